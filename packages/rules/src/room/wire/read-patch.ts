import type { RoomPatch } from '../view/room-patch.ts';
import type { RoomView, SeatView } from '../view/view-room.ts';
import type { PatchMessage, SeatChange } from './room-message.ts';

/** Reads a patch that follows the view. Undefined if it changes a seat that the view does not have. */
export function readPatch(view: RoomView, message: PatchMessage): RoomPatch | undefined {
  const { version, meta, progress, dropped = [] } = message;
  const known = new Map(view.seats.map((seat) => [seat.id, seat]));
  const seats: SeatView[] = [];
  for (const change of message.seats ?? []) {
    const seat = changed(known.get(change.id), change);
    if (seat === undefined) return undefined;
    seats.push(seat);
  }
  return { version, meta, progress, seats, dropped };
}

function changed(seat: SeatView | undefined, change: SeatChange): SeatView | undefined {
  if (seat === undefined && change.name === undefined) return undefined;
  const fields = Object.entries(change).map(([name, value]) => [name, value ?? undefined]);
  return { ...seat, ...Object.fromEntries(fields) };
}
