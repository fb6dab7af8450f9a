import type { ContenderName } from './contender.ts';
import { createLoad, type LoadParts, type Step, type StepResult } from './load.ts';
import { openWire } from './wires/open-wire.ts';

// A part of the load as a separate process: it connects, reports that, and then does one thing after another on
// request.
export type LoadOrder = Omit<LoadParts, 'wire'> &
  Readonly<{
    name: ContenderName;
    /** The first server's folder. */
    dataDir: string;
  }>;

export type LoadRequest = Readonly<{ type: 'begin' } | { type: 'run'; step: Step; rate: number }>;

export type LoadAnswer = StepResult | 'done';

const { name, dataDir, ...parts } = JSON.parse(process.argv[2] ?? '') as LoadOrder;
const { shape, origins, part } = parts;
const wire = await openWire(name, { origin: origins[0] ?? '', shape, part, dataDir });
const load = createLoad({ wire, ...parts });
await load.comeIn();
answer('done');
process.on('message', async (request: LoadRequest) => {
  if (request.type === 'run') return answer(await load.run(request.step, request.rate));
  await wire.begin?.();
  answer('done');
});

function answer(message: LoadAnswer): void {
  process.send?.(message);
}
