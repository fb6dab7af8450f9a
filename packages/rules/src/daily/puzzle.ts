import * as v from 'valibot';
import { type Film, guardedFilmSchema, viewersEntries } from '../film/film.ts';
import { ratingSchema } from '../film/saved-schemas.ts';
import { ok, type Result, refuse } from '../result.ts';
import { type PuzzleNumber, puzzleNumberSchema } from './puzzle-dates.ts';

/** The film of a date, which is the same for all players, with the one review that can be bought. */
export type Puzzle = Readonly<{ number: PuzzleNumber; film: Film; reviewId: string }>;

/** A puzzle as a player has it before the guess: without the answer. */
export const puzzleViewSchema = v.object({
  number: puzzleNumberSchema,
  film: guardedFilmSchema,
  /** Undefined only for a puzzle with a fault. */
  review: v.optional(
    v.object({
      author: v.string(),
      createdAt: v.string(),
      /** Cleaned, and the film's average blanked; see `parseCoveredReview`. */
      content: v.string(),
      rating: v.optional(ratingSchema, () => undefined),
    }),
  ),
});

export type PuzzleView = Readonly<v.InferOutput<typeof puzzleViewSchema>>;

/** What a player sees of the film's viewers after the guess. */
export const viewersSchema = v.object({
  ...viewersEntries,
  /** The id of the review that is for sale as a hint. */
  firstId: v.string(),
});

export type Viewers = Readonly<v.InferOutput<typeof viewersSchema>>;

const PUZZLE_VERSION = 1;

const storedSchema = v.object({ version: v.literal(PUZZLE_VERSION), ...puzzleViewSchema.entries });

/** The puzzle as text, for a day without a network. The answer is not in it. */
export function encodePuzzle(puzzle: PuzzleView): string {
  return JSON.stringify({ version: PUZZLE_VERSION, ...puzzle });
}

/** Reads what {@link encodePuzzle} wrote. */
export function decodePuzzle(text: string): Result<PuzzleView, 'unreadable'> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), storedSchema), text);
  if (!parsed.success) return refuse('unreadable');
  const { version: _, ...puzzle } = parsed.output;
  return ok(puzzle);
}
