import type { CastEntry, DrawnFilm, Film, FilmNotice } from '@outoften/rules/film/film';
import type { FilmFilter } from '@outoften/rules/film/film-filter';
import { findGenre, type Genre } from '@outoften/rules/film/genre';
import { ratingFromAverage } from '@outoften/rules/rating';
import { ok, type Result, refuse } from '@outoften/rules/result';
import type { FragmentOf, ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';
import { type CallProblem, runMutation } from './graphql-client.ts';
import type { introspection } from './graphql-env.d.ts';
import { sendFilter } from './wire-filter.ts';

type WireNotice = introspection['types']['MovieNotice']['enumValues'];

const NOTICES = {
  STORED_FILMS: 'stored-films',
  CATALOGUE_FILMS: 'catalogue-films',
} as const satisfies Record<WireNotice, FilmNotice>;

/** A film without its answer, and without reviews, which may give it away. */
export const guardedMovie = graphql(`
  fragment GuardedMovie on Movie @_unmask {
    id
    title
    overview
    release_date
    poster_path
    genre_ids
    cast {
      id
      name
      original_name
      character
      profile_path
    }
    crew {
      id
      name
      original_name
      job
    }
  }
`);

/** The reviews and the number of votes. */
export const movieViewers = graphql(`
  fragment MovieViewers on Movie @_unmask {
    vote_count
    reviews {
      id
      author
      created_at
      content
      author_details {
        rating
        avatar_path
      }
    }
  }
`);

/** All fields of a film that a game needs. */
export const wholeMovie = graphql(
  `
  fragment WholeMovie on Movie @_unmask {
    ...GuardedMovie
    notice
    vote_average
    ...MovieViewers
  }
`,
  [guardedMovie, movieViewers],
);

const drawMovie = graphql(
  `
  mutation DrawMovie($filter: MovieFilterInput, $avoid: [ID!]) {
    drawMovie(filter: $filter, avoid: $avoid) {
      ...WholeMovie
    }
  }
`,
  [wholeMovie],
);

/** A film as the server draws it. */
export type Movie = ResultOf<typeof drawMovie>['drawMovie'];
type GuardedFilm = Omit<Film, 'rating' | 'reviews'>;

/**
 * Draws a film that matches the filter and is not in the list to avoid. Films that this player saw lately come last.
 */
export async function drawFilm(
  filter: FilmFilter,
  avoid: readonly string[],
): Promise<Result<DrawnFilm, CallProblem>> {
  const drawn = await runMutation(drawMovie, { filter: sendFilter(filter), avoid: [...avoid] });
  if (!drawn.ok) return drawn;
  const film = toFilm(drawn.value.drawMovie);
  return film === undefined ? refuse('server-error') : ok(film);
}

/** Converts to the rules' type. Undefined if the film has no rating to guess. */
export function toFilm(movie: Movie): DrawnFilm | undefined {
  const rating = ratingFromAverage(movie.vote_average);
  const notice = readNotice(movie.notice);
  if (rating === undefined) return undefined;
  return {
    ...toGuardedFilm(movie),
    rating,
    ...toViewers(movie),
    ...(notice && { notice }),
  };
}

export function toViewers({
  vote_count,
  reviews,
}: FragmentOf<typeof movieViewers>): Pick<Film, 'voteCount' | 'reviews'> {
  return {
    ...(vote_count !== null && { voteCount: vote_count }),
    reviews: reviews.map((review) => ({
      id: review.id,
      author: review.author,
      createdAt: review.created_at,
      content: review.content,
      rating: ratingFromAverage(review.author_details.rating ?? 0),
      ...(review.author_details.avatar_path !== null && {
        avatar: review.author_details.avatar_path,
      }),
    })),
  };
}

/** Converts to the rules' type, without the fields that give the answer away. */
export function toGuardedFilm(movie: FragmentOf<typeof guardedMovie>): GuardedFilm {
  return {
    id: movie.id,
    title: movie.title,
    overview: movie.overview,
    releaseDate: movie.release_date,
    releaseYear: Number(movie.release_date.slice(0, 4)),
    genres: movie.genre_ids.map(findGenre).filter((genre): genre is Genre => genre !== undefined),
    poster: movie.poster_path ?? undefined,
    cast: movie.cast.map(readCastMember),
    crew: movie.crew.map(({ original_name, ...entry }) => ({
      ...entry,
      originalName: original_name,
    })),
  };
}

function readCastMember({
  original_name: originalName,
  profile_path: portrait,
  ...entry
}: Readonly<{
  id: string;
  name: string;
  original_name: string;
  character: string;
  profile_path: string | null;
}>): CastEntry {
  return { ...entry, originalName, ...(portrait !== null && { portrait }) };
}

/** Undefined if the server sent no notice with the film. */
function readNotice(notice: WireNotice | null): FilmNotice | undefined {
  return notice === null ? undefined : NOTICES[notice];
}
