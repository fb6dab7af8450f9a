import { askAgainAt } from '@outoften/rules/room/asking-again';
import { findSeat, findSeatOf } from '@outoften/rules/room/room';
import type { Seat, SeatId } from '@outoften/rules/room/seat';
import { viewOwnSeat, viewRoom } from '@outoften/rules/room/view/view-room';
import { ownerOf } from '../../../identity/callers/caller.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { hasMemberGuessed } from '../../audience/audience-guesses.ts';
import type { AudienceMember } from '../../audience/audience-rows.ts';
import type { RoomVersion } from '../../store/room-rows.ts';
import { sessionError } from '../access/room-error.ts';
import { classOfViewer } from '../access/viewer.ts';
import { type ConnectionRoom, roomAsKept } from './connection-room.ts';
import type { ConnectionRoot } from './connection-type.ts';
import type { PublicSessionRoot } from './public-session-type.ts';

/** Returns the room after a change, as the seat that changed it may see it. */
export async function answerRoom(
  roomId: string,
  context: GraphqlContext,
): Promise<PublicSessionRoot> {
  const kept = await readRoom(roomId, context);
  const owner = ownerOf(context.caller);
  const own = owner === undefined ? undefined : findSeatOf(kept.room, owner);
  const viewer = own && classOfViewer(kept.room, { type: 'seat', seat: own });
  if (viewer === undefined) throw sessionError('not-seated');
  const { room, version } = kept;
  return { view: viewRoom(room, { version, viewer }) };
}

/** Returns a seat after a change. `secret` is sent only to its own account. */
export async function answerSeat(
  seatId: SeatId,
  roomId: string,
  context: GraphqlContext,
): Promise<ConnectionRoot> {
  const kept = await readRoom(roomId, context);
  const seat = findSeat(kept.room, seatId);
  if (seat === undefined) throw sessionError('no-such-seat');
  return seatConnection(kept, seat, context);
}

/** Returns the member as it may see itself. */
export async function answerMember(
  member: AudienceMember,
  room: ConnectionRoom,
  { db, rooms }: GraphqlContext,
): Promise<ConnectionRoot> {
  const secret = await rooms.secrets.seatSecret(member.id);
  const findPlace = () => rooms.places.find(member);
  const hasGuessed = async () => {
    const kept = await rooms.keeper.read(room.id);
    return kept !== undefined && hasMemberGuessed(db, { room: kept.room, member });
  };
  const own = { owner: member.owner, secret, findPlace, hasGuessed };
  return { type: 'member', room, member, own };
}

async function seatConnection(
  { room }: RoomVersion,
  holder: Seat,
  { rooms, caller }: GraphqlContext,
): Promise<ConnectionRoot> {
  const { id, owner } = holder;
  const seat = viewOwnSeat(room, id);
  if (seat === undefined) throw sessionError('no-such-seat');
  const root: ConnectionRoot = { type: 'seat', room: roomAsKept(room), seat };
  if (ownerOf(caller) !== owner) return root;
  const secret = await rooms.secrets.seatSecret(id);
  return { ...root, own: { owner, secret, askAgainAt: askAgainAt(holder) } };
}

export async function readRoom(roomId: string, { rooms }: GraphqlContext): Promise<RoomVersion> {
  const kept = await rooms.keeper.read(roomId);
  if (kept) return kept;
  throw sessionError('no-such-room');
}
