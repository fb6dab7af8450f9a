import type { Film } from '../../film/film.ts';
import {
  type HintRefusal,
  type NamingRefusal,
  nameCast,
  unlockHint,
} from '../../guessing/attempt.ts';
import type { GameMode } from '../../guessing/game-mode.ts';
import type { Hint } from '../../guessing/hints.ts';
import { scorePlay } from '../../guessing/score.ts';
import type { Rating } from '../../rating.ts';
import { ok, type Result, refuse } from '../../result.ts';
import { findSeat, isSeated, type Room } from '../room.ts';
import type { GuessingRefusal, PlayRefusal } from '../room-refusal.ts';
import {
  type Drafts,
  NO_SCORE,
  type OpenRound,
  type SeatAttempt,
  type SeatGuess,
  type SettledAttempt,
} from '../round.ts';
import type { SeatId } from '../seat.ts';
import { findAttempt, withAttempt } from '../seat-attempts.ts';

/** The seat that moves, and the time. The round's id, if given, keeps a late move out of the next round. */
export type SeatMove = Readonly<{ seat: SeatId; now: number; roundId?: string | undefined }>;

/** How long after its deadline a guess is accepted, because it was on its way. */
export const LATE_GRACE_MS = 1500;

/** The room's mode, which decides its scoring. */
export function modeOf(room: Room): GameMode {
  return { type: 'lobby', scoring: room.settings.scoring };
}

/** The round for which a seat may save a draft now. A paused round accepts drafts too. */
export function findDraftedRound(room: Room, move: SeatMove): Result<OpenRound, PlayRefusal> {
  const playing = findUnguessed(room, move);
  return playing.ok ? ok(playing.value.round) : playing;
}

/** The room with a hint open for a seat, for its price or, after its guess, free of charge. */
export function unlockSeatHint(
  room: Room,
  move: SeatMove & Readonly<{ hint: Hint }>,
): Result<Room, PlayRefusal | HintRefusal> {
  const playing = findPlaying(room, move);
  if (!playing.ok) return playing;
  const { round, attempt } = playing.value;
  if (round.pause !== undefined) return refuse('round-paused');
  if (attempt.guess !== undefined) {
    if (attempt.hints[move.hint] !== 'locked') return refuse('already-unlocked');
    const hints = { ...attempt.hints, [move.hint]: 'given' };
    return ok(withChange(room, playing.value, { hints }));
  }
  if (isPastDeadline(attempt, move.now)) return refuse('deadline-passed');
  const opened = unlockHint(asAttempt(room, attempt), move.hint);
  return opened.ok ? ok(withChange(room, playing.value, { hints: opened.value.hints })) : opened;
}

/** The room after a seat tried a cast name in one of its slots, counted from 0. */
export function nameSeatCast(
  room: Room,
  move: SeatMove & Readonly<{ slot: number; name: string; film: Film }>,
): Result<Room, PlayRefusal | NamingRefusal> {
  const playing = findRunning(room, move);
  if (!playing.ok) return playing;
  const { slot, name, film } = move;
  const named = nameCast(asAttempt(room, playing.value.attempt), { slot, name }, film);
  return named.ok ? ok(withChange(room, playing.value, { slots: named.value.slots })) : named;
}

/** The room with the seat's guess in it. A seat guesses once. */
export function placeGuess(
  room: Room,
  move: SeatMove & Readonly<{ guess: Rating }>,
): Result<Room, PlayRefusal> {
  const playing = findRunning(room, move);
  if (!playing.ok) return playing;
  const { round, attempt } = playing.value;
  const rating = round.answer;
  const score = scorePlay(modeOf(room), attempt, { guess: move.guess, rating });
  const guess: SeatGuess = { value: move.guess, by: 'seat', at: move.now, score };
  return ok(withChange(room, playing.value, { guess }));
}

/** The attempt of a seat whose time is over. Its last draft becomes its guess. Without a draft it has no guess. */
export function settleByDraft(
  mode: GameMode,
  { draft: stored, ...attempt }: SeatAttempt,
  { answer, drafts, at }: Readonly<{ answer: Rating; drafts: Drafts; at: number }>,
): SettledAttempt {
  const value = drafts.get(attempt.seat) ?? stored;
  const score =
    value === undefined ? NO_SCORE : scorePlay(mode, attempt, { guess: value, rating: answer });
  return { ...attempt, guess: { value, by: 'draft', at, score } };
}

type Playing = Readonly<{ round: OpenRound; attempt: SeatAttempt }>;

/** As {@link findUnguessed}, in a round that is not paused. */
function findRunning(room: Room, move: SeatMove): Result<Playing, PlayRefusal> {
  const playing = findUnguessed(room, move);
  if (!playing.ok || playing.value.round.pause === undefined) return playing;
  return refuse('round-paused');
}

function findUnguessed(room: Room, move: SeatMove): Result<Playing, PlayRefusal> {
  const playing = findPlaying(room, move);
  if (!playing.ok) return playing;
  const { round, attempt } = playing.value;
  const now = round.pause?.since ?? move.now;
  if (attempt.guess?.by === 'seat') return refuse('already-guessed');
  if (attempt.guess !== undefined || isPastDeadline(attempt, now)) {
    return refuse('deadline-passed');
  }
  return playing;
}

function findPlaying(room: Room, { seat: id, roundId }: SeatMove): Result<Playing, PlayRefusal> {
  const seat = findSeat(room, id);
  if (seat === undefined || !isSeated(seat)) return refuse('not-seated');
  const open = findOpenRound(room, roundId);
  if (!open.ok) return open;
  const round = open.value;
  const attempt = findAttempt(round.attempts, id);
  return attempt === undefined ? refuse('not-in-round') : ok({ round, attempt });
}

/** The open round. If a round is named, it must be that one. */
export function findOpenRound(
  { progress }: Room,
  roundId?: string,
): Result<OpenRound, GuessingRefusal> {
  switch (progress.phase) {
    case 'guessing':
      return roundId === undefined || roundId === progress.round.id
        ? ok(progress.round)
        : refuse('round-over');
    case 'revealed':
      return refuse('round-over');
    case 'lobby':
    case 'over':
      return refuse('no-round');
    case 'closed':
      return refuse('room-closed');
  }
}

function isPastDeadline({ deadline }: SeatAttempt, now: number): boolean {
  return deadline !== undefined && now >= deadline + LATE_GRACE_MS;
}

function asAttempt(room: Room, { hints, slots }: SeatAttempt) {
  return { phase: 'guessing', mode: modeOf(room), hints, slots } as const;
}

function withChange(
  room: Room,
  { round, attempt }: Playing,
  change: Partial<Omit<SeatAttempt, 'seat'>>,
): Room {
  const attempts = withAttempt(round.attempts, { ...attempt, ...change });
  return { ...room, progress: { phase: 'guessing', round: { ...round, attempts } } };
}
