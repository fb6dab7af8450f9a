import type { Puzzle } from '@outoften/rules/daily/puzzle';
import {
  datesOnEarth,
  latestOpenNumber,
  type PuzzleNumber,
  puzzleOfDate,
} from '@outoften/rules/daily/puzzle-dates';
import { EXAMPLE_FILM } from '@outoften/rules/film/example-film';
import { type DrawnFilm, type Film, isUsable } from '@outoften/rules/film/film';
import { ANY_FILM } from '@outoften/rules/film/film-filter';
import type { Kysely } from 'kysely';
import { drawUsableFilm } from '../films/draw.ts';
import { DRAW_PATIENCE_MS, type FilmSource } from '../films/sources/film-source.ts';
import type { Database } from '../platform/db/tables.ts';
import type { KnownPuzzles } from './known-puzzles.ts';
import {
  listPublished,
  listPuzzles,
  listScheduled,
  listUnpublished,
  type NumberRange,
  publishPuzzles,
  replaceScheduled,
  schedulePuzzle,
} from './puzzle-records.ts';

export type ScheduleParts = Readonly<{
  db: Kysely<Database>;
  films: FilmSource;
  /** Films that browsers keep with their ratings, by id. None of these can be a puzzle. */
  packedFilms: ReadonlySet<string>;
  now: () => number;
  random: () => number;
}>;

/** For how many days ahead films are scheduled, so that a film can be replaced before its day. */
export const SCHEDULED_AHEAD = 14;

/** How many days back a new server fills the archive, and a server after a standstill fills its gap. */
export const FILLED_BACK = 30;

/** No film is repeated within a year. */
const DAYS_APART = 365;

const RUN_EVERY_MS = 60 * 60 * 1000;

type RunningScheduleParts = ScheduleParts &
  Readonly<{ knownPuzzles: KnownPuzzles; onFault: (fault: unknown) => void }>;

