import { startAttempt } from '@outoften/rules/guessing/attempt';
import { ok, type Result, refuse } from '@outoften/rules/result';
import { findSeat, type Room } from '@outoften/rules/room/room';
import type { CommandOf, OwnChange } from '@outoften/rules/room/room-command';
import type { RoomRefusal } from '@outoften/rules/room/room-refusal';
import { NO_DRAFTS } from '@outoften/rules/room/round';
import {
  findDraftedRound,
  findOpenRound,
  modeOf,
  nameSeatCast,
  placeGuess,
  type SeatMove,
  unlockSeatHint,
} from '@outoften/rules/room/rounds/seat-moves';
import type { Seat, SeatId } from '@outoften/rules/room/seat';
import { type OwnAttempt, viewOwnAttempt } from '@outoften/rules/room/view/view-attempt';
import { demandPlaying } from '../../../identity/callers/permissions.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { AudienceGuess } from '../../audience/audience-guesses.ts';
import { endDueRound } from '../../play/close-open-round.ts';
import { parseConnectionId } from '../../store/seat-ids.ts';
import {
  changeBySeat,
  demandRoomOfSeat,
  findSeatOfOwner,
  readRoom,
} from '../access/acting-seat.ts';
import { granted, sessionError } from '../access/room-error.ts';
import { identifyViewer } from '../access/viewer.ts';

/** Clients of the typed API may leave out the round. */
type AnyRound<Command> = Omit<Command, 'type' | 'round'> & Readonly<{ round: string | undefined }>;

/** Places the one guess of a seat or a member of the audience in the open round. */
export async function guess(
  { connection, round: roundId, rating }: CommandOf<'guess'>,
  context: GraphqlContext,
): Promise<OwnChange> {
  const guessedAt = context.now();
  const parsed = parseConnectionId(connection);
  if (parsed === undefined) throw sessionError('no-such-seat');
  const guessing = { roomId: parsed.roomId, value: rating, roundId, guessedAt };
  if (parsed.type === 'seat') await placeSeatGuess(connection, guessing, context);
  else await guessFromAudience({ ...guessing, memberId: connection }, context);
  return { roundId, guess: { value: rating } };
}

type Guessing = Omit<AudienceGuess, 'owner' | 'memberId'>;

/** Places the guess of a member of the audience. */
export async function guessFromAudience(
  guessing: Guessing & Pick<AudienceGuess, 'memberId'>,
  context: GraphqlContext,
) {
  const { owner } = demandPlaying(context);
  const { rooms } = context;
  const began = performance.now();
  const { room, roundId, member } = granted(await rooms.guesses.place({ ...guessing, owner }));
  rooms.meters.guess.audience((performance.now() - began) / 1000);
  rooms.newsroom.report(guessing.roomId);
  return { roundId, member, hints: startAttempt(modeOf(room)).hints };
}

/** Places the guess of a seat. If the guess ends the round, the returned room is from before the end. */
export async function placeSeatGuess(
  id: string,
  { value: guess, roundId, guessedAt: now }: Guessing,
  context: GraphqlContext,
): Promise<Moved> {
  const began = performance.now();
  const moved = await changeBySeat(id, context, (room, seat) => {
    const decided = placeGuess(room, { seat: seat.id, now, roundId, guess });
    if (!decided.ok) return decided;
    const value = { room: decided.value, seat };
    return ok({ room: endDueRound(decided.value, context.now()), value });
  });
  context.rooms.meters.guess.seat((performance.now() - began) / 1000);
  return moved;
}

/** Opens a hint for its price. After the guess, hints are free. */
export async function unlockHint(
  { hint, ...about }: AnyRound<CommandOf<'hint'>>,
  context: GraphqlContext,
): Promise<OwnChange> {
  const moved = await move(about, context, (room, own) => unlockSeatHint(room, { ...own, hint }));
  const { roundId, hints, pointsInHand, film } = await viewMoved(moved, context);
  const { posterPath, overview, reviews } = film;
  return { roundId, hints, pointsInHand, film: { posterPath, overview, reviews } };
}

