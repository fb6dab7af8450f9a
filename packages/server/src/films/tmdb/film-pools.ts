import { drawBalanced, listFresh } from '@outoften/rules/draw/draw-balanced';
import { type Band, bandOf } from '@outoften/rules/film/bands';
import { type Film, isUsable } from '@outoften/rules/film/film';
import { bandsOf, type FilmFilter, matchesFilter } from '@outoften/rules/film/film-filter';
import type { Rating } from '@outoften/rules/rating';
import { OutsideFault } from '../../platform/outside/outside-api.ts';
import type { CandidateRequest } from '../sources/film-source.ts';
import { type FetchParts, FRESH_MS, fetchFilm } from './fetch-film.ts';
import { createFilmList, type FilmList } from './film-list.ts';
import { filterKey } from './filter-key.ts';
import { findStoredFilm } from './stored-films.ts';

/** For each filter in use, films that were found usable before a player asks for them. */
export type FilmPools = Readonly<{
  /** Takes an unseen film out of the filter's pool by a balanced draw, by id. Undefined if it has none. */
  take: (request: CandidateRequest) => string | undefined;
  /** Starts to fill the filter's pool if it is low. */
  prepare: (filter: FilmFilter) => void;
  /** Returns whether more films can come into the filter's pool. */
  prospect: (filter: FilmFilter) => Prospect;
  /** Stops filling. Resolves when all work has ended. */
  close: () => Promise<void>;
}>;

export type Prospect = Readonly<
  /** More films may come. `news` resolves with the next film, or when there will be none. */
  | { type: 'filling'; news: Promise<void> }
  /** The film database has no more playable films. `unusable` is a film that can't be played. */
  | { type: 'exhausted'; unusable: Film | undefined }
  | { type: 'down' }
>;

export type PoolParts = FetchParts &
  Readonly<{ random: () => number; onFault: (fault: unknown) => void }>;

/** The most films of each band in a pool that is much used. A new pool has one of each. */
export const MOST_OF_A_BAND = 12;

/** If a pool is still not full after so many films, its bands that lack films are left alone for a while. */
export const MOST_TRIED = 90;
const DRY_REST_MS = 60_000;
const DOWN_REST_MS = 5_000;

/** One more replaces the pool that was not used for the longest time. */
export const MOST_POOLS = 100;

/** Films requested at the same time. */
const ABREAST = 8;

type Pool = {
  readonly filter: FilmFilter;
  readonly bands: readonly Band[];
  list: FilmList;
  listedAt: number;
  proven: readonly PooledFilm[];
  /** The number of films in each band. */
  wanted: number;
  /** When a band without further films is tried again. */
  readonly dryUntil: Map<Band, number>;
  filling: Promise<void> | undefined;
  /** True if the film database failed in the last filling. */
  isDown: boolean;
  restsUntil: number;
  unusable: Film | undefined;
  news: PromiseWithResolvers<void>;
};

type PooledFilm = Readonly<{ id: string; rating: Rating }>;

export function createFilmPools(parts: PoolParts): FilmPools {
  const { clock, onFault } = parts;
  const pools = new Map<string, Pool>();
  let isClosed = false;
  const getPool = (filter: FilmFilter): Pool => {
    const key = filterKey(filter);
    const pool = pools.get(key) ?? emptyPool(filter, parts);
    // The pool used last moves to the end. The first one is dropped.
    pools.delete(key);
    pools.set(key, pool);
    const [oldest] = pools.keys();
    if (pools.size > MOST_POOLS && oldest !== undefined) pools.delete(oldest);
    return pool;
  };
  const fill = async (pool: Pool) => {
    pool.unusable = undefined;
    try {
      await proveFilms(pool, { ...parts, isOver: () => isClosed });
      pool.isDown = false;
    } catch (fault) {
      pool.isDown = true;
      pool.restsUntil = clock.now() + DOWN_REST_MS;
      if (!isClosed && !isToldBefore(fault)) onFault(fault);
    } finally {
      pool.filling = undefined;
      spreadNews(pool);
    }
  };
  const prepare = (pool: Pool) => {
    const now = clock.now();
    if (isClosed || pool.filling || now < pool.restsUntil) return;
    const isLow = (band: Band) => countOf(pool, band) <= pool.wanted / 2;
    if (pool.bands.some((band) => !isDry(pool, band, now) && isLow(band))) {
      pool.filling = fill(pool);
    }
  };
  return {
    take: (request) => {
      const pool = getPool(request.filter);
      const { bands } = pool;
      const asked = { bands, memories: [], ...request };
      const taken = drawBalanced(listFresh(pool.proven, asked), asked);
      if (taken) {
        pool.proven = pool.proven.filter((film) => film !== taken);
        const band = bandOf(taken.rating, bands);
        if (band) pool.list.putBack(taken.id, band);
      }
      // A pool that contains only films to avoid counts as empty.
      if (taken || !pool.filling) {
        pool.wanted = Math.min(taken ? pool.wanted + 1 : pool.wanted * 2, MOST_OF_A_BAND);
      }
      prepare(pool);
      return taken?.id;
    },
    prepare: (filter) => prepare(getPool(filter)),
    prospect: (filter) => {
      const { filling, isDown, unusable, news } = getPool(filter);
      if (filling) return { type: 'filling', news: news.promise };
      return isDown ? { type: 'down' } : { type: 'exhausted', unusable };
    },
    close: async () => {
      isClosed = true;
      await Promise.all([...pools.values()].map((pool) => pool.filling));
    },
  };
}

