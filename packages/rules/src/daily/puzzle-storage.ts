import * as v from 'valibot';
import { guardedFilmSchema } from '../film/film-storage.ts';
import { ratingSchema } from '../film/saved-schemas.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { PuzzleView } from './daily-game.ts';
import { isPuzzleNumber, type PuzzleNumber } from './puzzle-dates.ts';

const PUZZLE_VERSION = 1;

const puzzleSchema = v.object({
  version: v.literal(PUZZLE_VERSION),
  number: v.custom<PuzzleNumber>((value) => typeof value === 'number' && isPuzzleNumber(value)),
  film: guardedFilmSchema,
  review: v.exactOptional(
    v.object({
      author: v.string(),
      createdAt: v.string(),
      content: v.string(),
      rating: v.exactOptional(ratingSchema),
    }),
  ),
});

/** The puzzle as text, for a day without a network. The answer is not in it. */
export function encodePuzzle(puzzle: PuzzleView): string {
  return JSON.stringify({ version: PUZZLE_VERSION, ...puzzle });
}

/** Reads what {@link encodePuzzle} wrote. */
export function decodePuzzle(text: string): Result<PuzzleView, 'unreadable'> {
  const schema = v.pipe(v.string(), v.parseJson(), puzzleSchema);
  const parsed = v.safeParse(schema, text, { abortEarly: true });
  if (!parsed.success) return refuse('unreadable');
  const { number, film, review } = parsed.output;
  return ok({ number, film, review: review && { ...review, rating: review.rating } });
}
