import type { DailyResult } from '@outoften/rules/daily/daily-result';
import { isPuzzleNumber, opensAt, type PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import { tenths } from '@outoften/rules/rating';

/** Throws RangeError for a value that is no puzzle number. */
export function puzzleNumber(value: number): PuzzleNumber {
  if (!isPuzzleNumber(value)) throw new RangeError(`no puzzle has the number ${value}`);
  return value;
}

/** A result on the day, without hints and names. Tests name only what they are about. */
export function aDailyResult(
  about: Partial<Omit<DailyResult, 'number'>> & Readonly<{ number: number }>,
): DailyResult {
  const number = puzzleNumber(about.number);
  return {
    filmId: '539',
    guess: tenths(70),
    rating: tenths(73),
    hintsBought: [],
    credited: 0,
    wrongNames: 0,
    onTime: true,
    finishedAt: opensAt(number) + 1,
    ...about,
    number,
  };
}
