import { ok, type Result, refuse } from '@outoften/rules/result';
import { findSeatOf, type Room } from '@outoften/rules/room/room';
import type { Seat } from '@outoften/rules/room/seat';
import { hasPresence } from '@outoften/rules/room/seats/presence';
import { classOfMember, classOfSeat, type ViewerClass } from '@outoften/rules/room/view/view-room';
import { ownerOf } from '../../../identity/callers/caller.ts';
import { demandPlaying } from '../../../identity/callers/permissions.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { type AudienceMember, findMember, findMemberOf } from '../../audience/audience-rows.ts';
import type { Opening } from '../../live/follow/room-hub.ts';
import type { RoomVersion } from '../../store/room-rows.ts';
import { parseConnectionId } from '../../store/seat-ids.ts';
import { findSeatOfOwner } from './acting-seat.ts';
import { granted, sessionError } from './room-error.ts';

/** The arguments that say as whom a client views a room. */
export type ViewingArgs = Readonly<{
  connection_id?: string | null | undefined;
  seat_secret?: string | null | undefined;
  stage_key?: string | null | undefined;
}>;

/** A caller who may see a room. */
export type RoomViewer = Readonly<
  { type: 'seat'; seat: Seat } | { type: 'audience'; member: AudienceMember } | { type: 'stage' }
>;

export type ViewerRefusal = 'no-such-room' | 'not-seated' | 'not-yours' | 'no-audience';

export type Viewing = Readonly<{ kept: RoomVersion; viewer: RoomViewer }>;

/**
 * Returns as whom the caller views the room: as the stage, by its key; as a connection of its own; or else as the
 * account's own seat or audience place. A seat's secret opens no seat of another owner, as with moves.
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

/** As {@link identifyViewer}, and throws a coded error for a refusal. A stage needs only its key, and no account. */
export async function demandViewing(
  roomId: string,
  args: ViewingArgs,
  context: GraphqlContext,
): Promise<Viewing> {
  if (args.stage_key == null) demandPlaying(context);
  return granted(await identifyViewer(roomId, args, context));
}

/** Opens a room to a follower who may see it. Throws a coded error for all others. */
export async function openRoomToFollow(
  id: string,
  viewing: ViewingArgs,
  context: GraphqlContext,
  { isWindow } = { isWindow: false },
): Promise<Opening> {
  const { kept, viewer } = await demandViewing(id, viewing, context);
  const roomId = kept.room.id;
  if (classOfViewer(kept.room, viewer) === undefined) throw sessionError('not-seated');
  switch (viewer.type) {
    case 'stage':
      return { roomId, kept, viewer, isWindow };
    case 'audience': {
      const { owner } = viewer.member;
      return { roomId, kept, viewer: { type: 'audience', owner }, isWindow };
    }
    case 'seat':
      return { roomId, kept, viewer: { type: 'seat', seat: viewer.seat.id }, isWindow };
  }
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
  const id = args.connection_id;
  const found = await findConnection(room, id, context);
  if (!found.ok || args.seat_secret == null) return found;
  return (await secrets.isSeatSecret(id, args.seat_secret)) ? found : refuse('not-yours');
}

/** Returns the caller's connection. If the host ended the audience, its members did not leave. */
async function findConnection(
  room: Room,
  id: string,
  { db, caller }: GraphqlContext,
): Promise<Result<RoomViewer, ViewerRefusal>> {
  const owner = ownerOf(caller);
  if (parseConnectionId(id)?.type !== 'member') {
    const seat = findSeatOfOwner(room, { id, owner });
    if (seat.ok) return ok({ type: 'seat', seat: seat.value });
    return refuse(seat.refusal === 'not-yours' ? 'not-yours' : 'not-seated');
  }
  const member = await findMember(db, id);
  if (member?.roomId !== room.id) {
    return refuse(room.settings.isAudienceSession ? 'not-seated' : 'no-audience');
  }
  return member.owner === owner ? ok({ type: 'audience', member }) : refuse('not-yours');
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
