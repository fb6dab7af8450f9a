import { ok, type Result, refuse } from '@outoften/rules/result';
import { findSeat, findSeatOf, type Room } from '@outoften/rules/room/room';
import type { Seat, SeatId } from '@outoften/rules/room/seat';
import { hasPresence } from '@outoften/rules/room/seats/presence';
import type { ViewerClass } from '@outoften/rules/room/view/view-room';
import { classOfMember, classOfSeat } from '@outoften/rules/room/view/viewer-class';
import { ownerOf } from '../../../identity/callers/caller.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { type AudienceMember, findMember, findMemberOf } from '../../audience/audience-rows.ts';
import type { KeptRoom } from '../../store/kept-room.ts';
import { parseConnectionId } from '../../store/seat-ids.ts';

/** The arguments that say as whom a client views a room. */
export type ViewingArgs = Readonly<{
  connection_id?: string | number | null | undefined;
  seat_secret?: string | null | undefined;
  stage_key?: string | null | undefined;
}>;

/** A caller who may see a room. */
export type RoomViewer = Readonly<
  { type: 'seat'; seat: Seat } | { type: 'audience'; member: AudienceMember } | { type: 'stage' }
>;

export type ViewerRefusal = 'no-such-room' | 'not-seated' | 'not-yours' | 'no-audience';

export type Viewing = Readonly<{ kept: KeptRoom; viewer: RoomViewer }>;

/**
 * Returns as whom the caller views the room: as the stage, by its key; as a connection, by its account or secret; or
 * else as the account's own seat or audience place.
 */
export async function identifyViewer(
  roomId: string,
  args: ViewingArgs,
  context: GraphqlContext,
): Promise<Result<Viewing, ViewerRefusal>> {
  const kept = await context.rooms.keeper.read(roomId);
  if (!kept) return refuse('no-such-room');
  const viewer = await findViewer(kept.room, args, context);
  return viewer.ok ? ok({ kept, viewer: viewer.value }) : viewer;
}

async function findViewer(
  room: Room,
  args: ViewingArgs,
  context: GraphqlContext,
): Promise<Result<RoomViewer, ViewerRefusal>> {
  const { secrets } = context.rooms;
  if (args.stage_key != null) {
    const isRight = await secrets.isStageKey(room.id, args.stage_key);
    // A caller who guesses keys does not learn whether there is such a room.
    return isRight ? ok({ type: 'stage' }) : refuse('no-such-room');
  }
  if (args.connection_id == null) return findOwn(room, context);
  const found = await findConnection(room, String(args.connection_id), context);
  if (found === undefined) return refuse(whyNoConnection(room, String(args.connection_id)));
  const owner = found.type === 'seat' ? found.seat.owner : found.member.owner;
  if (ownerOf(context.caller) === owner) return ok(found);
  const secret = args.seat_secret;
  if (secret == null) return refuse('not-yours');
  const isRight = await secrets.isSeatSecret(String(args.connection_id), secret);
  return isRight ? ok(found) : refuse('not-yours');
}

type Connection = Exclude<RoomViewer, Readonly<{ type: 'stage' }>>;

async function findConnection(
  room: Room,
  id: string,
  { db }: GraphqlContext,
): Promise<Connection | undefined> {
  const parsed = parseConnectionId(id);
  if (parsed?.roomId !== room.id) return undefined;
  if (parsed.type === 'member') {
    const member = await findMember(db, id);
    return member && { type: 'audience', member };
  }
  const seat = findSeat(room, id as SeatId);
  return seat && { type: 'seat', seat };
}

/** Returns why the connection does not exist. If the host ended the audience, its members did not leave. */
function whyNoConnection({ settings }: Room, id: string): 'not-seated' | 'no-audience' {
  const isMember = parseConnectionId(id)?.type === 'member';
  return isMember && !settings.isAudienceSession ? 'no-audience' : 'not-seated';
}

async function findOwn(
  room: Room,
  { db, caller }: GraphqlContext,
): Promise<Result<RoomViewer, ViewerRefusal>> {
  const owner = ownerOf(caller);
  if (owner === undefined) return refuse('not-seated');
  const seat = findSeatOf(room, owner);
  if (seat && hasPresence(seat)) return ok({ type: 'seat', seat });
  const member = await findMemberOf(db, { roomId: room.id, owner });
  if (member) return ok({ type: 'audience', member });
  return seat ? ok({ type: 'seat', seat }) : refuse('not-seated');
}

/** Returns the class of the viewer; undefined for a viewer who may no longer see the room. */
export function classOfViewer(room: Room, viewer: RoomViewer): ViewerClass | undefined {
  switch (viewer.type) {
    case 'stage':
      return 'stage';
    case 'audience':
      return classOfMember(room, viewer.member);
    case 'seat':
      return classOfSeat(room, viewer.seat);
  }
}
