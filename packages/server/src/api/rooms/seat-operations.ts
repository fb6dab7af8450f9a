import { creditedNames } from '@outoften/rules/guessing/cast-slots';
import { HINTS } from '@outoften/rules/guessing/hints';
import { isRating, type Rating } from '@outoften/rules/rating';
import { ok, refuse } from '@outoften/rules/result';
import { findSeatOf } from '@outoften/rules/room/room';
import type { SeatId } from '@outoften/rules/room/seat';
import { whyNotLeading } from '@outoften/rules/room/seats/leadership';
import { barSeat, leaveSeat, removeSeat } from '@outoften/rules/room/seats/leaving';
import { approveSeat, denySeat } from '@outoften/rules/room/seats/seating';
import { demandPlaying } from '../../identity/callers/permissions.ts';
import { codedError } from '../../platform/error-code.ts';
import type { GraphqlContext } from '../../platform/graphql/graphql-context.ts';
import { readRoom } from '../../rooms/api/access/acting-seat.ts';
import { findByCode } from '../../rooms/api/access/code-tries.ts';
import { sessionError } from '../../rooms/api/access/room-error.ts';
import {
  guessFromAudience,
  nameCast,
  placeSeatGuess,
  unlockHint,
  viewMoved,
} from '../../rooms/api/commands/move-commands.ts';
import {
  changeSeat,
  demandOwnMember,
  isMember,
  leave,
} from '../../rooms/api/commands/seat-commands.ts';
import { joinSession } from '../../rooms/api/lobby/join-session.ts';
import { findMemberOf } from '../../rooms/audience/audience-rows.ts';
import { parseConnectionId } from '../../rooms/store/seat-ids.ts';
import type { Args, Operations } from '../answer.ts';
import { answerNewSeat, answerOwnMember, answerSeat, memberAnswer } from './connection.ts';
import { coveredResult, guessAnswer, movieAnswer } from './round.ts';

/** A move of a seat. */
type OwnMove = Readonly<{ connection_id: string; round_id?: string | null }>;

