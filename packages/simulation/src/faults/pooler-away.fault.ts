import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { playUnder, untilUnready } from './evening-under-fault.ts';
import { playAlone, startAlone } from './play/alone.ts';
import { startGameServer } from './services/game-server.ts';
import { startPooler } from './services/own-pooler.ts';
import { startPostgres } from './services/own-postgres.ts';

/** Longer than a connection waits to be made. */
const AWAY_MS = 6_000;

test('nothing acknowledged is lost while PgBouncer is gone', async () => {
  await using postgres = await startPostgres();
  await using pooler = await startPooler(postgres);
  const server = await startGameServer({ env: { DATABASE_URL: pooler.url } });
  const alone = await startAlone(server);
  await playUnder({
    scenario: 'PgBouncer gone',
    servers: [server],
    codes: ['UNAVAILABLE', 'SESSION_BUSY'],
    strike: async ({ recover }) => {
      await pooler.kill();
      await untilUnready(server);
      await playAlone(alone);
      await pause(AWAY_MS);
      await recover(pooler.start);
    },
  });
  expect(server.faults()).toEqual([]);
});
