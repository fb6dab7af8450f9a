import type { SeatId } from '@outoften/rules/room/seat';
import type { RoomVersion } from '../../store/room-rows.ts';

/**
 * The rooms as live delivery needs them: to read one, and to report which seats are connected. Each report is made
 * once, and is repeated automatically if it fails.
 */
export type LiveRooms = Readonly<{
  /** The room as stored last by any server; undefined if there is none. */
  read: (roomId: string) => Promise<RoomVersion | undefined>;
  /** The stored versions of rooms, by their ids, without rooms that are gone. */
  findVersions: (roomIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /**
   * Reports that the first subscription of a seat has begun. Repeated while the room says that the seat is not here.
   */
  reportHere: (roomId: string, seat: SeatId) => Promise<unknown>;
  /**
   * Reports that the last subscription of a seat has ended without a successor, or that its clients don't answer.
   * `since` is when the server last got a message from the seat, in milliseconds since 1970.
   */
  miss: (roomId: string, seat: SeatId, since: number) => Promise<unknown>;
}>;
