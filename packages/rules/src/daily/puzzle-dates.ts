import * as v from 'valibot';
import { ok, type Result, refuse } from '../result.ts';
import {
  addDays,
  type CalendarDate,
  DAY_MS,
  HOUR_MS,
  type Instant,
  localDate,
  MINUTE_MS,
  startOf,
} from './calendar-date.ts';

/** The number of a daily: 1 on {@link FIRST_PUZZLE_DATE}, and one more each date. */
export type PuzzleNumber = number & { readonly unit: 'puzzle' };

export type DateRefusal = 'before-first' | 'not-yet';

/** The day after the last year that films are from. */
export const FIRST_PUZZLE_DATE = '2025-01-01' as CalendarDate;

/** Clocks on earth, in minutes ahead of UTC: from Baker Island to Kiritimati. */
const LAST_CLOCK = -12 * 60;
const FIRST_CLOCK = 14 * 60;

/** A player on the last clock has half a day beyond midnight too. */
const FINISH_AFTER_MS = 12 * HOUR_MS;

/** True for a number that belongs to a date, open or not. */
export function isPuzzleNumber(value: number): value is PuzzleNumber {
  return Number.isInteger(value) && value >= 1 && value <= LAST_NUMBER;
}

export const puzzleNumberSchema = v.custom<PuzzleNumber>(
  (value) => typeof value === 'number' && isPuzzleNumber(value),
);

/** Reads the number in an address. Undefined for anything else, leading zeros included. */
export function parsePuzzleNumber(text: string): PuzzleNumber | undefined {
  const number = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 0;
  return isPuzzleNumber(number) ? number : undefined;
}

export function dateOfPuzzle(number: PuzzleNumber): CalendarDate {
  return addDays(FIRST_PUZZLE_DATE, number - 1);
}

/** Undefined before the first puzzle. */
export function puzzleOfDate(date: CalendarDate): PuzzleNumber | undefined {
  const number = daysBetween(FIRST_PUZZLE_DATE, date) + 1;
  return isPuzzleNumber(number) ? number : undefined;
}

/**
 * The dates that exist somewhere on earth at this moment, the first and the last of two or three.
 *
 * @see docs/rules.md#puzzles
 */
export function datesOnEarth(
  now: Instant,
): Readonly<{ earliest: CalendarDate; latest: CalendarDate }> {
  return { earliest: localDate(now, LAST_CLOCK), latest: localDate(now, FIRST_CLOCK) };
}

/** The number of the latest date on earth; 0 if the clock is before the first puzzle. */
export function latestOpenNumber(now: Instant): number {
  return puzzleOfDate(datesOnEarth(now).latest) ?? 0;
}

/** The number of the date's puzzle, if it is open: the date has begun somewhere. */
export function openPuzzle(date: CalendarDate, now: Instant): Result<PuzzleNumber, DateRefusal> {
  if (date > datesOnEarth(now).latest) return refuse('not-yet');
  const number = puzzleOfDate(date);
  return number === undefined ? refuse('before-first') : ok(number);
}

/** When the date begins in the first time zone. */
export function opensAt(number: PuzzleNumber): Instant {
  return startOf(dateOfPuzzle(number)) - FIRST_CLOCK * MINUTE_MS;
}

/**
 * True if a puzzle that was begun on its day and finished now counts for streak and statistics: until the date has
 * ended everywhere, and half a day longer.
 */
export function isInTime(number: PuzzleNumber, finishedAt: Instant): boolean {
  const ends = startOf(dateOfPuzzle(number)) + DAY_MS - LAST_CLOCK * MINUTE_MS;
  return opensAt(number) <= finishedAt && finishedAt < ends + FINISH_AFTER_MS;
}

/** The clock of a device, and what it knows of the server's. */
export type DeviceClock = Readonly<{
  time: Instant;
  /** The server's time; undefined before its first answer. */
  serverTime: Instant | undefined;
  minutesAhead: number;
}>;

/**
 * The player's date. If the clock shows a date that exists nowhere on earth, the server's time counts, in the player's
 * zone.
 */
export function dateToday({ time, serverTime, minutesAhead }: DeviceClock): CalendarDate {
  const date = localDate(time, minutesAhead);
  if (serverTime === undefined) return date;
  const { earliest, latest } = datesOnEarth(serverTime);
  if (earliest <= date && date <= latest) return date;
  return localDate(serverTime, Math.min(FIRST_CLOCK, Math.max(LAST_CLOCK, minutesAhead)));
}

function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (startOf(to) - startOf(from)) / DAY_MS;
}

/** Later dates have years of five digits. */
const LAST_NUMBER = daysBetween(FIRST_PUZZLE_DATE, '9999-12-30' as CalendarDate) + 1;
