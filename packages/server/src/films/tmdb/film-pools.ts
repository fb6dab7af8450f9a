import { type Film, isUsable } from '@outoften/rules/film';
import { type FilmFilter, matchesFilter } from '@outoften/rules/film-filter';
import { OutsideFault } from '../outside/outside-api.ts';
import { type FetchParts, FRESH_MS, fetchFilm } from './fetch-film.ts';
import { findStoredFilm } from './stored-films.ts';
import { LAST_PAGE } from './tmdb-api.ts';

/** For each filter in use, films proven usable before anyone asks for them. */
export type FilmPools = Readonly<{
  /** Takes a film out of the filter's pool, by id; undefined if it has none but those to avoid. */
  take: (wish: PoolWish) => string | undefined;
  /** Begins to fill the filter's pool where it runs low. */
  prepare: (filter: FilmFilter) => void;
  /** How it stands with the filter's films beside those in the pool. */
  prospect: (filter: FilmFilter) => Prospect;
  /** Stops filling. Resolves when all is at rest. */
  close: () => Promise<void>;
}>;

export type PoolWish = Readonly<{
  filter: FilmFilter;
  avoid: ReadonlySet<string>;
  random: () => number;
}>;

export type Prospect = Readonly<
  /** More may come; `news` resolves with the next film, or when there will be none. */
  | { type: 'filling'; news: Promise<void> }
  /** The film database has no more that can be played; `unusable` is one of the others. */
  | { type: 'exhausted'; unusable: Film | undefined }
  | { type: 'down' }
>;

export type PoolParts = FetchParts &
  Readonly<{ random: () => number; onFault: (fault: unknown) => void }>;

/** What a pool holds at first, and when it is much in use. Whoever makes up filters has few films fetched for each. */
const LEAST_POOL = 5;
export const FULL_POOL = 60;

/** After so many films were looked at without filling the pool, it is let be for a while. */
export const MOST_TRIED = 60;
const EXHAUSTED_REST_MS = 60_000;
const DOWN_REST_MS = 5_000;

/** The pool of the filter used longest ago makes room for one more. */
export const MOST_POOLS = 100;

/** Films asked for at the same time. */
const ABREAST = 8;

type Pool = {
  readonly filter: FilmFilter;
  proven: readonly string[];
  wanted: number;
  filling: Promise<void> | undefined;
  /** How the last filling went. */
  last: 'none' | 'full' | 'exhausted' | 'failed';
  restsUntil: number;
  unusable: Film | undefined;
  news: PromiseWithResolvers<void>;
};

export function createFilmPools(parts: PoolParts): FilmPools {
  const { clock, onFault } = parts;
  const pools = new Map<string, Pool>();
  let isClosed = false;
  const getPool = (filter: FilmFilter): Pool => {
    const key = JSON.stringify([filter.fromYear, filter.toYear, ...filter.genres]);
    const pool = pools.get(key) ?? emptyPool(filter);
    // The one used last stands last, and the first makes room.
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
      pool.last = pool.proven.length < pool.wanted ? 'exhausted' : 'full';
      pool.restsUntil = clock.now() + (pool.last === 'full' ? 0 : EXHAUSTED_REST_MS);
    } catch (fault) {
      pool.last = 'failed';
      pool.restsUntil = clock.now() + DOWN_REST_MS;
      if (!isClosed && !isToldBefore(fault)) onFault(fault);
    } finally {
      pool.filling = undefined;
      spreadNews(pool);
    }
  };
  const prepare = (pool: Pool) => {
    if (isClosed || pool.filling || clock.now() < pool.restsUntil) return;
    if (pool.proven.length <= pool.wanted / 2) pool.filling = fill(pool);
  };
  return {
    take: ({ filter, avoid, random }) => {
      const pool = getPool(filter);
      const fitting = pool.proven.filter((id) => !avoid.has(id));
      const taken = fitting[Math.floor(random() * fitting.length)];
      pool.proven = pool.proven.filter((id) => id !== taken);
      // A pool of nothing but films to avoid is as good as empty.
      const wanted = taken === undefined ? 2 * pool.proven.length : pool.wanted + LEAST_POOL;
      pool.wanted = Math.min(Math.max(wanted, pool.wanted), FULL_POOL);
      prepare(pool);
      return taken;
    },
    prepare: (filter) => prepare(getPool(filter)),
    prospect: (filter) => {
      const { filling, last, unusable, news } = getPool(filter);
      if (filling) return { type: 'filling', news: news.promise };
      return last === 'failed' ? { type: 'down' } : { type: 'exhausted', unusable };
    },
    close: async () => {
      isClosed = true;
      await Promise.all([...pools.values()].map((pool) => pool.filling));
    },
  };
}

function emptyPool(filter: FilmFilter): Pool {
  return {
    filter,
    proven: [],
    wanted: LEAST_POOL,
    filling: undefined,
    last: 'none',
    restsUntil: 0,
    unusable: undefined,
    news: Promise.withResolvers(),
  };
}

function spreadNews(pool: Pool): void {
  pool.news.resolve();
  pool.news = Promise.withResolvers();
}

/** A service that rests has failed before, which was told then. */
function isToldBefore(fault: unknown): boolean {
  return fault instanceof OutsideFault && fault.code === 'resting';
}

type ProveParts = PoolParts & Readonly<{ isOver: () => boolean }>;

/** Looks at films from pages picked at random until the pool is full. Throws OutsideFault. */
async function proveFilms(pool: Pool, parts: ProveParts): Promise<void> {
  const { tmdb, random, isOver } = parts;
  const pages = new Set<number>();
  let lastPage = LAST_PAGE;
  let tried = 0;
  while (pool.proven.length < pool.wanted && tried < MOST_TRIED) {
    const page = pickPage({ lastPage, without: pages }, random);
    if (page === undefined) return;
    pages.add(page);
    const found = await tmdb.discover(pool.filter, page);
    lastPage = found.lastPage;
    const untried = shuffle(found.ids, random).filter((id) => !pool.proven.includes(id));
    for (let from = 0; from < untried.length; from += ABREAST) {
      if (isOver() || pool.proven.length >= pool.wanted) return;
      const abreast = untried.slice(from, from + ABREAST);
      await Promise.all(abreast.map((id) => proveFilm(pool, id, parts)));
      tried += abreast.length;
    }
  }
}

function pickPage(
  { lastPage, without }: Readonly<{ lastPage: number; without: ReadonlySet<number> }>,
  random: () => number,
): number | undefined {
  const pages = Array.from({ length: lastPage }, (_, index) => index + 1);
  const left = pages.filter((page) => !without.has(page));
  return left[Math.floor(random() * left.length)];
}

function shuffle<T>(items: readonly T[], random: () => number): readonly T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** One film that can't be read is no reason to give up the others. */
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
  // The date in a list may be another than the film's own.
  if (film === undefined || !matchesFilter(film, pool.filter)) return;
  if (!isUsable(film)) {
    pool.unusable = film;
    return;
  }
  pool.proven = [...pool.proven, film.id];
  spreadNews(pool);
}
