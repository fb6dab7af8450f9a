import { datesOnEarth, puzzleOfDate } from '@outoften/rules/daily/puzzle-dates';

/** Returns the number of the latest date on earth; 0 if the clock is before the first puzzle. */
export function latestOpenNumber(now: number): number {
  return puzzleOfDate(datesOnEarth(now).latest) ?? 0;
}
