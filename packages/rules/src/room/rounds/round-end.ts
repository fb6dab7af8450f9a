import { creditedNames } from '../../guessing/cast-slots.ts';
import { pointsSpent } from '../../guessing/hints.ts';
import { distance } from '../../guessing/score.ts';
import { ok, type Result, refuse } from '../../result.ts';
import { isConnected, type Room } from '../room.ts';
import type { CloseRefusal } from '../room-refusal.ts';
import type {
  ClosedRound,
  Drafts,
  House,
  OpenRound,
  RoundResult,
  SeatAttempt,
  SettledAttempt,
} from '../round.ts';
import { ERROR_WITHOUT_GUESS, type Seat } from '../seat.ts';
import { levelNewcomers } from '../seats/late-join.ts';
import { type Doer, whyNotLeading } from '../seats/leadership.ts';
import { nextRoundAt } from './next-round-at.ts';
import { modeOf, settleByDraft } from './seat-moves.ts';

/** The room with its round over: every seat scored, the scores in the totals. */
export function closeRound(
  room: Room,
  command: Readonly<{ by: Doer; now: number; house: House | undefined; drafts: Drafts }>,
): Result<Room, CloseRefusal> {
  const { by, now, house, drafts } = command;
  const { progress } = room;
  const refusal = by === 'clock' ? undefined : whyNotLeading(room, by);
  if (refusal !== undefined) return refuse(refusal);
  if (progress.phase !== 'guessing') return refuse('no-round');
  if (by === 'clock' && !isRoundDue(room)) return refuse('round-open');
  if (by !== 'clock' && !hasAnyGuess(progress.round)) return refuse('nobody-guessed');
  const { attempts: _, pause: __, ...facts } = progress.round;
  const { answer } = facts;
  const settle = (attempt: SeatAttempt): SettledAttempt =>
    isSettled(attempt)
      ? attempt
      : settleByDraft(modeOf(room), attempt, { answer, drafts, at: now });
  const attempts = progress.round.attempts.map(settle);
  const results = resultsOf({ attempts, answer: facts.answer, house });
  const round: ClosedRound = { ...facts, closedAt: now, results, house };
  const seats = levelNewcomers(withTotals(room.seats, round), round.number + 1);
  return ok({
    ...room,
    seats,
    progress: {
      phase: 'revealed',
      round,
      attempts,
      nextAt: nextRoundAt(room, now),
    },
  });
}

/**
 * True if the round waits for no seat: every connected seat in it has guessed, or every seat in it has. With no seat
 * connected it stays open for players who come back, while no other player waits. A paused round is never due.
 */
export function isRoundDue(room: Room): boolean {
  if (room.progress.phase !== 'guessing') return false;
  const { attempts, pause } = room.progress.round;
  if (pause !== undefined) return false;
  let next = 0;
  let isAnyOpen = false;
  let isAnyConnected = false;
  // Called after every guess, so it goes through the seats once, up to the first that is missing. Attempts are in their
  // order.
  for (const seat of room.seats) {
    const attempt = attempts[next];
    if (attempt?.seat !== seat.id) continue;
    next += 1;
    const isOpen = attempt.guess === undefined;
    if (isConnected(seat)) {
      if (isOpen) return false;
      isAnyConnected = true;
    }
    isAnyOpen ||= isOpen;
  }
  return !isAnyOpen || isAnyConnected;
}

function isSettled(attempt: SeatAttempt): attempt is SettledAttempt {
  return attempt.guess !== undefined;
}

function hasAnyGuess(round: OpenRound): boolean {
  return round.attempts.some(({ guess }) => guess?.value !== undefined);
}

/** The results of a round, for the seats in it. */
export function resultsOf({
  attempts,
  ...known
}: Known & Readonly<{ attempts: readonly SettledAttempt[] }>): readonly RoundResult[] {
  return attempts.map((attempt) => resultOf(attempt, known));
}

type Known = Pick<ClosedRound, 'answer' | 'house'>;

function resultOf(attempt: SettledAttempt, { answer, house }: Known): RoundResult {
  const { seat, guess } = attempt;
  const off = guess.value === undefined ? undefined : distance(guess.value, answer);
  return {
    seat,
    guess: guess.value,
    score: guess.score,
    distance: off,
    hints: attempt.hints,
    credited: creditedNames(attempt.slots),
    beatHouse: house !== undefined && off !== undefined && off < distance(house.rating, answer),
  };
}

function withTotals(seats: readonly Seat[], round: ClosedRound): readonly Seat[] {
  const results = new Map(round.results.map((result) => [result.seat, result]));
  return seats.map((seat) => {
    if (seat.entry === undefined || seat.entry.round > round.number) return seat;
    return { ...seat, totals: addResult(seat, results.get(seat.id)) };
  });
}

/** Without a result the seat was sent out and came back: a round without a guess. */
function addResult({ totals }: Seat, result: RoundResult | undefined): Seat['totals'] {
  return {
    score: totals.score + (result?.score.total ?? 0),
    error: totals.error + (result?.distance ?? ERROR_WITHOUT_GUESS),
    exact: totals.exact + (result?.distance === 0 ? 1 : 0),
    spent: totals.spent + (result === undefined ? 0 : pointsSpent(result.hints)),
    beatHouse: totals.beatHouse + (result?.beatHouse === true ? 1 : 0),
  };
}
