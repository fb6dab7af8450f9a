import type { SeatId } from '@outoften/rules/room/seat';
import type { KeptRoom } from '../../store/kept-room.ts';

/**
 * What live delivery needs of the rooms: to read one, and to say which seats are there. What is said is said once:
 * should it fail, it is said again by itself.
 */
export type LiveRooms = Readonly<{
  /** The room as stored last, whichever server saved it; undefined if there is none. */
  read: (roomId: string) => Promise<KeptRoom | undefined>;
  /** The versions in which rooms were stored last, by their ids; none of those that are no more. */
  findVersions: (roomIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** The first subscription of a seat has begun. Told again while the room says that the seat is not here. */
  hear: (roomId: string, seat: SeatId) => Promise<unknown>;
  /**
   * Called when the last subscription of a seat has ended without a successor, or when its clients don't answer.
   * `since` is when the server last heard from the seat, in milliseconds since 1970.
   */
  miss: (roomId: string, seat: SeatId, since: number) => Promise<unknown>;
}>;
