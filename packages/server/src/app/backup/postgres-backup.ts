import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { hidePassword } from '../../platform/read-setting.ts';
import { BackupProblem, type StoreBackup } from './backup-problem.ts';

const PACKAGE_HINT =
  'install PostgreSQL’s client programs (Debian and Ubuntu: apt-get install postgresql-client)';

/** Every store of the game has this table, so the backup's list names it. */
const GAMES_OWN = / TABLE DATA public kysely_migration /;

/** Uses PostgreSQL's own programs, which must be installed. */
export function postgresBackup(url: string): StoreBackup {
  const name = hidePassword(url);
  return {
    name,
    backUp: async (file) => {
      const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`];
      await runProgram('pg_dump', { args, url });
      if (!(await isBackup(file))) throw new BackupProblem(`There is no store at ${name}.`);
    },
    execute: async (statement) => {
      await runProgram('psql', { args: ['--no-psqlrc', '--quiet', `--command=${statement}`], url });
    },
    restore: async (file, { replace }) => {
      await checkBackup(file);
      const tables = await findTables(url);
      if (tables.length > 0 && !replace) {
        throw new BackupProblem(
          `There is a store at ${name} already. Add --replace to put the backup in its place.`,
        );
      }
      await replaceTables({ file, url, tables });
    },
  };
}

/** Returns the tables in the database. Throws BackupProblem if a server is connected to it. */
async function findTables(url: string): Promise<readonly string[]> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const others = await client.query(
      `select count(*)::int as count from pg_stat_activity where datname = current_database()
        and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    const { count } = others.rows[0];
    if (count > 0) {
      throw new BackupProblem(
        `${count} connections to ${hidePassword(url)} are open. Stop all servers first.`,
      );
    }
    const tables = await client.query(
      "select format('%I', tablename) as name from pg_tables where schemaname = 'public'",
    );
    return tables.rows.map((row) => row.name);
  } catch (error) {
    if (error instanceof BackupProblem) throw error;
    throw new BackupProblem(`${hidePassword(url)} does not answer (${(error as Error).message}).`, {
      cause: error,
    });
  } finally {
    await client.end();
  }
}

type Replacement = Readonly<{ file: string; url: string; tables: readonly string[] }>;

/** Runs in one transaction, so that a backup that cannot be restored changes nothing. */
async function replaceTables({ file, url, tables }: Replacement): Promise<void> {
  const drop = tables.length > 0 ? [`--command=drop table ${tables.join(', ')} cascade`] : [];
  const psql = startProgram('psql', {
    args: [
      '--no-psqlrc',
      '--quiet',
      '--output=/dev/null',
      '--single-transaction',
      '--set=ON_ERROR_STOP=1',
      ...drop,
      '--file=-',
    ],
    url,
  });
  const script = startProgram('pg_restore', {
    args: ['--no-owner', '--no-privileges', '--file=-', file],
  });
  // If psql fails, the pipe breaks as well. psql's own message says why.
  const piping = pipeline(script.stdout, psql.stdin).catch(() => {});
  await Promise.all([finish(psql, 'psql'), finish(script, 'pg_restore'), piping]);
}

/** Throws BackupProblem unless the file is a dump of a store of this game. */
async function checkBackup(file: string): Promise<void> {
  if (!existsSync(file)) throw new BackupProblem(`${file} is no backup: there is no such file.`);
  if (!(await isBackup(file))) throw new BackupProblem(`${file} is no backup of this game.`);
}

async function isBackup(file: string): Promise<boolean> {
  return GAMES_OWN.test(await runProgram('pg_restore', { args: ['--list', file] }));
}

type Call = Readonly<{ args: readonly string[]; url?: string }>;

/** Resolves to the program's output. Throws BackupProblem with the program's error message. */
function runProgram(program: string, call: Call): Promise<string> {
  const child = startProgram(program, call);
  child.stdin.end();
  return finish(child, program);
}

function startProgram(program: string, { args, url }: Call): ChildProcessWithoutNullStreams {
  // The password goes through the environment, because all users of a machine can see programs' arguments.
  const address = url === undefined ? undefined : new URL(url);
  const { password = '' } = address ?? {};
  if (address) address.password = '';
  return spawn(program, [...args, ...(address ? [`--dbname=${address.href}`] : [])], {
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: decodeURIComponent(password) }) },
  });
}

async function finish(child: ChildProcessWithoutNullStreams, program: string): Promise<string> {
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  try {
    const [code] = await once(child, 'exit');
    const [out, complaint] = await printed;
    if (code === 0) return out;
    throw new BackupProblem(`${program} failed: ${complaint.trim()}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new BackupProblem(`${program} is missing: ${PACKAGE_HINT}.`, { cause: error });
  }
}
