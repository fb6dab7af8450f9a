import { randomUUID } from 'node:crypto';

/**
 * Names the databases of this run in TEST_RUN, and returns a function that drops them afterwards. Test files of one
 * process share databases, so no file can drop them. Does nothing without TEST_DATABASE_URL.
 */
export function setup(): (() => Promise<void>) | undefined {
  const { TEST_DATABASE_URL: url = '' } = process.env;
  if (url === '') return undefined;
  const run = `outoften_test_${randomUUID().slice(0, 8)}_`;
  process.env.TEST_RUN = run;
  return () => dropDatabases(url, run);
}

async function dropDatabases(url: string, run: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      'select datname from pg_database where starts_with(datname, $1)',
      [run],
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  } finally {
    await client.end();
  }
}
