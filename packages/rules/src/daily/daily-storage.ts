import * as v from 'valibot';
import { ratingSchema } from '../film/saved-schemas.ts';
import { castSlotsSchema } from '../guessing/attempt-schemas.ts';
import { isCastCredited } from '../guessing/cast-naming.ts';
import { CAST_SLOTS, type CastSlot, type CastSlots } from '../guessing/cast-slots.ts';
import { HINTS, type Hint, type HintState, type HintStates } from '../guessing/hints.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { DailyAttempt, DailyGame } from './daily-game.ts';
import { DAILY } from './daily-result.ts';
import type { PuzzleView } from './puzzle.ts';
import { puzzleNumberSchema } from './puzzle-dates.ts';

/** The game of another puzzle, which is no fault; or a game that can't be reached by playing. */
export type ProgressRefusal = 'unreadable' | 'other-puzzle';

const wrongCountSchema = v.picklist([0, 1, 2, 3]);
const namesSchema = v.pipe(v.array(v.string()), v.maxLength(3));

const progressSchema = v.object({
  number: puzzleNumberSchema,
  begun: v.picklist(['on-its-day', 'from-archive']),
  dleMovieId: v.string(),
  hasGuessBeenSubmitted: v.boolean(),
  submittedGuessValue: v.nullable(ratingSchema),
  submittedAt: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
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

/** A game in the words of the specification, as a browser saves it, without film and score. */
export type DailyProgress = v.InferOutput<typeof progressSchema>;

/** @see docs/rules.md#saved-data */
export function encodeDailyProgress({ puzzle, begun, attempt }: DailyGame): DailyProgress {
  const { hints, slots } = attempt;
  const isGuessed = attempt.phase === 'guessed';
  return {
    number: puzzle.number,
    begun,
    dleMovieId: puzzle.film.id,
    hasGuessBeenSubmitted: isGuessed,
    submittedGuessValue: isGuessed ? attempt.guess : null,
    submittedAt: isGuessed ? attempt.guessedAt : null,
    isMoviePosterUnlocked: hints.poster !== 'locked',
    isOverviewUnlocked: hints.overview !== 'locked',
    isUserReviewUnlocked: hints.review !== 'locked',
    hintsGiven: HINTS.filter((hint) => hints[hint] === 'given'),
    numberOfWrongGuessesActorOne: countWrong(slots, 0),
    numberOfWrongGuessesActorTwo: countWrong(slots, 1),
    numberOfWrongGuessesActorThree: countWrong(slots, 2),
    numberOfWrongGuessesActorFour: countWrong(slots, 3),
    wrongActorGuesses: slots.map(({ wrongNames }) => [...wrongNames]),
    correctActorGuesses: slots.map((slot) =>
      slot.state === 'credited' ? { person: slot.person, name: slot.name } : null,
    ),
  };
}

/** Undefined for a value without the form of a game. */
export function readDailyProgress(value: unknown): DailyProgress | undefined {
  const parsed = v.safeParse(progressSchema, value, { abortEarly: true });
  return parsed.success ? parsed.output : undefined;
}

/** The game that {@link encodeDailyProgress} saved. Refused if it can't be reached by playing this puzzle. */
export function decodeDailyProgress(
  progress: DailyProgress,
  puzzle: PuzzleView,
): Result<DailyGame, ProgressRefusal> {
  if (progress.number !== puzzle.number || progress.dleMovieId !== puzzle.film.id) {
    return refuse('other-puzzle');
  }
  const attempt = readAttempt(progress, puzzle);
  if (attempt === undefined) return refuse('unreadable');
  return ok({ puzzle, begun: progress.begun, attempt });
}

/** Undefined if it can't be reached by playing. */
function readAttempt(progress: DailyProgress, { film }: PuzzleView): DailyAttempt | undefined {
  const hints = readHints(progress);
  const slots = readSlots(progress);
  if (!hints || !slots || !isCastCredited(slots, film.cast)) return undefined;
  const { submittedGuessValue: guess, submittedAt: guessedAt, hintsGiven } = progress;
  const isGuessed = guess !== null && guessedAt !== null;
  if (progress.hasGuessBeenSubmitted !== isGuessed) return undefined;
  if (isGuessed) return { phase: 'guessed', hints, slots, guess, guessedAt };
  if (hintsGiven.length > 0 || guess !== guessedAt) return undefined;
  return { phase: 'guessing', mode: DAILY, hints, slots };
}

function readHints(progress: DailyProgress): HintStates | undefined {
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
function readSlots(progress: DailyProgress): CastSlots | undefined {
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

function countWrong(slots: CastSlots, place: number): 0 | 1 | 2 | 3 {
  const count = slots[place]?.wrongNames.length ?? 0;
  return count > 3 ? 3 : (count as 0 | 1 | 2 | 3);
}
