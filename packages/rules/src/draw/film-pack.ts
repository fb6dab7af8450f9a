import * as v from 'valibot';
import { type Film, filmSchema, isUsable } from '../film/film.ts';
import { bandsOf, type FilmFilter, matchesFilter } from '../film/film-filter.ts';
import { ok, type Result, refuse } from '../result.ts';
import { drawBalanced } from './draw-balanced.ts';

/** The data that a device stores for play without a network. */
export type FilmPack = Readonly<{
  films: readonly Film[];
  /** Names for suggestions. All people are in it, so that no suggestion tells who is in a film. */
  people: readonly string[];
}>;

const PACK_VERSION = 1;

const packSchema = v.object({
  version: v.literal(PACK_VERSION),
  films: v.array(filmSchema),
  people: v.array(v.string()),
});

export function encodeFilmPack(pack: FilmPack): string {
  return JSON.stringify({ version: PACK_VERSION, ...pack });
}

/** Reads what {@link encodeFilmPack} wrote. A pack with a film that can't be played is refused as a whole. */
export function decodeFilmPack(text: string): Result<FilmPack, 'unreadable'> {
  const schema = v.pipe(v.string(), v.parseJson(), packSchema);
  const parsed = v.safeParse(schema, text, { abortEarly: true });
  if (!parsed.success) return refuse('unreadable');
  const { films, people } = parsed.output;
  return films.every(isUsable) ? ok({ films, people }) : refuse('unreadable');
}

/**
 * A balanced draw from the films of the pack that match. Undefined if none does.
 * @param draw.avoid ids of films that must not be drawn
 * @param draw.shown ids of films, the latest last
 * @param draw.random returns a number from 0 up to but not 1
 */
export function drawFromPack(
  { films }: FilmPack,
  {
    filter,
    avoid,
    shown,
    random,
  }: Readonly<{
    filter: FilmFilter;
    avoid: readonly string[];
    shown: readonly string[];
    random: () => number;
  }>,
): Film | undefined {
  const fitting = films.filter((film) => matchesFilter(film, filter));
  return drawBalanced(fitting, {
    avoid: new Set(avoid),
    memories: [shown],
    bands: bandsOf(filter),
    random,
  });
}
