import { isSeated, type Room } from '../room.ts';
import type { HostRefusal } from '../room-refusal.ts';
import type { Seat, SeatId } from '../seat.ts';

/** The source of a command: a seat, or the clock. */
export type Doer = SeatId | 'clock';

/** How long a host may be absent before a deputy gets the controls. */
export const DEPUTY_AFTER_MS = 30_000;

/**
 * Why the seat can't lead the room; undefined if it can. A host who sends a command is back, so a deputy does not
 * prevent it.
 */
export function whyNotLeading(room: Room, by: SeatId): HostRefusal | undefined {
  if (room.progress.phase === 'closed') return 'room-closed';
  return isLeader(room, by) ? undefined : 'not-host';
}

/** True for the host and, while there is one, the deputy. */
export function isLeader({ host, deputy }: Room, seat: SeatId): boolean {
  return seat === host || seat === deputy;
}

/** The connected player who has been seated longest, except the host. */
export function findDeputy(room: Room): Seat | undefined {
  return longestSeated(room.seats.filter((seat) => isHere(seat) && seat.id !== room.host));
}

/** The next host after the host has left for good; undefined if no one is left. */
export function findSuccessor(room: Room): Seat | undefined {
  const others = room.seats.filter((seat) => isSeated(seat) && seat.id !== room.host);
  return (
    others.find((seat) => seat.id === room.deputy) ?? findDeputy(room) ?? longestSeated(others)
  );
}

/** True if the seat is taken and its browser is connected now. */
export function isHere(seat: Seat): boolean {
  return isSeated(seat) && seat.presence.type === 'here';
}

function longestSeated(seats: readonly Seat[]): Seat | undefined {
  return seats.reduce<Seat | undefined>(
    (longest, seat) =>
      longest === undefined || seatedAt(seat) < seatedAt(longest) ? seat : longest,
    undefined,
  );
}

function seatedAt({ place }: Seat): number {
  return place.state === 'seated' ? place.seatedAt : Number.POSITIVE_INFINITY;
}
