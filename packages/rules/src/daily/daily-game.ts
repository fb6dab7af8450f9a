import { type Attempt, isBegun, startAttempt } from '../attempt.ts';
import type { Film, Review } from '../film.ts';
import type { CalendarDate, PuzzleNumber } from './puzzle-dates.ts';
import { dateOfPuzzle } from './puzzle-dates.ts';

/** The film of a date, the same for everyone, with the one review that can be bought. */
export type Puzzle = Readonly<{ number: PuzzleNumber; film: Film; reviewId: string }>;

/** One player's game of one puzzle. */
export type DailyGame = Readonly<{
  puzzle: Puzzle;
  /** Decided when it is opened: whoever plays on over midnight still plays on its day. */
  begun: 'on-its-day' | 'from-archive';
  attempt: Attempt;
}>;

/** A game with its score. */
export type FinishedDaily = DailyGame & Readonly<{ attempt: Attempt & { phase: 'scored' } }>;

/** @param today the player's date, see `dateToday` */
export function openDaily(puzzle: Puzzle, today: CalendarDate): DailyGame {
  const begun = dateOfPuzzle(puzzle.number) === today ? 'on-its-day' : 'from-archive';
  return { puzzle, begun, attempt: startAttempt({ type: 'daily' }) };
}

/** True from the first hint, name or guess on: from then on the game is kept, and resumed after a reload. */
export function isStarted({ attempt }: DailyGame): boolean {
  return isBegun(attempt);
}

export function isFinished(game: DailyGame): game is FinishedDaily {
  return game.attempt.phase === 'scored';
}

/** The review that can be bought, the same for everyone. Undefined only for a puzzle that was made wrongly. */
export function puzzleReview({ film, reviewId }: Puzzle): Review | undefined {
  return film.reviews.find((review) => review.id === reviewId);
}
