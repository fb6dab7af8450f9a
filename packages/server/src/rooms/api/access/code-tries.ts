import { ok, type Result, refuse } from '@outoften/rules/result';
import { parseRoomCode, type RoomCode } from '@outoften/rules/room/room-code';
import type { Kysely } from 'kysely';
import { retryDeadlocks } from '../../../platform/db/commit.ts';
import type { Database } from '../../../platform/db/tables.ts';
import { codedError } from '../../../platform/error-code.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { networkOf, tooMany } from '../../../platform/limits/address-limits.ts';
import {
  type AttemptCounts,
  type AttemptLimit,
  countAttempts,
  forgiveAttempts,
  hashKey,
} from '../../../platform/limits/attempts.ts';
import { gatherAnswers } from '../../../platform/tick-queue.ts';
import { findRoomsByCodes, listRoomsKnown, type RoomRecord } from '../../store/room-lookup.ts';

/** Limits wrong codes of one account, and from one address. */
export const WRONG_CODES: AttemptLimit = { max: 10, windowMs: 60_000 };

/** A try of a code by a caller. */
type CodeTry = Readonly<{
  /** Undefined for text that can't be a code. */
  code: RoomCode | undefined;
  owner: string;
  address: string;
  /** The factor for the address's limit. */
  allowance: number;
}>;

/** Returns the live room with the code. Throws for a wrong code, and after too many wrong codes. */
export async function findByCode(text: string, context: GraphqlContext, owner: string) {
  const { rooms, address, allowance } = context;
  const code = parseRoomCode(text);
  const tried = await rooms.codeTries.find({ code, owner, address, allowance });
  if (!tried.ok) throw tooMany(context, 'room-codes', 'Too many wrong codes; wait a minute.');
  if (code && tried.value) return { ...tried.value, code };
  throw codedError('SESSION_NOT_FOUND', 'No session has this code. Check it, and try again.');
}

type TriedCode = Result<RoomRecord | undefined, 'too-many'>;

export type CodeTries = ReturnType<typeof createCodeTries>;

/**
 * Looks up all codes of one tick in one transaction. Tries are counted before the lookup, and right codes are taken
 * back. Other servers wait for the end of the transaction. So no wrong code exceeds the limit among many at once, and a
 * whole school with the right code is let in.
 */
export function createCodeTries({ db, now }: Pick<GraphqlContext, 'db' | 'now'>) {
  const { ask, settle } = gatherAnswers((tries: readonly CodeTry[]) =>
    retryDeadlocks(() =>
      db.transaction().execute((transaction) => tryTogether(tries, { transaction, now: now() })),
    ),
  );
  return {
    /** Resolves to the live room with the code; undefined for a wrong code. Refuses after too many wrong codes. */
    find: ask,
    /** Resolves when all tries are counted. */
    settle,
  };
}

async function tryTogether(
  tries: readonly CodeTry[],
  { transaction, now }: Readonly<{ transaction: Kysely<Database>; now: number }>,
): Promise<readonly TriedCode[]> {
  const counted = tries.map(countedFor);
  const attempts = tally(counted.flat().map(({ key }) => key));
  const before = await countAttempts(transaction, { attempts, limit: WRONG_CODES, now });
  const rooms = await findRoomsByCodes(
    transaction,
    tries.flatMap(({ code }) => code ?? []),
  );
  // Looked up for wrong codes too, so that the time it takes does not show which codes are right.
  const known = await listRoomsKnown(
    transaction,
    tries.map(({ owner }) => owner),
  );
  const wrong = new Map<string, number>();
  const found = tries.map(({ code, owner }, n): TriedCode => {
    const counts = counted[n] ?? [];
    const wrongOf = (key: string) => (before.get(key) ?? 0) + (wrong.get(key) ?? 0);
    const room = code && rooms.get(code);
    // Wrong codes of others keep no player out of a room they know.
    if (room && known.get(owner)?.has(room.id)) return ok(room);
    if (counts.some(({ key, most }) => wrongOf(key) >= most)) return refuse('too-many');
    if (room === undefined) for (const { key } of counts) wrong.set(key, (wrong.get(key) ?? 0) + 1);
    return ok(room);
  });
  const forgiven = [...attempts].map(
    ([key, count]) => [key, count - (wrong.get(key) ?? 0)] as const,
  );
  await forgiveAttempts(transaction, new Map(forgiven.filter(([, count]) => count > 0)));
  return found;
}

/** Returns the counts that a try belongs to, with their limits. */
function countedFor({
  owner,
  address,
  allowance,
}: CodeTry): readonly Readonly<{ key: string; most: number }>[] {
  const { max } = WRONG_CODES;
  return [
    { key: hashKey(['room codes of', owner]), most: max },
    { key: hashKey(['room codes from', networkOf(address)]), most: max * allowance },
  ];
}

function tally(keys: readonly string[]): AttemptCounts {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
