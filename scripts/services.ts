import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { PROCESS_TIMERS } from '../packages/server/src/platform/clock.ts';
import { hidePassword } from '../packages/server/src/platform/read-setting.ts';
import { openRedisRoomBus } from '../packages/server/src/rooms/live/bus/redis-room-bus.ts';

/** The services that tests and benchmarks run on. */
export const DATABASE_ADDRESS =
  process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';
export const REDIS_ADDRESS = process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379';

/** Throws with instructions if no PostgreSQL answers. */
export async function findPostgres(): Promise<void> {
  try {
    await withDatabase(async () => {});
  } catch (error) {
    throw new Error(`PostgreSQL does not answer at ${hidePassword(DATABASE_ADDRESS)} (${reason(error)}).
These tests run on a real PostgreSQL, 13 or newer. Either install one
(Debian and Ubuntu: apt-get install postgresql) and let it listen on 127.0.0.1:5432, or name
another by TEST_DATABASE_URL=postgres://user:password@host:5432/database. Its user must be
allowed to create databases: the tests make their own and drop them.`);
  }
}

/** Throws with instructions if no Redis answers. */
export async function findRedis(): Promise<void> {
  const onFault = (fault: unknown) => console.error(fault);
  try {
    const bus = await openRedisRoomBus({
      url: REDIS_ADDRESS,
      timers: PROCESS_TIMERS,
      onFault,
      tell: () => {},
    });
    await bus.close();
  } catch (error) {
    throw new Error(`Redis does not answer at ${hidePassword(REDIS_ADDRESS)} (${reason(error)}).
These tests carry live events between servers on a real Redis, 6 or newer. Either install one
(Debian and Ubuntu: apt-get install redis-server) and let it listen on 127.0.0.1:6379, or name
another by TEST_REDIS_URL=redis://user:password@host:6379. Nothing is stored there.`);
  }
}

export type OwnDatabase = Readonly<{ url: string }> & AsyncDisposable;

/** Makes an empty database. Disposing of it drops it and closes its connections. */
export async function createDatabase(): Promise<OwnDatabase> {
  const name = `outoften_test_${randomUUID().replaceAll('-', '')}`;
  await withDatabase((client) => client.query(`create database ${name}`));
  const url = new URL(DATABASE_ADDRESS);
  url.pathname = `/${name}`;
  const drop = () =>
    withDatabase(async (client) => {
      await client.query(`drop database ${name} with (force)`);
    });
  return { url: url.href, [Symbol.asyncDispose]: drop };
}

async function withDatabase<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: DATABASE_ADDRESS,
    connectionTimeoutMillis: 5_000,
  });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}
