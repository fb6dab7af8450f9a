import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from '@outoften/server/src/platform/db/postgres-store.ts';
import { sql } from 'kysely';
import { freePort } from '../../../../../scripts/free-port.ts';
import { findProgram, isRoot } from '../../../../../scripts/programs.ts';
import { until } from '../play/until.ts';
import { makeFolder } from './own-folder.ts';
import { idsOf, type Program, startProgram } from './program.ts';

/** A PostgreSQL that tests may end, with an empty database. */
export type OwnPostgres = Readonly<{
  port: number;
  url: string;
  /** Resolves once it answers. */
  start: () => Promise<void>;
  /** Ends it like a crash, or like an administrator. */
  stop: (how: 'crash' | 'in order') => Promise<void>;
  freeze: () => void;
  thaw: () => void;
}> &
  AsyncDisposable;

/** PostgreSQL refuses to run as root. */
export const SERVICE_USER = isRoot() ? 'postgres' : undefined;

const DEBIAN = '/usr/lib/postgresql';

export async function startPostgres(): Promise<OwnPostgres> {
  const folder = makeFolder(SERVICE_USER);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  execFileSync(
    findPostgresProgram('initdb'),
    ['-D', folder.path, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8'],
    { stdio: 'ignore', ...(SERVICE_USER !== undefined && idsOf(SERVICE_USER)) },
  );
  let program: Program | undefined;
  const start = async () => {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'shared_buffers=32MB',
    ];
    program = startProgram({
      command: findPostgresProgram('postgres'),
      args: ['-D', folder.path, '-p', String(port), ...settings.flatMap((each) => ['-c', each])],
      user: SERVICE_USER,
    });
    await until(
      () => `PostgreSQL answers: ${program?.lines.join('\n')}`,
      () => answers(url),
    );
  };
  await start();
  return {
    port,
    url,
    start,
    stop: async (how) => program?.end(how === 'crash' ? 'SIGQUIT' : 'SIGINT'),
    freeze: () => program?.freeze(),
    thaw: () => program?.thaw(),
    [Symbol.asyncDispose]: async () => {
      if (program?.isRunning()) program.thaw();
      await program?.end('SIGQUIT');
      folder[Symbol.dispose]();
    },
  };
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
