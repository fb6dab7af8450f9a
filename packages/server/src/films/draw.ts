import { EXAMPLE_FILM } from '@outoften/rules/example-film';
import { type DrawnFilm, isUsable } from '@outoften/rules/film';
import { type FilmFilter, matchesFilter } from '@outoften/rules/film-filter';
import { ok, type Result, refuse } from '@outoften/rules/result';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { listDrawnFilms, recordDraw } from './drawn-films.ts';
import { DRAW_PATIENCE_MS, type FilmSource } from './film-source.ts';

export type DrawRefusal = 'no-film-fits' | 'no-usable-film';

export type DrawParts = Readonly<{
  db: Kysely<Database>;
  films: FilmSource;
  now: () => number;
  random: () => number;
}>;

/** After so many unusable films in a row a draw gives up, rather than ask an outside source for ever. */
export const UNUSABLE_LIMIT = 20;

/**
 * A usable film for the visitor, remembered as shown: one of those not shown lately, else the one shown
 * longest ago, and none of those withheld. Refuses with 'no-film-fits' if no film matches, 'no-usable-film' if those that match can't be played.
 */
export async function drawFilm(
  parts: DrawParts,
  draw: Readonly<{ visitorId: string; filter: FilmFilter; withheld?: ReadonlySet<string> }>,
): Promise<Result<DrawnFilm, DrawRefusal>> {
  const { db, films, now } = parts;
  const { visitorId, filter, withheld = new Set() } = draw;
  const waitsUntil = now() + DRAW_PATIENCE_MS;
  const shown = await listDrawnFilms(db, visitorId);
  const fresh = await drawFresh(parts, { filter, shown: [...shown, ...withheld], waitsUntil });
  const allowed = shown.filter((id) => !withheld.has(id));
  const film =
    fresh.film ??
    (await findShownLongestAgo({ films, now }, { filter, shown: allowed, waitsUntil }));
  if (film === undefined) return refuse(fresh.unusable > 0 ? 'no-usable-film' : 'no-film-fits');
  await recordDraw(db, { visitorId, filmId: film.id, drawnAt: now() });
  return ok(film);
}

/** A usable film that is none of those shown, waited for until then at most. Refuses as {@link drawFilm} does. */
export async function drawUnseenFilm(
  parts: Omit<DrawParts, 'db' | 'now'>,
  choice: Choice,
): Promise<Result<DrawnFilm, DrawRefusal>> {
  const { film, unusable } = await drawFresh(parts, choice);
  if (film) return ok(film);
  return refuse(unusable > 0 ? 'no-usable-film' : 'no-film-fits');
}

type Choice = Readonly<{ filter: FilmFilter; shown: readonly string[]; waitsUntil: number }>;

/** A usable film that was not shown lately, undefined if there is none, and how many unusable ones came first. */
async function drawFresh(
  { films, random }: Omit<DrawParts, 'db' | 'now'>,
  { filter, shown, waitsUntil }: Choice,
): Promise<Readonly<{ film: DrawnFilm | undefined; unusable: number }>> {
  const avoid = new Set([...shown, EXAMPLE_FILM.id]);
  for (let unusable = 0; unusable < UNUSABLE_LIMIT; unusable++) {
    const film = await films.drawCandidate({ filter, avoid, random, waitsUntil });
    if (film === undefined || isUsable(film)) return { film, unusable };
    avoid.add(film.id);
  }
  return { film: undefined, unusable: UNUSABLE_LIMIT };
}

async function findShownLongestAgo(
  { films, now }: Pick<DrawParts, 'films' | 'now'>,
  { filter, shown, waitsUntil }: Choice,
): Promise<DrawnFilm | undefined> {
  for (const id of shown) {
    const film = await films.find(id, Math.max(0, waitsUntil - now()));
    if (film !== undefined && matchesFilter(film, filter) && isUsable(film)) return film;
  }
  return undefined;
}
