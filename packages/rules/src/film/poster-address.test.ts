import { expect, test } from 'vitest';
import {
  formatPosterFile,
  parsePosterFile,
  portraitAddress,
  posterAddress,
  posterSrcset,
  roundPosterAddress,
} from './poster-address.ts';

test('a poster’s path becomes an address on this server, and the address becomes the file’s path again', () => {
  const address = posterAddress('/aB3_x-9.jpg');
  expect(address).toBe('/posters/tmdb/w500/aB3_x-9.jpg');
  const poster = parsePosterFile(address!);
  expect(poster).toEqual({ size: 'w500', file: 'aB3_x-9.jpg' });
  expect(formatPosterFile(poster!)).toBe(address);
});

test('a portrait has an address on this server as well', () => {
  const address = portraitAddress('/aB3_x-9.jpg');
  expect(address).toBe('/posters/tmdb/w185/aB3_x-9.jpg');
  expect(parsePosterFile(address!)).toEqual({ size: 'w185', file: 'aB3_x-9.jpg' });
});

test.each([undefined, '/https://elsewhere.example/a.jpg', '//elsewhere.example/a.jpg'])(
  '%j is no portrait of the film database',
  (path) => {
    expect(portraitAddress(path)).toBeUndefined();
  },
);

test.each([undefined, '', '/', 'a.jpg', '/a.svg', '/a/b.jpg', '/../a.jpg', '/a.jpg?x', '/a b.jpg'])(
  '%j is no poster’s path',
  (path) => {
    expect(posterAddress(path)).toBeUndefined();
  },
);

test.each([
  '/posters/tmdb/original/a.jpg',
  '/posters/tmdb/w500/..%2fa.jpg',
  '/posters/tmdb/w500/a.jpg/b.jpg',
  '/posters/tmdb/w500/a.jpg?size=1',
  '/posters/tmdb/w500/',
  '/posters/tmdb/w500',
  '/posters/539.1a2b3c4d.svg',
  `/posters/tmdb/w500/${'a'.repeat(99)}.jpg`,
])('%s is no poster’s address', (address) => {
  expect(parsePosterFile(address)).toBeUndefined();
});

test('a film database’s poster has sizes to choose from, and the catalogue’s has none', () => {
  expect(posterSrcset('/posters/tmdb/w500/a.jpg')).toBe(
    [
      '/posters/tmdb/w154/a.jpg 154w',
      '/posters/tmdb/w342/a.jpg 342w',
      '/posters/tmdb/w500/a.jpg 500w',
      '/posters/tmdb/w780/a.jpg 780w',
    ].join(', '),
  );
  expect(posterSrcset('/posters/539.1a2b3c4d.svg')).toBeUndefined();
});

test('a round’s poster has all sizes under its own address, so that no size shows where the film is from', () => {
  const address = roundPosterAddress('kEy_1');
  expect(address).toBe('/round-posters/kEy_1.svg');
  expect(posterSrcset(address)).toBe(
    [
      '/round-posters/kEy_1.svg?size=w154 154w',
      '/round-posters/kEy_1.svg?size=w342 342w',
      '/round-posters/kEy_1.svg?size=w500 500w',
      '/round-posters/kEy_1.svg?size=w780 780w',
    ].join(', '),
  );
});
