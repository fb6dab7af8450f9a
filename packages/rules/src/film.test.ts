import { expect, test } from 'vitest';
import { isUsable } from './film.ts';
import { aFilm } from './testing/film-builder.ts';

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
