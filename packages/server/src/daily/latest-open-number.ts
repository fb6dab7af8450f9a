import { datesOnEarth, puzzleOfDate } from '@outoften/rules/daily/puzzle-dates';

/** The number of the latest date on earth; 0 by a clock from before the first puzzle. */
export function latestOpenNumber(now: number): number {
  return puzzleOfDate(datesOnEarth(now).latest) ?? 0;
}
