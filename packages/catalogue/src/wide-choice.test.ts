import {
  EARLIEST_YEAR,
  LATEST_YEAR,
  LEAST_YEARS_APART,
  matchesFilter,
} from '@outoften/rules/film/film-filter';
import { GENRES } from '@outoften/rules/film/genre';
import { tenths } from '@outoften/rules/rating';
import { expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { PACKED_FILMS } from './packed-films.ts';
import { chooseWidely } from './wide-choice.ts';

const chosen = PACKED_FILMS;

test('a wide choice has every genre, decade and kind of rating more than once', () => {
  expect(new Set(chosen).size).toBe(40);
  for (const genre of GENRES) {
    const films = chosen.filter((film) => film.genres.includes(genre));
    expect(films.length, genre).toBeGreaterThanOrEqual(2);
  }
  for (let year = EARLIEST_YEAR; year < LATEST_YEAR; year += 10) {
    const films = chosen.filter((film) => film.releaseDate.startsWith(`${year / 10}`));
    expect(films.length, `${year}s`).toBeGreaterThanOrEqual(3);
  }
  const rated = (from: number, below: number) =>
    chosen.filter(({ voteAverage }) => from <= voteAverage && voteAverage < below).length;
  expect([rated(0, 5), rated(5, 8), rated(8, 10.1)].every((count) => count >= 4)).toBe(true);
});

test('a wide choice contains a film for most of the narrowest filters', () => {
  const films = chosen.map((film) => ({
    genres: film.genres,
    releaseYear: Number(film.releaseDate.slice(0, 4)),
    rating: tenths(Math.round(film.voteAverage * 10)),
  }));
  let found = 0;
  let asked = 0;
  for (const [place, genre] of GENRES.entries()) {
    const genres = [genre, ...GENRES.slice(place + 1), ...GENRES].slice(0, 3);
    for (let fromYear = EARLIEST_YEAR; fromYear <= LATEST_YEAR - LEAST_YEARS_APART; fromYear++) {
      const filter = { genres, fromYear, toYear: fromYear + LEAST_YEARS_APART };
      asked += 1;
      if (films.some((film) => matchesFilter(film, filter))) found += 1;
    }
  }
  expect(found / asked).toBeGreaterThan(0.9);
});

test('the same films give the same choice, and all are chosen if there are fewer than asked for', () => {
  expect(chooseWidely(CATALOGUE, 40)).toEqual(chosen);
  expect(chooseWidely(CATALOGUE.slice(0, 3), 40)).toEqual(CATALOGUE.slice(0, 3));
});
