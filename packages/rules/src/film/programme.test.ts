import { describe, expect, test } from 'vitest';
import { tenths } from '../rating.ts';
import { ok } from '../result.ts';
import { aFilm } from '../testing/film-builder.ts';
import {
  ANY_FILM,
  bandsOf,
  belongsToFilter,
  checkFilmFilter,
  filterOf,
  matchesFilter,
} from './film-filter.ts';
import { hasFilmsFromOutside, PROGRAMMES } from './programme.ts';

test.each(PROGRAMMES)(
  '%s is exempt from the limits of a filter, and old versions read it as all films',
  (programme) => {
    expect(checkFilmFilter({ genres: [], fromYear: 0, toYear: 0, programme })).toEqual(
      ok({ ...ANY_FILM, programme }),
    );
  },
);

test.each([
  { programme: 'blockbusters', fits: { genres: ['action'], releaseYear: 1975 } },
  { programme: 'eighties-night', fits: { genres: ['western'], releaseYear: 1989 } },
  { programme: 'horror', fits: { genres: ['horror', 'comedy'] } },
  { programme: 'family', fits: { genres: ['family'] } },
] as const)('$programme contains films by genres and years only', ({ programme, fits }) => {
  const filter = filterOf(programme);
  expect(belongsToFilter(aFilm(fits), filter)).toBe(true);
  expect(matchesFilter(aFilm({ ...fits, rating: tenths(21) }), filter)).toBe(true);
  const other = aFilm({ genres: ['music'], releaseYear: 1974 });
  expect(matchesFilter(other, filter)).toBe(false);
});

test('blockbusters have 3,000 votes or more, as far as votes are known', () => {
  const filter = filterOf('blockbusters');
  const film = (voteCount?: number) => aFilm({ genres: ['action'], voteCount });
  expect(matchesFilter(film(2_999), filter)).toBe(false);
  expect(matchesFilter(film(3_000), filter)).toBe(true);
  expect(matchesFilter(film(), filter)).toBe(true);
  expect(matchesFilter(film(1), ANY_FILM)).toBe(true);
});

describe('a programme whose name tells the rating', () => {
  test.each([
    { programme: 'so-bad-its-good', inside: [21, 59], outside: [70, 91], never: [60, 69] },
    { programme: 'masterpieces', inside: [75, 91], outside: [21, 64], never: [65, 74] },
  ] as const)(
    'contains some films from outside: $programme',
    ({ programme, inside, outside, never }) => {
      const filter = filterOf(programme);
      const rated = (rating: number) => aFilm({ rating: tenths(rating) });
      for (const rating of [...inside, ...outside]) {
        expect(matchesFilter(rated(rating), filter)).toBe(true);
      }
      for (const rating of never) expect(matchesFilter(rated(rating), filter)).toBe(false);
      expect(inside.every((rating) => belongsToFilter(rated(rating), filter))).toBe(true);
      expect(outside.some((rating) => belongsToFilter(rated(rating), filter))).toBe(false);
    },
  );

  test.each(PROGRAMMES.filter(hasFilmsFromOutside))(
    '%s draws one film in five from outside',
    (programme) => {
      const bands = bandsOf(filterOf(programme));
      const isOutside = (from: number) =>
        !belongsToFilter(aFilm({ rating: tenths(Math.max(1, from)) }), filterOf(programme));
      const sum = (weights: readonly { weight: number }[]) =>
        weights.reduce((total, { weight }) => total + weight, 0);
      expect(sum(bands.filter(({ from }) => isOutside(from))) / sum(bands)).toBe(0.2);
    },
  );
});
