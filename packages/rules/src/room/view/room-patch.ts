import type { SeatId } from '../seat.ts';
import type { PatchMessage, SeatChange } from '../wire/room-message.ts';
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

/** Writes a patch relative to the view before: without parts that are empty or unchanged. */
export function writePatch(
  before: RoomView,
  { version, meta, seats, dropped, progress }: RoomPatch,
): PatchMessage {
  return {
    version,
    ...(meta && { meta }),
    ...(seats.length > 0 && { seats: seats.map((seat) => changeOf(before, seat)) }),
    ...(dropped.length > 0 && { dropped }),
    ...(progress && { progress }),
  };
}

function changeOf(before: RoomView, seat: SeatView): SeatChange {
  const known = findKnown(before.seats, seat);
  if (known === undefined) return seat;
  const fields = Object.keys(seat) as (keyof SeatView)[];
  const changed = fields.filter((field) => known[field] !== seat[field]);
  const change = Object.fromEntries(changed.map((field) => [field, seat[field] ?? null]));
  return { ...change, id: seat.id };
}

/** In a view of all seats, a seat's order is its place in the list. */
function findKnown(seats: readonly SeatView[], { id, order }: SeatView): SeatView | undefined {
  const there = seats[order];
  return there?.id === id ? there : seats.find((seat) => seat.id === id);
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
