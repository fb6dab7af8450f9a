import { ok, type Result, refuse } from '@outoften/rules/result';
import { setAllowance } from '@outoften/rules/room/host/host-controls';
import { findSeat, type Room } from '@outoften/rules/room/room';
import type { CommandOf } from '@outoften/rules/room/room-command';
import type { RoomRefusal } from '@outoften/rules/room/room-refusal';
import type { SeatId } from '@outoften/rules/room/seat';
import { leaveSeat } from '@outoften/rules/room/seats/leaving';
import type { Kysely } from 'kysely';
import { demandPlaying } from '../../../identity/callers/permissions.ts';
import { commitDurably } from '../../../platform/db/commit.ts';
import type { Database } from '../../../platform/db/tables.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { type AudienceMember, findMember, removeMember } from '../../audience/audience-rows.ts';
import { parseConnectionId } from '../../store/seat-ids.ts';
import { changeByOwnSeat, demandRoomOfSeat } from '../access/acting-seat.ts';
import { sessionError } from '../access/room-error.ts';

/**
 * Leaves for good, from a seat. A member who leaves the audience loses its guesses. It may come back without points, and
 * guess again from the next round on.
 */
export async function leave(
  { connection }: Pick<CommandOf<'leave'>, 'connection'>,
  context: GraphqlContext,
): Promise<void> {
  if (isMember(connection)) {
    const { roomId, owner } = await demandOwnMember(connection, context);
    await commitDurably(context.db, (transaction) => removeMember(transaction, { roomId, owner }));
    context.rooms.newsroom.reportLeft(roomId, owner);
    return;
  }
  await changeSeat(connection, context, (room, { by, ...own }) =>
    by === own.seat ? leaveSeat(room, own) : refuse('not-yours'),
  );
}

/**
 * Multiplies the time limit of a seat from the next round on, or of a member of the audience at once. Others don't see
 * it.
 */
export async function setTimeAllowance(
  { connection, allowance }: CommandOf<'allowance'>,
  context: GraphqlContext,
): Promise<void> {
  if (isMember(connection)) {
    const { id } = await demandOwnMember(connection, context);
    await context.db
      .updateTable('audience_member')
      .set({ allowance })
      .where('id', '=', id)
      .execute();
    return;
  }
  await changeSeat(connection, context, (room, acting) =>
    setAllowance(room, { ...acting, allowance }),
  );
}

export function isMember(connectionId: string): boolean {
  return parseConnectionId(connectionId)?.type === 'member';
}

/** Returns the member, which must be the caller's own, in a room that is open. */
export async function demandOwnMember(
  memberId: string,
  context: GraphqlContext,
): Promise<AudienceMember> {
  const { owner } = demandPlaying(context);
  const member = await findMember(context.db, memberId);
  if (member === undefined) throw sessionError('no-such-member');
  if (member.owner !== owner) throw sessionError('not-yours');
  const kept = await context.rooms.keeper.read(member.roomId);
  if (kept?.room.progress.phase === 'closed') throw sessionError('room-closed');
  return member;
}

type Acting = Readonly<{ by: SeatId; seat: SeatId; now: number }>;

/** Lets the account's own seat change another seat of the room, as a host does. */
export async function changeSeat(
  connectionId: string,
  context: GraphqlContext,
  decide: (room: Room, acting: Acting) => Result<Room, RoomRefusal | 'not-yours'>,
): Promise<void> {
  const caller = demandPlaying(context);
  const roomId = demandRoomOfSeat(connectionId);
  const seat = connectionId as SeatId;
  const now = context.now();
  const { barred, isNew } = await changeByOwnSeat(roomId, context, (room, { id: by }) => {
    const decided = decide(room, { by, seat, now });
    if (!decided.ok) return decided;
    const owner = findBarred(decided.value, seat);
    const value = { barred: owner, isNew: owner !== undefined && !room.barred.includes(owner) };
    // A player whose seat is gone may have joined the audience meanwhile.
    const alongside =
      owner === undefined
        ? undefined
        : (db: Kysely<Database>) => removeMember(db, { roomId, owner });
    return ok({ room: decided.value, value, alongside });
  });
  if (barred !== undefined) context.rooms.newsroom.report(roomId);
  if (isNew) {
    const { address } = context;
    context.reportEvent('player-barred', { account: barred, by: caller.owner, address });
  }
}

/** Returns the owner of the seat, if they may not return. */
function findBarred(room: Room, id: SeatId): string | undefined {
  const owner = findSeat(room, id)?.owner;
  return owner !== undefined && room.barred.includes(owner) ? owner : undefined;
}
