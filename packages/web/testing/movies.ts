import { GENRES, genreId } from '@outoften/rules/film/genre';
import type { Movie } from '../src/api/films.ts';
import { answerOperation } from './stub-server.ts';

/** A picture on the development server that tests use as a poster. */
export const POSTER = '/icons/icon-192.png';

/** A film as the server draws it, with a rating of 7.7. */
export function aMovie(parts: Partial<Movie> = {}): Movie {
  return {
    id: '4711',
    title: 'The Lamp Room',
    overview: 'A projectionist finds a reel that shows tomorrow.',
    release_date: '1987-10-02',
    poster_path: POSTER,
    genre_ids: GENRES.slice(0, 2).map(genreId),
    notice: null,
    vote_average: 7.7,
    vote_count: null,
    reviews: [aReviewOf('Slow, strange and worth the wait.')],
    cast: castOf('Ada Quill', 'Bo Stern', 'Cy Marsh', 'Di Vance', 'Ed Frost'),
    crew: [{ id: 'crew-1', name: 'Fay Holt', original_name: 'Fay Holt', job: 'Director' }],
    ...parts,
  };
}

/** A review as the server sends it. */
export function aReviewOf(content: string): Movie['reviews'][number] {
  const author_details = { rating: 8, avatar_path: null };
  return { id: 'review-1', author: 'back_row', created_at: '2001-03-04', content, author_details };
}

/** Actors as the server lists them. */
export function castOf(...names: readonly string[]): Movie['cast'] {
  return names.map((name, place) => ({
    id: `person-${place}`,
    name,
    original_name: name,
    character: `Character ${place}`,
    profile_path: null,
  }));
}

/** Answers draws with these films in turn, and then with the last one. */
export function answerDraws(...movies: readonly Movie[]): void {
  const left = [...movies];
  answerOperation('DrawMovie', () => {
    const drawMovie = left.length > 1 ? left.shift() : left[0];
    return drawMovie === undefined ? 'offline' : { data: { drawMovie } };
  });
}
