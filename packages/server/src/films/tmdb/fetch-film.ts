import type { Film } from '@outoften/rules/film/film';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/tables.ts';
import { removeStoredFilm, storeFilm } from './stored-films.ts';
import type { TmdbApi } from './tmdb-api.ts';

export type FetchParts = Readonly<{ db: Kysely<Database>; tmdb: TmdbApi; clock: Clock }>;

/** A stored film is fetched again once it is older. */
export const FRESH_MS = 24 * 60 * 60 * 1000;

/** Fetches the film and stores it. Returns undefined if the film database does not have it. Throws OutsideFault. */
export async function fetchFilm(
  { db, tmdb, clock }: FetchParts,
  { id, patienceMs }: Readonly<{ id: string; patienceMs?: number }>,
): Promise<Film | undefined> {
  const film = await tmdb.getFilm(id, patienceMs);
  if (film === undefined) await removeStoredFilm(db, id);
  else await storeFilm(db, { film, fetchedAt: clock.now() });
  return film;
}
