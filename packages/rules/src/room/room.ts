import type { FilmFilter } from '../film/film-filter.ts';
import type { Parsed } from '../parsed.ts';
import type { LobbySettings } from './lobby-settings.ts';
import type { RoomCode } from './room-code.ts';
import type { ClosedRound, OpenRound, SettledAttempt } from './round.ts';
import type { Seat, SeatId } from './seat.ts';
import type { SessionName } from './session-name.ts';
import type { approvalSchema, closingReasonSchema, paceSchema } from './storage/room-schemas.ts';

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

/** Several players in one game after another, from the lobby to the podium. All times are the server's, in milliseconds. */
export type Room = Readonly<{
  id: string;
  code: RoomCode;
  name: SessionName;
  settings: LobbySettings;
  filter: FilmFilter;
  approval: Approval;
  pace: Pace;
  host: SeatId;
  /** The seat with the controls while the host is absent. */
  deputy: SeatId | undefined;
  /** In the order of their first requests. */
  seats: readonly Seat[];
  /** Owners who cannot come back. */
  barred: readonly string[];
  /** Marks of networks from which a walk-in was barred. The host decides on each new walk-in from there. */
  barredNetworks: readonly string[];
  /** Ids of the films of all its games. */
  drawn: readonly string[];
  /** Films skipped in the current game, see `skipFilm`. */
  skips: number;
  /** 1 for the first game, and one more after each rematch. */
  game: number;
  progress: RoomProgress;
  /** Since when no seat has been here; undefined while one is. */
  emptySince: number | undefined;
  createdAt: number;
}>;

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
