import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { openRedisRoomBus } from '../packages/server/src/live/bus/redis-room-bus.ts';
import { hidePassword } from '../packages/server/src/read-setting.ts';
import { PROCESS_TIMERS } from '../packages/server/src/sessions/clock/timers.ts';
import { printFailures, vitestFailures } from './failures.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const ADDRESS = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';
const REDIS_ADDRESS = process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379';

type Count = Readonly<{ passed: number; failed: number; failures: readonly string[] }>;

await findRedis();
const admin = await connect();
const name = `outoften_services_${randomUUID().replaceAll('-', '')}`;
await admin.query(`create database ${name}`);
let count: Count = { passed: 0, failed: 1, failures: [] };
try {
  count = runSuite(withDatabase(name));
} finally {
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
}
printFailures(count.failures);
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed === 0 && count.passed > 0 ? 0 : 1;

/** Ends the run with instructions if there is no PostgreSQL to test on. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: ADDRESS, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return client;
  } catch (error) {
    console.error(`PostgreSQL does not answer at ${hidePassword(ADDRESS)} (${reason(error)}).
These tests run the server's suite on a real PostgreSQL, 13 or newer. Either install one
(Debian and Ubuntu: apt-get install postgresql) and let it listen on 127.0.0.1:5432, or name
another by TEST_DATABASE_URL=postgres://user:password@host:5432/database. Its user must be
allowed to create databases: the tests make their own and drop them.
0 passed, 1 failed`);
    process.exit(1);
  }
}

/** Ends the run with instructions if there is no Redis to test on. */
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
    console.error(`Redis does not answer at ${hidePassword(REDIS_ADDRESS)} (${reason(error)}).
These tests carry live events between servers on a real Redis, 6 or newer. Either install one
(Debian and Ubuntu: apt-get install redis-server) and let it listen on 127.0.0.1:6379, or name
another by TEST_REDIS_URL=redis://user:password@host:6379. Nothing is stored there.
0 passed, 1 failed`);
    process.exit(1);
  }
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}

function withDatabase(database: string): string {
  const address = new URL(ADDRESS);
  address.pathname = `/${database}`;
  return address.href;
}

/** The server's whole suite, on SQLite, on the PostgreSQL at the address, and on the Redis. */
function runSuite(address: string): Count {
  const folder = mkdtempSync(join(tmpdir(), 'outoften-services-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync(process.execPath, [VITEST, 'run', 'packages/server', ...reporters], {
    cwd: ROOT,
    env: { ...process.env, TEST_DATABASE_URL: address, TEST_REDIS_URL: REDIS_ADDRESS },
    stdio: 'inherit',
  });
  try {
    const { passed, failed, failures } = readCount(report);
    // A file that can't be loaded or a stray error fails the run without failing a test.
    return { passed, failed: Math.max(failed, status === 0 ? 0 : 1), failures };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readCount(path: string): Count {
  const report = JSON.parse(readFileSync(path, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: vitestFailures(report),
  };
}
