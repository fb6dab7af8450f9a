import { join } from 'node:path';
import {
  DatabaseSync,
  type SQLInputValue,
  type SQLOutputValue,
  type StatementSync,
} from 'node:sqlite';
import { Kysely, type SqliteStatement, sql } from 'kysely';
import { createRecentMap } from '../recent-map.ts';
import { type QueuedSqliteDatabase, QueuedSqliteDialect } from './sqlite-dialect.ts';
import { checkpointAtRest, openSqliteLog, type SqliteLog } from './sqlite-log.ts';
import { makeStoreFile, makeStoreFolder } from './store-folder.ts';
import { isRead, NO_METER, type StoreMeter } from './store-meter.ts';
import type { Database } from './tables.ts';

/** The file in the data folder. */
export const STORE_FILE = 'outoften.sqlite';

/**
 * How many statements stay prepared, the most recently used ones. Queries have fixed texts, and all of them need half
 * of these.
 */
const KEPT_STATEMENTS = 600;

/**
 * Pages of 4 kB. If the store is never idle, the log grows to 256 MB before a checkpoint. A page that was written often
 * is then copied only once.
 */
const PAGES_A_CHECKPOINT = 64_000;

/** Opens `outoften.sqlite` in the folder, and creates it if it is missing. Throws if it can't be written. */
export function openSqliteFile(
  dataDir: string,
  { meter = NO_METER, onFault = () => {} }: FileListeners = {},
): Kysely<Database> {
  makeStoreFolder(dataDir);
  const path = join(dataDir, STORE_FILE);
  makeStoreFile(path);
  const log = noteFaults(openSqliteLog(path), (fault) => {
    meter.fail();
    onFault(fault);
  });
  // Runs as a queued statement: SQLite refuses a checkpoint within a transaction, and an open one may be waiting for
  // something else.
  const checkpoints = checkpointAtRest(() => sql`pragma wal_checkpoint(truncate)`.execute(store));
  const statements = keepStatements(openConnection(path), {
    onWrite: checkpoints.noteWrite,
    onRead: meter.read,
  });
  const close = () => {
    checkpoints.stop();
    statements.close();
    log.close();
  };
  const store: Kysely<Database> = new Kysely({
    dialect: new QueuedSqliteDialect({
      database: { ...statements, close },
      log,
      meter,
      onFault,
    }),
  });
  return store;
}

/** Opens a store in memory, for tests. */
export function openSqliteMemory(): Kysely<Database> {
  const database = keepStatements(openConnection(':memory:'), UNWATCHED);
  return new Kysely({ dialect: new QueuedSqliteDialect({ database }) });
}

function openConnection(path: string): DatabaseSync {
  const connection = new DatabaseSync(path);
  // Set first, because switching to WAL already waits for other processes with the file open.
  connection.exec('pragma busy_timeout = 2000');
  // WAL lets readers and the writer work at the same time. NORMAL syncs only at checkpoints: saved answers survive the
  // end of this process. A power failure can undo only the latest draws, and the file stays whole. FULL would wait for
  // the disk at every draw, which takes 17 ms at the 99th percentile of a busy disk.
  connection.exec('pragma journal_mode = wal');
  connection.exec('pragma synchronous = normal');
  // A commit that finds a longer log moves it to the store and blocks all other work, 75 ms for 64 MB. Checkpoints are
  // made in quiet moments instead.
  connection.exec(`pragma wal_autocheckpoint = ${PAGES_A_CHECKPOINT}`);
  connection.exec('pragma foreign_keys = on');
  // Overwrites what is deleted. Otherwise an account's data would stay in free space after its deletion.
  connection.exec('pragma secure_delete = on');
  // Writes and rolls back, so that a read-only file is noticed here, not at the first draw.
  connection.exec('begin; pragma user_version = 1; rollback');
  // From here on the dialect waits, because SQLite would wait in the thread that answers everyone.
  connection.exec('pragma busy_timeout = 0');
  return connection;
}

type OnFault = (fault: unknown) => void;

/** Called while a store in a file is open. */
export type FileListeners = Readonly<{
  meter?: StoreMeter;
  /** Called with each fault of a statement or of the disk. The caller gets it too. */
  onFault?: OnFault;
}>;

type Watch = Readonly<{
  /** Called after a statement that may have written. */
  onWrite: () => void;
  /** Called with the seconds that a statement took to read; undefined if nothing measures reads. */
  onRead: ((seconds: number) => void) | undefined;
}>;

const UNWATCHED: Watch = { onWrite: () => {}, onRead: undefined };

function noteFaults(log: SqliteLog, onFault: OnFault): SqliteLog {
  return {
    ...log,
    sync: () => {
      const synced = log.sync();
      synced.catch(onFault);
      return synced;
    },
  };
}

/** Adapts Node's SQLite for Kysely. Statements that run often are prepared once. */
function keepStatements(connection: DatabaseSync, watch: Watch = UNWATCHED): QueuedSqliteDatabase {
  const kept = createRecentMap<string, SqliteStatement>(KEPT_STATEMENTS);
  return {
    isInTransaction: () => connection.isTransaction,
    close: () => connection.close(),
    prepare(sql) {
      const known = kept.get(sql);
      if (known !== undefined) return known;
      const onRead = isRead(sql) ? watch.onRead : undefined;
      const statement = adaptStatement(connection.prepare(sql), { ...watch, onRead });
      kept.set(sql, statement);
      return statement;
    },
  };
}

type Values = readonly SQLInputValue[];

/** The statement accepts its values, or the values of many rows. It then runs once for each row. */
function adaptStatement(statement: StatementSync, { onWrite, onRead }: Watch): SqliteStatement {
  const names = statement.columns().map(({ name }) => name);
  const readRow = createRowReader(names);
  statement.setReturnArrays(true);
  const run = (values: Values) => {
    const changed = statement.run(...values);
    // A try that finds the file locked writes nothing.
    onWrite();
    return changed;
  };
  const ask = (values: Values) => asLists(statement.all(...values)).map(readRow);
  const askAll = (values: readonly unknown[]) =>
    isRows(values) ? values.flatMap(ask) : ask(values as Values);
  const askTimed = (values: readonly unknown[]) => {
    const began = performance.now();
    const rows = askAll(values);
    onRead?.((performance.now() - began) / 1000);
    return rows;
  };
  return {
    reader: names.length > 0,
    all: onRead ? askTimed : askAll,
    run: (values) => {
      if (!isRows(values)) return run(values as Values);
      let changes = 0n;
      for (const row of values) changes += BigInt(run(row).changes);
      return { changes, lastInsertRowid: 0 };
    },
    // Kysely calls this for streams, which are not used here.
    iterate: (values) => ask(values as Values).values(),
  };
}

/** The rows of a statement that returns arrays. Node's types do not know of that option. */
type RowList = readonly SQLOutputValue[];

function asLists(rows: unknown): readonly RowList[] {
  return rows as readonly RowList[];
}

/**
 * Makes objects of rows. Node's own objects would each leave a hidden class behind, which only a full garbage
 * collection removes, and they are slower to make and to read.
 */
function createRowReader(names: readonly string[]) {
  return (list: RowList): unknown => {
    const row: Record<string, unknown> = {};
    for (const [at, name] of names.entries()) row[name] = list[at];
    return row;
  };
}

function isRows(values: readonly unknown[]): values is readonly Values[] {
  return Array.isArray(values[0]);
}
