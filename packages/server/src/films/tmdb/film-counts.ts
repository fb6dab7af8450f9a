import type { FilmFilter } from '@outoften/rules/film/film-filter';
import type { Clock } from '../../platform/clock.ts';
import { OutsideFault } from '../../platform/outside/outside-api.ts';
import { FRESH_MS } from './fetch-film.ts';
import { filterKey } from './filter-key.ts';
import type { TmdbApi } from './tmdb-api.ts';

type Counted = Readonly<{ films: Promise<number | undefined>; askedAt: number }>;

/** One more replaces the filter that was counted first. */
const MOST_KEPT = 500;

/**
 * Returns how many films the film database lists for a filter. It is asked once a day for each filter. Undefined if it
 * does not answer. Some of the listed films cannot be played, so the number is a little high.
 */
export function createFilmCounts({
  tmdb,
  clock,
}: Readonly<{ tmdb: Pick<TmdbApi, 'discover' | 'isFailing'>; clock: Clock }>) {
  const kept = new Map<string, Counted>();
  return async (filter: FilmFilter): Promise<number | undefined> => {
    const key = filterKey(filter);
    const known = kept.get(key);
    if (known !== undefined && clock.now() - known.askedAt < FRESH_MS) return known.films;
    if (tmdb.isFailing()) return undefined;
    const films = tmdb.discover(filter, { page: 1 }).then(
      ({ total }) => total,
      (fault) => {
        kept.delete(key);
        if (!(fault instanceof OutsideFault)) throw fault;
        return undefined;
      },
    );
    kept.set(key, { films, askedAt: clock.now() });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return films;
  };
}
