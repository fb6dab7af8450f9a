import type { DrawnFilm, Review } from '@outoften/rules/film/film';
import { aFilm, aReview } from '@outoften/rules/testing/film-builder';
import { answerOperation } from './stub-server.ts';

/** A picture on the development server that tests use as a poster. */
export const POSTER = '/icons/icon-192.png';

/** A film as the server draws it, with a rating of 7.7. */
export function aMovie(parts: Partial<DrawnFilm> = {}): DrawnFilm {
  return {
    ...aFilm({ poster: POSTER, reviews: [aReviewOf('Slow, strange and worth the wait.')] }),
    ...parts,
  };
}

export function aReviewOf(content: string): Review {
  return aReview({ content });
}

/** Answers draws with these films in turn, and then with the last one. */
export function answerDraws(...movies: readonly DrawnFilm[]): void {
  const left = [...movies];
  answerOperation('DrawMovie', () => {
    const drawMovie = left.length > 1 ? left.shift() : left[0];
    return drawMovie === undefined ? 'offline' : { data: { drawMovie } };
  });
}
