import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { type Absence, type TellService, watchAbsence } from '../outside/absence.ts';
import { storeTroubleOf } from './health/store-trouble.ts';
import {
  isRead,
  NO_METER,
  type StoreAdapter,
  type StoreMeter,
  type StoreState,
} from './store-meter.ts';
import type { Database } from './tables.ts';

/** Type number of `bigint`, see PostgreSQL's catalogue `pg_type`. */
const INT8 = 20;

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const QUERY_TIMEOUT_MS = 10_000;

/** PostgreSQL ends a statement before our driver gives up, so that a slow one costs no connection. */
const STATEMENT_TIMEOUT_MS = QUERY_TIMEOUT_MS - 1_000;

/**
 * After this time the locks of a transaction are free, even if PostgreSQL does not notice that its connection has
 * ended.
 */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = QUERY_TIMEOUT_MS;

/** PostgreSQL's codes for connections that it ends or refuses because it stops or starts. */
const ENDED = new Set(['57P01', '57P02', '57P03']);

type OnFault = (fault: unknown) => void;

/** Called while a store is open. */
export type StoreListeners = Readonly<{
  /** Called when PostgreSQL can't be reached, and when it can be reached again. */
  tell?: TellService;
  meter?: StoreMeter;
  /** Called with each fault of a statement, of the disk, or of opening a connection. The caller gets the fault too. */
  onFault?: OnFault;
}>;

/** Opens no connection yet: the first query notices an address that does not answer. */
export async function openPostgres(
  url: string,
  { tell = () => {}, meter = NO_METER, onFault = () => {} }: StoreListeners = {},
): Promise<Kysely<Database>> {
  // Loaded here, so that an embedded server does not load it.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    // Set after connecting, because poolers such as PgBouncer refuse connections that ask for them.
    onConnect: async (client) => {
      await client.query(`SET statement_timeout = ${STATEMENT_TIMEOUT_MS};
        SET idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_TIMEOUT_MS}`);
    },
    types: {
      getTypeParser: (type, format) =>
        type === INT8 ? parseBigint : pg.types.getTypeParser(type, format),
    },
  });
  const absence = watchAbsence({ service: 'PostgreSQL', now: Date.now, tell });
  const watch = { absence, meter, onFault, DatabaseError: pg.DatabaseError };
  // A broken connection is replaced at the next query. If it is in use, its query fails too. Without listeners either
  // case would end the process. The next query shows whether PostgreSQL is away.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    watchQueries(client, watch);
  });
  pool.on('error', () => {});
  watchConnecting(pool, watch);
  return new Kysely({ dialect: new WatchedPostgresDialect(pool, meter) });
}

type Watch = Readonly<{
  absence: Absence;
  meter: StoreMeter;
  onFault: OnFault;
  /** The class of PostgreSQL's own answers to a wrong statement. */
  DatabaseError: new (
    ...args: never
  ) => Error;
}>;

class WatchedPostgresDialect extends PostgresDialect {
  readonly #adapter: WatchedPostgresAdapter;

  constructor(pool: Pool, meter: StoreMeter) {
    super({ pool });
    const connections = () => {
      const { totalCount, idleCount: idle, waitingCount: waiting } = pool;
      return { used: totalCount - idle, idle, waiting };
    };
    this.#adapter = new WatchedPostgresAdapter(meter, { type: 'postgres', connections });
  }

  override createAdapter(): WatchedPostgresAdapter {
    return this.#adapter;
  }
}

class WatchedPostgresAdapter extends PostgresAdapter implements StoreAdapter {
  readonly meter: StoreMeter;
  readonly state: StoreState;

  constructor(meter: StoreMeter, state: StoreState) {
    super();
    this.meter = meter;
    this.state = state;
  }
}

/** If a connection can't be opened, that is not a client's fault yet. */
function watchConnecting(pool: Pool, { absence, meter, onFault }: Watch): void {
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  const connectOrLose = async () => {
    try {
      return await connect();
    } catch (fault) {
      absence.lose(fault);
      meter.fail();
      onFault(fault);
      throw fault;
    }
  };
  pool.connect = connectOrLose as Pool['connect'];
}

/**
 * Notes whether PostgreSQL answers, and how long its reads take. Ends the connection if a statement fails without an
 * answer of PostgreSQL. The driver only stops waiting and leaves the connection as it is. After a late BEGIN, all later
 * statements on it would then be part of that transaction: they would be answered but never committed.
 */
function watchQueries(client: PoolClient, { absence, meter, onFault, DatabaseError }: Watch): void {
  const query = client.query.bind(client) as (...statement: unknown[]) => unknown;
  let failed: Promise<unknown> | undefined;
  const noteFault = (fault: unknown, statement: unknown, answer: Promise<unknown>) => {
    onFault(fault);
    // A stopping PostgreSQL answers too, but it is away.
    if (!(fault instanceof DatabaseError) || ENDED.has(codeOf(fault))) absence.lose(fault);
    if (!isReading(statement) && storeTroubleOf(fault)) meter.fail();
    if (fault instanceof DatabaseError) return;
    failed ??= answer;
    void client.end();
  };
  const queryWatched = (...statement: unknown[]) => {
    // The rollback fails with the reason for which it was requested.
    if (failed) return failed;
    const began = performance.now();
    const answer = query(...statement);
    if (!(answer instanceof Promise)) return answer;
    return answer.then(
      (result: unknown) => {
        absence.end();
        if (isReading(statement[0])) meter.read((performance.now() - began) / 1000);
        return result;
      },
      (fault: unknown) => {
        noteFault(fault, statement[0], answer);
        throw fault;
      },
    );
  };
  client.query = queryWatched as PoolClient['query'];
}

/** Accepts a query as Kysely passes it, or as text. */
function isReading(statement: unknown): boolean {
  return isRead(
    typeof statement === 'string'
      ? statement
      : ((statement as Readonly<{ text?: string }> | undefined)?.text ?? ''),
  );
}

function codeOf(fault: object): string {
  return String((fault as Readonly<{ code?: string }>).code);
}

/** The driver returns bigint as text. Throws RangeError if the number would not be exact. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
}
