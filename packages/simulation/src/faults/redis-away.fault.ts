import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type OwnService, startPostgres, startRedis } from '../services/databases.ts';
import { startGameServer } from '../services/game-server.ts';
import { playUnder, SOME_GUESSES } from './evening-under-fault.ts';

/** Longer than a server waits for an answer from Redis before it connects again. */
const AWAY_MS = 8_000;

const FAULTS: readonly Readonly<{
  name: string;
  strike: (redis: OwnService) => Promise<void> | void;
  mend: (redis: OwnService) => Promise<void> | void;
}>[] = [
  { name: 'gone', strike: ({ end }) => end('SIGKILL'), mend: ({ start }) => start() },
  { name: 'frozen', strike: ({ freeze }) => freeze(), mend: ({ thaw }) => thaw() },
];

test.each(FAULTS)(
  'rooms on two servers go on and lose nothing while Redis is $name',
  async ({ name, strike, mend }) => {
    await using postgres = await startPostgres();
    await using redis = await startRedis();
    const env = {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      PUBLIC_URL: 'http://localhost:3000',
      TRUSTED_PROXIES: 'loopback',
    };
    const servers = [await startGameServer({ env }), await startGameServer({ env })];
    await playUnder({
      scenario: `Redis ${name}`,
      servers,
      codes: ['SESSION_BUSY'],
      strike: async ({ evening, recover }) => {
        await strike(redis);
        await recover(() => pause(0));
        await pause(AWAY_MS);
        await evening.goOn(SOME_GUESSES);
        await mend(redis);
      },
    });
    for (const server of servers) expect(server.faults()).toEqual([]);
  },
);
