import {
  type DailyResult,
  readResult,
  resultPoints,
  settleResult,
} from '@outoften/rules/daily/daily-result';
import { HINTS } from '@outoften/rules/guessing/hints';
import { demandNotInPlay } from '../films/film-in-play.ts';
import { demandAccount } from '../identity/callers/permissions.ts';
import { codedError } from '../platform/error-code.ts';
import type { GraphqlContext } from '../platform/graphql/graphql-context.ts';
import { type Builder, formatTime } from '../platform/graphql/schema-builder.ts';
import { listDailyResults, mergeDailyResults } from './daily-results.ts';
import { latestOpenNumber } from './latest-open-number.ts';
import { listAnswers } from './puzzle-records.ts';

export type DailyTypes = ReturnType<typeof addDailyResultOperations>;

/** Half of what a request may contain. Clients send more results in several requests. */
const MOST_RESULTS = 100;

/** Adds `myDailyResults` and `mergeDailyResults`. */
export function addDailyResultOperations(builder: Builder) {
  const dailyResult = addDailyResultType(builder);
  builder.queryField('myDailyResults', (t) =>
    t.field({
      type: [dailyResult],
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
  const input = addDailyResultInput(builder);
  builder.mutationField('mergeDailyResults', (t) =>
    t.field({
      type: [dailyResult],
      description:
        'Adds results from a device and returns all results of the account. Of several results of a puzzle, the one finished first is kept. Results of unknown puzzles or films are ignored. Results whose film is in an open round of the account are neither added nor returned: send them again when the round is over.',
      args: { results: t.arg({ type: [input], required: true }) },
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
  return { dailyResult, dailyResultInput: input };
}

function addDailyResultType(builder: Builder) {
  return builder.objectRef<DailyResult>('DailyResult').implement({
    description: 'The result of an account in a daily puzzle.',
    fields: (t) => ({
      number: t.int({ resolve: ({ number }) => number }),
      movie_id: t.exposeID('filmId'),
      guess_value: t.float({ resolve: ({ guess }) => guess / 10 }),
      correct_score: t.float({ resolve: ({ rating }) => rating / 10 }),
      score: t.int({ resolve: resultPoints }),
      hints_bought: t.stringList({ resolve: ({ hintsBought }) => [...hintsBought] }),
      credited: t.exposeInt('credited', { description: 'Cast names that were right.' }),
      wrong_names: t.exposeInt('wrongNames'),
      on_time: t.exposeBoolean('onTime', {
        description: 'Whether it was played on its day. Only then it counts.',
      }),
      finishedAt: t.string({
        description: 'ISO 8601.',
        resolve: ({ finishedAt }) => formatTime(finishedAt),
      }),
    }),
  });
}

function addDailyResultInput(builder: Builder) {
  return builder.inputType('DailyResultInput', {
    fields: (t) => ({
      number: t.int({ required: true }),
      movie_id: t.id({ required: true }),
      guess_value: t.float({ required: true, description: '0.1 to 10, in tenths.' }),
      hints_bought: t.stringList({ required: true, description: `Some of ${HINTS.join(', ')}.` }),
      credited: t.int({ required: true, description: '0 to 4.' }),
      wrong_names: t.int({ required: true, description: '0 to 12.' }),
      on_time: t.boolean({ required: true, description: 'Whether it was begun on its day.' }),
      finishedAt: t.string({ required: true, description: 'ISO 8601.' }),
    }),
  });
}

/** Such results are not even counted: an average over results would show a rating as well as the result does. */
function withoutFilms(results: readonly DailyResult[], inPlay: ReadonlySet<string>): DailyResult[] {
  return results.filter(({ filmId }) => !inPlay.has(filmId));
}

type ResultInput = Readonly<{
  number: number;
  movie_id: string | number;
  guess_value: number;
  hints_bought: readonly string[];
  credited: number;
  wrong_names: number;
  on_time: boolean;
  finishedAt: string;
}>;

/** Takes the rating from the puzzle, not from the device. */
async function readResults(
  inputs: readonly ResultInput[],
  { db, now }: GraphqlContext,
): Promise<readonly DailyResult[]> {
  if (inputs.length > MOST_RESULTS) {
    throw codedError('BAD_USER_INPUT', `Send at most ${MOST_RESULTS} results at once.`);
  }
  const time = now();
  const answers = await listAnswers(db, { from: 1, to: latestOpenNumber(time) });
  return inputs.flatMap((input) => {
    const answer = answers.get(input.number);
    // An invalid result is refused even if it would be left out.
    const result = readInput(input, answer?.rating ?? 1);
    return answer?.filmId === result.filmId ? [settleResult(result, time)] : [];
  });
}

/**
 * Returns one result of an open puzzle, with the puzzle's rating. Throws if the film is in an open round of the caller.
 */
export async function readPuzzleResult(
  input: ResultInput,
  context: GraphqlContext,
): Promise<DailyResult> {
  const [result] = await readResults([input], context);
  if (result === undefined) throw codedError('MOVIE_DLE_NOT_FOUND', 'There is no such puzzle.');
  await demandNotInPlay(result.filmId, context);
  return result;
}

function readInput(input: ResultInput, rating: number): DailyResult {
  const result = readResult({
    number: input.number,
    filmId: String(input.movie_id),
    guess: readTenths(input.guess_value),
    rating,
    hintsBought: HINTS.filter((hint) => input.hints_bought.includes(hint)),
    credited: input.credited,
    wrongNames: input.wrong_names,
    onTime: input.on_time,
    finishedAt: Date.parse(input.finishedAt),
  });
  const isEveryHint = new Set(input.hints_bought).size === result?.hintsBought.length;
  if (result !== undefined && isEveryHint) return result;
  throw codedError('INVALID_DAILY_RESULT', 'A result cannot be like this.');
}

/** Returns NaN for a number that is not in tenths. */
function readTenths(value: number): number {
  const tenths = Math.round(value * 10);
  return tenths / 10 === value ? tenths : Number.NaN;
}
