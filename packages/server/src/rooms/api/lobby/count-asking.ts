import { findSeatOf } from '@outoften/rules/room/room';
import { codedError } from '../../../platform/error-code.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import {
  type AttemptLimit,
  countAttempt,
  countFromNetwork,
} from '../../../platform/limits/attempts.ts';

/**
 * Limits the requests of one player for a seat in one room. A player who withdraws and repeats requests would otherwise
 * notify the host without end.
 */
export const ASKINGS_OF_PLAYER: AttemptLimit = { max: 10, windowMs: 10 * 60_000 };

/**
 * Limits new seats in one room for all players of one network to the most that a room can have. New accounts and guests
 * cost nothing, and a room can have 500 seats in total, counting all that were ever requested.
 */
export const NEW_SEATS_FROM_NETWORK: AttemptLimit = { max: 100, windowMs: 60 * 60_000 };

/**
 * Counts a request for a seat. Throws a coded error for one too many. A player who is seated or waiting makes no new
 * request.
 */
export async function countAsking(
  { roomId, owner }: Readonly<{ roomId: string; owner: string }>,
  context: GraphqlContext,
): Promise<void> {
  const { db, rooms, now } = context;
  const kept = await rooms.keeper.read(roomId);
  const seat = kept && findSeatOf(kept.room, owner);
  if (seat?.place.state === 'seated' || seat?.place.state === 'waiting') return;
  const key = ['requests for a seat', `${roomId} ${owner}`] as const;
  const isAllowed =
    (await countAttempt(db, { key, limit: ASKINGS_OF_PLAYER, now: now() })) &&
    (seat !== undefined ||
      (await countFromNetwork(`new seats in ${roomId} from`, NEW_SEATS_FROM_NETWORK, context)));
  if (isAllowed) return;
  throw codedError('TOO_MANY_REQUESTS', 'Too many requests for seats. Wait some minutes.');
}
