import type { CalendarDate } from '@outoften/rules/daily/calendar-date';
import { type DailyResult, readResult } from '@outoften/rules/daily/daily-result';
import {
  type PuzzleView,
  puzzleViewSchema,
  type Viewers,
  viewersSchema,
} from '@outoften/rules/daily/puzzle';
import { isPuzzleNumber, type PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import { type Rating, ratingFromAverage } from '@outoften/rules/rating';
import { ok, type Result, refuse } from '@outoften/rules/result';
import { graphql } from './graphql.ts';
import { type CallProblem, parsed, runMutation, runQuery } from './graphql-client.ts';

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
const getDaily = graphql(`
  query GetDaily($id: ID!) {
    server_time
    getMovieDle(id: $id) {
      puzzle
    }
  }
`);

const revealDaily = graphql(`
  query RevealDaily($id: ID!) {
    getMovieDle(id: $id) {
      correct_score
    }
  }
`);

/** Fetched after the guess, because reviews can give the answer away. */
const dailyViewers = graphql(`
  query DailyViewers($id: ID!) {
    getMovieDle(id: $id) {
      viewers
    }
  }
`);

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

const listResults = graphql(`
  query MyDailyResults {
    myDailyResults
  }
`);

const sendResults = graphql(`
  mutation MergeDailyResults($results: [DailyResult!]!) {
    mergeDailyResults(results: $results)
  }
`);

/** Milliseconds since 1970, by the server's clock. */
type Timed<T> = Readonly<{ serverTime: number; value: T }>;

export async function fetchServerTime(): Promise<Result<number, CallProblem>> {
  const answer = await runQuery(askTime, {});
  return answer.ok ? ok(answer.value.server_time) : answer;
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
  const puzzle = parsed(puzzleViewSchema, fetched.value.getMovieDle.puzzle);
  return puzzle.ok ? ok({ serverTime: fetched.value.server_time, value: puzzle.value }) : puzzle;
}

/** Fetches the answer. Call it only after the guess. */
export async function fetchRating(number: PuzzleNumber): Promise<Result<Rating, CallProblem>> {
  const fetched = await runQuery(revealDaily, { id: String(number) });
  if (!fetched.ok) return fetched;
  const rating = ratingFromAverage(fetched.value.getMovieDle.correct_score ?? 0);
  return rating === undefined ? refuse('server-error') : ok(rating);
}

/** Fetches the reviews and the number of votes. Call it only after the guess. */
export async function fetchViewers(number: PuzzleNumber): Promise<Result<Viewers, CallProblem>> {
  const fetched = await runQuery(dailyViewers, { id: String(number) });
  return fetched.ok ? parsed(viewersSchema, fetched.value.getMovieDle.viewers) : fetched;
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

/** Lists the daily results that the server stores for the signed-in account. */
export async function listOwnResults(): Promise<Result<readonly DailyResult[], CallProblem>> {
  const listed = await runQuery(listResults, {});
  return listed.ok ? ok(readResults(listed.value.myDailyResults)) : listed;
}

/** Adds at most a hundred results to those on the server, and returns all of them. */
export async function mergeOwnResults(
  results: readonly DailyResult[],
): Promise<Result<readonly DailyResult[], CallProblem>> {
  const merged = await runMutation(sendResults, { results: [...results] });
  return merged.ok ? ok(readResults(merged.value.mergeDailyResults)) : merged;
}

function readResults(stored: readonly unknown[]): readonly DailyResult[] {
  return stored.map(readResult).filter((result) => result !== undefined);
}
