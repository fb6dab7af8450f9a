import { Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';
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

/** Tells no more of its cause than the message: the pool hangs the whole connection on it. */
export class ConnectionLostError extends Error {
  readonly code = 'CONNECTION_LOST';

  constructor(cause: Error) {
    super('A connection to the database was lost', { cause });
  }
}

type OnFault = (fault: unknown) => void;

/**
 * Nothing is connected yet: the first query is the first to notice an address that doesn't answer. `onFault` gets each
 * fault of a statement, or of a connection that was asked for. The caller gets it too.
 */
export async function openPostgres(
  url: string,
  onConnectionLost: (error: Error) => void,
  onFault: OnFault = () => {},
): Promise<Kysely<Database>> {
  // Loaded here, so that an embedded server does without it.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    // Asked for once connected: poolers such as PgBouncer let nobody in who asks for them on the way.
    onConnect: async (client) => {
      await client.query(`SET statement_timeout = ${STATEMENT_TIMEOUT_MS};
        SET idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_TIMEOUT_MS}`);
    },
    types: {
      getTypeParser: (type, format) =>
        type === INT8 ? parseBigint : pg.types.getTypeParser(type, format),
    },
  });
  // A connection that breaks is replaced at the next query, and one in use fails its query as well; unheard,
  // either would end the process. The pool repeats what its idle connections say.
  pool.on('connect', (client) => {
    client.on('error', (cause) => onConnectionLost(new ConnectionLostError(cause)));
    endIfUnanswered(client, { isAnswer: (fault) => fault instanceof pg.DatabaseError, onFault });
  });
  pool.on('error', () => {});
  tellFailedConnects(pool, onFault);
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

/** A connection that can't be made is no client's fault yet. */
function tellFailedConnects(pool: Pool, onFault: OnFault): void {
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  const connectOrTell = () => {
    const connected = connect();
    connected.catch(onFault);
    return connected;
  };
  pool.connect = connectOrTell as Pool['connect'];
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
