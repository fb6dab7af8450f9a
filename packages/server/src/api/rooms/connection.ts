import { formatFace } from '@outoften/rules/player/face';
import { askAgainAt } from '@outoften/rules/room/asking-again';
import { findSeat, type Room } from '@outoften/rules/room/room';
import { roundsOver } from '@outoften/rules/room/rounds-over';
import { ERROR_WITHOUT_GUESS, type SeatId } from '@outoften/rules/room/seat';
import {
  type ProgressView,
  type RoomView,
  type SeatView,
  viewOwnSeat,
} from '@outoften/rules/room/view/view-room';
import { ownerOf } from '../../identity/callers/caller.ts';
import type { GraphqlContext } from '../../platform/graphql/graphql-context.ts';
import { readRoom } from '../../rooms/api/access/acting-seat.ts';
import { sessionError } from '../../rooms/api/access/room-error.ts';
import { hasMemberGuessed } from '../../rooms/audience/audience-guesses.ts';
import type { AudienceMember } from '../../rooms/audience/audience-rows.ts';
import { parseConnectionId } from '../../rooms/store/seat-ids.ts';
import type { Answer } from '../answer.ts';
import { ttlOf } from './ttl.ts';

export type ConnectionAnswer = Answer<'PlayerSessionConnection'>;

/** The parts of its room that a connection shows. */
type ConnectionRoom = Pick<Room, 'id' | 'code' | 'game'> &
  Readonly<{ progress: Room['progress'] | ProgressView }>;

/** Returns a seat as all viewers of the room's view see it. */
export function seatInView({ id, meta, progress }: RoomView, seat: SeatView): ConnectionAnswer {
  return seatAnswer({ id, code: meta.code, game: meta.game, progress }, seat);
}

function seatAnswer(room: ConnectionRoom, seat: SeatView): ConnectionAnswer {
  const { state, reason } = seat;
  const isGone = state === 'gone';
  // True also for a player who had a seat and left.
  const wasApproved = state !== 'waiting' && state !== 'denied' && reason !== 'withdrawn';
  const isClosed = room.progress.phase === 'closed';
  return {
    id: seat.id,
    session_code: room.code,
    player_score: seat.score,
    player_name: seat.name,
    avatar_url: formatFace(seat.avatar),
    host_approved: state === 'seated' || state === 'away',
    host_denied: state === 'denied',
    denial_reason: state === 'denied' ? reason : undefined,
    connection_is_closed: isClosed || isGone,
    // Not every viewer may see why a seat is gone. In any case it did not close with the session.
    closing_reason: isGone ? reason : isClosed ? 'closed' : undefined,
    public_session_id: wasApproved ? room.id : undefined,
    ttl: ttlOf(room.id, 'connection'),
    owner: undefined,
    seat_secret: undefined,
    ask_again_at: undefined,
    sent_out_in_round: seat.sentOutIn,
    is_audience: false,
    audience_place: undefined,
    order: seat.order,
    has_guessed: seat.hasGuessed,
    sits_out: seat.sitsOut,
    is_away: state === 'away',
    joined_in_round: seat.joinedInRound,
    joined_with: seat.joinedWith,
    total_error: seat.error / 10,
    exact_guesses: seat.exact,
    points_spent: seat.spent,
    beat_house: seat.beatHouse,
  };
}

const NOT_A_SEAT = {
  state: 'seated',
  reason: undefined,
  exact: 0,
  spent: 0,
  beatHouse: 0,
  joinedInRound: undefined,
  joinedWith: 0,
  hasGuessed: false,
  sitsOut: false,
  sentOutIn: undefined,
  order: 0,
} as const;

/** Returns a member of the audience as others see it. */
export function memberAnswer(
  room: ConnectionRoom,
  member: AudienceMember,
  place: Partial<Pick<SeatView, 'state' | 'reason'>> = {},
): ConnectionAnswer {
  const seat = { ...NOT_A_SEAT, ...member, ...place, id: member.id as SeatId };
  const withMissed = (over: number) =>
    (member.error + Math.max(0, over - member.rounds) * ERROR_WITHOUT_GUESS) / 10;
  return {
    ...seatAnswer(room, seat),
    is_audience: true,
    total_error: async (_args, { rooms }) => {
      if (room.progress.phase !== 'closed') return withMissed(roundsOver(room.progress));
      const { id: roomId, game } = room;
      const rounds = await rooms.findRoundsLeft({ roomId, game, version: 'closed' });
      return withMissed(rounds.length);
    },
  };
}

/** Returns the member as it may see itself. */
export async function answerOwnMember(
  member: AudienceMember,
  { db, rooms }: GraphqlContext,
  room: Room,
): Promise<ConnectionAnswer> {
  return {
    ...memberAnswer(room, member),
    owner: member.owner,
    seat_secret: await rooms.secrets.seatSecret(member.id),
    audience_place: () => rooms.places.find(member),
    has_guessed: async () => {
      const kept = await rooms.keeper.read(room.id);
      return kept !== undefined && hasMemberGuessed(db, { room: kept.room, member });
    },
  };
}

/** Returns a seat after a change. What only its own account may know is sent to no other. */
export async function answerSeat(id: string, context: GraphqlContext): Promise<ConnectionAnswer> {
  const { room } = await readRoom(parseConnectionId(id)?.roomId ?? '', context);
  const holder = findSeat(room, id as SeatId);
  const seat = holder && viewOwnSeat(room, holder.id);
  if (holder === undefined || seat === undefined) throw sessionError('no-such-seat');
  const answer = seatAnswer(room, seat);
  if (ownerOf(context.caller) !== holder.owner) return answer;
  const askAgain = askAgainAt(holder);
  return {
    ...answer,
    owner: holder.owner,
    // Rounded up, so that a request at that second is not too early.
    ask_again_at: askAgain === undefined ? undefined : Math.ceil(askAgain / 1000),
  };
}

/** As {@link answerSeat}, with the secret, which is only in answers to creating the connection. */
export async function answerNewSeat(id: string, context: GraphqlContext) {
  const seat = await answerSeat(id, context);
  return { ...seat, seat_secret: await context.rooms.secrets.seatSecret(id) };
}
