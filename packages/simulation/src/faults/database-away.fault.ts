import { test } from 'vitest';
import { LATE_QUERY_MS, playWithoutDatabase } from './play-without-database.ts';
import { startPooler } from './services/own-pooler.ts';
import { startPostgres } from './services/own-postgres.ts';

test('nothing acknowledged is lost when PostgreSQL crashes, and solo and daily go on', async () => {
  await using postgres = await startPostgres();
  await playWithoutDatabase({
    scenario: 'PostgreSQL crashed',
    databaseUrl: postgres.url,
    strike: () => postgres.stop('crash'),
    mend: postgres.start,
    awayMs: LATE_QUERY_MS,
  });
});

test('nothing acknowledged is lost while PostgreSQL is frozen, and solo and daily go on', async () => {
  await using postgres = await startPostgres();
  await playWithoutDatabase({
    scenario: 'PostgreSQL frozen',
    databaseUrl: postgres.url,
    strike: postgres.freeze,
    mend: postgres.thaw,
    awayMs: LATE_QUERY_MS,
  });
});

test('nothing acknowledged is lost while PgBouncer is gone, and solo and daily go on', async () => {
  await using postgres = await startPostgres();
  await using pooler = await startPooler(postgres);
  await playWithoutDatabase({
    scenario: 'PgBouncer gone',
    databaseUrl: pooler.url,
    strike: pooler.kill,
    mend: pooler.start,
    awayMs: LATE_QUERY_MS,
  });
});
