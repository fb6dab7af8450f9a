import type { Band } from '@outoften/rules/film/bands';
import type { Film, Review } from '@outoften/rules/film/film';
import { type FilmFilter, scopeOf } from '@outoften/rules/film/film-filter';
import { GENRES, genreId } from '@outoften/rules/film/genre';
import { PROGRAMME_RULES } from '@outoften/rules/film/programme';
import {
  HIGHEST_RATING,
  LOWEST_RATING,
  type Rating,
  ratingFromAverage,
} from '@outoften/rules/rating';
import * as v from 'valibot';
import { type OutsideApi, OutsideFault } from '../../platform/outside/outside-api.ts';
import type { Person } from '../sources/film-source.ts';
import { readFilm, readPerson, readReview } from './read-film.ts';
import { DetailsSchema, DiscoverSchema, PeopleSchema, SingleReviewSchema } from './tmdb-schemas.ts';

/** `rating` is undefined for a film without votes. */
export type ListedFilm = Readonly<{ id: string; rating: Rating | undefined }>;

/**
 * A page of matching films. `lastPage` is 0 if there are none. `total` counts the films of all pages up to the last.
 */
export type FilmPage = Readonly<{
  films: readonly ListedFilm[];
  lastPage: number;
  total: number;
}>;

const FILMS_ON_A_PAGE = 20;

/** The number of the page. With a band, the list contains only films rated within it. */
export type PageRequest = Readonly<{ page: number; band?: Band | undefined }>;

/** The requests to the film database. Each throws OutsideFault if it does not answer. */
export type TmdbApi = Readonly<{
  discover: (filter: FilmFilter, request: PageRequest) => Promise<FilmPage>;
  /** Undefined for an unknown id, and for a film without rating, title or date. */
  getFilm: (id: string, patienceMs?: number) => Promise<Film | undefined>;
  /** Undefined for an unknown id, and for a review of another film. */
  getReview: (
    wanted: Readonly<{ filmId: string; reviewId: string }>,
  ) => Promise<Review | undefined>;
  searchPeople: (query: string, patienceMs: number) => Promise<readonly Person[]>;
  isFailing: () => boolean;
}>;

/** The name of the film database in faults. */
export const DATABASE = 'The film database';

/** Films on later pages are known to few people. */
export const LAST_PAGE = 75;

/** An average of fewer votes says little. */
const LEAST_VOTES = 250;

const LANGUAGE = 'en-US';

/** `base` is the address of version 3, without a slash at the end. */
export function createTmdbApi(api: OutsideApi, base: string): TmdbApi {
  const address = (path: string, query: Readonly<Record<string, string>>) =>
    new URL(`${base}${path}?${new URLSearchParams({ language: LANGUAGE, ...query })}`);
  return {
    discover: async (filter, request) => {
      const { page } = request;
      const answer = await api.get(address('/discover/movie', discoverQuery(filter, request)));
      const found = v.safeParse(DiscoverSchema, answer);
      if (!found.success) throw unreadable('/discover/movie');
      const { results, total_pages, total_results } = found.output;
      const pages = results.length > 0 ? Math.max(total_pages, page) : total_pages;
      const films = results.map(({ id, vote_average = 0 }) => ({
        id: String(id),
        rating: ratingFromAverage(vote_average),
      }));
      const total = Math.min(total_results, LAST_PAGE * FILMS_ON_A_PAGE);
      return { films, lastPage: Math.min(pages, LAST_PAGE), total };
    },
    getFilm: async (id, patienceMs) => {
      const query = { append_to_response: 'credits,reviews' };
      const answer = await api.get(address(`/movie/${encodeURIComponent(id)}`, query), patienceMs);
      if (answer === undefined) return undefined;
      const details = v.safeParse(DetailsSchema, answer);
      if (!details.success) throw unreadable('/movie');
      return readFilm(details.output);
    },
    getReview: async ({ filmId, reviewId }) => {
      const answer = await api.get(address(`/review/${encodeURIComponent(reviewId)}`, {}));
      if (answer === undefined) return undefined;
      const review = v.safeParse(SingleReviewSchema, answer);
      if (!review.success) throw unreadable('/review');
      const { media_id, media_type } = review.output;
      return media_type === 'movie' && String(media_id) === filmId
        ? readReview(review.output)
        : undefined;
    },
    searchPeople: async (query, patienceMs) => {
      const asked = address('/search/person', { query, include_adult: 'false', page: '1' });
      const answer = await api.get(asked, patienceMs);
      return v.parse(v.fallback(PeopleSchema, NO_PEOPLE), answer).results.map(readPerson);
    },
    isFailing: api.isFailing,
  };
}

function unreadable(path: string): OutsideFault {
  return new OutsideFault(DATABASE, { code: 'unreadable', detail: path });
}

const NO_PEOPLE = { results: [] };

function discoverQuery(filter: FilmFilter, { page, band }: PageRequest) {
  const { genres, fromYear, toYear } = scopeOf(filter);
  const { leastVotes = LEAST_VOTES } = filter.programme ? PROGRAMME_RULES[filter.programme] : {};
  return {
    include_adult: 'false',
    include_video: 'false',
    sort_by: 'popularity.desc',
    'vote_count.gte': String(leastVotes),
    // Films with any of these genres. A film of none of the game's genres is still a film of any genre, so all genres
    // are no condition.
    ...(genres.length < GENRES.length && { with_genres: genres.map(genreId).join('|') }),
    'primary_release_date.gte': `${fromYear}-01-01`,
    'primary_release_date.lte': `${toYear}-12-31`,
    ...(band && boundsOf(band)),
    page: String(page),
  };
}

/** The database's averages have three decimals. A band's averages are rounded to tenths. */
function boundsOf({ from, below }: Band) {
  return {
    ...(from > LOWEST_RATING && { 'vote_average.gte': (from / 10 - 0.05).toFixed(3) }),
    ...(below <= HIGHEST_RATING && { 'vote_average.lte': (below / 10 - 0.051).toFixed(3) }),
  };
}
