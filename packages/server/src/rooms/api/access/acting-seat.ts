import { ok, type Result, refuse } from '@outoften/rules/result';
import { findSeat, findSeatOf, type Room } from '@outoften/rules/room/room';
import type { Seat, SeatId } from '@outoften/rules/room/seat';
import { demandPlaying } from '../../../identity/callers/permissions.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { Change } from '../../store/room-keeper.ts';
import type { RoomVersion } from '../../store/room-rows.ts';
import { parseConnectionId } from '../../store/seat-ids.ts';
import { granted, type SessionRefusal, sessionError } from './room-error.ts';

export async function readRoom(roomId: string, { rooms }: GraphqlContext): Promise<RoomVersion> {
  const kept = await rooms.keeper.read(roomId);
  if (kept) return kept;
  throw sessionError('no-such-room');
}

/** Returns the room of a seat's id. Throws a coded error for the id of anything else. */
export function demandRoomOfSeat(connectionId: string): string {
  const parsed = parseConnectionId(connectionId);
  if (parsed?.type === 'seat') return parsed.roomId;
  throw sessionError('no-such-seat');
}

/** Returns the named seat, if it is the account's. */
export function findSeatOfOwner(
  room: Room,
  { id, owner }: Readonly<{ id: string; owner: string | undefined }>,
): Result<Seat, 'no-such-seat' | 'not-yours'> {
  const seat = findSeat(room, id as SeatId);
  if (seat === undefined) return refuse('no-such-seat');
  return seat.owner === owner ? ok(seat) : refuse('not-yours');
}

type Decide<T> = (room: Room, seat: Seat) => Result<Change<T>, SessionRefusal>;

/** Changes a room through the named seat, which must be the account's own. Throws a coded error for a refusal. */
export async function changeBySeat<T>(
  id: string,
  context: GraphqlContext,
  decide: Decide<T>,
): Promise<T> {
  const { owner } = demandPlaying(context);
  const changed = await context.rooms.keeper.change<T, SessionRefusal>(
    demandRoomOfSeat(id),
    (room) => {
      const seat = findSeatOfOwner(room, { id, owner });
      return seat.ok ? decide(room, seat.value) : seat;
    },
  );
  return granted(changed);
}

/** As {@link changeBySeat}, through the account's seat in the room. */
export async function changeByOwnSeat<T>(
  roomId: string,
  context: GraphqlContext,
  decide: Decide<T>,
): Promise<T> {
  const { owner } = demandPlaying(context);
  const changed = await context.rooms.keeper.change<T, SessionRefusal>(roomId, (room) => {
    const seat = findSeatOf(room, owner);
    return seat === undefined ? refuse('not-seated') : decide(room, seat);
  });
  return granted(changed);
}
