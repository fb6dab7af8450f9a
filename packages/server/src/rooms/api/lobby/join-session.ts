import { listNameCandidates } from '@outoften/rules/names/name-suggestions';
import type { PlayerName } from '@outoften/rules/names/player-name';
import { type Avatar, FIRST_AVATAR } from '@outoften/rules/player/avatar';
import { ok, type Result, refuse } from '@outoften/rules/result';
import type { Newcomer } from '@outoften/rules/room/open-room';
import { findSeatOf, type Room, seatedSeats } from '@outoften/rules/room/room';
import type { SeatId } from '@outoften/rules/room/seat';
import { isTooLateToJoin } from '@outoften/rules/room/seats/late-join';
import { freeNameIn, isNameTaken } from '@outoften/rules/room/seats/names-in-room';
import { askForSeat } from '@outoften/rules/room/seats/seating';
import type { Kysely } from 'kysely';
import type { GuestCaller, PlayingCaller } from '../../../identity/callers/caller.ts';
import { demandPlaying } from '../../../identity/callers/permissions.ts';
import { areNamesAlike, nameKeys } from '../../../platform/db/name-likeness.ts';
import type { Database } from '../../../platform/db/tables.ts';
import { codedError } from '../../../platform/error-code.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import {
  type AttemptLimit,
  countAttempt,
  countFromNetwork,
} from '../../../platform/limits/attempts.ts';
import { countWalkIn } from '../../../players/count-walk-in.ts';
import { demandNickname } from '../../../players/demand-name.ts';
import { findOwnPlayer } from '../../../players/find-players.ts';
import { type Player, readAvatar } from '../../../players/player.ts';
import { findWalkIn, saveWalkIn } from '../../../players/walk-ins.ts';
import type { AudienceRefusal } from '../../audience/audience-joins.ts';
import {
  type AudienceMember,
  findMemberOf,
  listMemberNames,
  removeMember,
} from '../../audience/audience-rows.ts';
import { newMemberId, newSeatId } from '../../store/seat-ids.ts';
import { readRoom } from '../access/acting-seat.ts';
import { granted, type SessionRefusal } from '../access/room-error.ts';

/** The player who joins a room. */
type SeatTaker = Readonly<{
  owner: string;
  /** Empty for a guest who only watches. */
  name: string;
  avatar: Avatar;
  isWalkIn: boolean;
  /** Saves the name and picture with which a walk-in joins. */
  save: () => Promise<void>;
}>;

type Joining = Readonly<{
  caller: PlayingCaller;
  roomId: string;
  name: string | null | undefined;
  avatar: string | null | undefined;
  /** Undefined for a seat, or for the audience if no seat is free. */
  asAudience: boolean | undefined;
}>;

type Joined = Readonly<
  { type: 'seat'; seatId: SeatId } | { type: 'member'; member: AudienceMember }
>;

/**
 * Adds the caller's player to the room. Returns their seat or audience place. A repeated request changes nothing. Throws
 * a coded error for a refusal; for a name that is taken, with names that are free.
 */
export async function joinSession(joining: Joining, context: GraphqlContext): Promise<Joined> {
  const player = await findSeatTaker(joining, context);
  const joined = await joinAs(player, joining, context);
  if (!joined.ok && joined.refusal === 'name-taken') {
    throw await nameTaken(player, joining.roomId, context);
  }
  const answer = granted(joined);
  await player.save();
  return answer;
}

/** Returns the caller's player: of an account, or the walk-in of a guest. Throws if there is none yet. */
export async function demandPlayer(
  context: GraphqlContext,
  action: 'join-room' | 'host-room',
): Promise<Player> {
  const { type, owner } = demandPlaying(context, action);
  const { db } = context;
  const player =
    type === 'account'
      ? await findOwnPlayer(db, owner)
      : await findWalkIn(db, { owner, now: context.now() });
  if (player) return player;
  throw codedError('NO_PLAYER', 'Create a player first.');
}

/**
 * Returns the player who joins the room. An account has its player's name and picture, whatever was sent. A guest has
 * the name and picture that were sent, or else those of its walk-in. Without a name a guest can only watch.
 */
async function findSeatTaker(joining: Joining, context: GraphqlContext): Promise<SeatTaker> {
  const { caller } = joining;
  if (caller.type === 'guest') return findGuest(caller, joining, context);
  const { owner, name, avatar } = await demandPlayer(context, 'join-room');
  return { owner, name, avatar, isWalkIn: false, save: async () => {} };
}

