import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { GameServer } from '@outoften/simulation/src/services/game-server.ts';
import { startMeasuredServer } from '../measured-server.ts';
import { createLoad, type Load } from './load.ts';
import { type LobbiesParts, openOwnLobbies, openRawLobbies } from './lobbies.ts';

export type Contender = 'raw ws' | 'ours' | 'raw ws with commit';

/** Those that are compared directly are neighbours. */
export const CONTENDERS: readonly Contender[] = ['raw ws', 'ours', 'raw ws with commit'];

/** Gives the load the cores that servers do not have, so that it takes no time from them. Throws without two cores. */
export function leaveCoreToServers(): void {
  if (process.platform !== 'linux' || availableParallelism() < 2) {
    throw new Error('Live delivery is measured on Linux with two cores or more.');
  }
  const cores = `1-${availableParallelism() - 1}`;
  execFileSync('taskset', ['-acp', cores, String(process.pid)], { stdio: 'ignore' });
}

/** Starts a server on the first core. */
export function startContender(
  contender: Contender,
  { players, env = {} }: Readonly<{ players: number; env?: Readonly<Record<string, string>> }>,
): Promise<GameServer> {
  return startMeasuredServer({
    within: ['taskset', '-c', '0'],
    ...(contender !== 'ours' && { main: join(import.meta.dirname, 'raw-ws-server.ts') }),
    env: {
      PLAYERS: String(players),
      ...(contender === 'raw ws with commit' && { COMMIT: 'each' }),
      ...env,
    },
  });
}

/** Connects all members to servers that run. Disposing of it cuts them. */
export async function openLoad(
  contender: Contender,
  {
    shape,
    servers,
    sharedBy,
  }: Pick<LobbiesParts, 'shape' | 'sharedBy'> & Readonly<{ servers: readonly GameServer[] }>,
): Promise<Load & Disposable> {
  const parts = { shape, sharedBy, origins: servers.map(({ origin }) => origin) };
  const lobbies = await (contender === 'ours' ? openOwnLobbies(parts) : openRawLobbies(parts));
  const load = createLoad(lobbies, { players: shape.players, servers });
  return { ...load, [Symbol.dispose]: load.cut };
}
