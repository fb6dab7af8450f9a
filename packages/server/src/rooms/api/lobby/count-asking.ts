import { findSeatOf } from '@outoften/rules/room/room';
import { codedError } from '../../../platform/error-code.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import {
  type AttemptLimit,
  countAttempt,
  countFromNetwork,
} from '../../../platform/limits/attempts.ts';

/** Requests of one player for a seat in one room: more of them, taken back and repeated, would ring without end. */
export const ASKINGS_OF_PLAYER: AttemptLimit = { max: 10, windowMs: 10 * 60_000 };

/**
 * New seats in one room, for all players of one network: as many as a room has at most. New accounts and guests cost
 * nothing, and a room has 500 seats that were ever asked for.
 */
export const NEW_SEATS_FROM_NETWORK: AttemptLimit = { max: 100, windowMs: 60 * 60_000 };

type Asking = Readonly<{ roomId: string; owner: string }>;

/** Counts a request for a seat. Throws a coded error for one too many. Who has a seat or waits asks for nothing new. */
export async function countAsking(
  { roomId, owner }: Asking,
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
  throw codedError('TOO_MANY_REQUESTS', 'Too many seats were asked for. Wait some minutes.');
}
