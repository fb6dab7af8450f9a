import { ok } from '@outoften/rules/result';
import { hearSeat, missSeat } from '@outoften/rules/room/presence';
import type { SeatId } from '@outoften/rules/room/seat';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { RoomKeeper } from '../keeper/room-keeper.ts';

/** Which seats this server hears from. */
export type SeatPresence = Readonly<{
  hear: (roomId: string, seat: SeatId) => Promise<unknown>;
  miss: (roomId: string, seat: SeatId) => Promise<unknown>;
}>;

export type PresenceParts = Readonly<{ keeper: RoomKeeper; serverId: string; now: () => number }>;

/** Tells the rooms, and notes down which server hears, so that others notice when it ends with its seats. */
export function createPresence({ keeper, serverId, now }: PresenceParts): SeatPresence {
  return {
    hear: (roomId, seat) =>
      keeper.change(roomId, (room) => {
        const alongside = (db: Kysely<Database>) => noteHearer(db, { roomId, seat, serverId });
        return ok({ room: hearSeat(room, seat), value: undefined, alongside });
      }),
    miss: (roomId, seat) =>
      keeper.change(roomId, (room) => {
        const alongside = (db: Kysely<Database>) => forgetHearer(db, { seat, serverId });
        return ok({ room: missSeat(room, { seat, now: now() }), value: undefined, alongside });
      }),
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
