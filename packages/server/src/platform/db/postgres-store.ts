import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { type Absence, type TellService, watchAbsence } from '../outside/absence.ts';
import { NO_METER, type StoreAdapter, type StoreMeter, type StoreState } from './store-meter.ts';
import type { Database } from './tables.ts';

/** Type number of `bigint`, see PostgreSQL's catalogue `pg_type`. */
const INT8 = 20;

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const QUERY_TIMEOUT_MS = 10_000;

/** PostgreSQL gives a statement up itself before we do, so that a slow one costs no connection. */
const STATEMENT_TIMEOUT_MS = QUERY_TIMEOUT_MS - 1_000;

/**
 * Locks of a transaction are free again after this, even if PostgreSQL does not notice that its connection has ended.
 */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = QUERY_TIMEOUT_MS;

/** PostgreSQL's codes for a connection that it ends, or does not take, because it stops or starts. */
const ENDED = new Set(['57P01', '57P02', '57P03']);

type OnFault = (fault: unknown) => void;

/** What is called of a store while it is open. */
export type StoreListeners = Readonly<{
  /** Called when PostgreSQL can't be reached, and when it can again. */
  tell?: TellService;
  meter?: StoreMeter;
  /** Called with each fault of a statement, of the disk, or of a connection that was asked for. The caller gets it too. */
  onFault?: OnFault;
}>;

/** Nothing is connected yet: the first query is the first to notice an address that doesn't answer. */
export async function openPostgres(
  url: string,
  { tell = () => {}, meter = NO_METER, onFault = () => {} }: StoreListeners = {},
): Promise<Kysely<Database>> {
  // Loaded here, so that an embedded server does without it.
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
  // A connection that breaks is replaced at the next query, and one in use fails its query as well; without listeners
  // either would end the process. Whether PostgreSQL is away is known by the next query.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    endIfUnanswered(client, { isAnswer: (fault) => fault instanceof pg.DatabaseError, onFault });
    watchQueries(client, {
      absence,
      meter,
      isAnswer: (fault) => isAnswer(fault, pg.DatabaseError),
    });
  });
  pool.on('error', () => {});
  watchConnecting(pool, { absence, onFault });
  return new Kysely({ dialect: new WatchedPostgresDialect(pool, { absence, meter }) });
}

type Watching = Readonly<{ absence: Absence; meter: StoreMeter }>;

class WatchedPostgresDialect extends PostgresDialect {
  readonly #adapter: () => WatchedPostgresAdapter;

  constructor(pool: Pool, { absence, meter }: Watching) {
    super({ pool });
    const connections = () => {
      const { totalCount, idleCount: idle, waitingCount: waiting } = pool;
      return { used: totalCount - idle, idle, waiting };
    };
    const state = { type: 'postgres', connections, isReachable: () => !absence.isAway() } as const;
    this.#adapter = () => new WatchedPostgresAdapter(meter, state);
  }

  override createAdapter(): WatchedPostgresAdapter {
    return this.#adapter();
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

/** A connection that can't be made is no client's fault yet. */
function watchConnecting(
  pool: Pool,
  { absence, onFault }: Readonly<{ absence: Absence; onFault: OnFault }>,
): void {
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  const connectOrLose = async () => {
    try {
      return await connect();
    } catch (fault) {
      absence.lose(fault);
      onFault(fault);
      throw fault;
    }
  };
  pool.connect = connectOrLose as Pool['connect'];
}

type WatchedQueries = Watching & Readonly<{ isAnswer: (fault: unknown) => boolean }>;

/** Notes whether PostgreSQL answers, and how long it takes to read. */
function watchQueries(client: PoolClient, { absence, meter, isAnswer }: WatchedQueries): void {
  const query = client.query.bind(client) as (...statement: unknown[]) => unknown;
  const queryWatched = (...statement: unknown[]) => {
    const began = performance.now();
    const answer = query(...statement);
    if (!(answer instanceof Promise)) return answer;
    return answer.then(
      (result: unknown) => {
        absence.end();
        if (isRead(statement[0])) meter.read((performance.now() - began) / 1000);
        return result;
      },
      (fault: unknown) => {
        if (!isAnswer(fault)) absence.lose(fault);
        throw fault;
      },
    );
  };
  client.query = queryWatched as PoolClient['query'];
}

/** As Kysely hands queries over, or as text. */
function isRead(statement: unknown): boolean {
  const text =
    typeof statement === 'string'
      ? statement
      : (statement as Readonly<{ text?: string }> | undefined)?.text;
  return /^\s*(?:select|with)\b/i.test(text ?? '');
}

/** False as well for the last words of a PostgreSQL that stops. */
function isAnswer(fault: unknown, DatabaseError: new (...args: never) => Error): boolean {
  return (
    fault instanceof DatabaseError &&
    !ENDED.has(String((fault as Readonly<{ code?: string }>).code))
  );
}

/**
 * Ends the connection when a statement fails otherwise than by PostgreSQL's answer. The driver gives up waiting and leaves
 * the connection as it is: where BEGIN was late, all that came later on it would belong to that transaction, be answered,
 * and never be committed.
 */
function endIfUnanswered(
  client: PoolClient,
  { isAnswer, onFault }: Readonly<{ isAnswer: (fault: unknown) => boolean; onFault: OnFault }>,
): void {
  const query = client.query.bind(client) as (...statement: unknown[]) => unknown;
  let failed: Promise<unknown> | undefined;
  const queryOrEnd = (...statement: unknown[]) => {
    // The rollback tells what it is rolled back for.
    if (failed) return failed;
    const answer = query(...statement);
    if (answer instanceof Promise) {
      answer.catch((fault: unknown) => {
        onFault(fault);
        if (isAnswer(fault)) return;
        failed ??= answer;
        void client.end();
      });
    }
    return answer;
  };
  client.query = queryOrEnd as PoolClient['query'];
}

/** The driver hands bigint over as text. Throws RangeError where a number would not be exact. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint out of range: ${text}`);
  return value;
}
