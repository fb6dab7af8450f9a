import type { Rating } from '@outoften/rules/rating';
import { ok, type Result, refuse } from '@outoften/rules/result';
import type { Room } from '@outoften/rules/room/room';
import type { PlayRefusal } from '@outoften/rules/room/room-refusal';
import { findDraftedRound } from '@outoften/rules/room/rounds/seat-moves';
import type { SeatId } from '@outoften/rules/room/seat';
import { demandPlaying } from '../../../identity/callers/unauthorized.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { parseConnectionId } from '../../store/seat-ids.ts';
import { findSeatOfOwner } from '../access/acting-seat.ts';

/** A new position of a slider. The round is optional. */
export type MovedSlider = Readonly<{ seat: string; roundId: string | undefined; value: Rating }>;

export type DraftRefusal = PlayRefusal | 'no-such-seat' | 'not-yours' | 'no-such-room';

/** Saves the draft of the account's seat separately from the room. */
export async function saveDraft(
  { seat, roundId, value }: MovedSlider,
  context: GraphqlContext,
): Promise<Result<undefined, DraftRefusal>> {
  const { owner } = demandPlaying(context);
  const { keeper, drafts } = context.rooms;
  const parsed = parseConnectionId(seat);
  if (parsed?.type !== 'seat') return refuse('no-such-seat');
  const { roomId } = parsed;
  const at = context.now();
  const decide = (room: Room) => {
    const own = findSeatOfOwner(room, { id: seat, owner });
    return own.ok ? findDraftedRound(room, { seat: own.value.id, now: at, roundId }) : own;
  };
  const save = (id: string) => {
    drafts.save({ roomId, roundId: id, seat: seat as SeatId, value, at });
    return ok(undefined);
  };
  // The room in memory may be outdated. It is enough to accept a draft for the named round, but not to refuse one.
  const peeked = roundId === undefined ? undefined : keeper.peek(roomId);
  const granted = peeked && decide(peeked);
  if (granted?.ok) return save(granted.value.id);
  const kept = await keeper.read(roomId);
  if (kept === undefined) return refuse('no-such-room');
  const decided = decide(kept.room);
  return decided.ok ? save(decided.value.id) : decided;
}
