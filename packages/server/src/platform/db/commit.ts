import type { Result } from '@outoften/rules/result';
import type { Kysely } from 'kysely';
import { QueuedSqliteAdapter } from './sqlite-dialect.ts';
import { NO_METER, storeAdapterOf } from './store-meter.ts';
import type { Database } from './tables.ts';

/** The result of committed work. */
export type Committed<T> = Readonly<{
  result: T;
  /** Resolves when a power failure can't undo it, nor any earlier commit. */
  onDisk: Promise<void>;
}>;

/**
 * Does the work in one transaction. PostgreSQL's commit is on the disk. SQLite's log must still be synced to the disk,
 * and other work may run meanwhile.
 */
export async function commit<T>(
  db: Kysely<Database>,
  work: (transaction: Kysely<Database>) => Promise<T>,
): Promise<Committed<T>> {
  const { meter } = storeAdapterOf(db) ?? { meter: NO_METER };
  const began = performance.now();
  const result = await retryDeadlocks(() => db.transaction().execute(work));
  const onDisk = bringToDisk(db);
  onDisk.then(
    () => meter.commit((performance.now() - began) / 1000),
    () => {},
  );
  return { result, onDisk };
}

/** Resolves when a power failure can't undo earlier commits. */
export function bringToDisk(db: Kysely<Database>): Promise<void> {
  const { adapter } = db.getExecutor();
  const log = adapter instanceof QueuedSqliteAdapter ? adapter.log : undefined;
  return log?.sync() ?? Promise.resolve();
}

/** Does the work in one transaction. Once it resolves, a power failure can't undo it. */
export async function commitDurably<T>(
  db: Kysely<Database>,
  work: (transaction: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const { result, onDisk } = await commit(db, work);
  await onDisk;
  return result;
}

/**
 * True if all other work stops until a transaction is written, as with SQLite. With PostgreSQL other work continues.
 */
export function standsStillToCommit(db: Kysely<Database>): boolean {
  return db.getExecutor().adapter instanceof QueuedSqliteAdapter;
}

/**
 * Does the work in one transaction. A refusal rolls it back. Starts over after a deadlock, and throws the error of the
 * last attempt. A power failure can't undo committed work.
 */
export async function commitUnlessRefused<T, E extends string>(
  db: Kysely<Database>,
  work: (transaction: Kysely<Database>) => Promise<Result<T, E>>,
): Promise<Result<T, E>> {
  const result = await retryDeadlocks(() => runOnce(db, work));
  if (result.ok) await bringToDisk(db);
  return result;
}

async function runOnce<T, E extends string>(
  db: Kysely<Database>,
  work: (transaction: Kysely<Database>) => Promise<Result<T, E>>,
): Promise<Result<T, E>> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const result = await work(transaction);
      if (result.ok) return result;
      throw new Refused(result);
    });
  } catch (error) {
    if (error instanceof Refused) return error.result as Result<T, E>;
    throw error;
  }
}

/** A refusal as an error, because only an error rolls a transaction back. */
class Refused extends Error {
  readonly code = 'REFUSED';
  readonly result: Result<unknown, string>;

  constructor(result: Result<unknown, string>) {
    super('refused');
    this.result = result;
  }
}

/** PostgreSQL's code for two transactions that wait for each other. It ends one of the two. */
const DEADLOCK = '40P01';

const MAX_ATTEMPTS = 5;

/** Runs the transaction again after a deadlock. Throws the error of the last attempt. */
export async function retryDeadlocks<T>(transact: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transact();
    } catch (error) {
      const isDeadlock = (error as Readonly<{ code?: unknown }> | null)?.code === DEADLOCK;
      if (!isDeadlock || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
