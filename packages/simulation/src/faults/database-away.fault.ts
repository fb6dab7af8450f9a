import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { playUnder, untilUnready } from './evening-under-fault.ts';
import { playAlone, startAlone } from './play/alone.ts';
import { startGameServer } from './services/game-server.ts';
import { type OwnPostgres, startPostgres } from './services/own-postgres.ts';

/** Longer than a query waits before it is given up. */
const AWAY_MS = 12_000;

const FAULTS: readonly Readonly<{
  name: string;
  strike: (postgres: OwnPostgres) => Promise<void> | void;
  mend: (postgres: OwnPostgres) => Promise<void> | void;
}>[] = [
  {
    name: 'stopped in order',
    strike: ({ stop }) => stop('in order'),
    mend: ({ start }) => start(),
  },
  { name: 'crashed', strike: ({ stop }) => stop('crash'), mend: ({ start }) => start() },
  { name: 'frozen', strike: ({ freeze }) => freeze(), mend: ({ thaw }) => thaw() },
];

test.each(FAULTS)(
  'nothing acknowledged is lost while PostgreSQL is $name, and solo and daily go on',
  async ({ name, strike, mend }) => {
    await using postgres = await startPostgres();
    const server = await startGameServer({ env: { DATABASE_URL: postgres.url } });
    const alone = await startAlone(server);
    await playUnder({
      scenario: `PostgreSQL ${name}`,
      servers: [server],
      codes: ['UNAVAILABLE', 'SESSION_BUSY'],
      strike: async ({ recover }) => {
        await strike(postgres);
        await untilUnready(server);
        await playAlone(alone);
        await pause(AWAY_MS);
        await playAlone(alone);
        await recover(async () => mend(postgres));
      },
    });
    expect(server.faults()).toEqual([]);
  },
);
