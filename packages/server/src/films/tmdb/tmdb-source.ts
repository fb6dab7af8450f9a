import { drawBalanced, listFresh } from '@outoften/rules/draw/draw-balanced';
import type { DrawnFilm } from '@outoften/rules/film/film';
import { bandsOf, matchesFilter } from '@outoften/rules/film/film-filter';
import { pause } from '../../platform/clock.ts';
import type { StoreAccess } from '../../platform/db/health/store-access.ts';
import { isStoreFault } from '../../platform/db/health/store-trouble.ts';
import { OutsideFault } from '../../platform/outside/outside-api.ts';
import type { CandidateRequest, FilmSource } from '../sources/film-source.ts';
import { type FetchParts, FRESH_MS, fetchFilm } from './fetch-film.ts';
import { createFilmCounts } from './film-counts.ts';
import type { FilmPools } from './film-pools.ts';
import { FILM_KEPT_MS, findStoredFilm, findStoredFilms, listStoredFilms } from './stored-films.ts';

export type TmdbSourceParts = FetchParts &
  Readonly<{
    store: StoreAccess;
    pools: FilmPools;
    /** Used while the film database is down. */
    catalogue: FilmSource;
    searchPeople: FilmSource['searchPeople'];
    onFault: (fault: unknown) => void;
  }>;

/** How long a request for a film by its id may take. */
const FIND_PATIENCE_MS = 3_000;

/**
 * Films of the outside film database: checked ones from the pools, else those stored within a day. While the database
 * is down: films that were stored within six months, else the embedded catalogue's, each with a notice.
 */
export function tmdbSource(parts: TmdbSourceParts): FilmSource {
  const { catalogue, searchPeople } = parts;
  return {
    origins: [...catalogue.origins, 'tmdb'],
    isReady: catalogue.isReady,
    find: (id, patienceMs = FIND_PATIENCE_MS) => findFilm(parts, { id, patienceMs }),
    drawCandidate: (request) => drawCandidate(parts, request),
    count: createFilmCounts(parts),
    // The film database's posters are not in memory.
    samplePosters: catalogue.samplePosters,
    prepare: parts.pools.prepare,
    findReview: parts.tmdb.getReview,
    searchPeople,
  };
}

/** Films of the film database are in the store. While it is away, films of the embedded catalogue are drawn. */
async function drawCandidate(
  parts: TmdbSourceParts,
  request: CandidateRequest,
): Promise<DrawnFilm | undefined> {
  // Checked first: a film that is taken out of a pool must be found in the store.
  if (parts.store.isAway()) return drawEmbedded(parts, request);
  try {
    return (
      (await drawProven(parts, request)) ??
      (await drawFresh(parts, request)) ??
      (await awaitProven(parts, request))
    );
  } catch (fault) {
    if (!isStoreFault(fault)) throw fault;
    return drawEmbedded(parts, request);
  }
}

async function drawProven(
  { db, store, pools, clock }: TmdbSourceParts,
  request: CandidateRequest,
): Promise<DrawnFilm | undefined> {
  for (let id = pools.take(request); id !== undefined; id = pools.take(request)) {
    const since = clock.now() - FILM_KEPT_MS;
    const stored = await store.inTime(() => findStoredFilm(db, { id, since }));
    if (stored) return stored.film;
  }
  return undefined;
}

/** A fresh stored film is as good as a checked one, but has a notice while the film database fails. */
async function drawFresh(
  parts: TmdbSourceParts,
  request: CandidateRequest,
): Promise<DrawnFilm | undefined> {
  const stored = await drawStored(parts, request, { maxAgeMs: FRESH_MS, isFresh: true });
  return stored && parts.tmdb.isFailing() ? { ...stored, notice: 'stored-films' } : stored;
}

/** How many stored films one draw chooses from. They came from pools, which are filled by band. */
const SAMPLED = 40;

