import { EXAMPLE_FILM } from '@outoften/rules/film/example-film';
import { type DrawnFilm, isUsable } from '@outoften/rules/film/film';
import type { FilmFilter } from '@outoften/rules/film/film-filter';
import { ok, type Result, refuse } from '@outoften/rules/result';
import type { DrawMemory } from './draw-memory.ts';
import { type CandidateRequest, DRAW_PATIENCE_MS, type FilmSource } from './sources/film-source.ts';

export type DrawRefusal = 'no-film-fits' | 'no-usable-film';

export type DrawParts = Readonly<{
  drawMemory: DrawMemory;
  films: FilmSource;
  now: () => number;
  random: () => number;
}>;

/**
 * After so many unusable films in a row a draw ends, so that it does not request films from an outside source for ever.
 */
export const UNUSABLE_LIMIT = 20;

/**
 * Draws a usable film for the visitor that is not withheld, and remembers it as shown. Refuses with 'no-film-fits' if
 * no film matches, and with 'no-usable-film' if none of the matching films can be played.
 */
export async function drawFilm(
  parts: DrawParts,
  draw: Readonly<{ visitorId: string; filter: FilmFilter; withheld?: ReadonlySet<string> }>,
): Promise<Result<DrawnFilm, DrawRefusal>> {
  const { drawMemory, now } = parts;
  const { visitorId, filter, withheld = [] } = draw;
  const waitsUntil = now() + DRAW_PATIENCE_MS;
  const memories = [await drawMemory.list(visitorId)];
  const drawn = await drawUsableFilm(parts, { filter, avoid: withheld, memories, waitsUntil });
  if (drawn.ok) await drawMemory.record({ visitorId, filmId: drawn.value.id, drawnAt: now() });
  return drawn;
}

export type Choice = Omit<CandidateRequest, 'avoid' | 'random'> &
  Readonly<{ avoid: Iterable<string> }>;

/**
 * Draws a film that can be played by a balanced draw. Waits no longer than `waitsUntil`. Refuses like {@link drawFilm}.
 */
export async function drawUsableFilm(
  { films, random }: Pick<DrawParts, 'films' | 'random'>,
  choice: Choice,
): Promise<Result<DrawnFilm, DrawRefusal>> {
  const avoid = new Set([...choice.avoid, EXAMPLE_FILM.id]);
  for (let unusable = 0; unusable < UNUSABLE_LIMIT; unusable++) {
    const film = await films.drawCandidate({ ...choice, avoid, random });
    if (film === undefined) return refuse(unusable > 0 ? 'no-usable-film' : 'no-film-fits');
    if (isUsable(film)) return ok(film);
    avoid.add(film.id);
  }
  return refuse('no-usable-film');
}
