import { type CalendarDate, localDate } from '@outoften/rules/daily/calendar-date';
import type { PuzzleView } from '@outoften/rules/daily/daily-game';
import { dateToday, type PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import { ok, type Result } from '@outoften/rules/result';

type Timed<T> = Readonly<{ serverTime: number; value: T }>;

/** Calls to the server before the guess. */
export type DailyCalls = Readonly<{
  findPuzzleOfDate: (today: CalendarDate) => Promise<Result<Timed<PuzzleNumber>, string>>;
  fetchServerTime: () => Promise<Result<number, string>>;
  fetchPuzzle: (number: PuzzleNumber) => Promise<Result<Timed<PuzzleView>, string>>;
}>;

export type DeviceTime = Readonly<{
  /** Milliseconds since 1970. */
  now: () => number;
  /** How far the player's clock is ahead of UTC at a time, in minutes. */
  minutesAhead: (time: number) => number;
}>;

export type ArrivedDaily = Readonly<{
  puzzle: PuzzleView;
  /** The player's date. */
  today: CalendarDate;
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  clockOffset: number;
  /** True if the device's date is today nowhere on earth. */
  isClockWrong: boolean;
}>;

/** Refusals of a date that is not today's: it lies in the future, or before the server's first puzzle. */
const NO_SUCH_DATE = ['DATE_OUT_OF_WINDOW', 'MOVIE_DLE_NOT_FOUND'];

/** Fetches the puzzle with the number, or today's, even if the device's clock is wrong. */
export async function fetchDaily(
  wanted: PuzzleNumber | undefined,
  { calls, device }: Readonly<{ calls: DailyCalls; device: DeviceTime }>,
): Promise<Result<ArrivedDaily, string>> {
  const found = wanted === undefined ? await findToday({ calls, device }) : ok(wanted);
  if (!found.ok) return found;
  const fetched = await calls.fetchPuzzle(found.value);
  if (!fetched.ok) return fetched;
  const { serverTime, value: puzzle } = fetched.value;
  const clockOffset = serverTime - device.now();
  const today = dateByServer(serverTime, device);
  return ok({ puzzle, today, clockOffset, isClockWrong: today !== dateOfDevice(device) });
}

async function findToday({
  calls,
  device,
}: Readonly<{ calls: DailyCalls; device: DeviceTime }>): Promise<Result<PuzzleNumber, string>> {
  const shown = dateOfDevice(device);
  const found = await calls.findPuzzleOfDate(shown);
  if (!found.ok && !NO_SUCH_DATE.includes(found.refusal)) return found;
  const time = found.ok ? ok(found.value.serverTime) : await calls.fetchServerTime();
  if (!time.ok) return time;
  const today = dateByServer(time.value, device);
  if (today === shown) return found.ok ? ok(found.value.value) : found;
  const again = await calls.findPuzzleOfDate(today);
  return again.ok ? ok(again.value.value) : again;
}

function dateOfDevice({ now, minutesAhead }: DeviceTime): CalendarDate {
  return localDate(now(), minutesAhead(now()));
}

function dateByServer(serverTime: number, { now, minutesAhead }: DeviceTime): CalendarDate {
  // Summer time may apply at only one of the two times.
  return dateToday({ time: now(), serverTime, minutesAhead: minutesAhead(serverTime) });
}
