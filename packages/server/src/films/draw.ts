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

/** After so many unusable films in a row a draw gives up, rather than ask an outside source for ever. */
export const UNUSABLE_LIMIT = 20;

/**
 * A usable film for the visitor, remembered as shown, and none of those withheld. Refuses with 'no-film-fits' if no
 * film matches, 'no-usable-film' if those that match can't be played.
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

/** A balanced draw of a film that can be played, waited for until then at most. Refuses as {@link drawFilm} does. */
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
