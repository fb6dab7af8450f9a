import { ok } from '@outoften/rules/result';
import { findSeatOf } from '@outoften/rules/room/room';
import { handOverSeat } from '@outoften/rules/room/seats/handing-over';
import type { Kysely } from 'kysely';
import { commitDurably } from '../../../platform/db/commit-durably.ts';
import type { Database } from '../../../platform/db/tables.ts';
import { removeMember } from '../../audience/audience-rows.ts';
import type { RoomKeeper } from '../../store/room-keeper.ts';
import { listRoomsOf } from './own-rooms.ts';

/** From a guest to an account, by their names in the store. */
export type HandingOver = Readonly<{ from: string; to: string }>;

/**
 * Gives an account the seats, audience places and rooms of a guest. If the account is in a room already, it keeps its
 * own place there. A second call changes nothing.
 */
export async function handOverRooms(
  { db, keeper }: Readonly<{ db: Kysely<Database>; keeper: RoomKeeper }>,
  { from, to }: HandingOver,
): Promise<void> {
  const rooms = await listRoomsOf(db, from);
  await Promise.all(
    rooms.map((roomId) =>
      keeper.change(roomId, (room) => {
        const handed = handOverSeat(room, { from, to });
        const isSeated = findSeatOf(handed, to) !== undefined;
        const alongside = async (transaction: Kysely<Database>) => {
          await handOverRecords(transaction, { roomId, from, to });
          // A player is never in a seat and in the audience at the same time.
          if (isSeated) await removeMember(transaction, { roomId, owner: to });
        };
        return ok({ room: handed, value: undefined, alongside });
      }),
    ),
  );
  await commitDurably(db, (transaction) => handOverMemberships(transaction, { from, to }));
}

/** Rooms that the guest opened or asked to join become the account's. */
async function handOverRecords(
  transaction: Kysely<Database>,
  { roomId, from, to }: HandingOver & Readonly<{ roomId: string }>,
): Promise<void> {
  await transaction
    .updateTable('room')
    .set({ owner: to })
    .where('id', '=', roomId)
    .where('owner', '=', from)
    .execute();
  await transaction
    .insertInto('room_guest')
    .values({ room_id: roomId, owner: to })
    .onConflict((key) => key.doNothing())
    .execute();
}

async function handOverMemberships(
  transaction: Kysely<Database>,
  { from, to }: HandingOver,
): Promise<void> {
  const ofAccount = transaction
    .selectFrom('audience_member')
    .select('room_id')
    .where('owner', '=', to);
  const ofSeats = transaction.selectFrom('room_guest').select('room_id').where('owner', '=', to);
  await transaction
    .updateTable('audience_member')
    .set({ owner: to })
    .where('owner', '=', from)
    .where('room_id', 'not in', ofAccount)
    .where('room_id', 'not in', ofSeats)
    .execute();
  const withdrawn = transaction
    .selectFrom('withdrawn_guess')
    .select('round_id')
    .where('owner', '=', to);
  await transaction
    .updateTable('withdrawn_guess')
    .set({ owner: to })
    .where('owner', '=', from)
    .where('round_id', 'not in', withdrawn)
    .execute();
}
