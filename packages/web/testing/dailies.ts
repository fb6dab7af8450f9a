import { dateOfPuzzle, type PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import { aPuzzleNumber } from '@outoften/rules/testing/daily-builder';
import type { FetchedDaily, FoundDaily, ListedDailies, RevealedDaily } from '../src/api/daily.ts';
import { aMovie, aReviewOf } from './movies.ts';
import { answerOperation } from './stub-server.ts';

/** Noon on the day of puzzle 690, 21 November 2026, by the clock of the device, in any zone. */
export const NOON = new Date(2026, 10, 21, 12).getTime();

/** The puzzle of that day. */
export const TODAY = aPuzzleNumber(690);

type ServedDailies = Readonly<{
  /** Milliseconds since 1970, by the server's clock. */
  serverTime?: number;
  movie?: Partial<FetchedDaily['getMovieDle']['movie']>;
}>;

/** Answers the questions about dailies as a server does that has every one of them, each with a rating of 7.7. */
export function answerDailies({ serverTime = NOON, movie = {} }: ServedDailies = {}): void {
  const {
    notice: _notice,
    vote_average: _rating,
    reviews: _reviews,
    ...guarded
  } = aMovie({ id: '690' });
  answerOperation('AskTime', { data: { server_time: serverTime } });
  answerOperation('FindDaily', ({ today }) => {
    const found = today === dateOfPuzzle(TODAY);
    if (!found) return { code: 'DATE_OUT_OF_WINDOW' };
    const data: FoundDaily = {
      server_time: serverTime,
      listMovieDles: { items: [{ number: TODAY }] },
    };
    return { data };
  });
  answerOperation('GetDaily', ({ id }) => {
    const data: FetchedDaily = {
      server_time: serverTime,
      getMovieDle: {
        number: Number(id),
        movie: { ...guarded, ...movie, id: String(id) },
        review: aReviewOf('Slow, strange and worth the wait.'),
      },
    };
    return { data };
  });
  answerRatings();
  answerArchive();
}

export function answerRatings(): void {
  const data: RevealedDaily = { getMovieDle: { correct_score: 7.7 } };
  answerOperation('RevealDaily', { data });
}

/** Lists tomorrow's puzzle, which is there elsewhere on earth, and all before it, 30 a page. */
function answerArchive(): void {
  answerOperation('ListDailies', ({ limit, nextToken }) => {
    const first = nextToken === null ? TODAY + 1 : Number(nextToken);
    const count = Math.min(Number(limit), first);
    const last = first - count;
    const data: ListedDailies = {
      server_time: NOON,
      listMovieDles: {
        items: Array.from({ length: count }, (_, nth) => ({ number: first - nth })),
        nextToken: last > 0 ? String(last) : null,
      },
    };
    return { data };
  });
}

/** The puzzle so many days before today's. */
export function daysAgo(days: number): PuzzleNumber {
  return aPuzzleNumber(TODAY - days);
}
