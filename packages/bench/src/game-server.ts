import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '../../..');

export const SERVER_MAIN = join(ROOT, 'packages/server/src/main.js');

const READY_LINE = /"state":"ready".*"address":"([^"]+)"/;

export type GameServer = Readonly<{
  origin: string;
  child: ChildProcess;
  pid: number;
  /** Its folder, removed when it ends. */
  dataDir: string;
  /** Milliseconds from the start of the process to its ready line. */
  readyAfter: number;
}> &
  AsyncDisposable;

/** Starts Node with a file and environment. Its standard output is a pipe. */
export type StartNode = (main: string, env: NodeJS.ProcessEnv) => ChildProcess;

const startNode: StartNode = (main, env) =>
  spawn(process.execPath, [main], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'], env });

/**
 * Starts an embedded server as a process on a free port, whatever the environment says beside `settings`. Throws if it
 * ends before it is ready.
 */
export async function startGameServer(
  main: string,
  settings: Readonly<Record<string, string>> = {},
  start = startNode,
): Promise<GameServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'outoften-bench-'));
  const started = performance.now();
  const fixed = { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const child = start(main, { ...fixed, ...settings });
  const { stdout, pid } = child;
  if (stdout === null || pid === undefined) throw new Error(`No process runs ${main}`);
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for await (const line of createInterface(stdout)) {
    const origin = READY_LINE.exec(line)?.[1];
    if (origin === undefined) continue;
    const readyAfter = performance.now() - started;
    stdout.resume();
    return { origin, child, pid, dataDir, readyAfter, [Symbol.asyncDispose]: stop };
  }
  await stop();
  throw new Error(`The server ended before it was ready: ${main}`);
}

/** A process's memory, in MB of 1024 x 1024 bytes. @see proc_pid_status(5) */
export function readResidentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  if (kilobytes === undefined) throw new Error(`No process ${pid}`);
  return Number(kilobytes) / 1024;
}
