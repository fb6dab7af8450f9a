import { type DailyResult, readResult } from '@outoften/rules/daily/daily-result';
import { HINTS } from '@outoften/rules/guessing/hints';
import { ok, type Result } from '@outoften/rules/result';
import type { FragmentOf } from 'gql.tada';
import { graphql } from './graphql.ts';
import { type CallProblem, runMutation, runQuery } from './graphql-client.ts';

const wholeResult = graphql(`
  fragment WholeResult on DailyResult @_unmask {
    number
    movie_id
    guess_value
    correct_score
    hints_bought
    credited
    wrong_names
    on_time
    finishedAt
  }
`);

const listResults = graphql(
  `
    query MyDailyResults {
      myDailyResults {
        ...WholeResult
      }
    }
  `,
  [wholeResult],
);

const sendResults = graphql(
  `
    mutation MergeDailyResults($results: [DailyResultInput!]!) {
      mergeDailyResults(results: $results) {
        ...WholeResult
      }
    }
  `,
  [wholeResult],
);

/** Lists the daily results that the server stores for the signed-in account. */
export async function listOwnResults(): Promise<Result<readonly DailyResult[], CallProblem>> {
  const listed = await runQuery(listResults, {});
  return listed.ok ? ok(toResults(listed.value.myDailyResults)) : listed;
}

/** Adds at most a hundred results to those on the server, and returns all of them. */
export async function mergeOwnResults(
  results: readonly DailyResult[],
): Promise<Result<readonly DailyResult[], CallProblem>> {
  const merged = await runMutation(sendResults, {
    results: results.map(toResultInput),
  });
  return merged.ok ? ok(toResults(merged.value.mergeDailyResults)) : merged;
}

export function toResultInput(result: DailyResult) {
  return {
    number: result.number,
    movie_id: result.filmId,
    guess_value: result.guess / 10,
    hints_bought: [...result.hintsBought],
    credited: result.credited,
    wrong_names: result.wrongNames,
    on_time: result.onTime,
    finishedAt: new Date(result.finishedAt).toISOString(),
  };
}

function toResults(stored: readonly FragmentOf<typeof wholeResult>[]): readonly DailyResult[] {
  return stored.map(toResult).filter((result) => result !== undefined);
}

function toResult(stored: FragmentOf<typeof wholeResult>): DailyResult | undefined {
  return readResult({
    number: stored.number,
    filmId: stored.movie_id,
    guess: Math.round(stored.guess_value * 10),
    rating: Math.round(stored.correct_score * 10),
    hintsBought: HINTS.filter((hint) => stored.hints_bought.includes(hint)),
    credited: stored.credited,
    wrongNames: stored.wrong_names,
    onTime: stored.on_time,
    finishedAt: Date.parse(stored.finishedAt),
  });
}
