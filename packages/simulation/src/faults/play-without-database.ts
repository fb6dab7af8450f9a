import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { playUnder, untilUnready } from './evening-under-fault.ts';
import { playAlone, startAlone } from './play/alone.ts';
import { startGameServer } from './services/game-server.ts';

/** Longer than the time limit of a query. */
export const LATE_QUERY_MS = 12_000;

export type WithoutDatabase = Readonly<{
  scenario: string;
  databaseUrl: string;
  /** Makes the database unavailable. */
  strike: () => Promise<void> | void;
  mend: () => Promise<void> | void;
  awayMs: number;
}>;

/** Rooms wait for the database, and lose nothing. Players who play alone continue without it. */
export async function playWithoutDatabase(parts: WithoutDatabase): Promise<void> {
  const { scenario, databaseUrl, strike, mend, awayMs } = parts;
  const server = await startGameServer({ env: { DATABASE_URL: databaseUrl } });
  const alone = await startAlone(server);
  await playUnder({
    scenario,
    servers: [server],
    codes: ['UNAVAILABLE', 'SESSION_BUSY'],
    strike: async ({ recover }) => {
      await strike();
      await untilUnready(server);
      await playAlone(alone);
      await pause(awayMs);
      await playAlone(alone);
      await recover(async () => mend());
    },
  });
  expect(server.faults()).toEqual([]);
}
