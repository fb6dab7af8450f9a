import * as v from 'valibot';
import type { Attempt } from '../attempt.ts';
import { CAST_SLOTS, type CastSlot, type CastSlots, isCastCredited } from '../cast-slots.ts';
import { HINTS, type Hint, type HintState, type HintStates } from '../hints.ts';
import { ok, type Result, refuse } from '../result.ts';
import { castSlotsSchema, ratingSchema } from '../saved-schemas.ts';
import { scorePlay } from '../score.ts';
import type { DailyGame, Puzzle } from './daily-game.ts';
import { DAILY, type DailyResult, dailyResultSchema, mergeResults } from './daily-result.ts';
import { isPuzzleNumber, type PuzzleNumber } from './puzzle-dates.ts';

/** Text that is no game; or the game of another puzzle, which is no fault. */
export type ProgressRefusal = 'unreadable' | 'other-puzzle';

const PROGRESS_VERSION = 1;
const RESULTS_VERSION = 1;

const wrongCountSchema = v.picklist([0, 1, 2, 3]);
const namesSchema = v.pipe(v.array(v.string()), v.maxLength(3));

const progressSchema = v.object({
  version: v.literal(PROGRESS_VERSION),
  number: v.custom<PuzzleNumber>((value) => typeof value === 'number' && isPuzzleNumber(value)),
  begun: v.picklist(['on-its-day', 'from-archive']),
  dleMovieId: v.string(),
  hasGuessBeenSubmitted: v.boolean(),
  submittedGuessValue: v.nullable(ratingSchema),
  isMoviePosterUnlocked: v.boolean(),
  isOverviewUnlocked: v.boolean(),
  isUserReviewUnlocked: v.boolean(),
  hintsGiven: v.array(v.picklist(HINTS)),
  numberOfWrongGuessesActorOne: wrongCountSchema,
  numberOfWrongGuessesActorTwo: wrongCountSchema,
  numberOfWrongGuessesActorThree: wrongCountSchema,
  numberOfWrongGuessesActorFour: wrongCountSchema,
  wrongActorGuesses: v.pipe(v.array(namesSchema), v.length(CAST_SLOTS)),
  correctActorGuesses: v.pipe(
    v.array(v.nullable(v.object({ person: v.string(), name: v.string() }))),
    v.length(CAST_SLOTS),
  ),
});

type Progress = v.InferOutput<typeof progressSchema>;

/** The game as text, in the words of the specification. Film and score are not in it. @see docs/rules.md#saved-data */
export function encodeDailyProgress({ puzzle, begun, attempt }: DailyGame): string {
  const { hints, slots } = attempt;
  const [one, two, three, four] = slots.map(({ wrongNames }) => wrongNames.length);
  return JSON.stringify({
    version: PROGRESS_VERSION,
    number: puzzle.number,
    begun,
    dleMovieId: puzzle.film.id,
    hasGuessBeenSubmitted: attempt.phase === 'scored',
    submittedGuessValue: attempt.phase === 'scored' ? attempt.guess : null,
    isMoviePosterUnlocked: hints.poster !== 'locked',
    isOverviewUnlocked: hints.overview !== 'locked',
    isUserReviewUnlocked: hints.review !== 'locked',
    hintsGiven: HINTS.filter((hint) => hints[hint] === 'given'),
    numberOfWrongGuessesActorOne: one,
    numberOfWrongGuessesActorTwo: two,
    numberOfWrongGuessesActorThree: three,
    numberOfWrongGuessesActorFour: four,
    wrongActorGuesses: slots.map(({ wrongNames }) => wrongNames),
    correctActorGuesses: slots.map((slot) =>
      slot.state === 'credited' ? { person: slot.person, name: slot.name } : null,
    ),
  });
}

/**
 * Reads what {@link encodeDailyProgress} wrote and scores it anew. A game that cannot be reached by playing this
 * puzzle is refused as a whole.
 */
export function decodeDailyProgress(
  text: string,
  puzzle: Puzzle,
): Result<DailyGame, ProgressRefusal> {
  const schema = v.pipe(v.string(), v.parseJson(), progressSchema);
  const parsed = v.safeParse(schema, text, { abortEarly: true });
  if (!parsed.success) return refuse('unreadable');
  const progress = parsed.output;
  if (progress.number !== puzzle.number || progress.dleMovieId !== puzzle.film.id) {
    return refuse('other-puzzle');
  }
  const attempt = readAttempt(progress, puzzle);
  if (attempt === undefined) return refuse('unreadable');
  return ok({ puzzle, begun: progress.begun, attempt });
}

/** The results as text; those of many years take little of what a browser keeps. */
export function encodeDailyResults(results: readonly DailyResult[]): string {
  return JSON.stringify({ version: RESULTS_VERSION, results });
}

/** Reads what {@link encodeDailyResults} wrote, in order and once for each puzzle. */
export function decodeDailyResults(text: string): Result<readonly DailyResult[], 'unreadable'> {
  const stored = v.object({
    version: v.literal(RESULTS_VERSION),
    results: v.array(dailyResultSchema),
  });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), stored), text, { abortEarly: true });
  return parsed.success ? ok(mergeResults(parsed.output.results)) : refuse('unreadable');
}

/** Undefined if it cannot be reached by playing. */
function readAttempt(progress: Progress, { film }: Puzzle): Attempt | undefined {
  const hints = readHints(progress);
  const slots = readSlots(progress);
  if (!hints || !slots || !isCastCredited(slots, film.cast)) return undefined;
  const { submittedGuessValue: guess, hasGuessBeenSubmitted, hintsGiven } = progress;
  if (hasGuessBeenSubmitted !== (guess !== null)) return undefined;
  if (guess !== null) {
    const score = scorePlay(DAILY, { hints, slots }, { guess, rating: film.rating });
    return { phase: 'scored', mode: DAILY, hints, slots, guess, score };
  }
  if (hintsGiven.length > 0) return undefined;
  return { phase: 'guessing', mode: DAILY, hints, slots };
}

function readHints(progress: Progress): HintStates | undefined {
  const { isMoviePosterUnlocked, isOverviewUnlocked, isUserReviewUnlocked } = progress;
  const given = new Set<Hint>(progress.hintsGiven);
  const stateOf = (hint: Hint, isUnlocked: boolean): HintState => {
    if (!isUnlocked) return 'locked';
    return given.has(hint) ? 'given' : 'bought';
  };
  const hints: HintStates = {
    poster: stateOf('poster', isMoviePosterUnlocked),
    overview: stateOf('overview', isOverviewUnlocked),
    review: stateOf('review', isUserReviewUnlocked),
  };
  return [...given].every((hint) => hints[hint] === 'given') ? hints : undefined;
}

/** Undefined unless counts and names agree. */
function readSlots(progress: Progress): CastSlots | undefined {
  const counts = [
    progress.numberOfWrongGuessesActorOne,
    progress.numberOfWrongGuessesActorTwo,
    progress.numberOfWrongGuessesActorThree,
    progress.numberOfWrongGuessesActorFour,
  ];
  const slots = progress.wrongActorGuesses.map((wrongNames, place): CastSlot => {
    const credited = progress.correctActorGuesses[place];
    if (credited) return { state: 'credited', ...credited, wrongNames };
    return { state: wrongNames.length < 3 ? 'open' : 'spent', wrongNames };
  });
  const isAgreed = slots.every(({ wrongNames }, place) => wrongNames.length === counts[place]);
  const parsed = v.safeParse(castSlotsSchema, slots);
  return isAgreed && parsed.success ? parsed.output : undefined;
}
