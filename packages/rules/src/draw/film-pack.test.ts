import { expect, test } from 'vitest';
import { ANY_FILM, type FilmFilter } from '../film/film-filter.ts';
import { refuse } from '../result.ts';
import { aFilm, aReview } from '../testing/film-builder.ts';
import { decodeFilmPack, drawFromPack, encodeFilmPack, type FilmPack } from './film-pack.ts';

const western = aFilm({ id: '1', genres: ['western'], releaseYear: 1966 });
const comedy = aFilm({ id: '2', genres: ['comedy'], releaseYear: 1994 });
const drama = aFilm({ id: '3', genres: ['drama'], releaseYear: 2011 });
const pack: FilmPack = { films: [western, comedy, drama], people: ['Ada Quill', 'Bo Stern'] };

const laughs: FilmFilter = { ...ANY_FILM, genres: ['comedy', 'family', 'animation'] };

test('a pack is read as it was written, also with a review without a rating', () => {
  const unrated = aFilm({ reviews: [aReview({ rating: undefined }), aReview({ id: 'review-2' })] });
  const written: FilmPack = { films: [western, unrated], people: pack.people };
  expect(decodeFilmPack(encodeFilmPack(written))).toEqual({ ok: true, value: written });
});

test.each([
  { name: 'no JSON', text: '<!doctype html>' },
  { name: 'of another version', text: encodeFilmPack(pack).replace('"version":1', '"version":2') },
  {
    name: 'a film without a rating',
    text: encodeFilmPack(pack).replace('"rating":77', '"rating":0'),
  },
  {
    name: 'a film without a poster',
    text: encodeFilmPack({ ...pack, films: [aFilm({ poster: undefined })] }),
  },
])('a pack that is $name is refused', ({ text }) => {
  expect(decodeFilmPack(text)).toEqual(refuse('unreadable'));
});

test.each([
  { random: 0, film: western },
  { random: 0.5, film: comedy },
  { random: 0.999, film: drama },
])('a draw with the random number $random takes its film', ({ random, film }) => {
  expect(drawFromPack(pack, { filter: ANY_FILM, avoid: [], shown: [], random: () => random })).toBe(
    film,
  );
});

test('a draw respects genres and years', () => {
  expect(drawFromPack(pack, { filter: laughs, avoid: [], shown: [], random: () => 0.9 })).toBe(
    comedy,
  );
  const old = { ...ANY_FILM, toYear: 1975 };
  expect(drawFromPack(pack, { filter: old, avoid: [], shown: [], random: () => 0.9 })).toBe(
    western,
  );
});

test('a film is drawn again only after all matching films were shown, beginning with the older half', () => {
  const draw = (shown: readonly string[], chance: number) =>
    drawFromPack(pack, { filter: ANY_FILM, avoid: [], shown, random: () => chance });
  expect(draw(['3', '1'], 0.9)).toBe(comedy);
  expect([0, 0.9].map((chance) => draw(['3', '1', '2'], chance))).toEqual([drama, western]);
  expect([0, 0.9].map((chance) => draw(['3', '1', '2', '3'], chance))).toEqual([western, comedy]);
});

test('a filter that matches no film in the pack draws none', () => {
  const none: FilmFilter = { ...ANY_FILM, genres: ['music', 'war', 'history'] };
  expect(
    drawFromPack(pack, { filter: none, avoid: [], shown: [], random: () => 0 }),
  ).toBeUndefined();
});

test('a film to avoid is not drawn, even if no other is left', () => {
  const draw = (avoid: readonly string[]) =>
    drawFromPack(pack, { filter: ANY_FILM, avoid, shown: [], random: () => 0 });
  const ids = pack.films.map(({ id }) => id);
  expect(draw(ids.slice(1))?.id).toBe(ids[0]);
  expect(draw(ids)).toBeUndefined();
});
