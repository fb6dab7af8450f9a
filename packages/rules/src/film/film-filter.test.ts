import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tenths } from '../rating.ts';
import { ok, refuse } from '../result.ts';
import {
  ANY_FILM,
  checkFilmFilter,
  type FilmFilter,
  filterOf,
  isAnyFilm,
  matchesFilter,
} from './film-filter.ts';
import { GENRES, type Genre } from './genre.ts';

const three: readonly Genre[] = ['action', 'comedy', 'drama'];

function aFilter(parts: Partial<FilmFilter> = {}): FilmFilter {
  return { genres: three, fromYear: 1980, toYear: 2000, ...parts };
}

describe('a filter', () => {
  test('for all films has every genre from 1960 to 2024', () => {
    expect(checkFilmFilter(ANY_FILM)).toEqual(ok({ genres: GENRES, fromYear: 1960, toYear: 2024 }));
  });

  test.each([
    { name: 'with three genres', filter: aFilter() },
    { name: 'with exactly ten years', filter: aFilter({ fromYear: 1990, toYear: 2000 }) },
    { name: 'that begins in 1960', filter: aFilter({ fromYear: 1960, toYear: 1970 }) },
    { name: 'that ends in 2024', filter: aFilter({ fromYear: 2014, toYear: 2024 }) },
  ])('$name is right', ({ filter }) => {
    expect(checkFilmFilter(filter)).toEqual(ok(filter));
  });

  test.each([
    { name: 'no genre', filter: aFilter({ genres: [] }), refusal: 'too-few-genres' },
    {
      name: 'two genres',
      filter: aFilter({ genres: ['war', 'music'] }),
      refusal: 'too-few-genres',
    },
    {
      name: 'one genre said three times',
      filter: aFilter({ genres: ['war', 'war', 'war'] }),
      refusal: 'too-few-genres',
    },
    {
      name: 'a year before 1960',
      filter: aFilter({ fromYear: 1959 }),
      refusal: 'year-out-of-range',
    },
    { name: 'a year after 2024', filter: aFilter({ toYear: 2025 }), refusal: 'year-out-of-range' },
    { name: 'half a year', filter: aFilter({ fromYear: 1980.5 }), refusal: 'year-out-of-range' },
    { name: 'no number', filter: aFilter({ toYear: Number.NaN }), refusal: 'year-out-of-range' },
    { name: 'nine years', filter: aFilter({ fromYear: 1991 }), refusal: 'years-too-close' },
    {
      name: 'its years the wrong way round',
      filter: aFilter({ fromYear: 2000, toYear: 1980 }),
      refusal: 'years-too-close',
    },
  ] as const)('with $name is refused: $refusal', ({ filter, refusal }) => {
    expect(checkFilmFilter(filter)).toEqual(refuse(refusal));
  });

  test('is read with each genre once, in their usual order', () => {
    const genres: Genre[] = ['drama', 'action', 'drama', 'comedy', 'action'];
    expect(checkFilmFilter(aFilter({ genres }))).toEqual(ok(aFilter({ genres: three })));
  });

  test('drops unknown genres', () => {
    const genres = ['__proto__', 'constructor', ...three] as Genre[];
    expect(checkFilmFilter(aFilter({ genres }))).toEqual(ok(aFilter({ genres: three })));
  });

  test('passes a second check unchanged', () => {
    const anyYear = fc.integer({ min: 1955, max: 2030 });
    const anyGenres = fc.array(fc.constantFrom(...GENRES));
    const anyFilter = fc.record({ genres: anyGenres, fromYear: anyYear, toYear: anyYear });
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const checked = checkFilmFilter(filter);
        if (checked.ok) expect(checkFilmFilter(checked.value)).toEqual(checked);
      }),
    );
  });
});

describe('a film of 1980 that is a western and a drama', () => {
  const film = { genres: ['western', 'drama'] as const, releaseYear: 1980, rating: tenths(77) };

  test.each([
    { name: 'one of its genres', filter: aFilter(), matches: true },
    { name: 'none of its genres', filter: aFilter({ genres: ['war', 'music'] }), matches: false },
    {
      name: 'its year as the last',
      filter: aFilter({ fromYear: 1970, toYear: 1980 }),
      matches: true,
    },
    { name: 'later years', filter: aFilter({ fromYear: 1981 }), matches: false },
    { name: 'earlier years', filter: aFilter({ fromYear: 1960, toYear: 1979 }), matches: false },
  ])('matches a filter with $name: $matches', ({ filter, matches }) => {
    expect(matchesFilter(film, filter)).toBe(matches);
  });
});

test('only the filter for all films excludes no film', () => {
  expect(isAnyFilm(ANY_FILM)).toBe(true);
  expect(isAnyFilm(filterOf('horror'))).toBe(false);
  expect(isAnyFilm({ ...ANY_FILM, toYear: 1999 })).toBe(false);
  expect(isAnyFilm({ ...ANY_FILM, genres: ['horror', 'drama', 'crime'] })).toBe(false);
});
