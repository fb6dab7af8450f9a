import { ok, type Result, refuse } from '@outoften/rules/result';
import { findSeat, findSeatOf, type Room } from '@outoften/rules/room/room';
import type { Seat, SeatId } from '@outoften/rules/room/seat';
import { demandPlaying } from '../../../identity/callers/permissions.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { Change } from '../../store/room-keeper.ts';
import type { RoomVersion } from '../../store/room-rows.ts';
import { parseConnectionId } from '../../store/seat-ids.ts';
import { sessionError } from './room-error.ts';

export async function readRoom(roomId: string, { rooms }: GraphqlContext): Promise<RoomVersion> {
  const kept = await rooms.keeper.read(roomId);
  if (kept) return kept;
  throw sessionError('no-such-room');
}

type ByConnection<T, E extends string> = (room: Room, seat: Seat) => Result<Change<T>, E>;

/** Changes a room through the named seat. Refuses if it is not the account's own. */
export function changeBySeat<T, E extends string>(
  connectionId: string,
  context: GraphqlContext,
  decide: ByConnection<T, E>,
): Promise<Result<T, E | 'no-such-seat' | 'not-yours' | 'no-such-room'>> {
  const { owner } = demandPlaying(context);
  const parsed = parseConnectionId(connectionId);
  if (parsed?.type !== 'seat') return Promise.resolve(refuse('no-such-seat'));
  return context.rooms.keeper.change<T, E | 'no-such-seat' | 'not-yours'>(parsed.roomId, (room) => {
    const seat = findSeatOfOwner(room, { id: connectionId, owner });
    return seat.ok ? decide(room, seat.value) : seat;
  });
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

/** Changes a room through the account's seat there. */
export async function changeByOwnSeat<T, E extends string>(
  roomId: string,
  context: GraphqlContext,
  decide: ByConnection<T, E>,
): Promise<Result<T, E | 'not-seated' | 'no-such-room'>> {
  const { owner } = demandPlaying(context);
  return context.rooms.keeper.change<T, E | 'not-seated'>(roomId, (room) => {
    const seat = findSeatOf(room, owner);
    return seat === undefined ? refuse('not-seated') : decide(room, seat);
  });
}
