import { type Film, isUsable } from '@outoften/rules/film/film';
import { type FilmFilter, scopeOf } from '@outoften/rules/film/film-filter';
import { GENRES, type Genre } from '@outoften/rules/film/genre';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';

/** The film database's terms allow six months. No six months are shorter than this. */
export const FILM_KEPT_MS = 180 * 24 * 60 * 60 * 1000;

export type StoredFilm = Readonly<{ film: Film; fetchedAt: number }>;

/** The number of latest stored films to choose from. */
const MOST_FITTING = 500;

/** Keeps the film's latest state. */
export async function storeFilm(
  db: Kysely<Database>,
  { film, fetchedAt }: StoredFilm,
): Promise<void> {
  const content = {
    release_year: film.releaseYear,
    genres: encodeGenres(film.genres),
    is_usable: isUsable(film) ? 1 : 0,
    film: JSON.stringify(film),
    fetched_at: fetchedAt,
  } as const;
  await db
    .insertInto('stored_film')
    .values({ film_id: film.id, ...content })
    .onConflict((key) => key.column('film_id').doUpdateSet(content))
    .execute();
}

/** Returns undefined for a film that was not fetched since `since`, in milliseconds. */
export async function findStoredFilm(
  db: Kysely<Database>,
  { id, since }: Readonly<{ id: string; since: number }>,
): Promise<StoredFilm | undefined> {
  const row = await db
    .selectFrom('stored_film')
    .select(['film', 'fetched_at'])
    .where('film_id', '=', id)
    .where('fetched_at', '>=', since)
    .executeTakeFirst();
  return row && { film: JSON.parse(row.film), fetchedAt: row.fetched_at };
}

/** Returns those of the films that were fetched since `since`, in milliseconds. */
export async function findStoredFilms(
  db: Kysely<Database>,
  { ids, since }: Readonly<{ ids: readonly string[]; since: number }>,
): Promise<readonly Film[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('stored_film')
    .select('film')
    .where('film_id', 'in', ids)
    .where('fetched_at', '>=', since)
    .orderBy('film_id')
    .execute();
  return rows.map(({ film }) => JSON.parse(film));
}

/** Removes a film that the film database no longer has. */
export async function removeStoredFilm(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('stored_film').where('film_id', '=', id).execute();
}

/**
 * Returns the ids of the usable films of the filter's genres and years, the latest stored first, at most {@link
 * MOST_FITTING}.
 */
export async function listStoredFilms(
  db: Kysely<Database>,
  { filter, since }: Readonly<{ filter: FilmFilter; since: number }>,
): Promise<readonly string[]> {
  const { genres, fromYear, toYear } = scopeOf(filter);
  const rows = await db
    .selectFrom('stored_film')
    .select('film_id')
    .where('is_usable', '=', 1)
    .where('fetched_at', '>=', since)
    .where('release_year', '>=', fromYear)
    .where('release_year', '<=', toYear)
    .$if(genres.length < GENRES.length, (query) =>
      query.where((eb) =>
        eb.or(genres.map((genre) => eb('genres', 'like', `%${encodeGenres([genre])}%`))),
      ),
    )
    .orderBy('fetched_at', 'desc')
    .orderBy('film_id')
    .limit(MOST_FITTING)
    .execute();
  return rows.map((row) => row.film_id);
}

/** Puts commas around each genre, so that none is found as a part of another. */
function encodeGenres(genres: readonly Genre[]): string {
  return `,${genres.join(',')},`;
}
