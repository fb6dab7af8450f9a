import type { Result } from '@outoften/rules/result';
import type { Kysely } from 'kysely';
import { bringToDisk } from './commit-durably.ts';
import { retryDeadlocks } from './retry-deadlocks.ts';
import type { Database } from './tables.ts';

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