/** Tries a name of the cast in one of four slots. Each slot has three tries. */
export async function nameCast(
  { connection, round, slot, name }: AnyRound<CommandOf<'name'>>,
  context: GraphqlContext,
): Promise<OwnChange> {
  const { id, film } = await findFilmOf(connection, context);
  const moved = await move({ connection, round: round ?? id }, context, (room, own) =>
    // The film must be of the same round in which the seat acts.
    own.roundId === id ? nameSeatCast(room, { ...own, slot, name, film }) : refuse('round-over'),
  );
  const { roundId, slots, pointsInHand } = await viewMoved(moved, context);
  return { roundId, slots, pointsInHand };
}

/**
 * Saves the slider's position beside the room, without a new version or event. It counts if no guess follows in time.
 */
export async function saveDraft(
  { connection: id, round: roundId, rating: value }: CommandOf<'draft'>,
  context: GraphqlContext,
): Promise<void> {
  const { owner } = demandPlaying(context);
  const { keeper, drafts } = context.rooms;
  const roomId = demandRoomOfSeat(id);
  const at = context.now();
  const decide = (room: Room) => {
    const own = findSeatOfOwner(room, { id, owner });
    return own.ok ? findDraftedRound(room, { seat: own.value.id, now: at, roundId }) : own;
  };
  // The room in memory may be outdated. It is enough to accept a draft, but not to refuse one.
  const peeked = keeper.peek(roomId);
  if (peeked === undefined || !decide(peeked).ok) {
    granted(decide((await readRoom(roomId, context)).room));
  }
  await drafts.save({ roomId, roundId, seat: id as SeatId, value, at });
}

/** Sends a reaction to the room. A person can send one every two seconds. A seat guesses first. */
export async function react(
  { room: roomId, reaction }: CommandOf<'react'>,
  context: GraphqlContext,
): Promise<void> {
  const { owner } = demandPlaying(context);
  const { kept, viewer } = granted(await identifyViewer(roomId, {}, context));
  if (kept.room.progress.phase === 'closed') throw sessionError('room-closed');
  if (viewer.type === 'seat') {
    const seat = findSeat(kept.room, viewer.seat.id);
    if (seat?.place.state !== 'seated') throw sessionError('not-seated');
    const { progress } = kept.room;
    const isGuessing =
      progress.phase === 'guessing' &&
      progress.round.attempts.find((each) => each.seat === seat.id)?.guess === undefined;
    if (isGuessing) throw sessionError('guess-first');
  }
  const { mayReact, newsroom } = context.rooms;
  if (!mayReact(`${roomId} ${owner}`, context.now())) {
    context.onLimit('reactions');
    throw sessionError('too-soon');
  }
  newsroom.report(roomId, reaction);
}

type Moved = Readonly<{ room: Room; seat: Seat }>;

/** Makes a move of a seat. */
async function move(
  { connection, round: roundId }: Readonly<{ connection: string; round: string | undefined }>,
  context: GraphqlContext,
  decide: (room: Room, move: SeatMove) => Result<Room, RoomRefusal>,
): Promise<Moved> {
  const arrivedAt = context.now();
  return changeBySeat(connection, context, (room, seat) => {
    const decided = decide(room, { seat: seat.id, now: arrivedAt, roundId });
    return decided.ok ? ok({ room: decided.value, value: { room: decided.value, seat } }) : decided;
  });
}

/** Returns the part of the room that a seat may see after its move in an open round. */
export async function viewMoved(
  { room, seat }: Moved,
  { rooms }: GraphqlContext,
): Promise<OwnAttempt> {
  if (room.progress.phase !== 'guessing') throw sessionError('round-over');
  const stored = await rooms.roundFilms.find(room.progress.round.id);
  const attempt = stored && viewOwnAttempt(room, seat.id, { film: stored.film, drafts: NO_DRAFTS });
  if (attempt === undefined) throw sessionError('not-in-round');
  return attempt;
}

/** Returns the open round of the seat's room, with its film. */
async function findFilmOf(connectionId: string, context: GraphqlContext) {
  demandPlaying(context);
  const { room } = await readRoom(demandRoomOfSeat(connectionId), context);
  const { id } = granted(findOpenRound(room));
  const stored = await context.rooms.roundFilms.find(id);
  if (stored) return stored;
  throw sessionError('no-round');
}
