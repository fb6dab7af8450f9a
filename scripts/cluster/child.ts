import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../run.ts';

/** A process of the cluster. */
export type Child = Readonly<{
  name: string;
  pid: number | undefined;
  isRunning: () => boolean;
  send: (signal: NodeJS.Signals) => void;
  /** Resolves when it has ended, to the reason: "exit code 1" or "SIGKILL". */
  ended: Promise<string>;
}>;

/** Starts a program and shows its output. */
export function startChild(
  name: string,
  command: readonly [program: string, ...args: string[]],
  env: NodeJS.ProcessEnv = {},
): Child {
  const [program, ...args] = command;
  // In its own process group, so that Ctrl-C reaches it only once, through this process.
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    detached: true,
  });
  return {
    name,
    pid: child.pid,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    send: (signal) => child.kill(signal),
    ended: once(child, 'exit').then(([code, signal]) => signal ?? `exit code ${code}`),
  };
}
