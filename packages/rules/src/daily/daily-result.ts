import * as v from 'valibot';
import { ratingSchema } from '../film/saved-schemas.ts';
import {
  CAST_SLOTS,
  creditedNameCount,
  POINTS_PER_NAME,
  TRIES_PER_SLOT,
  wrongNameCount,
} from '../guessing/cast-slots.ts';
import { type GameMode, maximumScore, startingPoints } from '../guessing/game-mode.ts';
import { HINT_PRICES, HINTS, type Hint } from '../guessing/hints.ts';
import { accuracyPoints, type Score } from '../guessing/score.ts';
import type { Rating } from '../rating.ts';
import type { GuessedDailyGame } from './daily-game.ts';
import { isInTime, opensAt, type PuzzleNumber, puzzleNumberSchema } from './puzzle-dates.ts';

const countSchema = (highest: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(highest));

/** The last time that has a date. */
const LAST_MOMENT = 8_640_000_000_000_000;

/** A result from outside. It is refused unless it can be reached by playing. */
const dailyResultSchema = v.pipe(
  v.object({
    number: puzzleNumberSchema,
    /** Tells a puzzle from that of another server with the same number. */
    filmId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    guess: ratingSchema,
    rating: ratingSchema,
    hintsBought: v.pipe(
      v.array(v.picklist(HINTS)),
      v.check((hints) => isInOrder(hints)),
      v.readonly(),
    ),
    credited: countSchema(CAST_SLOTS),
    wrongNames: countSchema(CAST_SLOTS * TRIES_PER_SLOT),
    /** True if it was played on its day; from the archive it counts for neither streak nor statistics. */
    onTime: v.boolean(),
    /** Milliseconds since 1970. */
    finishedAt: countSchema(LAST_MOMENT),
  }),
  // A credited name takes one try, which is not a wrong one.
  v.check(({ credited, wrongNames }) => wrongNames + credited <= CAST_SLOTS * TRIES_PER_SLOT),
  v.readonly(),
);

/** A finished daily as it is saved. The score is left out, because it follows from the rest. */
export type DailyResult = v.InferOutput<typeof dailyResultSchema>;

function isInOrder(hints: readonly Hint[]): boolean {
  const places = hints.map((hint) => HINTS.indexOf(hint));
  return places.every((place, nth) => nth === 0 || place > (places[nth - 1] ?? -1));
}

export const DAILY: GameMode = { type: 'daily' };

/** The game's result, now that the rating is known. */
export function resultOf(game: GuessedDailyGame, rating: Rating): DailyResult {
  const { puzzle, attempt, begun } = game;
  const { guess, guessedAt } = attempt;
  return {
    number: puzzle.number,
    filmId: puzzle.film.id,
    guess,
    rating,
    hintsBought: HINTS.filter((hint) => attempt.hints[hint] === 'bought'),
    credited: creditedNameCount(attempt.slots),
    wrongNames: wrongNameCount(attempt.slots),
    onTime: begun === 'on-its-day' && isInTime(puzzle.number, guessedAt),
    finishedAt: guessedAt,
  };
}

/** How the points of the result came about. @see docs/rules.md#daily-maximum */
export function resultScore(result: DailyResult): Score {
  const { guess, rating, hintsBought, wrongNames } = result;
  const start = startingPoints(DAILY);
  const spent = hintsBought.reduce((sum, hint) => sum + HINT_PRICES[hint], 0);
  const credited = POINTS_PER_NAME * result.credited;
  const accuracy = accuracyPoints(guess, rating);
  const maximum = maximumScore(DAILY) - POINTS_PER_NAME * wrongNames;
  const total = Math.min(maximum, start - spent + credited + accuracy);
  return { accuracy, start, spent, credited, total };
}

export function resultPoints(result: DailyResult): number {
  return resultScore(result).total;
}

/**
 * The result as the server stores it. A device's clock may be wrong, so the time is limited: not before the day began
 * anywhere, and not in the future.
 */
export function settleResult(result: DailyResult, now: number): DailyResult {
  const { number } = result;
  const finishedAt = Math.min(now, Math.max(opensAt(number), result.finishedAt));
  return { ...result, finishedAt, onTime: result.onTime && isInTime(number, finishedAt) };
}

/**
 * All results, one for each puzzle, by number. Of several the one that was finished first counts. Merging again, in any
 * order, changes nothing.
 */
export function mergeResults(
  ...lists: readonly (readonly DailyResult[])[]
): readonly DailyResult[] {
  const byNumber = new Map<PuzzleNumber, DailyResult>();
  for (const result of lists.flat()) {
    const kept = byNumber.get(result.number);
    if (kept === undefined || isEarlier(result, kept)) byNumber.set(result.number, result);
  }
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}

/** Two results of the same moment have some order, which is always the same. */
function isEarlier(one: DailyResult, other: DailyResult): boolean {
  if (one.finishedAt !== other.finishedAt) return one.finishedAt < other.finishedAt;
  return encodeForOrder(one) < encodeForOrder(other);
}

function encodeForOrder(result: DailyResult): string {
  const { filmId, guess, rating, hintsBought, credited, wrongNames, onTime } = result;
  return JSON.stringify([filmId, guess, rating, hintsBought, credited, wrongNames, onTime]);
}

/** Undefined for a value that is no result, or can't be reached by playing. */
export function readResult(value: unknown): DailyResult | undefined {
  const parsed = v.safeParse(dailyResultSchema, value, { abortEarly: true });
  return parsed.success ? parsed.output : undefined;
}
