import { expect, test } from 'vitest';
import { aFilm, aReview } from '../testing/film-builder.ts';
import { isUsable, openedReviews } from './film.ts';

test('a film with poster, overview, review, cast and crew can be played', () => {
  expect(isUsable(aFilm())).toBe(true);
});

test.each([
  { missing: 'poster', film: aFilm({ poster: undefined }) },
  { missing: 'overview', film: aFilm({ overview: '' }) },
  { missing: 'review', film: aFilm({ reviews: [] }) },
  { missing: 'cast', film: aFilm({ cast: [] }) },
  { missing: 'crew', film: aFilm({ crew: [] }) },
])('a film without $missing cannot be played', ({ film }) => {
  expect(isUsable(film)).toBe(false);
});

test('the review hint shows five reviews at most, beginning with the chosen one', () => {
  const film = aFilm({ reviews: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aReview({ id })) });
  const ids = (firstId?: string) => openedReviews(film, firstId).map(({ id }) => id);
  expect(ids()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(ids('f')).toEqual(['f', 'a', 'b', 'c', 'd']);
});
