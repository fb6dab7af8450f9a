import { ok, type Result } from '@outoften/rules/result';
import { findSeatOf, type Room } from '@outoften/rules/room/room';
import type { CommandOf } from '@outoften/rules/room/room-command';
import type { RoomRefusal } from '@outoften/rules/room/room-refusal';
import { finishGame, rematch } from '@outoften/rules/room/rounds/round-start';
import type { SeatId } from '@outoften/rules/room/seat';
import { nextRoundNumber } from '@outoften/rules/room/seats/late-join';
import { whyNotLeading } from '@outoften/rules/room/seats/leadership';
import type { DrawRefusal } from '../../../films/draw.ts';
import { drawError } from '../../../films/draw-error.ts';
import { demandPlaying } from '../../../identity/callers/permissions.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { forgetAudienceScores } from '../../audience/audience-rows.ts';
import { skipOpenFilm, startNextRound } from '../../play/begin-round.ts';
import { closeDueRound, closeOpenRound } from '../../play/close-open-round.ts';
import type { Change } from '../../store/room-keeper.ts';
import { changeByOwnSeat, readRoom } from '../access/acting-seat.ts';
import {
  granted,
  otherRoundError,
  type SessionRefusal,
  sessionError,
} from '../access/room-error.ts';

type InRoom = Pick<CommandOf<'end'>, 'room' | 'round'>;

/** Opens the next round. Returns the room. */
export async function startRound(
  { room: roomId, number }: Readonly<{ room: string; number: number | undefined }>,
  context: GraphqlContext,
): Promise<Room> {
  const { by, room: before } = await findSeatToGoOn(roomId, context);
  const start = { roomId, by, number, room: before };
  const started = await startNextRound({ ...context, ...context.rooms }, start);
  if (started.ok) return started.value;
  const { room } = await readRoom(roomId, context);
  if (started.refusal === 'other-round') throw otherRoundError(nextRoundNumber(room));
  throw refusedFilm(started.refusal, room);
}

/** Ends the open round, once there is a guess. Returns the room. */
export async function endRound(round: InRoom, context: GraphqlContext): Promise<Room> {
  const closing = await demandOpenRound(round, context);
  return granted(await closeOpenRound({ ...context, ...context.rooms }, closing));
}

/** Returns the round, which must be open, and the caller's seat, which must lead the room. */
export async function demandOpenRound({ room: roomId, round }: InRoom, context: GraphqlContext) {
  const { by, room } = await findOwnSeat(roomId, context);
  const refusal = whyNotLeading(room, by);
  if (refusal !== undefined) throw sessionError(refusal);
  const { progress } = room;
  if (progress.phase !== 'guessing' || progress.round.id !== round) {
    throw sessionError('round-over');
  }
  return { roomId, room, round: progress.round, by };
}

/**
 * Ends the open round without a result and opens it again with another film, under the same number. Guesses, hints and
 * names of the skipped film are dropped.
 */
export async function skipFilm(
  { room: roomId, round: roundId }: InRoom,
  context: GraphqlContext,
): Promise<void> {
  const { by } = await findOwnSeat(roomId, context);
  const skipped = await skipOpenFilm({ ...context, ...context.rooms }, { roomId, roundId, by });
  if (skipped.ok) return;
  const { room } = await readRoom(roomId, context);
  throw refusedFilm(skipped.refusal, room);
}

function refusedFilm(refusal: SessionRefusal | DrawRefusal, { filter }: Room): Error {
  const isOfFilm = refusal === 'no-film-fits' || refusal === 'no-usable-film';
  return isOfFilm ? drawError(refusal, filter) : sessionError(refusal);
}

/** Ends the game after any round. */
export async function finish({ room }: CommandOf<'finish'>, context: GraphqlContext) {
  await findSeatToGoOn(room, context);
  await decideInRoom(room, context, finishGame);
}

/** Returns to the lobby with the same players and no points. */
export function playAgain({ room }: CommandOf<'rematch'>, context: GraphqlContext) {
  return decideInRoom(room, context, rematch, (db) => forgetAudienceScores(db, room));
}

type Acting = Readonly<{ by: SeatId; now: number }>;

/** Lets the caller's seat change the room, and saves what belongs to the change alongside. */
export async function decideInRoom(
  roomId: string,
  context: GraphqlContext,
  decide: (room: Room, acting: Acting) => Result<Room, RoomRefusal>,
  alongside?: Change<undefined>['alongside'],
): Promise<void> {
  const now = context.now();
  await changeByOwnSeat(roomId, context, (room, { id: by }) => {
    const decided = decide(room, { by, now });
    return decided.ok ? ok({ room: decided.value, value: undefined, alongside }) : decided;
  });
}

/**
 * Returns the caller's seat, for commands after a round, and the room unless it changed meanwhile. First closes a round
 * that no seat still plays.
 */
async function findSeatToGoOn(roomId: string, context: GraphqlContext) {
  const { by, room } = await findOwnSeat(roomId, context);
  return { by, room: await closeDueRound({ ...context, ...context.rooms }, room) };
}

async function findOwnSeat(roomId: string, context: GraphqlContext) {
  const { owner } = demandPlaying(context);
  const { room } = await readRoom(roomId, context);
  const seat = findSeatOf(room, owner);
  if (seat) return { by: seat.id, room };
  throw sessionError('not-seated');
}
