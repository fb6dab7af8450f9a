/** A calendar date in any time zone: yyyy-MM-dd. */
export type CalendarDate = string & { readonly unit: 'date' };

/** Milliseconds since 1970, by any clock. */
export type Instant = number;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The longest day there is: one on which the clocks go back. */
const LONGEST_DAY_MS = 26 * HOUR_MS;

/** Undefined for text that is no calendar date, such as 29 February in most years. */
export function parseDate(text: string): CalendarDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && dateOf(time) === text ? (text as CalendarDate) : undefined;
}

/** The date `days` later, or earlier if negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOf(startOf(date) + days * DAY_MS);
}

/** The date on a clock that is so many minutes ahead of UTC. */
export function localDate(now: Instant, minutesAhead: number): CalendarDate {
  return dateOf(now + minutesAhead * MINUTE_MS);
}

/**
 * When the next date begins for the player: at midnight, or at one where the clocks skip midnight.
 * @param minutesAheadAt how far the player's clock is ahead of UTC at a time
 */
export function nextMidnight(now: Instant, minutesAheadAt: (time: Instant) => number): Instant {
  const today = localDate(now, minutesAheadAt(now));
  const isLater = (time: Instant) => localDate(time, minutesAheadAt(time)) > today;
  let before = now;
  let after = now + LONGEST_DAY_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (isLater(middle)) after = middle;
    else before = middle;
  }
  return after;
}

/** The date's midnight in UTC. */
export function startOf(date: CalendarDate): Instant {
  return Date.parse(`${date}T00:00:00Z`);
}

function dateOf(time: Instant): CalendarDate {
  return new Date(time).toISOString().slice(0, 10) as CalendarDate;
}
