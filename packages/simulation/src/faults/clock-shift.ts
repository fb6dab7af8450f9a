import { readFileSync } from 'node:fs';

// Loaded before a server. Its clock is the system's clock, shifted by the milliseconds in the file that CLOCK_SHIFT
// names. The file is read at SIGUSR2. Timers are not shifted, as when an administrator sets the clock.
const { CLOCK_SHIFT: file } = process.env;
if (file === undefined) throw new Error('CLOCK_SHIFT names no file');

const RealDate = Date;
const realNow = Date.now;
let shift = 0;

const now = () => realNow() + shift;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
});
RealDate.now = now;

process.on('SIGUSR2', () => {
  shift = Number(readFileSync(file, 'utf8'));
});
