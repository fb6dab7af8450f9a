import { type CalendarDate, parseDate } from '@outoften/rules/daily/calendar-date';
import {
  type DateRefusal,
  latestOpenNumber,
  openPuzzle,
  type PuzzleNumber,
} from '@outoften/rules/daily/puzzle-dates';
import { codedError } from '../platform/error-code.ts';
import type { Builder } from '../platform/graphql/schema-builder.ts';
import type { NumberRange } from './puzzle-records.ts';

type DateInput = Readonly<{
  eq?: string | null | undefined;
  ge?: string | null | undefined;
  gt?: string | null | undefined;
  le?: string | null | undefined;
  lt?: string | null | undefined;
}>;

export type MovieDleFilter = Readonly<{
  begin_at?: DateInput | null | undefined;
  end_at?: DateInput | null | undefined;
}>;

export function addMovieDleFilterInput(builder: Builder) {
  const date = builder.inputType('ModelDateInput', {
    description: 'Dates that meet all conditions, yyyy-MM-dd.',
    fields: (t) => ({
      eq: t.string(),
      ge: t.string(),
      gt: t.string(),
      le: t.string(),
      lt: t.string(),
    }),
  });
  return builder.inputType('ModelMovieDleFilterInput', {
    description:
      "Puzzles that meet all conditions. Today's puzzle has begin_at <= today and end_at > today, where today is the player's date.",
    fields: (t) => ({ begin_at: t.field({ type: date }), end_at: t.field({ type: date }) }),
  });
}

/**
 * Returns the numbers that match the filter; none of them is in the future. Throws INVALID_DATE for an invalid date.
 * Throws DATE_OUT_OF_WINDOW for a date that has not begun anywhere on earth, or is before the first puzzle.
 */
export function readMovieDleFilter(
  filter: MovieDleFilter | null | undefined,
  now: number,
): NumberRange {
  const begin = readBounds(filter?.begin_at, now);
  // A puzzle ends on the date after the one that it begins on.
  const end = readBounds(filter?.end_at, now);
  return {
    from: Math.max(1, begin.from, end.from - 1),
    to: Math.min(latestOpenNumber(now), begin.to, end.to - 1),
  };
}

function readBounds(input: DateInput | null | undefined, now: number): NumberRange {
  const { eq, ge, gt, le, lt } = input ?? {};
  const numberOf = (text: string) => demandOpenDate(text, now);
  const lows = [eq, ge].flatMap((text) => (text == null ? [] : [numberOf(text)]));
  const highs = [eq, le].flatMap((text) => (text == null ? [] : [numberOf(text)]));
  if (gt != null) lows.push(numberOf(gt) + 1);
  if (lt != null) highs.push(numberOf(lt) - 1);
  return { from: Math.max(...lows, 1), to: Math.min(...highs, Number.MAX_SAFE_INTEGER) };
}

function demandOpenDate(text: string, now: number): number {
  const open = openPuzzle(demandDate(text), now);
  if (open.ok) return open.value;
  throw outOfWindow(open.refusal);
}

function demandDate(text: string): CalendarDate {
  const date = parseDate(text);
  if (date !== undefined) return date;
  throw codedError('INVALID_DATE', 'Send a date of the calendar, as yyyy-MM-dd.');
}

/** Throws unless the puzzle's date has begun somewhere on earth. */
export function demandOpenNumber(number: PuzzleNumber, now: number): void {
  if (number > latestOpenNumber(now)) throw outOfWindow('not-yet');
}

const WINDOW_MESSAGES = {
  'before-first': 'The first puzzle is that of 2025-01-01.',
  'not-yet': 'This date has not begun anywhere on earth.',
} as const satisfies Record<DateRefusal, string>;

function outOfWindow(refusal: DateRefusal): Error {
  return codedError('DATE_OUT_OF_WINDOW', WINDOW_MESSAGES[refusal], { refusal });
}
