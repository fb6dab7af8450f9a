import { type DailyResult, readResult, settleResult } from '@outoften/rules/daily/daily-result';
import { latestOpenNumber } from '@outoften/rules/daily/puzzle-dates';
import * as v from 'valibot';
import { demandNotInPlay } from '../films/film-in-play.ts';
import { argumentParser } from '../films/json-scalars.ts';
import { demandAccount } from '../identity/callers/permissions.ts';
import { codedError } from '../platform/error-code.ts';
import type { GraphqlContext } from '../platform/graphql/graphql-context.ts';
import type { Builder } from '../platform/graphql/schema-builder.ts';
import { listDailyResults, mergeDailyResults } from './daily-results.ts';
import { listAnswers } from './puzzle-records.ts';

declare module '../platform/graphql/schema-builder.ts' {
  interface SchemaScalars {
    DailyResult: { Input: SentResult; Output: DailyResult };
  }
}

const sentResultSchema = v.looseObject({ number: v.number() });

/** A result as it is sent. Its rating is ignored. */
type SentResult = v.InferOutput<typeof sentResultSchema>;

/** Half of what a request may contain. Clients send more results in several requests. */
const MOST_RESULTS = 100;

/** Adds `myDailyResults` and `mergeDailyResults`. */
export function addDailyResultOperations(builder: Builder): void {
  builder.scalarType('DailyResult', {
    description:
      'The result of an account in a daily puzzle: `DailyResult` of the rules. The rating of one that is sent is ignored.',
    serialize: (result) => result,
    parseValue: argumentParser(sentResultSchema),
  });
  builder.queryField('myDailyResults', (t) =>
    t.field({
      type: ['DailyResult'],
      description:
        "The account's own results, by the puzzles' numbers. Results whose film is in an open round of the account are left out.",
      resolve: async (_root, _args, context) => {
        const { owner } = demandAccount(context);
        return withoutFilms(
          await listDailyResults(context.db, owner),
          await context.findFilmsInPlay(),
        );
      },
    }),
  );
  builder.mutationField('mergeDailyResults', (t) =>
    t.field({
      type: ['DailyResult'],
      description:
        'Adds results from a device and returns all results of the account. Of several results of a puzzle, the one finished first is kept. Results of unknown puzzles or films are ignored. Results whose film is in an open round of the account are neither added nor returned: send them again when the round is over.',
      args: { results: t.arg({ type: ['DailyResult'], required: true }) },
      resolve: async (_root, { results }, context) => {
        const { owner } = demandAccount(context);
        const inPlay = await context.findFilmsInPlay();
        const read = withoutFilms(await readResults(results, context), inPlay);
        const { db, now } = context;
        const merged = await mergeDailyResults(db, { owner, results: read, now: now() });
        if (merged.ok) return withoutFilms(merged.value, inPlay);
        throw codedError('NO_PLAYER', 'This account has no player yet.');
      },
    }),
  );
}

/** Such results are not even counted: an average over results would show a rating as well as the result does. */
function withoutFilms(results: readonly DailyResult[], inPlay: ReadonlySet<string>): DailyResult[] {
  return results.filter(({ filmId }) => !inPlay.has(filmId));
}

/** Takes the rating from the puzzle, not from the device. */
async function readResults(
  sent: readonly SentResult[],
  { db, now }: GraphqlContext,
): Promise<readonly DailyResult[]> {
  if (sent.length > MOST_RESULTS) {
    throw codedError('BAD_USER_INPUT', `Send at most ${MOST_RESULTS} results at once.`);
  }
  const time = now();
  const answers = await listAnswers(db, { from: 1, to: latestOpenNumber(time) });
  return sent.flatMap((one) => {
    const answer = answers.get(one.number);
    // An invalid result is refused even if it would be left out.
    const result = readResult({ ...one, rating: answer?.rating ?? 1 });
    if (result === undefined)
      throw codedError('INVALID_DAILY_RESULT', 'A result cannot be like this.');
    return answer?.filmId === result.filmId ? [settleResult(result, time)] : [];
  });
}

/**
 * Returns one result of an open puzzle, with the puzzle's rating. Throws if the film is in an open round of the caller.
 */
export async function readPuzzleResult(
  sent: SentResult,
  context: GraphqlContext,
): Promise<DailyResult> {
  const [result] = await readResults([sent], context);
  if (result === undefined) throw codedError('MOVIE_DLE_NOT_FOUND', 'There is no such puzzle.');
  await demandNotInPlay(result.filmId, context);
  return result;
}
