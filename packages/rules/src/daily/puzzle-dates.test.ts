import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ok, refuse } from '../result.ts';
import { aDate, aPuzzleNumber } from '../testing/daily-builder.ts';
import { addDays, localDate, nextMidnight, parseDate } from './calendar-date.ts';
import {
  dateOfPuzzle,
  datesOnEarth,
  dateToday,
  FIRST_PUZZLE_DATE,
  isInTime,
  isPuzzleNumber,
  openPuzzle,
  opensAt,
  parsePuzzleNumber,
  puzzleOfDate,
} from './puzzle-dates.ts';

const HOUR = 60;
const HOUR_MS = 3_600_000;

describe('a date', () => {
  test.each(['2025-01-01', '2024-02-29', '2000-02-29', '2026-12-31', '9999-12-31', '0001-01-01'])(
    '%s is read',
    (text) => {
      expect(parseDate(text)).toBe(text);
    },
  );

  test.each([
    '',
    '2025-02-29',
    '2100-02-29',
    '2025-04-31',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '2025-1-1',
    '25-01-01',
    '2025-01-01T00:00:00Z',
    ' 2025-01-01',
    '2025-01-01\n',
    'x2025-01-01',
    '12025-01-01',
    '+002025-01-01',
    '２０２５-01-01',
    'today',
    "' or 1=1 --",
  ])('is not read from %j', (text) => {
    expect(parseDate(text)).toBeUndefined();
  });
});

describe('the number of a puzzle', () => {
  test.each([
    { date: '2025-01-01', number: 1 },
    { date: '2025-01-02', number: 2 },
    { date: '2025-02-28', number: 59 },
    { date: '2025-03-01', number: 60 },
    { date: '2025-12-31', number: 365 },
    { date: '2026-01-01', number: 366 },
    { date: '2026-11-21', number: 690 },
    { date: '2028-02-29', number: 1155 },
    { date: '2028-03-01', number: 1156 },
  ])('for $date is $number', ({ date, number }) => {
    expect(puzzleOfDate(aDate(date))).toBe(number);
    expect(dateOfPuzzle(aPuzzleNumber(number))).toBe(date);
  });

  test.each(['2024-12-31', '2020-02-29', '0001-01-01'])('does not exist for %s', (date) => {
    expect(puzzleOfDate(aDate(date))).toBeUndefined();
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e15, 2_912_809])(
    'cannot be %s',
    (number) => {
      expect(isPuzzleNumber(number)).toBe(false);
    },
  );

  test('has one date, and each date has one number, day after day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (value) => {
        const number = aPuzzleNumber(value);
        const date = dateOfPuzzle(number);
        expect(parseDate(date)).toBe(date);
        expect(puzzleOfDate(date)).toBe(number);
        expect(puzzleOfDate(addDays(date, 1))).toBe(value + 1);
        expect(addDays(addDays(date, 1), -1)).toBe(date);
      }),
    );
  });
});

