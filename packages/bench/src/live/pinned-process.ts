import { type ChildProcess, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** The server has a core of its own, so that the load takes no time from it. */
export const CORES = { server: '0', load: `1-${availableParallelism() - 1}` } as const;

type Pinned = Readonly<{
  cores: string;
  file: string;
  args?: readonly string[];
  /** Node's options. */
  options?: readonly string[] | undefined;
  env?: NodeJS.ProcessEnv;
}>;

/** Starts a Node process on some cores, which can receive messages of this one. Throws without two cores. */
export function spawnPinned({ cores, file, args = [], options = [], env }: Pinned): ChildProcess {
  if (process.platform !== 'linux' || availableParallelism() < 2) {
    throw new Error('Live delivery is measured on Linux with two cores or more.');
  }
  const measured = ['--expose-gc', '--import', join(import.meta.dirname, 'measured-process.ts')];
  const command = [process.execPath, ...options, ...measured, file, ...args];
  return spawn('taskset', ['-c', cores, ...command], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // JSON has no infinite numbers.
    serialization: 'advanced',
    env: env ?? { PATH: process.env.PATH },
  });
}
