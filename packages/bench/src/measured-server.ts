import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type GameServer,
  type ServerOptions,
  startGameServer,
} from '@outoften/simulation/src/services/game-server.ts';
import { until } from '@outoften/simulation/src/until.ts';

/** Starts a server that {@link settleProcess} can settle. It believes this machine's `X-Forwarded-For`. */
export function startMeasuredServer({ env, node = [], ...options }: ServerOptions = {}) {
  const measured = ['--expose-gc', '--import', join(import.meta.dirname, 'measured-process.ts')];
  return startGameServer({
    ...options,
    node: [...node, ...measured],
    env: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error', ...env },
  });
}

/** Lets a measured server collect its garbage, and write which functions it called. */
export async function settleProcess({ send, lines }: GameServer): Promise<void> {
  const count = () => lines().filter((line) => line === 'measured').length;
  const before = count();
  send('SIGUSR2');
  await until(
    () => 'the server has settled',
    () => count() > before,
  );
}

/** The time in which the system takes back memory that a process has freed. */
const GIVING_BACK_MS = 500;

/** Returns the server's memory after a full collection, in MB. */
export async function readCollectedMegabytes(server: GameServer): Promise<number> {
  await settleProcess(server);
  await wait(GIVING_BACK_MS);
  return readResidentMegabytes(server.pid());
}

/** A process's memory, in MB of 1024 x 1024 bytes. @see proc_pid_status(5) */
export function readResidentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  if (kilobytes === undefined) throw new Error(`No process ${pid}`);
  return Number(kilobytes) / 1024;
}

/**
 * Returns the seconds of processor time of all threads of a process so far, with the system's work for them. It counts
 * nanoseconds, which a single request needs. @see Linux, sched-stats, `/proc/<pid>/schedstat`
 */
export function readProcessSeconds(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(tasks).map((task) =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e9;
}

/** On Linux, `getconf CLK_TCK` prints it. */
const TICKS_A_SECOND = 100;

/** Returns the seconds of processor time of all cores so far, for all processes. @see proc_stat(5) */
export function readBusySeconds(): number {
  const [, ...fields] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/\s+/) ?? [];
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, later = 0, stolen = 0] =
    fields.map(Number);
  return (user + nice + system + interrupts + later + stolen) / TICKS_A_SECOND;
}
