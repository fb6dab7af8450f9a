import { resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { hidePassword } from '../read-setting.ts';
import { settingProblem } from '../start-problem.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres-store.ts';
import { openSqliteFile } from './sqlite-store.ts';
import type { Database } from './tables.ts';

export type StoreSettings = Readonly<{
  /** Where the embedded store keeps its file; relative to the working directory. */
  dataDir: string;
  /** A PostgreSQL address; undefined runs on the embedded SQLite. */
  databaseUrl: string | undefined;
}>;

/**
 * The store the settings name, up to date. Throws StartProblem if it can't be reached or written. `onFault` gets each
 * fault of a statement, of a connection or of the disk, which whoever asked gets too.
 */
export async function openStore(
  settings: StoreSettings,
  onConnectionLost: (error: Error) => void,
  onFault: (fault: unknown) => void = () => {},
): Promise<Kysely<Database>> {
  const { dataDir, databaseUrl } = settings;
  const db =
    databaseUrl === undefined
      ? openFile(dataDir, onFault)
      : await openServer(databaseUrl, { onConnectionLost, onFault });
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    const wanted = `a store that this version can bring up to date is wanted (${reason(error)})`;
    throw settingProblem({ ...nameStore(settings), wanted }, error);
  }
}

type PostgresEars = Readonly<{
  onConnectionLost: (error: Error) => void;
  onFault: (fault: unknown) => void;
}>;

function nameStore({ dataDir, databaseUrl }: StoreSettings) {
  return databaseUrl === undefined
    ? { name: 'DATA_DIR', given: dataDir }
    : { name: 'DATABASE_URL', given: hidePassword(databaseUrl) };
}

function openFile(dataDir: string, onFault: (fault: unknown) => void): Kysely<Database> {
  try {
    return openSqliteFile(dataDir, onFault);
  } catch (error) {
    const wanted = `a folder that can be written is wanted (${reason(error)}: ${resolve(dataDir)})`;
    throw settingProblem({ name: 'DATA_DIR', given: dataDir, wanted }, error);
  }
}

async function openServer(
  url: string,
  { onConnectionLost, onFault }: PostgresEars,
): Promise<Kysely<Database>> {
  const db = await openPostgres(url, onConnectionLost, onFault);
  try {
    await sql`select 1`.execute(db);
    return db;
  } catch (error) {
    await db.destroy();
    const wanted = `a PostgreSQL that answers is wanted (${reason(error)})`;
    throw settingProblem({ name: 'DATABASE_URL', given: hidePassword(url), wanted }, error);
  }
}

/** The system's short word for what failed, such as ECONNREFUSED, or else the store's own words. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as NodeJS.ErrnoException;
  return code !== undefined && /^E[A-Z]+$/.test(code) ? code : firstLine(error.message);
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? text;
}
