import type { Parsed } from '../parsed.ts';
import type { ClosedRound, OpenRound, SettledAttempt } from './round.ts';
import type { Seat, SeatId } from './seat.ts';
import type { approvalSchema, closingReasonSchema, paceSchema } from './storage/room-schemas.ts';
import type { roomFieldsSchema } from './storage/room-storage.ts';

/** Whether the host starts the next round, or it starts automatically some time after the reveal. */
export type Pace = Parsed<typeof paceSchema>;

/** Whether the host decides on every request for a seat. */
export type Approval = Parsed<typeof approvalSchema>;

export type ClosingReason = Parsed<typeof closingReasonSchema>;

export type RoomProgress = Readonly<
  | { phase: 'lobby' }
  | { phase: 'guessing'; round: OpenRound }
  | {
      phase: 'revealed';
      round: ClosedRound;
      /** The attempt of each seat, visible only to that seat until the next round. */
      attempts: readonly SettledAttempt[];
      /** Undefined if the host starts the next round. */
      nextAt: number | undefined;
    }
  | {
      phase: 'over';
      rounds: number;
      /** When the game ended; absent in a room that was stored before this field existed. */
      endedAt?: number;
    }
  | { phase: 'closed'; reason: ClosingReason }
>;

export type Room = Parsed<typeof roomFieldsSchema> & Readonly<{ progress: RoomProgress }>;

/** How many films a host may skip in one game. */
export const MOST_SKIPS = 3;

export function skipsLeftIn({ skips }: Pick<Room, 'skips'>): number {
  return MOST_SKIPS - skips;
}

/** The seat that has the host's controls now. */
export function controllerOf(room: Room): SeatId {
  return room.deputy ?? room.host;
}

export function findSeat(room: Room, id: SeatId): Seat | undefined {
  return room.seats.find((seat) => seat.id === id);
}

/** The one seat of an account or guest in the room, if any. */
export function findSeatOf(room: Room, owner: string): Seat | undefined {
  return room.seats.find((seat) => seat.owner === owner);
}

/** The taken seats, including those that are away. */
export function seatedSeats(room: Room): readonly Seat[] {
  return room.seats.filter(isSeated);
}

export function isSeated(seat: Seat): boolean {
  return seat.place.state === 'seated';
}

/** True if the room waits for this seat: it is taken, and not away. */
export function isConnected(seat: Seat): boolean {
  return isSeated(seat) && seat.presence.type !== 'away';
}

/** The room with one seat changed. */
export function withSeat(room: Room, id: SeatId, change: Partial<Omit<Seat, 'id'>>): Room {
  const seats = room.seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat));
  return { ...room, seats };
}

/** The id of the open round; undefined if none is open. */
export function openRoundId({ progress }: Room): string | undefined {
  return progress.phase === 'guessing' ? progress.round.id : undefined;
}