/** Makes a balanced draw from the stored films. With `isFresh`, draws no film that most of the players know. */
async function drawStored(
  { db, store, clock }: TmdbSourceParts,
  request: CandidateRequest,
  { maxAgeMs, isFresh }: Readonly<{ maxAgeMs: number; isFresh: boolean }>,
): Promise<DrawnFilm | undefined> {
  const { filter, avoid, memories = [], random } = request;
  const since = clock.now() - maxAgeMs;
  const listed = await store.inTime(() => listStoredFilms(db, { filter, since }));
  const stored = listed.map((id) => ({ id }));
  const fresh = listFresh(stored, { ...request, memories });
  const open = isFresh || fresh.length > 0 ? fresh : stored.filter(({ id }) => !avoid.has(id));
  const from = Math.floor(random() * Math.max(1, open.length - SAMPLED + 1));
  const sample = open.slice(from, from + SAMPLED).map(({ id }) => id);
  const films = await store.inTime(() => findStoredFilms(db, { ids: sample, since }));
  const matching = films.filter((film) => matchesFilter(film, filter));
  return drawBalanced(matching, { ...request, memories, bands: bandsOf(filter) });
}

/** Waits for the pool's next film while one may come. Does not wait while the film database fails. */
async function awaitProven(
  parts: TmdbSourceParts,
  request: CandidateRequest,
): Promise<DrawnFilm | undefined> {
  const { pools, tmdb, clock } = parts;
  let isLate = false;
  const late = pause(clock, Math.max(0, request.waitsUntil - clock.now())).then(() => {
    isLate = true;
  });
  for (;;) {
    // Read first, so that a film which arrives meanwhile is in the pool or resolves the news.
    const prospect = pools.prospect(request.filter);
    const proven = await drawProven(parts, request);
    if (proven) return proven;
    if (prospect.type === 'exhausted') {
      const { unusable } = prospect;
      const known = await drawStored(parts, request, { maxAgeMs: FILM_KEPT_MS, isFresh: false });
      return known ?? (unusable && !request.avoid.has(unusable.id) ? unusable : undefined);
    }
    if (prospect.type === 'down' || isLate || tmdb.isFailing()) break;
    await Promise.race([prospect.news, late]);
  }
  return drawFallback(parts, request);
}

async function drawFallback(
  parts: TmdbSourceParts,
  request: CandidateRequest,
): Promise<DrawnFilm | undefined> {
  const stored = await drawStored(parts, request, { maxAgeMs: FILM_KEPT_MS, isFresh: false });
  return stored ? { ...stored, notice: 'stored-films' } : drawEmbedded(parts, request);
}

async function drawEmbedded(
  { catalogue }: TmdbSourceParts,
  request: CandidateRequest,
): Promise<DrawnFilm | undefined> {
  const embedded = await catalogue.drawCandidate(request);
  return embedded && { ...embedded, notice: 'catalogue-films' };
}

/** Returns a stored film at once. If it is older than a day, fetches it again in the background. */
async function findFilm(
  parts: TmdbSourceParts,
  wanted: Readonly<{ id: string; patienceMs: number }>,
): Promise<DrawnFilm | undefined> {
  if (!/^\d{1,9}$/.test(wanted.id)) return undefined;
  const { store, catalogue } = parts;
  if (store.isAway()) return catalogue.find(wanted.id);
  try {
    return await findOutside(parts, wanted);
  } catch (fault) {
    if (fault instanceof OutsideFault || isStoreFault(fault)) return catalogue.find(wanted.id);
    throw fault;
  }
}

/** Throws OutsideFault, or a fault of the store. */
async function findOutside(
  parts: TmdbSourceParts,
  { id, patienceMs: given }: Readonly<{ id: string; patienceMs: number }>,
): Promise<DrawnFilm | undefined> {
  const { db, store, tmdb, clock, catalogue, onFault } = parts;
  const since = clock.now() - FILM_KEPT_MS;
  const stored = await store.inTime(() => findStoredFilm(db, { id, since }));
  if (stored) {
    const isOld = stored.fetchedAt < clock.now() - FRESH_MS;
    if (isOld && !tmdb.isFailing()) fetchFilm(parts, { id }).catch(onFault);
    return stored.film;
  }
  const patienceMs = Math.min(given, FIND_PATIENCE_MS);
  if (tmdb.isFailing() || patienceMs <= 0) return catalogue.find(id);
  return fetchFilm(parts, { id, patienceMs });
}
