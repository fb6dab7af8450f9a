import type { RoomPatch } from '../view/room-patch.ts';
import type { RoomView, SeatView } from '../view/view-room.ts';
import type { PatchMessage, SeatChange } from './room-message.ts';

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
