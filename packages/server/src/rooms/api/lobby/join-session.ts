import { ok, type Result, refuse } from '@outoften/rules/result';
import type { Newcomer } from '@outoften/rules/room/open-room';
import { findSeatOf, type Room, seatedSeats } from '@outoften/rules/room/room';
import type { AskingRefusal } from '@outoften/rules/room/room-refusal';
import type { SeatId } from '@outoften/rules/room/seat';
import { isTooLateToJoin } from '@outoften/rules/room/seats/late-join';
import { freeNameIn } from '@outoften/rules/room/seats/names-in-room';
import { askForSeat } from '@outoften/rules/room/seats/seating';
import type { Kysely } from 'kysely';
import { areNamesAlike } from '../../../platform/db/name-likeness.ts';
import type { Database } from '../../../platform/db/tables.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { AudienceRefusal } from '../../audience/audience-joins.ts';
import { type AudienceMember, findMemberOf, removeMember } from '../../audience/audience-rows.ts';
import { newMemberId, newSeatId } from '../../store/seat-ids.ts';
import { countAsking } from './count-asking.ts';
import { findTakenNames } from './name-taken-in-room.ts';
import type { SeatTaker } from './seat-taker.ts';

export type Joining = Readonly<{
  roomId: string;
  player: Pick<SeatTaker, 'owner' | 'name' | 'avatar' | 'isWalkIn'>;
  /** Undefined for a seat, or for the audience if no seat is free. */
  asAudience: boolean | undefined;
}>;

export type Joined = Readonly<
  { type: 'seat'; seatId: SeatId } | { type: 'member'; member: AudienceMember }
>;

export type JoiningRefusal = AskingRefusal | AudienceRefusal | 'name-taken';

/** Adds the player to the room. Returns their seat or audience place. A repeated request changes nothing. */
export async function joinSession(
  joining: Joining,
  context: GraphqlContext,
): Promise<Result<Joined, JoiningRefusal>> {
  const { roomId, player, asAudience } = joining;
  const { db, rooms, now } = context;
  const network = player.isWalkIn
    ? await rooms.secrets.networkMark(roomId, context.address)
    : undefined;
  const watch = () => joinAudience({ ...joining, network }, context);
  if (asAudience === true) {
    const joined = await watch();
    // Someone whose network is barred asks for a seat instead, which waits for the host.
    if (joined.ok || joined.refusal !== 'barred') return joined;
  }
  const member = await findMemberOf(db, { roomId, owner: player.owner });
  if (member && asAudience === undefined) return ok({ type: 'member', member });
  await countAsking({ roomId, owner: player.owner }, context);
  const isTaken = player.isWalkIn
    ? await findTakenNames({ roomId, owner: player.owner }, context)
    : () => false;
  const asked = await rooms.keeper.change<SeatId, AskingRefusal | 'name-taken'>(roomId, (room) => {
    const earlier = findSeatOf(room, player.owner);
    const { state } = earlier?.place ?? {};
    if (earlier && (state === 'seated' || state === 'waiting')) {
      return ok({ room, value: earlier.id });
    }
    if (room.barred.includes(player.owner)) return refuse('barred');
    const { isAudienceSession } = room.settings;
    if (isAudienceSession && !isTooLateToJoin(room) && isSpokenFor(room)) {
      return refuse('room-full');
    }
    const { owner, avatar } = player;
    if (isTaken(room, player.name)) return refuse('name-taken');
    const newcomer: Newcomer = {
      id: earlier?.id ?? newSeatId(roomId),
      owner,
      name: freeNameIn(room, player, areNamesAlike),
      avatar,
      ...(network !== undefined && { network }),
    };
    const change = askForSeat(room, { newcomer, now: now() });
    if (!change.ok) return change;
    // No account is in both, whichever it asked for first.
    const alongside = (transaction: Kysely<Database>) =>
      removeMember(transaction, { roomId, owner });
    return ok({ room: change.value, value: newcomer.id, ...(isAudienceSession && { alongside }) });
  });
  if (asked.ok) {
    if (member) rooms.newsroom.reportLeft(roomId, player.owner);
    return ok({ type: 'seat', seatId: asked.value });
  }
  const isTurnedAway = asked.refusal === 'room-full' || asked.refusal === 'too-late';
  if (!isTurnedAway || asAudience === false) return asked;
  const joined = await watch();
  return joined.ok || !['no-audience', 'barred'].includes(joined.refusal) ? joined : asked;
}

/** True if all seats are taken or requested: with an audience, no one must wait for a denial. */
function isSpokenFor(room: Room): boolean {
  const waiting = room.seats.filter(({ place }) => place.state === 'waiting');
  return seatedSeats(room).length + waiting.length >= room.settings.maxPlayers;
}

async function joinAudience(
  { roomId, player, network }: Joining & Readonly<{ network: string | undefined }>,
  { rooms, now }: GraphqlContext,
): Promise<Result<Joined, AudienceRefusal>> {
  const { owner, name, avatar } = player;
  const member = { id: newMemberId(roomId), roomId, owner, name, avatar, joinedAt: now() };
  const joined = await rooms.audienceJoins.join({ ...member, network });
  if (!joined.ok) return joined;
  rooms.newsroom.report(roomId);
  return ok({ type: 'member', member: joined.value });
}
