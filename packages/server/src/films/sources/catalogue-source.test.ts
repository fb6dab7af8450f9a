import { CATALOGUE } from '@outoften/catalogue/catalogue';
import { FILM_PEOPLE } from '@outoften/catalogue/film-people';
import type { CatalogueFilm } from '@outoften/catalogue/films/film';
import { isUsable } from '@outoften/rules/film/film';
import { ANY_FILM } from '@outoften/rules/film/film-filter';
import { expect, test } from 'vitest';
import { catalogueSource } from './catalogue-source.ts';

const FILM: CatalogueFilm = {
  id: 11,
  title: 'The Last Reel',
  releaseDate: '1984-05-11',
  genres: ['drama', 'mystery'],
  voteAverage: 7.3,
  voteCount: 1_204,
  overview: 'A projectionist finds one reel too many.',
  cast: [{ name: 'Renée Solo', character: 'Ines' }],
  crew: [
    { name: 'Ben Moll', job: 'Director' },
    { name: 'Ben Moll', job: 'Screenplay' },
  ],
  reviews: [
    { author: 'booth_two', writtenOn: '2013-11-04', rating: 9, content: 'Stayed for the credits.' },
    { author: 'aisle9', writtenOn: '2014-01-02', content: 'Left early.' },
  ],
};

test('a film of the catalogue is converted to a film of the game', async () => {
  expect(await aSource().find('11')).toEqual({
    id: '11',
    title: 'The Last Reel',
    overview: 'A projectionist finds one reel too many.',
    releaseDate: '1984-05-11',
    releaseYear: 1984,
    genres: ['drama', 'mystery'],
    rating: 73,
    voteCount: 1_204,
    poster: '/posters/11.1a2b3c4d.svg',
    reviews: [
      {
        id: '11-1',
        author: 'booth_two',
        createdAt: '2013-11-04',
        content: 'Stayed for the credits.',
        rating: 90,
      },
      {
        id: '11-2',
        author: 'aisle9',
        createdAt: '2014-01-02',
        content: 'Left early.',
        rating: undefined,
      },
    ],
    cast: [{ id: 'renee-solo', name: 'Renée Solo', originalName: 'Renée Solo', character: 'Ines' }],
    crew: [
      { id: 'ben-moll', name: 'Ben Moll', originalName: 'Ben Moll', job: 'Director' },
      { id: 'ben-moll', name: 'Ben Moll', originalName: 'Ben Moll', job: 'Screenplay' },
    ],
  });
});

test('a film without a poster is found, but can’t be played', async () => {
  const film = await aSource({ posters: new Map() }).find('11');
  expect(film && isUsable(film)).toBe(false);
});

test('a film without ratings is left out', async () => {
  const source = aSource({ catalogue: [{ ...FILM, voteAverage: 0 }] });
  expect(await source.find('11')).toBeUndefined();
  expect(await source.isReady()).toBe(false);
});

test('an unknown film is not found', async () => {
  expect(await aSource().find('12')).toBeUndefined();
});

test('a random film is drawn from all that match and are not to be avoided', async () => {
  const ids = [1, 2, 3, 4];
  const source = aSource({ catalogue: ids.map((id) => ({ ...FILM, id })) });
  const request = { filter: ANY_FILM, avoid: new Set(['2']), waitsUntil: 0 };
  const drawn = await Promise.all(
    [0, 0.34, 0.67, 0.999].map((chance) =>
      source.drawCandidate({ ...request, random: () => chance }),
    ),
  );
  expect(drawn.map((film) => film?.id)).toEqual(['1', '3', '4', '4']);
});

test('rounds with the same film share it', async () => {
  const source = aSource();
  const film = await source.find('11');
  const request = { filter: ANY_FILM, avoid: new Set<string>(), waitsUntil: 0, random: () => 0 };
  expect(await source.drawCandidate(request)).toBe(film);
  expect(await source.find('11')).toBe(film);
});

test('cast and further people are searched, and each is found once', async () => {
  const source = aSource({ furtherPeople: ['Renee Solo', 'Renata Quill'] });
  expect(await source.searchPeople('rena')).toEqual([
    { id: 'renata-quill', name: 'Renata Quill', originalName: 'Renata Quill' },
    { id: 'renee-solo', name: 'Renée Solo', originalName: 'Renée Solo' },
  ]);
});

test('the built-in catalogue works as a source, including its cast', async () => {
  const source = aSource({ catalogue: CATALOGUE, furtherPeople: FILM_PEOPLE });
  for (const { id, cast } of CATALOGUE) {
    expect((await source.find(String(id)))?.cast).toHaveLength(cast.length);
  }
});

function aSource(about: Partial<Parameters<typeof catalogueSource>[0]> = {}) {
  return catalogueSource({
    catalogue: [FILM],
    furtherPeople: [],
    posters: new Map([['11', '/posters/11.1a2b3c4d.svg']]),
    ...about,
  });
}
