import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { STORE_FILE } from '../../platform/db/sqlite-store.ts';
import { folderProblem, makeStoreFolder } from '../../platform/db/store-folder.ts';
import type { Database } from '../../platform/db/tables.ts';
import { findStoredAnswer } from '../../platform/outside/stored-answers.ts';
import { hidePassword } from '../../platform/read-setting.ts';

/** Why a backup or a restore is not possible, in one line: what is wrong, and what to do. */
export class BackupProblem extends Error {
  readonly code = 'BACKUP_PROBLEM';
}

/** Backs up a store and restores it. Both throw {@link BackupProblem}, and then nothing has changed. */
export type StoreBackup = Readonly<{
  /** The store's name in messages. */
  name: string;
  /** Copies the store into a new file while servers use it. */
  backUp: (file: string) => Promise<void>;
  /** Runs a statement on the store while servers use it. */
  execute: (statement: string) => Promise<void>;
  /**
   * Replaces the content of the store with that of a backup. No server may be using the store. `replace` allows that
   * the store is not empty.
   */
  restore: (file: string, options: Readonly<{ replace: boolean }>) => Promise<void>;
}>;

const QUESTION = 'last backup';

/** Returns the statement that saves the time of a backup, for both kinds of stores. */
export function noteBackup(now: number): string {
  return `insert into stored_answer (question, answer, fetched_at) values ('${QUESTION}', '""', ${now})
    on conflict (question) do update set fetched_at = excluded.fetched_at`;
}

/** Returns when the last backup was made, in milliseconds since 1970; 0 if none was in the last 30 days. */
export async function findLastBackup(db: Kysely<Database>): Promise<number> {
  return (await findStoredAnswer(db, QUESTION))?.fetchedAt ?? 0;
}

/**
 * Writes the rows into a new file. A copy of the pages would contain deleted data, from versions that did not overwrite
 * it.
 */
export function sqliteBackup(dataDir: string): StoreBackup {
  const path = join(dataDir, STORE_FILE);
  const name = resolve(path);
  return {
    name,
    backUp: async (file) => {
      if (!existsSync(path)) throw new BackupProblem(`There is no store at ${name}.`);
      const source = new DatabaseSync(path, { readOnly: true });
      try {
        source.prepare('vacuum into ?').run(file);
      } catch (error) {
        const { message } = error as Error;
        throw new BackupProblem(`${file} can't be written (${message}).`, { cause: error });
      } finally {
        source.close();
      }
      await bringToDisk(file);
      checkStore(file);
    },
    execute: async (statement) => {
      const store = new DatabaseSync(path, { timeout: 5_000 });
      try {
        store.exec(statement);
      } finally {
        store.close();
      }
    },
    restore: async (file, { replace }) => {
      checkStore(file);
      if (existsSync(path)) {
        if (!replace)
          throw new BackupProblem(
            `There is a store at ${name} already. Add --replace to put the backup in its place.`,
          );
        checkUnused(path);
      }
      makeFolder(dataDir);
      const copy = `${path}.restoring`;
      copyFileSync(file, copy);
      checkStore(copy);
      // A leftover log belongs to the replaced store.
      for (const log of ['-wal', '-shm']) rmSync(`${path}${log}`, { force: true });
      renameSync(copy, path);
    },
  };
}

/** Throws BackupProblem if the folder can't be made or written. */
function makeFolder(dataDir: string): void {
  try {
    makeStoreFolder(dataDir);
  } catch (error) {
    const reason = folderProblem(error) ?? String(error);
    throw new BackupProblem(`${resolve(dataDir)} can’t be written (${reason}).`, { cause: error });
  }
}

/** SQLite leaves this to the system when it writes into a new file. */
async function bringToDisk(file: string): Promise<void> {
  await using handle = await open(file, 'r+');
  await handle.sync();
}

/** Takes the store out of log mode, so that one file is the whole store. */
function makeOneFile(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    copy.exec('pragma journal_mode = delete');
  } finally {
    copy.close();
  }
}

/** Throws BackupProblem unless the file is a whole store of this game. */
function checkStore(file: string): void {
  const problem = findProblem(file);
  if (problem !== undefined)
    throw new BackupProblem(`${file} is no backup of an embedded store: ${problem}.`);
}

function findProblem(file: string): string | undefined {
  if (!existsSync(file)) return 'there is no such file';
  let store: DatabaseSync | undefined;
  try {
    store = new DatabaseSync(file, { readOnly: true });
    const check = store.prepare('pragma integrity_check').get();
    if (check?.integrity_check !== 'ok') return String(check?.integrity_check);
    const tables =
      "select count(*) as found from sqlite_master where name in ('kysely_migration', 'room')";
    return store.prepare(tables).get()?.found === 2 ? undefined : 'it has other tables';
  } catch (error) {
    return (error as Error).message;
  } finally {
    store?.close();
  }
}

/** Throws BackupProblem while another process has the store open: SQLite deletes its log only for the last one. */
function checkUnused(path: string): void {
  try {
    makeOneFile(path);
  } catch (error) {
    const { message } = error as Error;
    throw new BackupProblem(
      message === 'database is locked'
        ? `A server is running on ${path}. Stop it first.`
        : `The store at ${path} can't be read (${message}). Move it away first.`,
      { cause: error },
    );
  }
}

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
