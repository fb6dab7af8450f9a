import { join } from 'node:path';
import pg from 'pg';
import { hidePassword } from '../packages/server/src/platform/read-setting.ts';
import { PROCESS_TIMERS } from '../packages/server/src/platform/timers.ts';
import { openRedisRoomBus } from '../packages/server/src/rooms/live/bus/redis-room-bus.ts';
import { LEAST_CHECKS } from './checks/least-checks.ts';
import { brokenStep, type StepResult } from './checks/step.ts';
import { concludeWith, writeSteps } from './checks/summary.ts';
import { vitestStep } from './checks/vitest-step.ts';
import { ROOT } from './run.ts';
import { findServiceReaders } from './service-readers.ts';
import { takeTemporaryFolder } from './temporary-folder.ts';

const ADDRESS = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';
const REDIS_ADDRESS = process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379';

takeTemporaryFolder();
const steps = [await servicesStep().catch((error) => brokenStep('services', error))];
writeSteps('services', steps);
concludeWith(steps);

/**
 * The tests that can run differently on PostgreSQL or Redis: those that import what reads their addresses. Throws with
 * instructions if there are none of these services.
 */
async function servicesStep(): Promise<StepResult> {
  await findRedis();
  await findPostgres();
  return vitestStep({
    step: 'services',
    command: 'related',
    args: ['--run', ...findServiceReaders(join(ROOT, 'packages'))],
    env: { TEST_DATABASE_URL: ADDRESS, TEST_REDIS_URL: REDIS_ADDRESS },
    least: LEAST_CHECKS.services,
    limitMinutes: 15,
  });
}

/** Throws with instructions if there is no PostgreSQL to test on. */
async function findPostgres(): Promise<void> {
  const client = new pg.Client({ connectionString: ADDRESS, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    throw new Error(`PostgreSQL does not answer at ${hidePassword(ADDRESS)} (${reason(error)}).
These tests run on a real PostgreSQL, 13 or newer. Either install one
(Debian and Ubuntu: apt-get install postgresql) and let it listen on 127.0.0.1:5432, or name
another by TEST_DATABASE_URL=postgres://user:password@host:5432/database. Its user must be
allowed to create databases: the tests make their own and drop them.`);
  }
}

/** Throws with instructions if there is no Redis to test on. */
async function findRedis(): Promise<void> {
  const onFault = (fault: unknown) => console.error(fault);
  try {
    const onBack = () => {};
    const bus = await openRedisRoomBus({
      url: REDIS_ADDRESS,
      timers: PROCESS_TIMERS,
      onFault,
      onBack,
    });
    await bus.close();
  } catch (error) {
    throw new Error(`Redis does not answer at ${hidePassword(REDIS_ADDRESS)} (${reason(error)}).
These tests carry live events between servers on a real Redis, 6 or newer. Either install one
(Debian and Ubuntu: apt-get install redis-server) and let it listen on 127.0.0.1:6379, or name
another by TEST_REDIS_URL=redis://user:password@host:6379. Nothing is stored there.`);
  }
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}
