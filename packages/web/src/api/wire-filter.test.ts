import { ANY_FILM, type FilmFilter, filterOf } from '@outoften/rules/film/film-filter';
import { PROGRAMMES } from '@outoften/rules/film/programme';
import { expect, test } from 'vitest';
import { readFilter, sendFilter } from './wire-filter.ts';

const crime: FilmFilter = { genres: ['crime', 'drama', 'thriller'], fromYear: 1970, toYear: 1990 };

test.each([ANY_FILM, crime, ...PROGRAMMES.map(filterOf)])(
  'a filter is read as it was sent',
  (filter) => {
    expect(readFilter({ programme: null, ...sendFilter(filter) })).toEqual(filter);
  },
);

test('a programme of a later version is read as any film', () => {
  const wire = { ...sendFilter(crime), programme: 'WESTERN_NIGHT' };
  expect(readFilter(wire)).toEqual(ANY_FILM);
});
