import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** The server has one core for itself and the load the other, so that neither takes time from the other. */
export const CORES = { server: 0, load: 1 } as const;

type Pinned = Readonly<{
  core: number;
  /** A file beside this one, and what it is to be told. */
  main: string;
  args?: readonly string[];
  /** Of Node. */
  options?: readonly string[] | undefined;
  env?: Readonly<Record<string, string>>;
}>;

/** A process of Node that runs on one core alone and hears messages of this one. Throws where there are no two cores. */
export function spawnPinned({
  core,
  main,
  args = [],
  options = [],
  env = {},
}: Pinned): ChildProcess {
  if (process.platform !== 'linux' || availableParallelism() < 2) {
    throw new Error('Live delivery is measured on Linux with two cores or more.');
  }
  const fileOf = (name: string) => join(import.meta.dirname, name);
  const imports = ['collect-on-signal.ts', 'end-with-parent.ts'].map(fileOf);
  const measured = ['--expose-gc', ...imports.flatMap((file) => ['--import', file])];
  const command = [process.execPath, ...options, ...measured, fileOf(main), ...args];
  return spawn('taskset', ['-c', `${core}`, ...command], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // JSON knows no infinite time.
    serialization: 'advanced',
    env: { PATH: process.env.PATH, ...env },
  });
}