describe('the player’s date', () => {
  test.each([
    { name: 'Greenwich at noon', now: '2026-11-21T12:00:00Z', ahead: 0, date: '2026-11-21' },
    { name: 'Baker Island, last', now: '2026-11-21T11:59:59Z', ahead: -12, date: '2026-11-20' },
    { name: 'Baker Island, midnight', now: '2026-11-21T12:00:00Z', ahead: -12, date: '2026-11-21' },
    { name: 'Kiritimati, last', now: '2026-11-21T09:59:59Z', ahead: 14, date: '2026-11-21' },
    { name: 'Kiritimati, midnight', now: '2026-11-21T10:00:00Z', ahead: 14, date: '2026-11-22' },
    { name: 'Nepal, midnight', now: '2026-11-20T18:15:00Z', ahead: 5.75, date: '2026-11-21' },
    { name: 'Nepal, before', now: '2026-11-20T18:14:59Z', ahead: 5.75, date: '2026-11-20' },
    { name: 'Newfoundland', now: '2026-11-21T03:29:59Z', ahead: -3.5, date: '2026-11-20' },
    { name: 'New Year in Samoa', now: '2026-12-31T11:00:00Z', ahead: 13, date: '2027-01-01' },
    {
      name: 'New Year’s Eve in Hawaii',
      now: '2027-01-01T09:00:00Z',
      ahead: -10,
      date: '2026-12-31',
    },
    { name: 'a leap day in Tokyo', now: '2028-02-28T15:00:00Z', ahead: 9, date: '2028-02-29' },
    { name: 'a leap day in Denver', now: '2028-03-01T06:59:59Z', ahead: -7, date: '2028-02-29' },
    { name: 'no leap day in 2027', now: '2027-02-28T23:00:00Z', ahead: 1, date: '2027-03-01' },
    {
      name: 'Berlin before summer time',
      now: '2026-03-28T22:59:59Z',
      ahead: 1,
      date: '2026-03-28',
    },
    { name: 'Berlin in summer time', now: '2026-03-29T22:00:00Z', ahead: 2, date: '2026-03-30' },
    {
      name: 'Berlin back in winter time',
      now: '2026-10-25T22:30:00Z',
      ahead: 1,
      date: '2026-10-25',
    },
  ])('in $name is $date', ({ now, ahead, date }) => {
    const time = Date.parse(now);
    expect(localDate(time, ahead * HOUR)).toBe(date);
    expect(dateToday({ time, serverTime: time, minutesAhead: ahead * HOUR })).toBe(date);
    const { earliest, latest } = datesOnEarth(time);
    expect(earliest <= date && date <= latest).toBe(true);
  });

  test('goes back over the date line without losing a puzzle', () => {
    const departure = Date.parse('2026-11-21T20:00:00Z');
    const auckland = dateToday({ time: departure, serverTime: departure, minutesAhead: 13 * HOUR });
    const arrival = departure + 9 * HOUR_MS;
    const honolulu = dateToday({ time: arrival, serverTime: arrival, minutesAhead: -10 * HOUR });
    expect([auckland, honolulu]).toEqual(['2026-11-22', '2026-11-21']);
    const later = arrival + 6 * HOUR_MS;
    expect(dateToday({ time: later, serverTime: later, minutesAhead: -10 * HOUR })).toBe(
      '2026-11-22',
    );
  });

  const SERVER = Date.parse('2026-11-21T12:00:00Z');

  test.each([
    { name: 'a year fast', time: '2027-11-21T12:00:00Z', ahead: 1, date: '2026-11-21' },
    { name: 'a year slow', time: '2025-11-21T12:00:00Z', ahead: 1, date: '2026-11-21' },
    { name: 'a day fast in Auckland', time: '2026-11-22T12:00:00Z', ahead: 13, date: '2026-11-22' },
    { name: 'two days slow in Lima', time: '2026-11-19T12:00:00Z', ahead: -5, date: '2026-11-21' },
    { name: 'an hour fast', time: '2026-11-21T13:00:00Z', ahead: 11, date: '2026-11-22' },
    {
      name: 'a year fast in a zone of its own',
      time: '2027-11-21T12:00:00Z',
      ahead: 99,
      date: '2026-11-22',
    },
    {
      name: 'a year slow in a zone of its own',
      time: '2025-11-21T12:00:00Z',
      ahead: -99,
      date: '2026-11-21',
    },
  ])('with a clock $name is $date', ({ time, ahead, date }) => {
    const clock = { time: Date.parse(time), minutesAhead: ahead * HOUR };
    expect(dateToday({ ...clock, serverTime: SERVER })).toBe(date);
  });

  test('is the device’s date before the server’s first answer', () => {
    const time = Date.parse('2027-11-21T23:30:00Z');
    expect(dateToday({ time, serverTime: undefined, minutesAhead: HOUR })).toBe('2027-11-22');
  });

  test('is always a date that the server accepts', () => {
    const anyTime = fc.integer({ min: Date.parse('2025-01-03'), max: Date.parse('2099-01-01') });
    fc.assert(
      fc.property(
        anyTime,
        anyTime,
        fc.integer({ min: -3000, max: 3000 }),
        (time, server, ahead) => {
          const date = dateToday({ time, serverTime: server, minutesAhead: ahead });
          expect(openPuzzle(date, server).ok).toBe(true);
        },
      ),
    );
  });
});

describe('the dates on earth', () => {
  test.each([
    { now: '2026-11-21T09:59:59.999Z', earliest: '2026-11-20', latest: '2026-11-21' },
    { now: '2026-11-21T10:00:00Z', earliest: '2026-11-20', latest: '2026-11-22' },
    { now: '2026-11-21T11:59:59.999Z', earliest: '2026-11-20', latest: '2026-11-22' },
    { now: '2026-11-21T12:00:00Z', earliest: '2026-11-21', latest: '2026-11-22' },
    { now: '2026-12-31T12:00:00Z', earliest: '2026-12-31', latest: '2027-01-01' },
  ])('at $now are from $earliest to $latest', ({ now, earliest, latest }) => {
    expect(datesOnEarth(Date.parse(now))).toEqual({ earliest, latest });
  });
});

describe('a puzzle is open', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');

  test.each([
    { date: '2026-11-22', answer: ok(691), why: 'from its first midnight on earth' },
    { date: '2026-11-20', answer: ok(689), why: 'while it is a date somewhere' },
    { date: '2026-01-05', answer: ok(370), why: 'from the archive' },
    { date: FIRST_PUZZLE_DATE, answer: ok(1), why: 'from the first on' },
    { date: '2026-11-23', answer: refuse('not-yet'), why: 'no day ahead' },
    { date: '2027-11-21', answer: refuse('not-yet'), why: 'no year ahead' },
    { date: '2024-12-31', answer: refuse('before-first'), why: 'not before the first' },
  ])('$why: $date', ({ date, answer }) => {
    expect(openPuzzle(aDate(date), now)).toEqual(answer);
  });

  test('only after its day has begun somewhere', () => {
    const opens = opensAt(aPuzzleNumber(691));
    expect(opens).toBe(now);
    expect(openPuzzle(aDate('2026-11-22'), opens - 1)).toEqual(refuse('not-yet'));
  });
});

