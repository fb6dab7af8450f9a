import {
  type Attempt,
  type HintRefusal,
  isBegun,
  type NamingRefusal,
  nameCast,
  startAttempt,
  unlockHint,
} from '../guessing/attempt.ts';
import type { CastSlots } from '../guessing/cast-slots.ts';
import type { Hint, HintStates } from '../guessing/hints.ts';
import type { Rating } from '../rating.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { CalendarDate } from './calendar-date.ts';
import type { PuzzleView } from './puzzle.ts';
import { dateOfPuzzle } from './puzzle-dates.ts';

/** One attempt at a puzzle. Its score is known once the rating has arrived, see `resultOf`. */
export type DailyAttempt = GuessingDaily | GuessedDaily;

type GuessingDaily = Attempt & { phase: 'guessing' };

type GuessedDaily = Readonly<{
  phase: 'guessed';
  hints: HintStates;
  slots: CastSlots;
  guess: Rating;
  /** Milliseconds since 1970. */
  guessedAt: number;
}>;

/** One player's game of one puzzle. */
export type DailyGame = Readonly<{
  puzzle: PuzzleView;
  /** Set when the puzzle is opened: a player who goes on past midnight still plays on its day. */
  begun: 'on-its-day' | 'from-archive';
  attempt: DailyAttempt;
}>;

/** A game that only waits for the answer. */
export type GuessedDailyGame = DailyGame & Readonly<{ attempt: GuessedDaily }>;

/** @param today the player's date, see `dateToday` */
export function openDaily(puzzle: PuzzleView, today: CalendarDate): DailyGame {
  const begun = dateOfPuzzle(puzzle.number) === today ? 'on-its-day' : 'from-archive';
  return { puzzle, begun, attempt: startAttempt({ type: 'daily' }) };
}

/** The game with the hint open, for its price or, after the guess, free of charge. */
export function unlockInDaily(game: DailyGame, hint: Hint): Result<DailyGame, HintRefusal> {
  const { attempt } = game;
  if (attempt.phase === 'guessing') return withAttempt(game, unlockHint(attempt, hint));
  if (attempt.hints[hint] !== 'locked') return refuse('already-unlocked');
  const hints: HintStates = { ...attempt.hints, [hint]: 'given' };
  return ok({ ...game, attempt: { ...attempt, hints } });
}

/** The game after a cast name was tried in one of the slots, counted from 0. */
export function nameInDaily(
  game: DailyGame,
  guess: Readonly<{ slot: number; name: string }>,
): Result<DailyGame, NamingRefusal> {
  const { attempt, puzzle } = game;
  if (attempt.phase === 'guessed') return refuse('round-over');
  return withAttempt(game, nameCast(attempt, guess, puzzle.film));
}

/** The game with its guess. A player guesses once. */
export function guessDaily(
  game: DailyGame,
  { guess, guessedAt }: Readonly<{ guess: Rating; guessedAt: number }>,
): Result<GuessedDailyGame, 'already-guessed'> {
  const { attempt } = game;
  if (attempt.phase === 'guessed') return refuse('already-guessed');
  const { hints, slots } = attempt;
  return ok({ ...game, attempt: { phase: 'guessed', hints, slots, guess, guessedAt } });
}

/** True from the first hint, name or guess on. Then the game is saved, and resumed after a reload. */
export function isStarted({ attempt }: DailyGame): boolean {
  return attempt.phase === 'guessed' || isBegun(attempt);
}

export function isGuessed(game: DailyGame): game is GuessedDailyGame {
  return game.attempt.phase === 'guessed';
}

function withAttempt<E extends string>(
  game: DailyGame,
  decided: Result<DailyAttempt, E>,
): Result<DailyGame, E> {
  return decided.ok ? ok({ ...game, attempt: decided.value }) : decided;
}
