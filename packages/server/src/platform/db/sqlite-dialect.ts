import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { type Clock, pause, SYSTEM_CLOCK, steadyNow } from '../clock.ts';
import { storeTroubleOf } from './health/store-trouble.ts';
import type { SqliteLog } from './sqlite-log.ts';
import {
  isRead,
  NO_METER,
  type StoreAdapter,
  type StoreMeter,
  type StoreState,
} from './store-meter.ts';

/** The database that Kysely uses, and whether a transaction is open. */
export type QueuedSqliteDatabase = SqliteDatabase & Readonly<{ isInTransaction: () => boolean }>;

export type SqliteDialectParts = Readonly<{
  database: QueuedSqliteDatabase;
  /** Undefined for a store in memory. */
  log?: SqliteLog;
  meter?: StoreMeter;
  /** Called with each fault of a statement, and while another program keeps the file locked. The caller gets it too. */
  onFault?: (fault: unknown) => void;
  /** Its time is never set. */
  clock?: Clock;
}>;

/** How long a caller waits for its turn and for the end of another program's lock. */
const PATIENCE_MS = 5_000;
const TRY_EVERY_MS = 10;

/** A shorter lock makes answers later, but is no trouble yet. */
const REPORTED_AFTER_MS = 500;

const STEADY_CLOCK: Clock = { ...SYSTEM_CLOCK, now: steadyNow };

/** SQLite with one connection. Callers get it one after another, in the order of their requests. */
export class QueuedSqliteDialect extends SqliteDialect {
  readonly #parts: SqliteDialectParts;

  constructor(parts: SqliteDialectParts) {
    super(parts);
    this.#parts = parts;
  }

  override createDriver(): SqliteDriver {
    return new QueuedSqliteDriver(this.#parts);
  }

  override createAdapter(): QueuedSqliteAdapter {
    return new QueuedSqliteAdapter(this.#parts.log, this.#parts.meter ?? NO_METER);
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
  readonly #parts: SqliteDialectParts;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  constructor(parts: SqliteDialectParts) {
    super(parts);
    this.#parts = parts;
  }

  /**
   * Locks the file for other programs, so that only the first statement of a transaction can find it locked. Then
   * nothing was done yet, and it can be tried again.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /**
   * SQLite rolls back automatically when the disk is full or fails. Another rollback would fail too, and its error
   * would hide the cause.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#parts.database.isInTransaction()) await super.rollbackTransaction(connection);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const askedAt = (this.#parts.clock ?? STEADY_CLOCK).now();
    if (this.#isTaken) await new Promise<void>((resume) => this.#waiting.push(resume));
    this.#isTaken = true;
    const connection = await super.acquireConnection();
    return {
      streamQuery: connection.streamQuery.bind(connection),
      executeQuery: <R>(query: CompiledQuery) =>
        this.#executeOnceFree<R>(connection, { query, askedAt }),
    };
  }

  /** Tries again while another program has the file locked. SQLite itself would wait in the only thread. */
  async #executeOnceFree<R>(
    connection: DatabaseConnection,
    { query, askedAt }: Readonly<{ query: CompiledQuery; askedAt: number }>,
  ): Promise<QueryResult<R>> {
    const { database, meter = NO_METER, onFault, clock = STEADY_CLOCK } = this.#parts;
    for (;;) {
      try {
        return await connection.executeQuery<R>(query);
      } catch (fault) {
        const trouble = storeTroubleOf(fault);
        const waitedMs = clock.now() - askedAt;
        const isLocked = trouble === 'locked' && !database.isInTransaction();
        // A lock may be over in a moment.
        if (trouble !== 'locked' || waitedMs >= REPORTED_AFTER_MS) onFault?.(fault);
        if (!isLocked || waitedMs >= PATIENCE_MS) {
          if (trouble && !isRead(query.sql)) meter.fail();
          throw fault;
        }
      }
      await pause(clock, TRY_EVERY_MS);
    }
  }

  /** Gives the connection to the caller that has waited longest, so that no later caller gets it first. */
  override async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}