async function findGuest(
  { owner }: GuestCaller,
  { roomId, asAudience, ...sent }: Joining,
  context: GraphqlContext,
): Promise<SeatTaker> {
  const { db } = context;
  const now = context.now();
  const sentAvatar = readAvatar(sent.avatar);
  const known = await findWalkIn(db, { owner, now });
  const name = sent.name == null ? known?.name : demandNickname(sent.name, context);
  const avatar = sentAvatar ?? known?.avatar ?? FIRST_AVATAR;
  if (name === undefined) {
    if (asAudience !== true) {
      throw codedError('NO_PLAYER', 'Send a player_name, or join as the audience.');
    }
    if ((await findMemberOf(db, { roomId, owner })) === undefined) await countWalkIn(context);
    return { owner, name: '', avatar, isWalkIn: true, save: async () => {} };
  }
  if (known === undefined) await countWalkIn(context);
  const save = async () => {
    if (known?.name !== name || known.avatar !== avatar) {
      await saveWalkIn(db, { owner, name, avatar, now });
    }
  };
  return { owner, name, avatar, isWalkIn: true, save };
}

async function joinAs(
  player: SeatTaker,
  { roomId, asAudience }: Joining,
  context: GraphqlContext,
): Promise<Result<Joined, SessionRefusal>> {
  const { db, rooms, now } = context;
  const network = player.isWalkIn
    ? await rooms.secrets.networkMark(roomId, context.address)
    : undefined;
  const watch = () => joinAudience(player, { roomId, network }, context);
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
  const asked = await rooms.keeper.change<SeatId, SessionRefusal>(roomId, (room) => {
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
  { owner, name, avatar }: SeatTaker,
  { roomId, network }: Readonly<{ roomId: string; network: string | undefined }>,
  { rooms, now }: GraphqlContext,
): Promise<Result<Joined, AudienceRefusal>> {
  const member = { id: newMemberId(roomId), roomId, owner, name, avatar, joinedAt: now() };
  const joined = await rooms.audienceJoins.join({ ...member, network });
  if (!joined.ok) return joined;
  rooms.newsroom.report(roomId);
  return ok({ type: 'member', member: joined.value });
}

/**
 * Limits the requests of one player for a seat in one room. A player who withdraws and repeats requests would otherwise
 * notify the host without end.
 */
export const ASKINGS_OF_PLAYER: AttemptLimit = { max: 10, windowMs: 10 * 60_000 };

/**
 * Limits new seats in one room for all players of one network to the most that a room can have. New accounts and guests
 * cost nothing, and a room can have 500 seats in total, counting all that were ever requested.
 */
export const NEW_SEATS_FROM_NETWORK: AttemptLimit = { max: 100, windowMs: 60 * 60_000 };

/**
 * Counts a request for a seat. Throws a coded error for one too many. A player who is seated or waiting makes no new
 * request.
 */
async function countAsking({ roomId, owner }: OwnerInRoom, context: GraphqlContext): Promise<void> {
  const { db, rooms, now } = context;
  const kept = await rooms.keeper.read(roomId);
  const seat = kept && findSeatOf(kept.room, owner);
  if (seat?.place.state === 'seated' || seat?.place.state === 'waiting') return;
  const key = ['requests for a seat', `${roomId} ${owner}`] as const;
  const isAllowed =
    (await countAttempt(db, { key, limit: ASKINGS_OF_PLAYER, now: now() })) &&
    (seat !== undefined ||
      (await countFromNetwork(`new seats in ${roomId} from`, NEW_SEATS_FROM_NETWORK, context)));
  if (isAllowed) return;
  throw codedError('TOO_MANY_REQUESTS', 'Too many requests for seats. Wait some minutes.');
}

const SUGGESTIONS = 3;

type OwnerInRoom = Readonly<{ roomId: string; owner: string }>;

/** Returns a check for whether another player or watcher of the room has a name. */
async function findTakenNames(
  { roomId, owner }: OwnerInRoom,
  { db }: Pick<GraphqlContext, 'db'>,
): Promise<(room: Room, name: string) => boolean> {
  const names = await listMemberNames(db, { roomId, owner });
  const watching = new Set(names.flatMap(nameKeys));
  return (room, name) =>
    isNameTaken(room, { owner, name }, areNamesAlike) ||
    nameKeys(name).some((key) => watching.has(key));
}

/** Returns the refusal of a walk-in's name that is taken in the room, with names that are free there. */
async function nameTaken({ owner, name }: SeatTaker, roomId: string, context: GraphqlContext) {
  const { room } = await readRoom(roomId, context);
  const isTaken = await findTakenNames({ roomId, owner }, context);
  const suggestions = listNameCandidates(name as PlayerName, context.random)
    .filter((candidate) => !isTaken(room, candidate))
    .slice(0, SUGGESTIONS);
  return codedError('NAME_TAKEN', 'A player of this session has this name already.', {
    suggestions,
  });
}
