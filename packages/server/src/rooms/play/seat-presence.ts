import { ok } from '@outoften/rules/result';
import type { Room } from '@outoften/rules/room/room';
import type { SeatId } from '@outoften/rules/room/seat';
import { connectSeat, disconnectSeat } from '@outoften/rules/room/seats/presence';
import type { Kysely } from 'kysely';
import type { Timers } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/tables.ts';
import type { RoomKeeper } from '../store/room-keeper.ts';

export type PresenceParts = Readonly<{
  keeper: Pick<RoomKeeper, 'change'>;
  serverId: string;
  timers: Pick<Timers, 'after'>;
  onFault: (fault: unknown) => void;
}>;

const REPEATED_AFTER_MS = 1_000;

/** Saves something about a seat. */
type Report = () => Promise<unknown>;

export type SeatPresence = ReturnType<typeof createPresence>;

/**
 * Reports to the rooms which seats are connected to this server, and notes that, so that others notice when the server
 * ends. A report that can't be saved is repeated, until it is saved or no longer true.
 */
export function createPresence(parts: PresenceParts) {
  const { keeper, serverId, timers, onFault } = parts;
  /** The latest report of each seat, until it is saved. */
  const unsaved = new Map<SeatId, Report>();
  let isOver = false;
  const save = async (seat: SeatId, report: Report): Promise<void> => {
    try {
      await report();
      if (unsaved.get(seat) === report) unsaved.delete(seat);
    } catch (fault) {
      onFault(fault);
      if (isOver) return;
      timers.after(REPEATED_AFTER_MS, () => {
        if (unsaved.get(seat) === report) void save(seat, report);
      });
    }
  };
  const changeRoom = (
    { roomId, seat }: Pick<SeatConnection, 'roomId' | 'seat'>,
    change: (room: Room) => Room,
    note: (db: Kysely<Database>) => Promise<unknown>,
  ) => {
    const report = () =>
      keeper.change(roomId, (room) =>
        ok({ room: change(room), value: undefined, alongside: note }),
      );
    unsaved.set(seat, report);
    return save(seat, report);
  };
  return {
    reportHere: (roomId: string, seat: SeatId) =>
      changeRoom(
        { roomId, seat },
        (room) => connectSeat(room, seat),
        (db) => noteServer(db, { roomId, seat, serverId }),
      ),
    /** `since` is the time of the seat's last message, in milliseconds since 1970. */
    miss: (roomId: string, seat: SeatId, since: number) =>
      changeRoom(
        { roomId, seat },
        (room) => disconnectSeat(room, { seat, now: since }),
        (db) => forgetServer(db, { seat, serverId }),
      ),
    /** Stops repeating reports. */
    stop: () => {
      isOver = true;
      unsaved.clear();
    },
  };
}

type SeatConnection = Readonly<{ roomId: string; seat: SeatId; serverId: string }>;

function noteServer(db: Kysely<Database>, { roomId, seat, serverId }: SeatConnection) {
  return db
    .insertInto('heard_seat')
    .values({ seat_id: seat, room_id: roomId, server_id: serverId })
    .onConflict((key) => key.column('seat_id').doUpdateSet({ server_id: serverId }))
    .execute();
}

/** Removes the note, unless the seat is connected to another server by now. */
export function forgetServer(
  db: Kysely<Database>,
  { seat, serverId }: Omit<SeatConnection, 'roomId'>,
): Promise<unknown> {
  return db
    .deleteFrom('heard_seat')
    .where('seat_id', '=', seat)
    .where('server_id', '=', serverId)
    .execute();
}
