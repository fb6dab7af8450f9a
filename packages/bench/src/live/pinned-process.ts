import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** Server and load have one core each, so that neither takes time from the other. */
export const CORES = { server: 0, load: 1 } as const;

type Pinned = Readonly<{
  core: number;
  /** A file beside this one, and its arguments. */
  main: string;
  args?: readonly string[];
  /** Node's options. */
  options?: readonly string[] | undefined;
  env?: Readonly<Record<string, string>>;
}>;

/** Starts a Node process on one core, which can receive messages of this one. Throws without two cores. */
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
    // JSON has no infinite numbers.
    serialization: 'advanced',
    env: { PATH: process.env.PATH, ...env },
  });
}
