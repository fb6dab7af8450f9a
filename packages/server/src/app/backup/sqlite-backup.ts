import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { STORE_FILE } from '../../platform/db/sqlite-store.ts';
import { folderProblem, makeStoreFolder } from '../../platform/db/store-folder.ts';
import { BackupProblem, type StoreBackup } from './backup-problem.ts';

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
