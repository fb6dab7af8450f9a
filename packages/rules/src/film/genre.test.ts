import { expect, test } from 'vitest';
import { findGenre, GENRES, genreId } from './genre.ts';

test('there are the nineteen genres of the film database', () => {
  expect(GENRES.map(genreId)).toEqual([
    28, 12, 16, 35, 80, 99, 18, 10751, 14, 36, 27, 10402, 9648, 10749, 878, 10770, 53, 10752, 37,
  ]);
});

test('a genre is found by its identifier', () => {
  for (const genre of GENRES) expect(findGenre(genreId(genre))).toBe(genre);
});

test.each([0, 1, -28, 28.5, Number.NaN])('%d is no genre', (id) => {
  expect(findGenre(id)).toBeUndefined();
});
