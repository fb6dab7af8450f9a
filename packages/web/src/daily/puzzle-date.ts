import { useLingui } from '@lingui/react';
import { dateOfPuzzle, type PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';

/** Returns a function that writes a puzzle's date, which is the same in every time zone. */
export function usePuzzleDate(style: Intl.DateTimeFormatOptions) {
  const { i18n } = useLingui();
  const format = new Intl.DateTimeFormat(i18n.locale, { ...style, timeZone: 'UTC' });
  return (number: PuzzleNumber) => format.format(new Date(dateOfPuzzle(number)));
}

export const WHOLE_DATE: Intl.DateTimeFormatOptions = { dateStyle: 'long' };
