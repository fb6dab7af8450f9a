import { readFileSync } from 'node:fs';
import {
  belongsToFilter,
  EARLIEST_YEAR,
  filterOf,
  LATEST_YEAR,
  matchesFilter,
} from '@outoften/rules/film/film-filter';
import { GENRES } from '@outoften/rules/film/genre';
import { hasFilmsFromOutside, PROGRAMMES } from '@outoften/rules/film/programme';
import { cleanReview } from '@outoften/rules/film/review-text';
import { formatRating, ratingFromAverage, tenths } from '@outoften/rules/rating';
import { expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { yearFile } from './data-files.ts';
import { FILM_PEOPLE } from './film-people.ts';
import { castNamed, namesCharacter, quotedRatings } from './film-texts.ts';
import type { CatalogueFilm } from './films/film.ts';

const films = CATALOGUE.map((film) => ({ name: film.title, place: placeOf(film), film }));

/** Returns the file and line at which the film begins, such as `films/1980s/1984.json:212`. */
function placeOf({ id, releaseDate }: CatalogueFilm): string {
  const file = yearFile('films', Number(releaseDate.slice(0, 4)));
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  return `${file}:${lines.findIndex((line) => line.trim() === `"id": ${id},`) + 1}`;
}

/** Returns how many words a text has, as word processors count them. */
function words(text: string): number {
  return text.trim().split(/\s+/).length;
}

function repeated<T>(values: readonly T[]): readonly T[] {
  return values.filter((value, place) => values.indexOf(value) !== place);
}

test('no film is listed twice', () => {
  expect(repeated(CATALOGUE.map((film) => film.id))).toEqual([]);
});

test.each(PROGRAMMES)(
  '%s has twenty films or more, and some from outside if its name shows the rating',
  (programme) => {
    const filter = filterOf(programme);
    const rated = CATALOGUE.map(({ genres, releaseDate, voteAverage, voteCount }) => ({
      genres,
      voteCount,
      releaseYear: Number(releaseDate.slice(0, 4)),
      rating: tenths(Math.round(voteAverage * 10)),
    }));
    const own = rated.filter((film) => belongsToFilter(film, filter));
    const all = rated.filter((film) => matchesFilter(film, filter));
    expect(own.length).toBeGreaterThanOrEqual(20);
    if (hasFilmsFromOutside(programme)) expect(all.length).toBeGreaterThanOrEqual(own.length + 20);
    else expect(all).toEqual(own);
  },
);

test('there are six hundred films, at least 22 of each genre and 27 of each decade', () => {
  expect(CATALOGUE.length).toBeGreaterThanOrEqual(600);
  for (const genre of GENRES) {
    const ofGenre = CATALOGUE.filter((film) => film.genres.includes(genre));
    expect(ofGenre.length, genre).toBeGreaterThanOrEqual(22);
  }
  for (let decade = 1960; decade <= 2020; decade += 10) {
    const ofDecade = CATALOGUE.filter((film) => film.releaseDate.startsWith(`${decade / 10}`));
    expect(ofDecade.length, `${decade}s`).toBeGreaterThanOrEqual(27);
  }
});

test('ratings are spread widely', () => {
  const share = (from: number, below: number) =>
    CATALOGUE.filter(({ voteAverage }) => from <= voteAverage && voteAverage < below).length /
    CATALOGUE.length;
  expect(share(0, 5)).toBeGreaterThan(0.07);
  expect(share(5, 6.5)).toBeGreaterThan(0.25);
  expect(share(8, 10)).toBeGreaterThanOrEqual(0.1);
});

test.each(films)('$place: $name has a date, a rating and genres of the game', ({ film }) => {
  const year = Number(film.releaseDate.slice(0, 4));
  expect(film.releaseDate).toBe(new Date(film.releaseDate).toISOString().slice(0, 10));
  expect(year).toBeGreaterThanOrEqual(EARLIEST_YEAR);
  expect(year).toBeLessThanOrEqual(LATEST_YEAR);
  expect(ratingFromAverage(film.voteAverage)).toBe(film.voteAverage * 10);
  expect(film.voteCount).toBeGreaterThan(0);
  expect(Number.isInteger(film.voteCount)).toBe(true);
  expect(film.genres.length).toBeGreaterThan(0);
  expect(repeated(film.genres)).toEqual([]);
});

test.each(films)('$name has five or more actors, each once, and a director', ({ film }) => {
  expect(film.cast.length).toBeGreaterThanOrEqual(5);
  expect(repeated(film.cast.map((entry) => entry.name))).toEqual([]);
  expect(film.crew[0]?.job).toBe('Director');
});

test.each(films)(
  '$place: $name has an overview of 40 to 75 words that names neither it nor its cast',
  ({ film }) => {
    expect(words(film.overview)).toBeGreaterThanOrEqual(40);
    expect(words(film.overview)).toBeLessThanOrEqual(75);
    expect(film.overview.toLowerCase()).not.toContain(` ${film.title.toLowerCase()} `);
    expect(castNamed(film)).toEqual([]);
  },
);

// In a documentary people are themselves, so naming them would name the cast.
const played = films.filter(({ film }) => !film.genres.includes('documentary'));

test.each(played)('$place: $name has an overview that names a character', ({ film }) => {
  expect(namesCharacter(film)).toBe(true);
});

test.each(films)('$place: $name has reviews of readable length without a rating', ({ film }) => {
  const average = ratingFromAverage(film.voteAverage);
  if (average === undefined) throw new Error('unrated');
  expect(film.reviews.length).toBeGreaterThanOrEqual(2);
  for (const review of film.reviews) {
    expect(words(review.content)).toBeGreaterThanOrEqual(40);
    expect(words(review.content)).toBeLessThanOrEqual(180);
    expect(quotedRatings(review.content), review.author).toEqual([]);
    expect(review.content).not.toContain(formatRating(average));
    expect(
      cleanReview(review.content, average)
        .flat()
        .some((span) => span.style === 'blanked'),
    ).toBe(false);
    expect(review.writtenOn > film.releaseDate, 'written after the release').toBe(true);
  }
});

test('every reviewer has a different name', () => {
  expect(
    repeated(CATALOGUE.flatMap((film) => film.reviews.map((review) => review.author))),
  ).toEqual([]);
});

test('the further people are many, are each named once, and mostly play in no film of the catalogue', () => {
  expect(FILM_PEOPLE.length).toBeGreaterThan(1000);
  expect(repeated(FILM_PEOPLE)).toEqual([]);
});
