import type { PuzzleView, Viewers } from '@outoften/rules/daily/puzzle';
import { type PuzzleNumber, puzzleOfDate } from '@outoften/rules/daily/puzzle-dates';
import { aDate, aPuzzleNumber } from '@outoften/rules/testing/daily-builder';
import { afterEach, beforeEach, vi } from 'vitest';
import { aMovie, aReviewOf } from './movies.ts';
import { forgetSavedData } from './saved.ts';
import { answerOperation, installStubServer } from './stub-server.ts';

/** Noon on the day of puzzle 690, 21 November 2026, by the device's clock in any time zone. */
export const NOON = new Date(2026, 10, 21, 12).getTime();

/**
 * Sets the stub server, the clock and an empty browser for every test of the file. Call it at the top. Nothing is
 * cached for play without a network.
 */
export function setUpDailies(): void {
  installStubServer();
  forgetSavedData();
  beforeEach(() => {
    vi.stubGlobal('caches', undefined);
    setClock(NOON);
    answerDailies();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Sets the device's clock, in milliseconds since 1970. */
export function setClock(now: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now });
}

/** The puzzle of that day. */
export const TODAY = aPuzzleNumber(690);

/** Tomorrow has begun in another time zone. */
const TOMORROW = TODAY + 1;

/** The first puzzle in the archive. */
const EARLIEST = TODAY - 50;

type ServedDailies = Readonly<{
  /** Milliseconds since 1970, by the server's clock. */
  serverTime?: number;
  movie?: Partial<PuzzleView['film']>;
}>;

/** Answers requests for dailies as a server that has all of them, each with a rating of 7.7. */
export function answerDailies({ serverTime = NOON, movie = {} }: ServedDailies = {}): void {
  const { rating: _rating, reviews: _reviews, ...guarded } = aMovie({ id: '690' });
  answerOperation('AskTime', { data: { server_time: serverTime } });
  answerOperation('FindDaily', ({ today }) => {
    const number = puzzleOfDate(aDate(String(today)));
    if (number === undefined || number > TOMORROW) return { code: 'DATE_OUT_OF_WINDOW' };
    const data = { server_time: serverTime, listMovieDles: { items: [{ number }] } };
    return { data };
  });
  answerOperation('GetDaily', ({ id }) => {
    if (Number(id) > TOMORROW) return { code: 'DATE_OUT_OF_WINDOW' };
    const puzzle: PuzzleView = {
      number: aPuzzleNumber(Number(id)),
      film: { ...guarded, ...movie, id: String(id) },
      review: aReviewOf('Slow, strange and worth the wait.'),
    };
    return { data: { server_time: serverTime, getMovieDle: { puzzle } } };
  });
  answerRatings();
  answerViewers();
  answerArchive();
}

export function answerRatings(): void {
  answerOperation('RevealDaily', { data: { getMovieDle: { correct_score: 7.7 } } });
}

/** Answers requests for reviews of any film. The one that is for sale comes last. */
export function answerViewers(): void {
  const reviews = ['A second opinion.', 'Viewers gave it 7.7, and so do I.'].map(
    (content, nth) => ({
      ...aReviewOf(content),
      id: `review-${nth}`,
    }),
  );
  const viewers: Viewers = { voteCount: 12_431, reviews, firstId: 'review-1' };
  answerOperation('DailyViewers', { data: { getMovieDle: { viewers } } });
}

/** Lists tomorrow's puzzle and all earlier ones, page by page. */
export function answerArchive(): void {
  answerOperation('ListDailies', ({ limit, nextToken }) => {
    const first = nextToken === null ? TOMORROW : Number(nextToken);
    const count = Math.min(Number(limit), first - EARLIEST + 1);
    const next = first - count;
    const data = {
      server_time: NOON,
      listMovieDles: {
        items: Array.from({ length: count }, (_, nth) => ({ number: first - nth })),
        nextToken: next < EARLIEST ? null : String(next),
      },
    };
    return { data };
  });
}

/** Returns the puzzle of this many days before today's. */
export function daysAgo(days: number): PuzzleNumber {
  return aPuzzleNumber(TODAY - days);
}
