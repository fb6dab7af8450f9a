import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = join(import.meta.dirname, '../../..');

export const SERVER_MAIN = join(ROOT, 'packages/server/src/main.js');

const READY_LINE = /"state":"ready".*"address":"([^"]+)"/;

export type GameServer = Readonly<{
  origin: string;
  pid: number;
  /** Milliseconds from the start of the process to its ready line. */
  readyAfter: number;
  /** The process's memory now, in MB of 1024 x 1024 bytes. */
  residentMegabytes: () => Promise<number>;
}> &
  /** Ends the process and removes what it stored. */
  AsyncDisposable;

/**
 * Starts an embedded server as a process on a free port, whatever the environment says beside `settings`. Throws if it ends before it is
 * ready.
 */
export async function startGameServer(
  main: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<GameServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'outoften-bench-'));
  const started = performance.now();
  const child = spawn(process.execPath, [main], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings },
  });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  for await (const line of createInterface(child.stdout)) {
    const origin = READY_LINE.exec(line)?.[1];
    if (origin === undefined) continue;
    const readyAfter = performance.now() - started;
    child.stdout.resume();
    return {
      origin,
      pid: child.pid ?? 0,
      readyAfter,
      residentMegabytes: () => readResident(origin),
      [Symbol.asyncDispose]: stop,
    };
  }
  await stop();
  throw new Error(`The server ended before it was ready: ${main}`);
}

/** Reads the memory from the server's own metrics, which works on every system. */
async function readResident(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1];
  if (bytes === undefined) throw new Error('The server’s metrics do not contain its memory');
  return Number(bytes) / 1024 / 1024;
}
