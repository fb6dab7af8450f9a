import { drawFromPack, type FilmPack } from '@outoften/rules/draw/film-pack';
import type { DrawnFilm } from '@outoften/rules/film/film';
import type { FilmFilter } from '@outoften/rules/film/film-filter';
import { ok, type Result, refuse } from '@outoften/rules/result';
import { type CallProblem, isNetworkAway } from '../api/graphql-client.ts';
import type { SafeStorage } from '../saved-data/safe-storage.ts';

type DrawProblem = CallProblem | 'no-kept-film-fits';

export type FilmDrawParts = Readonly<{
  drawFromServer: (
    filter: FilmFilter,
    avoid: readonly string[],
  ) => Promise<Result<DrawnFilm, CallProblem>>;
  cachedFilms: () => Promise<FilmPack | undefined>;
  /** Stores which films of the pack were shown. */
  storage: Pick<SafeStorage, 'getItem' | 'setItem'>;
  /** A random number from 0 to below 1. */
  random: () => number;
  onKeptFilm: () => void;
}>;

const SHOWN_KEY = 'out-of-ten.shown-offline';

/** More than the number of films in the pack, so that all films are shown before one repeats. */
const MOST_SHOWN = 200;

/**
 * Draws a film from the server, or from this device's films if the network is away. Neither returns a film whose id is
 * to be avoided.
 */
export function createFilmDraw(parts: FilmDrawParts) {
  const { drawFromServer, cachedFilms, storage, random, onKeptFilm } = parts;
  return async (
    filter: FilmFilter,
    avoid: readonly string[] = [],
  ): Promise<Result<DrawnFilm, DrawProblem>> => {
    const drawn = await drawFromServer(filter, avoid);
    if (drawn.ok || !isNetworkAway(drawn.refusal)) return drawn;
    const pack = await cachedFilms();
    if (pack === undefined) return drawn;
    const shown = readShown(storage);
    const film = drawFromPack(pack, { filter, avoid, shown, random });
    if (film === undefined) return refuse('no-kept-film-fits');
    keepShown(storage, [...shown, film.id]);
    onKeptFilm();
    return ok(film);
  };
}

function readShown(storage: FilmDrawParts['storage']): readonly string[] {
  return (storage.getItem(SHOWN_KEY) ?? '').split(' ');
}

function keepShown(storage: FilmDrawParts['storage'], ids: readonly string[]): void {
  storage.setItem(SHOWN_KEY, ids.slice(-MOST_SHOWN).join(' '));
}
