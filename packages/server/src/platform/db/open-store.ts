import { resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { TellService } from '../outside/absence.ts';
import { ESCAPES, hidePassword, settingProblem } from '../read-setting.ts';
import { storeTroubleOf } from './health/store-trouble.ts';
import { migrate } from './migrations.ts';
import { openPostgres, type StoreListeners } from './postgres-store.ts';
import { openSqliteFile } from './sqlite-store.ts';
import { folderProblem, lockStoreFolder } from './store-folder.ts';
import type { Database } from './tables.ts';

export type StoreSettings = Readonly<{
  /** The folder of the embedded store's file, relative to the working directory. */
  dataDir: string;
  /** A PostgreSQL address; undefined for the embedded SQLite. */
  databaseUrl: string | undefined;
}>;

/**
 * Opens the store that the settings name and brings its tables up to date. Throws StartProblem if it can't be reached
 * or written.
 */
export async function openStore(
  settings: StoreSettings,
  listeners: StoreListeners = {},
): Promise<Kysely<Database>> {
  const { dataDir, databaseUrl } = settings;
  const db =
    databaseUrl === undefined
      ? openFile(dataDir, listeners)
      : await openServer(databaseUrl, listeners);
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    const wanted = `a store that this version can bring up to date is wanted (${reason(error)})`;
    throw settingProblem({ ...nameStore(settings), wanted }, error);
  }
}

function nameStore({ dataDir, databaseUrl }: StoreSettings) {
  return databaseUrl === undefined
    ? { name: 'DATA_DIR', given: dataDir }
    : { name: 'DATABASE_URL', given: hidePassword(databaseUrl) };
}

/**
 * Makes this process the only server on the folder of a SQLite store, until the returned function is called or the
 * process ends. Throws StartProblem if another server runs on it.
 */
export function claimStore({ dataDir, databaseUrl }: StoreSettings): () => void {
  if (databaseUrl !== undefined) return () => {};
  const release = useFolder(dataDir, lockStoreFolder);
  if (release) return release;
  const wanted =
    'another server runs on this folder; another folder is wanted, or DATABASE_URL and REDIS_URL for several servers';
  throw settingProblem({ name: 'DATA_DIR', given: dataDir, wanted });
}

function openFile(dataDir: string, listeners: StoreListeners): Kysely<Database> {
  return useFolder(dataDir, (folder) => openSqliteFile(folder, listeners));
}

function useFolder<T>(dataDir: string, use: (dataDir: string) => T): T {
  try {
    return use(dataDir);
  } catch (error) {
    const why = folderProblem(error) ?? reason(error);
    const wanted = `a folder that can be written is wanted (${why}: ${resolve(dataDir)})`;
    throw settingProblem({ name: 'DATA_DIR', given: dataDir, wanted }, error);
  }
}

async function openServer(url: string, listeners: StoreListeners): Promise<Kysely<Database>> {
  // A failure before the store is open ends the start, which prints its own line.
  let isOpen = false;
  const tell: TellService = (news) => isOpen && listeners.tell?.(news);
  const db = await openPostgres(url, { ...listeners, tell });
  try {
    await sql`select 1`.execute(db);
    isOpen = true;
    return db;
  } catch (error) {
    await db.destroy();
    const why = reason(error);
    const isUnknown = why === 'ENOTFOUND' || why === 'EAI_AGAIN';
    const hint = isUnknown && /:.*:.*@/.test(url) ? `; ${ESCAPES}` : '';
    const wanted = `a PostgreSQL that answers is wanted (${why})${hint}`;
    throw settingProblem({ name: 'DATABASE_URL', given: hidePassword(url), wanted }, error);
  }
}

/** Returns the system's code for the error, such as ECONNREFUSED, or else what it says. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (storeTroubleOf(error) === 'locked') return 'another program keeps the file locked';
  const { code } = error as NodeJS.ErrnoException;
  return code !== undefined && /^E[A-Z]+$/.test(code) ? code : firstLine(error.message);
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? text;
}
