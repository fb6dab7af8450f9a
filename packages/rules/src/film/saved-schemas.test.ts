import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ANY_FILM, filterOf } from './film-filter.ts';
import { filmFilterSchema, posterSchema, ratingSchema } from './saved-schemas.ts';

test.each([1, 77, 100])('%d tenths are a rating', (value) => {
  expect(v.is(ratingSchema, value)).toBe(true);
});

test.each([
  { name: 'too high', value: 101 },
  { name: 'nothing', value: 0 },
  { name: 'between tenths', value: 7.5 },
  { name: 'text', value: '77' },
])('a number that is $name is no rating', ({ value }) => {
  expect(v.is(ratingSchema, value)).toBe(false);
});

test.each(['/posters/1.svg', '/p/a-b_c.d/e', '/x', `/${'z'.repeat(199)}`])(
  '%s is the path of a poster',
  (path) => {
    expect(v.is(posterSchema, path)).toBe(true);
  },
);

test.each([
  { name: 'on another server', path: 'https://x.example/a.png' },
  { name: 'on another server, by two slashes', path: '//x.example/a.png' },
  { name: 'a script', path: 'javascript:alert(1)' },
  { name: 'data', path: 'data:image/svg+xml,' },
  { name: 'with a quote', path: '/a"onerror=' },
  { name: 'relative', path: 'x/a' },
  { name: 'of two lines', path: '/a\n' },
  { name: 'too long', path: `/${'z'.repeat(200)}` },
  { name: 'empty', path: '/' },
])('a path that is $name is no poster', ({ path }) => {
  expect(v.is(posterSchema, path)).toBe(false);
});

test('a filter is read with its programme, also without one or with a later version’s', () => {
  const read = (filter: object) => v.parse(filmFilterSchema, JSON.parse(JSON.stringify(filter)));
  expect(read(filterOf('horror'))).toEqual(filterOf('horror'));
  expect(read(ANY_FILM)).toEqual(ANY_FILM);
  expect(read({ ...ANY_FILM, programme: 'western-night' })).toEqual(ANY_FILM);
});
