import type { DrawnFilm } from '@outoften/rules/film';
import type { FilmFilter } from '@outoften/rules/film-filter';
import { findGenre, type Genre, genreId } from '@outoften/rules/genre';
import { ratingFromAverage } from '@outoften/rules/rating';
import { ok, type Result, refuse } from '@outoften/rules/result';
import type { ResultOf } from 'gql.tada';
import { readNotice } from './film-notice.ts';
import { graphql } from './graphql.ts';
import { type CallProblem, runMutation } from './graphql-client.ts';

/** All that a game needs of a film. */
export const wholeMovie = graphql(`
  fragment WholeMovie on Movie @_unmask {
    id
    title
    overview
    release_date
    poster_path
    notice
    vote_average
    genre_ids
    reviews {
      id
      author
      created_at
      content
      author_details {
        rating
      }
    }
    cast {
      id
      name
      original_name
      character
    }
    crew {
      id
      name
      original_name
      job
    }
  }
`);

const drawMovie = graphql(
  `
  mutation DrawMovie($filter: MovieFilterInput) {
    drawMovie(filter: $filter) {
      ...WholeMovie
    }
  }
`,
  [wholeMovie],
);

type Movie = ResultOf<typeof drawMovie>['drawMovie'];

/** A film for the filter, none of those this player saw lately. */
export async function drawFilm(filter: FilmFilter): Promise<Result<DrawnFilm, CallProblem>> {
  const drawn = await runMutation(drawMovie, {
    filter: {
      genre_ids: filter.genres.map(genreId),
      minimum_release_year: filter.fromYear,
      maximum_release_year: filter.toYear,
    },
  });
  if (!drawn.ok) return drawn;
  const film = toFilm(drawn.value.drawMovie);
  return film === undefined ? refuse('server-error') : ok(film);
}

/** The film as the rules know it, undefined if it has no rating to guess. */
export function toFilm(movie: Movie): DrawnFilm | undefined {
  const rating = ratingFromAverage(movie.vote_average);
  const notice = readNotice(movie.notice);
  if (rating === undefined) return undefined;
  return {
    id: movie.id,
    title: movie.title,
    overview: movie.overview,
    releaseDate: movie.release_date,
    releaseYear: Number(movie.release_date.slice(0, 4)),
    genres: movie.genre_ids.map(findGenre).filter((genre): genre is Genre => genre !== undefined),
    rating,
    poster: movie.poster_path ?? undefined,
    reviews: movie.reviews.map((review) => ({
      id: review.id,
      author: review.author,
      createdAt: review.created_at,
      content: review.content,
      rating: ratingFromAverage(review.author_details.rating ?? 0),
    })),
    cast: movie.cast.map(({ original_name, ...entry }) => ({
      ...entry,
      originalName: original_name,
    })),
    crew: movie.crew.map(({ original_name, ...entry }) => ({
      ...entry,
      originalName: original_name,
    })),
    ...(notice && { notice }),
  };
}
