import {
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import type { SqliteLog } from './sqlite-log.ts';
import { NO_METER, type StoreAdapter, type StoreMeter, type StoreState } from './store-meter.ts';

/** The database that Kysely uses, and whether a transaction is open. */
export type QueuedSqliteDatabase = SqliteDatabase & Readonly<{ isInTransaction: () => boolean }>;

/** SQLite with one connection. Callers get it one after another, in the order of their requests. */
export class QueuedSqliteDialect extends SqliteDialect {
  readonly #database: QueuedSqliteDatabase;
  readonly #log: SqliteLog | undefined;
  readonly #meter: StoreMeter;

  constructor(database: QueuedSqliteDatabase, log?: SqliteLog, meter = NO_METER) {
    super({ database });
    this.#database = database;
    this.#log = log;
    this.#meter = meter;
  }

  override createDriver(): SqliteDriver {
    return new QueuedSqliteDriver(this.#database);
  }

  override createAdapter(): QueuedSqliteAdapter {
    return new QueuedSqliteAdapter(this.#log, this.#meter);
  }
}

export class QueuedSqliteAdapter extends SqliteAdapter implements StoreAdapter {
  /** The log of a store in a file, whose commits may have to be synced to the disk. */
  readonly log: SqliteLog | undefined;
  readonly meter: StoreMeter;
  readonly state: StoreState;

  constructor(log: SqliteLog | undefined, meter: StoreMeter) {
    super();
    this.log = log;
    this.meter = meter;
    this.state = { type: 'sqlite', walBytes: async () => log?.size() };
  }

  /** Tells Kysely that the driver shares its one connection itself. Kysely would wake all waiting callers each time. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class QueuedSqliteDriver extends SqliteDriver {
  readonly #database: QueuedSqliteDatabase;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  constructor(database: QueuedSqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  /**
   * SQLite rolls back automatically when the disk is full or fails. Another rollback would fail too, and its error
   * would hide the cause.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isInTransaction()) await super.rollbackTransaction(connection);
  }

  override async acquireConnection() {
    if (this.#isTaken) await new Promise<void>((resume) => this.#waiting.push(resume));
    this.#isTaken = true;
    return super.acquireConnection();
  }

  /** Gives the connection to the caller that has waited longest, so that no later caller gets it first. */
  override async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}
