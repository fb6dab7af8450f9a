import type { CastEntry, CrewEntry, Film, Review } from '@outoften/rules/film/film';
import { findGenre } from '@outoften/rules/film/genre';
import { portraitAddress, posterAddress } from '@outoften/rules/film/poster-address';
import { isRating, ratingFromAverage } from '@outoften/rules/rating';
import type { Person } from '../sources/film-source.ts';
import type { TmdbDetails, TmdbPerson, TmdbReview } from './tmdb-schemas.ts';

/** The jobs that players are shown, of a crew of hundreds. */
const SHOWN_JOBS = new Set([
  'Director',
  'Screenplay',
  'Writer',
  'Story',
  'Producer',
  'Original Music Composer',
  'Director of Photography',
  'Editor',
]);

/** Players do not name extras. */
const MOST_CAST = 100;

/** Converts the film. Returns undefined if it lacks a title, a date or a rating. */
export function readFilm(details: TmdbDetails): Film | undefined {
  const { title, adult, release_date: releaseDate = '' } = details;
  const rating = ratingFromAverage(details.vote_average ?? 0);
  if (!title || adult || rating === undefined || !isDate(releaseDate)) return undefined;
  return {
    id: String(details.id),
    title,
    overview: details.overview?.trim() ?? '',
    releaseDate,
    releaseYear: Number(releaseDate.slice(0, 4)),
    genres: details.genres.flatMap(({ id }) => findGenre(id) ?? []),
    rating,
    ...(details.vote_count !== undefined && { voteCount: details.vote_count }),
    poster: posterAddress(details.poster_path),
    reviews: details.reviews.results.map(readReview),
    cast: details.credits.cast
      .toSorted((a, b) => (a.order ?? MOST_CAST) - (b.order ?? MOST_CAST))
      .slice(0, MOST_CAST)
      .map(readCastEntry),
    crew: details.credits.crew
      .filter(({ job }) => SHOWN_JOBS.has(job))
      .map((entry): CrewEntry => ({ ...readPerson(entry), job: entry.job })),
  };
}

function readCastEntry(entry: TmdbDetails['credits']['cast'][number]): CastEntry {
  const portrait = portraitAddress(entry.profile_path);
  return {
    ...readPerson(entry),
    character: entry.character ?? '',
    ...(portrait !== undefined && { portrait }),
  };
}

export function readPerson({ id, name, original_name: originalName }: TmdbPerson): Person {
  return { id: String(id), name, originalName: originalName || name };
}

export function readReview(review: TmdbReview): Review {
  const rating = Math.round((review.author_details.rating ?? 0) * 10);
  const avatar = portraitAddress(review.author_details.avatar_path);
  return {
    id: review.id,
    author: review.author ?? '',
    createdAt: review.created_at ?? '',
    content: review.content,
    rating: isRating(rating) ? rating : undefined,
    ...(avatar !== undefined && { avatar }),
  };
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
