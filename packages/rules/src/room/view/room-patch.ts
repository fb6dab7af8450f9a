import type { SeatId } from '../seat.ts';
import { isSameShallow } from './same-shallow.ts';
import type { ProgressView, RoomMeta, RoomView, SeatView } from './view-room.ts';

/** The change from one version of a view to the next. What is undefined is as it was. */
export type RoomPatch = Readonly<{
  version: number;
  meta: RoomMeta | undefined;
  /** New or changed. */
  seats: readonly SeatView[];
  /** Seats that may no longer be seen. */
  dropped: readonly SeatId[];
  progress: ProgressView | undefined;
}>;

/** The change from one view to a later one of the same class. */
export function diffViews(before: RoomView, after: RoomView): RoomPatch {
  return {
    version: after.version,
    meta: isSame(before.meta, after.meta) ? undefined : after.meta,
    ...diffSeats(before.seats, after.seats),
    progress: isSameProgress(before.progress, after.progress) ? undefined : after.progress,
  };
}

function diffSeats(
  before: readonly SeatView[],
  after: readonly SeatView[],
): Pick<RoomPatch, 'seats' | 'dropped'> {
  if (before === after) return { seats: [], dropped: [] };
  // Usually the same seats are in the same places, and one of them has changed.
  const isInPlace = (seat: SeatView, place: number) => before[place]?.id === seat.id;
  if (before.length === after.length && after.every(isInPlace)) {
    return { seats: after.filter((seat, n) => !isSameSeat(before[n], seat)), dropped: [] };
  }
  const earlier = new Map(before.map((seat) => [seat.id, seat]));
  const kept = new Set(after.map((seat) => seat.id));
  return {
    seats: after.filter((seat) => !isSameSeat(earlier.get(seat.id), seat)),
    dropped: before.flatMap((seat) => (kept.has(seat.id) ? [] : [seat.id])),
  };
}

/** The view after the patch; 'resync' if a patch was missed and the view must be fetched again. */
export function follow(view: RoomView, patch: RoomPatch): RoomView | 'resync' {
  const { version } = patch;
  if (version <= view.version) return view;
  if (version > view.version + 1) return 'resync';
  return {
    id: view.id,
    version,
    meta: patch.meta ?? view.meta,
    seats: followSeats(view.seats, patch),
    progress: patch.progress ?? view.progress,
  };
}

function followSeats(seats: readonly SeatView[], patch: RoomPatch): readonly SeatView[] {
  if (patch.seats.length === 0 && patch.dropped.length === 0) return seats;
  const changed = new Map(seats.map((seat) => [seat.id, seat]));
  for (const id of patch.dropped) changed.delete(id);
  for (const seat of patch.seats) changed.set(seat.id, seat);
  return [...changed.values()].sort((one, other) => one.order - other.order);
}

/** Seats are flat, so comparing a hundred of them costs little. */
function isSameSeat(before: SeatView | undefined, after: SeatView): boolean {
  return before === after || (before !== undefined && isSameShallow(before, after));
}

/** The end of a round is long, and usually follows an open round. */
function isSameProgress(before: ProgressView, after: ProgressView): boolean {
  return before.phase === after.phase && isSame(before, after);
}

function isSame(before: RoomMeta | ProgressView, after: RoomMeta | ProgressView): boolean {
  return before === after || JSON.stringify(before) === JSON.stringify(after);
}