/** The operations on connections, and the moves of a seat. */
export const seatOperations = {
  createPlayerSessionConnection: async (
    { input }: Args<'CreatePlayerSessionConnectionInput'>,
    context,
  ) => {
    const caller = demandPlaying(context);
    const { id: roomId } = await findByCode(input.session_code, context, caller.owner);
    const asAudience = input.as_audience ?? undefined;
    const { player_name: name, avatar_url: avatar } = input;
    const joined = await joinSession({ caller, roomId, name, avatar, asAudience }, context);
    if (joined.type === 'seat') return answerNewSeat(joined.seatId, context);
    const { room } = await readRoom(roomId, context);
    return answerOwnMember(joined.member, context, room);
  },
  updatePlayerSessionConnection: async (
    { input }: Args<'UpdatePlayerSessionConnectionInput'>,
    context,
  ) => {
    const { id, host_approved, host_denied, connection_is_closed } = input;
    const isLeaving = connection_is_closed === true;
    if (host_approved === true && (host_denied === true || isLeaving)) {
      throw codedError('BAD_USER_INPUT', 'Approve or deny, not both.');
    }
    if (isLeaving && isMember(id)) return leaveAs(id, context);
    await changeSeat(id, context, (room, acting) => {
      const { by, ...own } = acting;
      const isOwn = by === own.seat;
      if (host_approved === true) return approveSeat(room, acting);
      if (host_denied === true) return denySeat(room, acting);
      if (isLeaving) return isOwn ? leaveSeat(room, own) : removeSeat(room, acting);
      const refusal = isOwn ? undefined : whyNotLeading(room, by);
      return refusal === undefined ? ok(room) : refuse(refusal);
    });
    return answerSeat(id, context);
  },
  leaveSession: ({ connection_id }: Pick<OwnMove, 'connection_id'>, context) =>
    leaveAs(connection_id, context),
  removePlayer: async (
    { connection_id: id, bar }: Pick<OwnMove, 'connection_id'> & Readonly<{ bar?: boolean | null }>,
    context,
  ) => {
    await changeSeat(id, context, bar === true ? barSeat : removeSeat);
    return answerSeat(id, context);
  },
  createPlayerGuess: async ({ input }: Args<'CreatePlayerGuessInput'>, context) => {
    const { public_session_id: roomId, session_connection_id: sent } = input;
    const value = readRating(input.guess_value);
    const guessing = {
      roomId,
      value,
      roundId: input.round_id ?? undefined,
      guessedAt: context.now(),
    };
    const { id, type } =
      sent == null
        ? await findOwnConnection(roomId, context)
        : demandConnection(roomId, sent, context);
    const guess = { ...coveredResult(id as SeatId), guess: value };
    if (type === 'member') {
      const placed = await guessFromAudience({ ...guessing, memberId: id }, context);
      const { roundId, member, hints } = placed;
      const result = { ...guess, hints };
      return {
        ...guessAnswer({ roomId, roundId, name: member.name, result }),
        owner: member.owner,
      };
    }
    const placed = await placeSeatGuess(id, guessing, context);
    const { seat } = placed;
    const { roundId, hints, slots, film } = await viewMoved(placed, context);
    const result = { ...guess, hints, credited: creditedNames(slots) };
    return {
      ...guessAnswer({ roomId, roundId, name: seat.name, result }),
      owner: seat.owner,
      movie: movieAnswer(film),
    };
  },
  unlockHint: (
    { connection_id: connection, round_id, hint }: OwnMove & Readonly<{ hint: string }>,
    context,
  ) => {
    const named = HINTS.find((each) => each.toUpperCase() === hint) ?? 'poster';
    return unlockHint({ connection, round: round_id ?? undefined, hint: named }, context);
  },
  guessActor: (
    {
      connection_id: connection,
      round_id,
      ...guess
    }: OwnMove & Readonly<{ slot: number; name: string }>,
    context,
  ) => nameCast({ connection, round: round_id ?? undefined, ...guess }, context),
} satisfies Operations<'Mutation'>;

type Connection = Readonly<{ id: string; type: 'seat' | 'member' }>;

/** Reads the connection, which must be of this room. */
function demandConnection(roomId: string, id: string, context: GraphqlContext): Connection {
  demandPlaying(context);
  const parsed = parseConnectionId(id);
  if (parsed?.roomId === roomId) return { id, type: parsed.type };
  throw sessionError('no-such-seat');
}

/** Returns the account's own connection in the room. */
async function findOwnConnection(roomId: string, context: GraphqlContext): Promise<Connection> {
  const { owner } = demandPlaying(context);
  const { room } = await readRoom(roomId, context);
  const seat = findSeatOf(room, owner);
  if (seat?.place.state === 'seated') return { id: seat.id, type: 'seat' };
  const member = await findMemberOf(context.db, { roomId, owner });
  if (member) return { id: member.id, type: 'member' };
  if (seat) return { id: seat.id, type: 'seat' };
  throw sessionError('not-seated');
}

/** Leaves a seat or the audience. Returns the connection that is gone. */
async function leaveAs(connection: string, context: GraphqlContext) {
  if (!isMember(connection)) {
    await leave({ connection }, context);
    return answerSeat(connection, context);
  }
  const member = await demandOwnMember(connection, context);
  await leave({ connection }, context);
  const { room } = await readRoom(member.roomId, context);
  const gone = memberAnswer(room, member, { state: 'gone', reason: 'left' });
  return { ...gone, owner: member.owner };
}

/** Reads a rating from the wire, where it has one decimal. */
function readRating(value: number): Rating {
  const inTenths = Math.round(value * 10);
  const isExact = Math.abs(value * 10 - inTenths) < 1e-6;
  if (isExact && isRating(inTenths)) return inTenths;
  throw sessionError('out-of-range');
}
