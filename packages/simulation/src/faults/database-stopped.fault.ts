import { test } from 'vitest';
import { playWithoutDatabase } from './play-without-database.ts';
import { startPostgres } from './services/own-postgres.ts';

test('nothing acknowledged is lost while PostgreSQL is stopped, and solo and daily go on', async () => {
  await using postgres = await startPostgres();
  await playWithoutDatabase({
    scenario: 'PostgreSQL stopped',
    databaseUrl: postgres.url,
    strike: () => postgres.stop('in order'),
    mend: postgres.start,
    awayMs: 3_000,
  });
});
