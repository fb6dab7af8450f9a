import { deadlineWith } from '../../allowance.ts';
import type { Film } from '../../film/film.ts';
import { startAttempt } from '../../guessing/attempt.ts';
import { ok, type Result, refuse } from '../../result.ts';
import { isSeated, type Room, seatedSeats } from '../room.ts';
import type { HostRefusal, StartRefusal } from '../room-refusal.ts';
import type { RoundFacts, SeatAttempt } from '../round.ts';
import { NO_TOTALS, type Seat, type SeatId } from '../seat.ts';
import { nextRoundNumber } from '../seats/late-join.ts';
import { type Doer, isHere, whyNotLeading } from '../seats/leadership.ts';
import { modeOf } from './seat-moves.ts';

export const FEWEST_SEATS_TO_PLAY = 2;

/** The film of a new round, and the ids it gets. */
export type RoundBeginning = Readonly<{
  film: Film;
  roundId: string;
  posterKey: string;
  now: number;
}>;

/** The room with its next round open for all seated players. */
export function startRound(
  room: Room,
  command: RoundBeginning & Readonly<{ by: Doer }>,
): Result<Room, StartRefusal> {
  const { film } = command;
  const refusal = whyNotGoingOn(room, command) ?? whyNoNextRound(room);
  if (refusal !== undefined) return refuse(refusal);
  if (room.drawn.includes(film.id)) return refuse('drawn-before');
  const number = nextRoundNumber(room);
  const seats = number === 1 ? room.seats.map(withoutEntryIfGone) : room.seats;
  return ok(openRound({ ...room, seats }, { ...command, number }));
}

/** The room with a round of this number open for all seated players. */
export function openRound(
  room: Room,
  { film, number, roundId, posterKey, now }: RoundBeginning & Readonly<{ number: number }>,
): Room {
  const { timeLimit } = room.settings;
  const deadline = timeLimit === 0 ? undefined : now + timeLimit * 1000;
  const time = { startedAt: now, deadline };
  const round = {
    id: roundId,
    number,
    filmId: film.id,
    answer: film.rating,
    reviewId: film.reviews[number % film.reviews.length]?.id ?? '',
    posterKey,
    ...time,
    attempts: seatedSeats(room).map((seat) => beginAttempt(room, seat, time)),
    pause: undefined,
  };
  return { ...room, drawn: [...room.drawn, film.id], progress: { phase: 'guessing', round } };
}

/** A seat that left before the first round had no part in the game. It comes back as a new one. */
function withoutEntryIfGone(seat: Seat): Seat {
  return isSeated(seat) || seat.entry === undefined ? seat : { ...seat, entry: undefined };
}

/** Why no other round can follow; undefined if one can. */
export function whyNoNextRound(
  room: Room,
): 'room-closed' | 'round-open' | 'no-more-rounds' | 'too-few-players' | undefined {
  const { phase } = room.progress;
  if (phase === 'closed') return 'room-closed';
  if (phase === 'guessing') return 'round-open';
  if (phase === 'over' || nextRoundNumber(room) > room.settings.maxRounds) return 'no-more-rounds';
  return seatedSeats(room).length < FEWEST_SEATS_TO_PLAY ? 'too-few-players' : undefined;
}

/** The room at its podium, after any round. */
export function finishGame(
  room: Room,
  command: Readonly<{ by: Doer; now: number }>,
): Result<Room, HostRefusal | 'round-open' | 'no-round'> {
  const refusal = whyNotGoingOn(room, command);
  if (refusal !== undefined) return refuse(refusal);
  const { progress } = room;
  if (progress.phase === 'guessing') return refuse('round-open');
  if (progress.phase !== 'revealed') return refuse('no-round');
  return ok({
    ...room,
    progress: { phase: 'over', rounds: progress.round.number, endedAt: command.now },
  });
}

/** The room in its lobby again, with the same people and no points. Silent seats get their whole time again. */
export function rematch(
  room: Room,
  command: Readonly<{ by: SeatId; now: number }>,
): Result<Room, HostRefusal | 'game-not-over'> {
  const refusal = whyNotLeading(room, command.by);
  if (refusal !== undefined) return refuse(refusal);
  if (room.progress.phase !== 'over') return refuse('game-not-over');
  const seats = room.seats.map((seat): Seat => {
    const entry = isSeated(seat) ? { round: 1, score: 0 } : undefined;
    const { presence } = seat;
    const since = presence.type === 'here' ? presence : { ...presence, since: command.now };
    // That round belonged to the game before.
    const sentOutIn = undefined;
    return { ...seat, entry, totals: NO_TOTALS, presence: since, sentOutIn };
  });
  return ok({ ...room, seats, skips: 0, game: room.game + 1, progress: { phase: 'lobby' } });
}

/** True if the next round is due to start automatically. It waits while no player is here to see it. */
export function isToGoOn(room: Room, now: number): boolean {
  const { progress } = room;
  if (progress.phase !== 'revealed' || progress.nextAt === undefined) return false;
  return progress.nextAt <= now && room.seats.some(isHere);
}

function whyNotGoingOn(
  room: Room,
  { by, now }: Readonly<{ by: Doer; now: number }>,
): HostRefusal | undefined {
  if (by !== 'clock') return whyNotLeading(room, by);
  return isToGoOn(room, now) ? undefined : 'not-host';
}

function beginAttempt(
  room: Room,
  seat: Seat,
  time: Pick<RoundFacts, 'startedAt' | 'deadline'>,
): SeatAttempt {
  const { hints, slots } = startAttempt(modeOf(room));
  const deadline = deadlineWith(seat.allowance, time);
  return { seat: seat.id, hints, slots, deadline, guess: undefined };
}
