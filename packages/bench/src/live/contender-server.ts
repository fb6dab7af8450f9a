import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Contender } from './contender.ts';
import { CORES, spawnPinned } from './pinned-process.ts';
import { readResidentMegabytes } from './process-time.ts';

const READY_LINE = /"state":"ready".*"address":"([^"]+)"/;

/** The time in which the system takes back memory that a process has freed. */
const GIVING_BACK_MS = 500;

export type ContenderServer = Readonly<{
  origin: string;
  pid: number;
  /** Its folder, removed when it ends. */
  dataDir: string;
  /** Its memory after a full collection, in MB. */
  residentMegabytes: () => Promise<number>;
}> &
  AsyncDisposable;

/** Starts a contender on its core. Throws if it ends before it is ready. */
export async function startContender(
  { main, env = {}, options }: Contender,
  { players, accounts }: Readonly<{ players: number; accounts: number }>,
): Promise<ContenderServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'outoften-bench-'));
  const told = { DATA_DIR: dataDir, PLAYERS: `${players}`, ACCOUNTS: `${accounts}` };
  const child = spawnPinned({
    core: CORES.server,
    main,
    options,
    env: { NODE_ENV: 'production', ...told, ...env },
  });
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
    stdout.resume();
    const residentMegabytes = async () => {
      const collected = once(child, 'message');
      child.kill('SIGUSR2');
      await collected;
      await wait(GIVING_BACK_MS);
      return readResidentMegabytes(pid);
    };
    return { origin, pid, dataDir, residentMegabytes, [Symbol.asyncDispose]: stop };
  }
  await stop();
  throw new Error(`The server ended before it was ready: ${main}`);
}
