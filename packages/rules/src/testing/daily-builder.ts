import { type CalendarDate, parseDate } from '../daily/calendar-date.ts';
import { openDaily } from '../daily/daily-game.ts';
import type { DailyResult } from '../daily/daily-result.ts';
import type { PuzzleView } from '../daily/puzzle.ts';
import { dateOfPuzzle, isPuzzleNumber, opensAt, type PuzzleNumber } from '../daily/puzzle-dates.ts';
import { tenths } from '../rating.ts';
import { aFilm } from './film-builder.ts';

/** Throws RangeError for anything that is no number of a puzzle. */
export function aPuzzleNumber(value: number): PuzzleNumber {
  if (!isPuzzleNumber(value)) throw new RangeError(`no puzzle has the number ${value}`);
  return value;
}

/** Throws RangeError for anything that is no date. */
export function aDate(text: string): CalendarDate {
  const date = parseDate(text);
  if (date === undefined) throw new RangeError(`no date: ${text}`);
  return date;
}

/** Number 690, of 21 November 2026, unless another is said. */
export function aPuzzle(parts: Partial<PuzzleView> = {}): PuzzleView {
  const { rating: _rating, reviews: _reviews, ...film } = aFilm();
  return { number: aPuzzleNumber(690), film, review: undefined, ...parts };
}

/** A game that has just been opened on its day. */
export function aDaily(puzzle: PuzzleView = aPuzzle()) {
  return openDaily(puzzle, dateOfPuzzle(puzzle.number));
}

/** A result without hints and names, on time, half a point away, but for what is said. */
export function aResult(
  about: Partial<Omit<DailyResult, 'number'>> & Readonly<{ number?: number }> = {},
): DailyResult {
  const number = aPuzzleNumber(about.number ?? 690);
  return {
    filmId: '4711',
    guess: tenths(72),
    rating: tenths(77),
    hintsBought: [],
    credited: 0,
    wrongNames: 0,
    onTime: true,
    finishedAt: opensAt(number) + 1,
    ...about,
    number,
  };
}