describe('a puzzle of 21 November is in time', () => {
  test.each([
    { at: '2026-11-20T09:59:59.999Z', inTime: false },
    { at: '2026-11-20T10:00:00Z', inTime: true },
    { at: '2026-11-21T23:59:59Z', inTime: true },
    { at: '2026-11-22T12:00:00Z', inTime: true },
    { at: '2026-11-22T23:59:59.999Z', inTime: true },
    { at: '2026-11-23T00:00:00Z', inTime: false },
    { at: '2027-11-21T12:00:00Z', inTime: false },
  ])('finished at $at: $inTime', ({ at, inTime }) => {
    expect(isInTime(aPuzzleNumber(690), Date.parse(at))).toBe(inTime);
  });

  test('until half a day after midnight in any zone, however late it was begun', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -720, max: 840 }),
        fc.integer({ min: 1, max: 5000 }),
        (ahead, value) => {
          const number = aPuzzleNumber(value);
          const midnight = Date.parse(`${addDays(dateOfPuzzle(number), 1)}T00:00:00Z`);
          const localMidnight = midnight - ahead * 60_000;
          expect(localDate(localMidnight - 1, ahead)).toBe(dateOfPuzzle(number));
          expect(isInTime(number, localMidnight - 1 + 12 * HOUR_MS)).toBe(true);
        },
      ),
    );
  });
});

describe('the next midnight', () => {
  /** A zone that is `before` minutes ahead of UTC until the change, `after` from then on. */
  const zone = (change: string, before: number, after: number) => (time: number) =>
    time < Date.parse(change) ? before * HOUR : after * HOUR;
  const berlinSpring = zone('2026-03-29T01:00:00Z', 1, 2);
  const berlinAutumn = zone('2026-10-25T01:00:00Z', 2, 1);
  const beirutSpring = zone('2026-03-28T22:00:00Z', 2, 3);
  const beirutAutumn = zone('2026-10-24T21:00:00Z', 3, 2);

  test.each([
    {
      name: 'is hours away',
      zone: () => 0,
      now: '2026-11-21T12:00:00Z',
      next: '2026-11-22T00:00:00Z',
    },
    {
      name: 'is a moment away',
      zone: () => 0,
      now: '2026-11-21T23:59:59.999Z',
      next: '2026-11-22T00:00:00Z',
    },
    {
      name: 'is a day away at midnight',
      zone: () => 0,
      now: '2026-11-21T00:00:00Z',
      next: '2026-11-22T00:00:00Z',
    },
    {
      name: 'ends a day of 23 hours',
      zone: berlinSpring,
      now: '2026-03-28T23:00:00Z',
      next: '2026-03-29T22:00:00Z',
    },
    {
      name: 'ends a day of 25 hours',
      zone: berlinAutumn,
      now: '2026-10-24T22:00:00Z',
      next: '2026-10-25T23:00:00Z',
    },
    {
      name: 'is one where clocks skip midnight',
      zone: beirutSpring,
      now: '2026-03-28T12:00:00Z',
      next: '2026-03-28T22:00:00Z',
    },
    {
      name: 'is the second where clocks strike it twice',
      zone: beirutAutumn,
      now: '2026-10-24T12:00:00Z',
      next: '2026-10-24T22:00:00Z',
    },
    {
      name: 'ends the year',
      zone: () => 13 * HOUR,
      now: '2026-12-31T10:59:00Z',
      next: '2026-12-31T11:00:00Z',
    },
  ])('$name', ({ zone, now, next }) => {
    expect(new Date(nextMidnight(Date.parse(now), zone))).toEqual(new Date(next));
  });

  test('begins the next date in any zone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_000_000_000_000 }),
        fc.integer({ min: -720, max: 840 }),
        (now, ahead) => {
          const next = nextMidnight(now, () => ahead);
          expect(localDate(next, ahead)).toBe(addDays(localDate(now, ahead), 1));
          expect(localDate(next - 1, ahead)).toBe(localDate(now, ahead));
        },
      ),
    );
  });
});

describe('a number in an address', () => {
  test.each([
    { text: '1', number: 1 },
    { text: '12', number: 12 },
    { text: '999999', number: 999_999 },
  ])('$text is read', ({ text, number }) => {
    expect(parsePuzzleNumber(text)).toBe(number);
  });

  test.each(['', '0', '-1', '01', '1.0', '1e2', ' 1', 'abc', '２', '2912809', '99999999', '1\n'])(
    'is not read from %j',
    (text) => {
      expect(parsePuzzleNumber(text)).toBeUndefined();
    },
  );
});
