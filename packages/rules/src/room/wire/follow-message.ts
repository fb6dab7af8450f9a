import type { FilmView } from '../view/view-film.ts';
import type { RoomView, SeatView } from '../view/view-room.ts';
import type {
  AudienceCounts,
  PatchMessage,
  ReactionCounts,
  RoomMessage,
  SeatChange,
} from './room-message.ts';

/** A room as a follower knows it after a message. */
export type Followed = Readonly<{
  view: RoomView;
  /** True if the message had the whole view. */
  isWhole: boolean;
  /** Undefined if the film is as before. */
  film: FilmView | undefined;
  /** Absent fields have not changed. */
  audience: Partial<AudienceCounts> & Readonly<{ reactions?: ReactionCounts }>;
}>;

/** The room after the message; 'resync' if an earlier message was missed, and the room must be fetched again. */
export function followMessage(before: RoomView, message: RoomMessage): Followed | 'resync' {
  if ('view' in message) {
    return { view: message.view, isWhole: true, film: message.film, audience: {} };
  }
  const nothing = { isWhole: false, film: undefined, audience: {} };
  if ('audience' in message) return { ...nothing, view: before, audience: message.audience };
  // The view that was fetched meanwhile is newer.
  if (message.patch.version <= before.version) return { ...nothing, view: before };
  const view = followPatch(before, message.patch);
  if (view === 'resync') return 'resync';
  const audience = openRound(before) === openRound(view) ? {} : { guessed: 0 };
  return { view, isWhole: false, film: message.film, audience };
}

/** The id of the open round. No member of the audience has guessed when it begins. */
function openRound({ progress }: RoomView): string | undefined {
  return progress.phase === 'guessing' ? progress.round.id : undefined;
}

/** The view after the patch; 'resync' if one was missed, or if it changes a seat that the view does not have. */
function followPatch(view: RoomView, patch: PatchMessage): RoomView | 'resync' {
  const { version, meta = view.meta, seats = [], dropped = [], progress = view.progress } = patch;
  if (version > view.version + 1) return 'resync';
  const followed = { ...view, version, meta, progress };
  if (seats.length === 0 && dropped.length === 0) return followed;
  const known = new Map(view.seats.map((seat) => [seat.id, seat]));
  for (const id of dropped) known.delete(id);
  for (const change of seats) {
    const seat = changedSeat(known.get(change.id), change);
    if (seat === undefined) return 'resync';
    known.set(change.id, seat);
  }
  return { ...followed, seats: [...known.values()].sort((one, other) => one.order - other.order) };
}

function changedSeat(seat: SeatView | undefined, change: SeatChange): SeatView | undefined {
  if (seat === undefined && change.name === undefined) return undefined;
  const fields = Object.entries(change).map(([name, value]) => [name, value ?? undefined]);
  return { ...seat, ...Object.fromEntries(fields) };
}
