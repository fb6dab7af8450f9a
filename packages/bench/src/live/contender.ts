import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type GameServer, readResidentMegabytes, startGameServer } from '../game-server.ts';
import { CORES, spawnPinned } from './pinned-process.ts';

export type ContenderName =
  | 'raw ws'
  | 'raw ws with commit'
  | 'Socket.IO'
  | 'Colyseus broadcast'
  | 'Colyseus 50 ms patches'
  | 'naive GraphQL'
  | 'ours';

export type Contender = Readonly<{
  name: ContenderName;
  /** The file that is the server's process. */
  main: string;
  env?: Readonly<Record<string, string>>;
  /** Node's options for its process. */
  options?: readonly string[];
  /** What it does not do. */
  lacks: string;
}>;

const NOTHING_BUT_MESSAGES = 'account, rules, store, redaction, late joiner';

export const OURS: Contender = {
  name: 'ours',
  main: 'own/own-server.ts',
  // As `npm start` has it.
  options: ['--max-semi-space-size=16'],
  lacks: '',
};

export const RAW: Contender = {
  name: 'raw ws',
  main: 'peers/raw-ws-server.ts',
  lacks: NOTHING_BUT_MESSAGES,
};

/** Those that are compared directly are neighbours. */
export const CONTENDERS: readonly Contender[] = [
  RAW,
  OURS,
  {
    ...RAW,
    name: 'raw ws with commit',
    env: { COMMIT: 'each' },
    lacks: 'account, rules, redaction, late joiner',
  },
  { name: 'Socket.IO', main: 'peers/socket-io-server.ts', lacks: NOTHING_BUT_MESSAGES },
  { name: 'Colyseus broadcast', main: 'peers/colyseus-server.ts', lacks: NOTHING_BUT_MESSAGES },
  {
    name: 'Colyseus 50 ms patches',
    main: 'peers/colyseus-server.ts',
    lacks: 'account, rules, store, redaction, each guess at once',
  },
  { name: 'naive GraphQL', main: 'peers/graphql-server.ts', lacks: NOTHING_BUT_MESSAGES },
];

/** The time in which the system takes back memory that a process has freed. */
const GIVING_BACK_MS = 500;

/** Starts a contender on its core. Throws if it ends before it is ready. */
export function startContender(
  { main, env = {}, options }: Contender,
  { players, accounts }: Readonly<{ players: number; accounts: number }>,
): Promise<GameServer> {
  const settings = { NODE_ENV: 'production', PLAYERS: `${players}`, ACCOUNTS: `${accounts}` };
  return startGameServer(join(import.meta.dirname, main), { ...settings, ...env }, (file, all) =>
    spawnPinned({ cores: CORES.server, file, options, env: all }),
  );
}

/** Returns the server's memory after a full collection, in MB. */
export async function readCollectedMegabytes({ child, pid }: GameServer): Promise<number> {
  const collected = once(child, 'message');
  child.kill('SIGUSR2');
  await collected;
  await wait(GIVING_BACK_MS);
  return readResidentMegabytes(pid);
}