function emptyPool(filter: FilmFilter, { tmdb, clock, random }: PoolParts): Pool {
  const bands = bandsOf(filter);
  return {
    filter,
    bands,
    list: createFilmList({ tmdb, filter, bands, random }),
    listedAt: clock.now(),
    proven: [],
    wanted: 1,
    dryUntil: new Map(),
    filling: undefined,
    isDown: false,
    restsUntil: 0,
    unusable: undefined,
    news: Promise.withResolvers(),
  };
}

function countOf({ proven, bands }: Pool, band: Band): number {
  return proven.filter(({ rating }) => bandOf(rating, bands) === band).length;
}

function isDry({ dryUntil }: Pool, band: Band, now: number): boolean {
  return now < (dryUntil.get(band) ?? 0);
}

function spreadNews(pool: Pool): void {
  pool.news.resolve();
  pool.news = Promise.withResolvers();
}

/** A service is resting because it failed before, and that failure was reported. */
function isToldBefore(fault: unknown): boolean {
  return fault instanceof OutsideFault && fault.code === 'resting';
}

type ProveParts = PoolParts & Readonly<{ isOver: () => boolean }>;

/** Checks listed films until the pool has enough of each band, or there are no more. Throws OutsideFault. */
async function proveFilms(pool: Pool, parts: ProveParts): Promise<void> {
  const { tmdb, random, clock, isOver } = parts;
  const { filter, bands } = pool;
  if (clock.now() - pool.listedAt > FRESH_MS) {
    pool.list = createFilmList({ tmdb, filter, bands, random });
    pool.listedAt = clock.now();
  }
  const askedFor = new Set<Band>();
  const isShort = (band: Band) =>
    !isDry(pool, band, clock.now()) && countOf(pool, band) < pool.wanted;
  for (let tried = 0; !isOver(); ) {
    const short = bands.filter(isShort);
    if (short.length === 0) return;
    const abreast = tried < MOST_TRIED ? takeAbreast(pool, short) : [];
    tried += abreast.length;
    if (abreast.length > 0) await Promise.all(abreast.map((id) => proveFilm(pool, id, parts)));
    else if (tried >= MOST_TRIED || !(await listMore(pool, { short, askedFor }))) {
      const until = clock.now() + DRY_REST_MS;
      for (const band of short) pool.dryUntil.set(band, until);
    }
  }
}

/** Takes films of the bands that lack some, in turn, no more than each lacks. */
function takeAbreast(pool: Pool, short: readonly Band[]): readonly string[] {
  const lacking = short.flatMap((band) => {
    const places = Math.min(pool.wanted - countOf(pool, band), ABREAST);
    return Array.from({ length: places }, (_, place) => ({ band, place }));
  });
  return lacking
    .sort((one, other) => one.place - other.place)
    .slice(0, ABREAST)
    .flatMap(({ band }) => pool.list.take(band) ?? []);
}

/**
 * Requests more films. A band that still lacks films is requested separately, once in a filling. False without success.
 */
async function listMore(
  { list }: Pool,
  { short, askedFor }: Readonly<{ short: readonly Band[]; askedFor: Set<Band> }>,
): Promise<boolean> {
  if (await list.readPage()) return true;
  const unasked = short.filter((band) => !askedFor.has(band));
  for (const band of unasked) askedFor.add(band);
  const read = await Promise.all(unasked.map((band) => list.readPage(band)));
  return read.includes(true) || short.filter((band) => list.reuse(band)).length > 0;
}

/** One unreadable film does not stop the others. */
async function fetchReadable(parts: PoolParts, id: string): Promise<Film | undefined> {
  try {
    return await fetchFilm(parts, { id });
  } catch (error) {
    if (error instanceof OutsideFault && error.code === 'unreadable') return undefined;
    throw error;
  }
}

async function proveFilm(pool: Pool, id: string, parts: PoolParts): Promise<void> {
  const since = parts.clock.now() - FRESH_MS;
  const stored = await findStoredFilm(parts.db, { id, since });
  const film = stored?.film ?? (await fetchReadable(parts, id));
  // The film's own date may differ from the date in the list.
  if (film === undefined || !matchesFilter(film, pool.filter)) return;
  if (!isUsable(film)) {
    pool.unusable = film;
    return;
  }
  const { rating } = film;
  pool.proven = [...pool.proven.filter((other) => other.id !== id), { id, rating }];
  spreadNews(pool);
}
