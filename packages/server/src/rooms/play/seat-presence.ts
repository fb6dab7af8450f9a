import { ok } from '@outoften/rules/result';
import type { SeatId } from '@outoften/rules/room/seat';
import { connectSeat, disconnectSeat } from '@outoften/rules/room/seats/presence';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import type { Timers } from '../../platform/timers.ts';
import type { RoomKeeper } from '../store/room-keeper.ts';

/**
 * The seats that are connected to this server. A report that can't be saved is repeated, until it is saved or no longer
 * true.
 */
export type SeatPresence = Readonly<{
  reportHere: (roomId: string, seat: SeatId) => Promise<void>;
  /** `since` is the time of the seat's last message, in milliseconds since 1970. */
  miss: (roomId: string, seat: SeatId, since: number) => Promise<void>;
  /** Stops repeating reports. */
  stop: () => void;
}>;

export type PresenceParts = Readonly<{
  keeper: Pick<RoomKeeper, 'change'>;
  serverId: string;
  timers: Pick<Timers, 'after'>;
  onFault: (fault: unknown) => void;
}>;

const SAY_AGAIN_AFTER_MS = 1_000;

/** A report that saves something about a seat. */
type Saying = () => Promise<unknown>;

/** Reports to the rooms, and notes which server a seat is connected to, so that others notice when that server ends. */
export function createPresence(parts: PresenceParts): SeatPresence {
  const { keeper, serverId, timers, onFault } = parts;
  /** The latest report of each seat, until it is saved. */
  const unsaved = new Map<SeatId, Saying>();
  let isOver = false;
  const say = async (seat: SeatId, saying: Saying): Promise<void> => {
    try {
      await saying();
      if (unsaved.get(seat) === saying) unsaved.delete(seat);
    } catch (fault) {
      onFault(fault);
      if (isOver) return;
      timers.after(SAY_AGAIN_AFTER_MS, () => {
        if (unsaved.get(seat) === saying) void say(seat, saying);
      });
    }
  };
  const sayFirst = (seat: SeatId, saying: Saying) => {
    unsaved.set(seat, saying);
    return say(seat, saying);
  };
  return {
    reportHere: (roomId, seat) =>
      sayFirst(seat, () =>
        keeper.change(roomId, (room) => {
          const alongside = (db: Kysely<Database>) => noteServer(db, { roomId, seat, serverId });
          return ok({ room: connectSeat(room, seat), value: undefined, alongside });
        }),
      ),
    miss: (roomId, seat, since) =>
      sayFirst(seat, () =>
        keeper.change(roomId, (room) => {
          const alongside = (db: Kysely<Database>) => forgetServer(db, { seat, serverId });
          return ok({
            room: disconnectSeat(room, { seat, now: since }),
            value: undefined,
            alongside,
          });
        }),
      ),
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
