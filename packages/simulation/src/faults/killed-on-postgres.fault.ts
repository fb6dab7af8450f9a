import { test } from 'vitest';
import { KILLS, killWhilePlaying } from './kill-while-playing.ts';
import { startPostgres } from './services/own-postgres.ts';

test(`nothing acknowledged is lost when a server on PostgreSQL is killed ${KILLS} times`, async () => {
  await using postgres = await startPostgres();
  await killWhilePlaying('SIGKILL on PostgreSQL', { DATABASE_URL: postgres.url });
});
