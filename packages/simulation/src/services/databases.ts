import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { openPostgres } from '@outoften/server/src/platform/db/postgres-store.ts';
import { sql } from 'kysely';
import { freePort } from '../../../../scripts/free-port.ts';
import { findProgram, isRoot } from '../../../../scripts/programs.ts';
import { until } from '../until.ts';
import { type Command, idsOf, makeFolder, type Program, startProgram } from './program.ts';

/** PostgreSQL refuses to run as root. */
const SERVICE_USER = isRoot() ? 'postgres' : undefined;

const DEBIAN = '/usr/lib/postgresql';

/** A service that tests may end or freeze. */
export type OwnService = Awaited<ReturnType<typeof runService>>;

/** Starts a service in a folder, which is removed with it. Resolves once it answers. */
async function runService(
  folder: ReturnType<typeof makeFolder>,
  {
    url,
    isThere,
    ...command
  }: Command & Readonly<{ url: string; isThere: () => Promise<boolean> }>,
) {
  let program: Program;
  const start = async () => {
    program = startProgram(command);
    await until(() => `${command.command} answers: ${program.lines.join('\n')}`, isThere);
  };
  await start();
  return {
    url,
    start,
    end: (signal: NodeJS.Signals) => program.end(signal),
    freeze: () => program.freeze(),
    thaw: () => program.thaw(),
    [Symbol.asyncDispose]: async () => {
      if (program.isRunning()) program.thaw();
      await program.end('SIGQUIT');
      folder[Symbol.dispose]();
    },
  };
}

/** Starts a PostgreSQL with an empty database. */
export async function startPostgres(): Promise<OwnService> {
  const folder = makeFolder(SERVICE_USER);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  execFileSync(
    findPostgresProgram('initdb'),
    ['-D', folder.path, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8'],
    { stdio: 'ignore', ...(SERVICE_USER !== undefined && idsOf(SERVICE_USER)) },
  );
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'shared_buffers=32MB',
  ];
  return runService(folder, {
    command: findPostgresProgram('postgres'),
    args: ['-D', folder.path, '-p', String(port), ...settings.flatMap((each) => ['-c', each])],
    user: SERVICE_USER,
    url,
    isThere: () => answers(url),
  });
}

async function answers(url: string): Promise<boolean> {
  const db = await openPostgres(url);
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  } finally {
    await db.destroy();
  }
}

/** Debian installs it outside the path, in a folder for each version. */
function findPostgresProgram(name: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const [newest] = versions.sort((one, other) => Number(other) - Number(one));
  const found = findProgram(name) ?? (newest && join(DEBIAN, newest, 'bin', name));
  if (found !== undefined) return found;
  throw new Error(`This needs ${name} (Debian and Ubuntu: apt-get install postgresql).`);
}

/** Starts a PgBouncer in front of a PostgreSQL. */
export async function startPooler(behind: OwnService): Promise<OwnService> {
  const folder = makeFolder(SERVICE_USER);
  const port = await freePort();
  const config = join(folder.path, 'pgbouncer.ini');
  writeFileSync(
    config,
    `[databases]
postgres = host=127.0.0.1 port=${new URL(behind.url).port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = session
max_client_conn = 100
default_pool_size = 20
`,
  );
  return runService(folder, {
    command: findProgram('pgbouncer') ?? 'pgbouncer',
    args: [config],
    user: SERVICE_USER,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    isThere: () => listensAt(port),
  });
}

/** Starts a Redis, which stores nothing on the disk. */
export async function startRedis(): Promise<OwnService> {
  const folder = makeFolder();
  const port = await freePort();
  return runService(folder, {
    command: findProgram('redis-server') ?? 'redis-server',
    args: ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder.path],
    url: `redis://127.0.0.1:${port}`,
    isThere: () => listensAt(port),
  });
}

async function listensAt(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
