import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createChance } from '../chance.ts';
import { startPostgres } from '../services/databases.ts';
import { startGameServer } from '../services/game-server.ts';
import { playUnder, SOME_GUESSES } from './evening-under-fault.ts';

/** `npm run ci` kills less often. */
const KILLS = Number(process.env.FAULT_KILLS ?? 50);

const MOST_PLAY_MS = 400;

test(`nothing acknowledged is lost when a server on SQLite is killed ${KILLS} times`, async () => {
  await killWhilePlaying('SIGKILL on SQLite', {});
});

test(`nothing acknowledged is lost when a server on PostgreSQL is killed ${KILLS} times`, async () => {
  await using postgres = await startPostgres();
  await killWhilePlaying('SIGKILL on PostgreSQL', { DATABASE_URL: postgres.url });
});

async function killWhilePlaying(
  scenario: string,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const server = await startGameServer({ env });
  const chance = createChance(7);
  await playUnder({
    scenario,
    servers: [server],
    codes: ['SESSION_BUSY'],
    figures: () => ({ kills: KILLS }),
    strike: async ({ evening, recover }) => {
      for (let kill = 1; kill <= KILLS; kill++) {
        await evening.goOn(SOME_GUESSES);
        // Random, so that it strikes at any moment of a commit, an answer or an event.
        await pause(chance.below(MOST_PLAY_MS));
        await recover(async () => {
          await server.kill();
          await server.start();
        });
      }
    },
  });
  expect(server.faults()).toEqual([]);
}
