import type { Puzzle } from '@outoften/rules/daily/puzzle';
import { dateOfPuzzle, type PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import type { Film } from '@outoften/rules/film/film';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/db/tables.ts';

/** A puzzle in a list. It has the film's id alone, without the answer. */
export type ListedPuzzle = Readonly<{ number: PuzzleNumber; filmId: string; reviewId: string }>;

/** A range of numbers, with both ends. */
export type NumberRange = Readonly<{ from: number; to: number }>;

/** Returns the published puzzle, as it was when it was published. */
export async function findPuzzle(
  db: Kysely<Database>,
  number: PuzzleNumber,
): Promise<Puzzle | undefined> {
  const row = await db
    .selectFrom('daily_puzzle')
    .select(['film', 'review_id'])
    .where('number', '=', number)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  return row && { number, film: decodeFilm(row.film), reviewId: row.review_id };
}

/** Returns published puzzles of the range with a number below `before`, the latest first. */
export async function listPuzzles(
  db: Kysely<Database>,
  { range, before, limit }: Readonly<{ range: NumberRange; before: number; limit: number }>,
): Promise<readonly ListedPuzzle[]> {
  const rows = await db
    .selectFrom('daily_puzzle')
    .select(['number', 'film_id', 'review_id'])
    .where('published_at', 'is not', null)
    .where('number', '>=', range.from)
    .where('number', '<=', range.to)
    .where('number', '<', before)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    number: row.number as PuzzleNumber,
    filmId: row.film_id,
    reviewId: row.review_id,
  }));
}

/** Returns published puzzles with their films. */
export async function listPublished(
  db: Kysely<Database>,
  { from, to }: NumberRange,
): Promise<readonly Puzzle[]> {
  const rows = await db
    .selectFrom('daily_puzzle')
    .select(['number', 'film', 'review_id'])
    .where('published_at', 'is not', null)
    .where('number', '>=', from)
    .where('number', '<=', to)
    .execute();
  return rows.map(decodePuzzle);
}

/** Returns film and rating of published puzzles, by number. */
export async function listAnswers(
  db: Kysely<Database>,
  { from, to }: NumberRange,
): Promise<ReadonlyMap<number, Readonly<{ filmId: string; rating: number }>>> {
  const rows = await db
    .selectFrom('daily_puzzle')
    .select(['number', 'film_id', 'rating'])
    .where('published_at', 'is not', null)
    .where('number', '>=', from)
    .where('number', '<=', to)
    .execute();
  return new Map(rows.map((row) => [row.number, { filmId: row.film_id, rating: row.rating }]));
}

/** Returns the numbers in the range that have a film, published or not. */
export async function listScheduled(
  db: Kysely<Database>,
  { from, to }: NumberRange,
): Promise<readonly Readonly<{ number: number; filmId: string }>[]> {
  const rows = await db
    .selectFrom('daily_puzzle')
    .select(['number', 'film_id'])
    .where('number', '>=', from)
    .where('number', '<=', to)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({ number: row.number, filmId: row.film_id }));
}

/** Returns the puzzles of the range that are not published yet, in order. */
export async function listUnpublished(
  db: Kysely<Database>,
  { from, to }: NumberRange,
): Promise<readonly Puzzle[]> {
  const rows = await db
    .selectFrom('daily_puzzle')
    .select(['number', 'film', 'review_id'])
    .where('published_at', 'is', null)
    .where('number', '>=', from)
    .where('number', '<=', to)
    .orderBy('number')
    .execute();
  return rows.map(decodePuzzle);
}

/**
 * Changes nothing if the number has a film. Number and date are both keys, and another server can be first with either.
 */
export async function schedulePuzzle(db: Kysely<Database>, puzzle: Puzzle): Promise<void> {
  const { number } = puzzle;
  await db
    .insertInto('daily_puzzle')
    .values({ number, date: dateOfPuzzle(number), ...encodeFilm(puzzle), published_at: null })
    .onConflict((key) => key.doNothing())
    .execute();
}

/** Changes nothing if the puzzle was published or got another film in the meantime. */
export async function replaceScheduled(
  db: Kysely<Database>,
  { scheduled, puzzle }: Readonly<{ scheduled: Puzzle; puzzle: Puzzle }>,
): Promise<void> {
  await db
    .updateTable('daily_puzzle')
    .set(encodeFilm(puzzle))
    .where('number', '=', scheduled.number)
    .where('film_id', '=', scheduled.film.id)
    .where('published_at', 'is', null)
    .execute();
}

/** Publishes the puzzles of the range. They never change afterwards. */
export async function publishPuzzles(
  db: Kysely<Database>,
  { from, to, now }: NumberRange & Readonly<{ now: number }>,
): Promise<void> {
  await db
    .updateTable('daily_puzzle')
    .set({ published_at: now })
    .where('number', '>=', from)
    .where('number', '<=', to)
    .where('published_at', 'is', null)
    .execute();
}

function encodeFilm({ film, reviewId }: Puzzle) {
  return {
    film_id: film.id,
    film: JSON.stringify(film),
    review_id: reviewId,
    rating: film.rating,
  };
}

type PuzzleRow = Readonly<{ number: number; film: string; review_id: string }>;

function decodePuzzle({ number, film, review_id }: PuzzleRow): Puzzle {
  return { number: number as PuzzleNumber, film: decodeFilm(film), reviewId: review_id };
}

/** Fields that were left out as undefined are undefined again. */
function decodeFilm(text: string): Film {
  return JSON.parse(text);
}
