import { ok } from '@outoften/rules/result';
import type { SeatId } from '@outoften/rules/room/seat';
import { connectSeat, disconnectSeat } from '@outoften/rules/room/seats/presence';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import type { Timers } from '../../platform/timers.ts';
import type { RoomKeeper } from '../store/room-keeper.ts';

/** Which seats this server hears from. What can't be saved is said again, until it is or something else is true. */
export type SeatPresence = Readonly<{
  hear: (roomId: string, seat: SeatId) => Promise<void>;
  /** `since` is when it was heard of last, in milliseconds since 1970. */
  miss: (roomId: string, seat: SeatId, since: number) => Promise<void>;
  /** Says nothing again. */
  stop: () => void;
}>;

export type PresenceParts = Readonly<{
  keeper: Pick<RoomKeeper, 'change'>;
  serverId: string;
  timers: Pick<Timers, 'after'>;
  onFault: (fault: unknown) => void;
}>;

const SAY_AGAIN_AFTER_MS = 1_000;

/** What is to be saved of a seat. */
type Saying = () => Promise<unknown>;

/** Tells the rooms, and notes down which server hears, so that others notice when it ends with its seats. */
export function createPresence(parts: PresenceParts): SeatPresence {
  const { keeper, serverId, timers, onFault } = parts;
  /** The last of each seat, as long as it is not saved. */
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
    hear: (roomId, seat) =>
      sayFirst(seat, () =>
        keeper.change(roomId, (room) => {
          const alongside = (db: Kysely<Database>) => noteHearer(db, { roomId, seat, serverId });
          return ok({ room: connectSeat(room, seat), value: undefined, alongside });
        }),
      ),
    miss: (roomId, seat, since) =>
      sayFirst(seat, () =>
        keeper.change(roomId, (room) => {
          const alongside = (db: Kysely<Database>) => forgetHearer(db, { seat, serverId });
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

type Hearing = Readonly<{ roomId: string; seat: SeatId; serverId: string }>;

function noteHearer(db: Kysely<Database>, { roomId, seat, serverId }: Hearing) {
  return db
    .insertInto('heard_seat')
    .values({ seat_id: seat, room_id: roomId, server_id: serverId })
    .onConflict((key) => key.column('seat_id').doUpdateSet({ server_id: serverId }))
    .execute();
}

/** Unless another server hears from the seat by now. */
export function forgetHearer(
  db: Kysely<Database>,
  { seat, serverId }: Omit<Hearing, 'roomId'>,
): Promise<unknown> {
  return db
    .deleteFrom('heard_seat')
    .where('seat_id', '=', seat)
    .where('server_id', '=', serverId)
    .execute();
}
