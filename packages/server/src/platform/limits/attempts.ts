import { type Kysely, sql } from 'kysely';
import { inPowersOfTwo } from '../db/rows-statement.ts';
import type { Database } from '../db/tables.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { hashSecret } from '../secrets.ts';
import { networkOf } from './address-limits.ts';

export type AttemptLimit = Readonly<{ max: number; windowMs: number }>;

/** No window is longer, because the privacy policy says how long attempts are stored. */
export const LONGEST_WINDOW_MS = 60 * 60 * 1000;

/** The kind of the attempt, and the account or address that is counted. */
export type AttemptKey = readonly [what: string, whose: string];

export type Attempt = Readonly<{
  key: AttemptKey;
  limit: AttemptLimit;
  now: number;
}>;

/**
 * Counts an attempt before it is made, so that simultaneous attempts do not exceed the limit. False if it is one too
 * many. The window begins with the first attempt.
 */
export async function countAttempt(
  db: Kysely<Database>,
  { key, limit, now }: Attempt,
): Promise<boolean> {
  const keyHash = hashKey(key);
  const before = await countAttempts(db, { attempts: new Map([[keyHash, 1]]), limit, now });
  return (before.get(keyHash) ?? 0) < limit.max;
}

/** The parts that counting a request's attempts needs. */
export type Counting = Pick<GraphqlContext, 'db' | 'now' | 'address' | 'allowance'>;

/** Like {@link countAttempt}, for all requests from the same network. The limit grows with the network's allowance. */
export function countFromNetwork(
  what: string,
  { max, windowMs }: AttemptLimit,
  { db, now, address, allowance }: Counting,
): Promise<boolean> {
  const limit = { max: max * allowance, windowMs };
  return countAttempt(db, { key: [what, networkOf(address)], limit, now: now() });
}

/** Numbers of attempts, by the hash of their key. */
export type AttemptCounts = ReadonlyMap<string, number>;

export type ManyAttempts = Omit<Attempt, 'key'> & Readonly<{ attempts: AttemptCounts }>;

/**
 * Counts many attempts before they are made. Returns how many there were before in each window. Throws RangeError for a
 * window longer than {@link LONGEST_WINDOW_MS}.
 */
export async function countAttempts(
  db: Kysely<Database>,
  { attempts, limit, now }: ManyAttempts,
): Promise<AttemptCounts> {
  if (limit.windowMs > LONGEST_WINDOW_MS) throw new RangeError('A window has an hour at most');
  const ends_at = now + limit.windowMs;
  // If the clock was set back, the stored window ends later than one that begins now.
  const isOver = sql<boolean>`(attempt_count.ends_at <= ${now} or attempt_count.ends_at > ${ends_at})`;
  const before = new Map<string, number>();
  for (const piece of inPowersOfTwo(inOrder(attempts))) {
    const rows = await db
      .insertInto('attempt_count')
      .values(piece.map(([key_hash, count]) => ({ key_hash, count, ends_at })))
      .onConflict((conflict) =>
        conflict.column('key_hash').doUpdateSet({
          count: sql<number>`case when ${isOver} then excluded.count else attempt_count.count + excluded.count end`,
          ends_at: sql<number>`case when ${isOver} then excluded.ends_at else attempt_count.ends_at end`,
        }),
      )
      .returning(['key_hash', 'count'])
      .execute();
    for (const { key_hash, count } of rows) {
      before.set(key_hash, count - (attempts.get(key_hash) ?? 0));
    }
  }
  return before;
}

/** Takes back one attempt that turned out not to be a guess. */
export async function forgiveAttempt(db: Kysely<Database>, key: Attempt['key']): Promise<void> {
  await db
    .updateTable('attempt_count')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key_hash', '=', hashKey(key))
    .where('count', '>', 0)
    .execute();
}

/** Takes back attempts that the same transaction counted. */
export async function forgiveAttempts(
  transaction: Kysely<Database>,
  attempts: AttemptCounts,
): Promise<void> {
  for (const piece of inPowersOfTwo(inOrder(attempts))) {
    const rows = piece.map(
      ([key, count]) => sql`(cast(${key} as text), cast(${count} as integer))`,
    );
    await sql`update attempt_count set count = attempt_count.count - forgiven.column2
      from (values ${sql.join(rows)}) as forgiven
      where attempt_count.key_hash = forgiven.column1`.execute(transaction);
  }
}

/** Resets the count. */
export async function forgetAttempts(db: Kysely<Database>, key: Attempt['key']): Promise<void> {
  await db.deleteFrom('attempt_count').where('key_hash', '=', hashKey(key)).execute();
}

export function hashKey(key: AttemptKey): string {
  return hashSecret(...key);
}

/** All transactions use this order, so that two of them rarely wait for each other. */
function inOrder(attempts: AttemptCounts): readonly (readonly [string, number])[] {
  return [...attempts].sort(([one], [other]) => (one < other ? -1 : 1));
}