/** Keeps the schedule, now and every hour. Does not keep the process alive. Returns a function that stops it. */
export function startDailySchedule(parts: RunningScheduleParts): () => void {
  const run = () => {
    keepSchedule(parts)
      .then(() => learnPuzzles(parts))
      .catch(parts.onFault);
  };
  run();
  const timer = setInterval(run, RUN_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Gives a film to each date that lacks one. Replaces films that can no longer be played, or whose rating browsers were
 * given. Publishes the puzzles that are open. Takes one number after the other, so that several servers at once get the
 * same result.
 */
export async function keepSchedule(parts: ScheduleParts): Promise<void> {
  const latest = latestOpenNumber(parts.now());
  const from = Math.max(1, latest - FILLED_BACK);
  if (latest > 0) await keepNumbers(parts, { from, to: latest + SCHEDULED_AHEAD });
}

/** How many days ahead are in memory. Their puzzles can be played on their day while the store is away. */
const LEARNT_AHEAD = 2;

/** Reads the puzzles of the last month and of the next days into memory. */
export async function learnPuzzles({
  db,
  knownPuzzles,
  now,
}: Pick<RunningScheduleParts, 'db' | 'knownPuzzles' | 'now'>): Promise<void> {
  const latest = latestOpenNumber(now());
  const range = { from: latest - FILLED_BACK, to: latest + LEARNT_AHEAD };
  for (const puzzle of await listPublished(db, range)) knownPuzzles.keepPublished(puzzle);
  knownPuzzles.keepScheduled(await listUnpublished(db, range));
}

/**
 * Keeps the schedule for the wanted puzzles that are not published and whose date exists somewhere on earth now. A
 * player who asks for a date before the hourly run waits for the film of that date only, not for those of a month.
 */
export async function keepWanted(parts: ScheduleParts, wanted: NumberRange): Promise<void> {
  const { db, now } = parts;
  const { earliest } = datesOnEarth(now());
  const from = Math.max(wanted.from, puzzleOfDate(earliest) ?? 1);
  const to = Math.min(wanted.to, latestOpenNumber(now()));
  for (let number = to; number >= from; number--) {
    const range = { from: number, to: number };
    const published = await listPuzzles(db, { range, before: number + 1, limit: 1 });
    if (published.length === 0) await keepNumbers(parts, range);
  }
}

async function keepNumbers(parts: ScheduleParts, { from, to }: NumberRange): Promise<void> {
  const { db, now } = parts;
  const latest = latestOpenNumber(now());
  for (const scheduled of await listUnpublished(db, { from, to })) {
    await mend(parts, scheduled);
  }
  // Publishes before drawing new films, because an outside source may be down.
  await publishPuzzles(db, { from, to: latest, now: now() });
  await fill(parts, { from, to });
  await publishPuzzles(db, { from, to: latest, now: now() });
}

async function fill(parts: ScheduleParts, { from, to }: NumberRange): Promise<void> {
  const scheduled = await listScheduled(parts.db, { from, to });
  const numbers = new Set(scheduled.map(({ number }) => number));
  for (let number = from; number <= to; number++) {
    if (numbers.has(number)) continue;
    const puzzle = await choosePuzzle(parts, number as PuzzleNumber);
    if (puzzle) await schedulePuzzle(parts.db, puzzle);
  }
}

/** Looks at a scheduled film again. While the film's source does not answer, the film stays as it was. */
async function mend(parts: ScheduleParts, scheduled: Puzzle): Promise<void> {
  const { db, films, packedFilms, random } = parts;
  const { number, reviewId } = scheduled;
  const { id } = scheduled.film;
  const isKnown = packedFilms.has(id) || id === EXAMPLE_FILM.id;
  const film = isKnown ? undefined : await films.find(id).catch(() => scheduled.film);
  if (film !== undefined && isUsable(film)) {
    const whole = await withReview(films, film, scheduled);
    if (JSON.stringify(whole) === JSON.stringify(scheduled.film)) return;
    const puzzle = whole ? { number, film: whole, reviewId } : puzzleWith(film, number, random);
    return replaceScheduled(db, { scheduled, puzzle });
  }
  const puzzle = await choosePuzzle(parts, number);
  if (puzzle) await replaceScheduled(db, { scheduled, puzzle });
}

/**
 * Returns the film with the scheduled review, which is requested separately if the film no longer lists it. Undefined
 * if the review was withdrawn. While the source does not answer, the review stays as it was.
 */
async function withReview(
  films: FilmSource,
  film: Film,
  scheduled: Puzzle,
): Promise<Film | undefined> {
  const { reviewId } = scheduled;
  if (film.reviews.some(({ id }) => id === reviewId)) return film;
  const found = await films
    .findReview({ filmId: film.id, reviewId })
    .catch(() => scheduled.film.reviews.find(({ id }) => id === reviewId));
  return found && { ...film, reviews: [...film.reviews, found] };
}

/** Undefined if no film can be played. */
async function choosePuzzle(
  { db, films, packedFilms, now, random }: ScheduleParts,
  number: PuzzleNumber,
): Promise<Puzzle | undefined> {
  const scheduled = await listScheduled(db, { from: number - DAYS_APART, to: number + DAYS_APART });
  const near = scheduled.filter(({ filmId }) => !packedFilms.has(filmId));
  const avoid = [...near.map(({ filmId }) => filmId), ...packedFilms];
  const waitsUntil = now() + DRAW_PATIENCE_MS;
  const drawn = await drawUsableFilm(
    { films, random },
    { filter: ANY_FILM, avoid, memories: [], waitsUntil },
  );
  const film = drawn.ok ? withoutNotice(drawn.value) : await findFarthest(films, near, number);
  return film && puzzleWith(film, number, random);
}

/** The notice says what is true today, and may be wrong when the puzzle is played. */
function withoutNotice({ notice: _, ...film }: DrawnFilm): Film {
  return film;
}

/** Returns the film whose nearest puzzle is the farthest away. Called when all films were shown. */
async function findFarthest(
  films: FilmSource,
  near: Awaited<ReturnType<typeof listScheduled>>,
  number: number,
): Promise<Film | undefined> {
  const distances = new Map<string, number>();
  for (const { filmId, number: other } of near) {
    const distance = Math.abs(other - number);
    distances.set(filmId, Math.min(distance, distances.get(filmId) ?? distance));
  }
  const farthestFirst = [...distances].sort(([, one], [, other]) => other - one);
  for (const [id] of farthestFirst) {
    const film = await films.find(id);
    if (film !== undefined && isUsable(film)) return film;
  }
  return undefined;
}

function puzzleWith(film: Film, number: PuzzleNumber, random: () => number): Puzzle {
  const review = film.reviews[Math.floor(random() * film.reviews.length)];
  if (review === undefined) throw new Error(`film ${film.id} has no review`);
  return { number, film, reviewId: review.id };
}
