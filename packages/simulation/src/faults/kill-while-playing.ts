import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { createChance } from '../chance.ts';
import { playUnder, SOME_GUESSES } from './evening-under-fault.ts';
import { startGameServer } from './services/game-server.ts';

/** `npm run ci` kills less often. */
export const KILLS = Number(process.env.FAULT_KILLS ?? 50);

const MOST_PLAY_MS = 400;

/** Kills the server and starts it again, {@link KILLS} times. Expects that nothing is lost and nothing fails. */
export async function killWhilePlaying(
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
