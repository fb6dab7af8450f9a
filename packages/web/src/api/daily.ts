import type { CalendarDate } from '@outoften/rules/daily/calendar-date';
import type { PuzzleView } from '@outoften/rules/daily/daily-game';
import { isPuzzleNumber, type PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import type { Film } from '@outoften/rules/film/film';
import { type Rating, ratingFromAverage } from '@outoften/rules/rating';
import { ok, type Result, refuse } from '@outoften/rules/result';
import type { ResultOf } from 'gql.tada';
import { guardedMovie, movieViewers, toGuardedFilm, toViewers } from './films.ts';
import { graphql } from './graphql.ts';
import { type CallProblem, runQuery } from './graphql-client.ts';

const askTime = graphql(`
  query AskTime {
    server_time
  }
`);

const findDaily = graphql(`
  query FindDaily($today: String!) {
    server_time
    listMovieDles(filter: { begin_at: { le: $today }, end_at: { gt: $today } }) {
      items {
        number
      }
    }
  }
`);

/** The puzzle without its answer, which is fetched after the guess. */
const getDaily = graphql(
  `
    query GetDaily($id: ID!) {
      server_time
      getMovieDle(id: $id) {
        number
        review {
          author
          created_at
          content
          author_details {
            rating
          }
        }
        movie {
          ...GuardedMovie
        }
      }
    }
  `,
  [guardedMovie],
);

const revealDaily = graphql(`
  query RevealDaily($id: ID!) {
    getMovieDle(id: $id) {
      correct_score
    }
  }
`);

/** Fetched after the guess, because reviews can give the answer away. */
const dailyViewers = graphql(
  `
    query DailyViewers($id: ID!) {
      getMovieDle(id: $id) {
        review_id
        movie {
          ...MovieViewers
        }
      }
    }
  `,
  [movieViewers],
);

const listDailies = graphql(`
  query ListDailies($limit: Int!, $nextToken: String) {
    server_time
    listMovieDles(limit: $limit, nextToken: $nextToken) {
      items {
        number
      }
      nextToken
    }
  }
`);

export type FoundDaily = ResultOf<typeof findDaily>;
export type FetchedDaily = ResultOf<typeof getDaily>;
export type RevealedDaily = ResultOf<typeof revealDaily>;
export type AnsweredViewers = ResultOf<typeof dailyViewers>;
export type ListedDailies = ResultOf<typeof listDailies>;

/** Milliseconds since 1970, by the server's clock. */
type Timed<T> = Readonly<{ serverTime: number; value: T }>;

export async function fetchServerTime(): Promise<Result<number, CallProblem>> {
  const asked = await runQuery(askTime, {});
  return asked.ok ? ok(asked.value.server_time) : asked;
}

/** Finds the number of a date's puzzle. */
export async function findPuzzleOfDate(
  today: CalendarDate,
): Promise<Result<Timed<PuzzleNumber>, CallProblem>> {
  const found = await runQuery(findDaily, { today });
  if (!found.ok) return found;
  const number = found.value.listMovieDles.items[0]?.number;
  if (number === undefined || !isPuzzleNumber(number)) return refuse('MOVIE_DLE_NOT_FOUND');
  return ok({ serverTime: found.value.server_time, value: number });
}

export async function fetchPuzzle(
  number: PuzzleNumber,
): Promise<Result<Timed<PuzzleView>, CallProblem>> {
  const fetched = await runQuery(getDaily, { id: String(number) });
  if (!fetched.ok) return fetched;
  const { movie, review } = fetched.value.getMovieDle;
  if (movie === null) return refuse('server-error');
  const puzzle: PuzzleView = {
    number,
    film: toGuardedFilm(movie),
    review: review
      ? {
          author: review.author,
          createdAt: review.created_at,
          content: review.content,
          rating: ratingFromAverage(review.author_details.rating ?? 0),
        }
      : undefined,
  };
  return ok({ serverTime: fetched.value.server_time, value: puzzle });
}

/** Fetches the answer. Call it only after the guess. */
export async function fetchRating(number: PuzzleNumber): Promise<Result<Rating, CallProblem>> {
  const fetched = await runQuery(revealDaily, { id: String(number) });
  if (!fetched.ok) return fetched;
  const rating = ratingFromAverage(fetched.value.getMovieDle.correct_score ?? 0);
  return rating === undefined ? refuse('server-error') : ok(rating);
}

export type Viewers = Pick<Film, 'voteCount' | 'reviews'> &
  Readonly<{
    /** The id of the review that is for sale as a hint. */
    firstId: string;
  }>;

/** Fetches the reviews and the number of votes. The server answers only players who have guessed. */
export async function fetchViewers(number: PuzzleNumber): Promise<Result<Viewers, CallProblem>> {
  const fetched = await runQuery(dailyViewers, { id: String(number) });
  if (!fetched.ok) return fetched;
  const { movie, review_id: firstId } = fetched.value.getMovieDle;
  return movie === null ? refuse('server-error') : ok({ ...toViewers(movie), firstId });
}

export type PuzzlePage = Readonly<{
  numbers: readonly PuzzleNumber[];
  /** The token of the next page; undefined on the last one. */
  nextToken: string | undefined;
}>;

/** Lists the open puzzles, the latest first. */
export async function listPuzzles(
  page: Readonly<{ limit: number; nextToken: string | undefined }>,
): Promise<Result<Timed<PuzzlePage>, CallProblem>> {
  const { limit, nextToken = null } = page;
  const listed = await runQuery(listDailies, { limit, nextToken });
  if (!listed.ok) return listed;
  const { server_time: serverTime, listMovieDles: list } = listed.value;
  const numbers = list.items.map(({ number }) => number).filter(isPuzzleNumber);
  return ok({ serverTime, value: { numbers, nextToken: list.nextToken ?? undefined } });
}
