import { expect, test } from 'vitest';
import { castNamed, namesCharacter, quotedRatings } from './film-texts.ts';
import type { CatalogueFilm } from './films/film.ts';

test.each([
  '8/10, would watch again',
  'I loved it, 8.5 out of 10.',
  '3 out of 4 from an old fan',
  '7 of 10',
  '4 stars',
  'Stars: 4',
  'I give it a 7.',
  'My wife rated it 9 and I agree',
  'a 6 from me',
  'My rating: 3',
])('a review that says "%s" quotes a rating', (review) => {
  expect(quotedRatings(review)).not.toEqual([]);
});

test.each([
  'We are 5 of 11 cousins.',
  'I gave it 10 minutes and stayed for 90.',
  'The last train leaves at 7.42 and stars are out.',
  'Ten years later it is still my favorite.',
])('a review that says "%s" quotes no rating', (review) => {
  expect(quotedRatings(review)).toEqual([]);
});

test('an overview names an actor only by the whole name', () => {
  expect(castNamed(aFilm({ overview: 'A clerk, Kim Lee, robs a bank.' }))).toEqual(['Kim Lee']);
  expect(castNamed(aFilm({ overview: 'Kim Leeson robs a bank with Lee.' }))).toEqual([]);
});

test.each([
  { overview: 'Ada Stone robs a bank.', named: true },
  { overview: 'A clerk named Ada robs a bank.', named: true },
  { overview: 'Captain Stone robs a bank.', named: true },
  { overview: 'A captain robs a bank of stone.', named: false },
  { overview: 'The Captain robs a bank.', named: false },
  { overview: 'Stonewall is robbed.', named: false },
])(
  'it is detected whether "$overview" names a character of the cast: $named',
  ({ overview, named }) => {
    expect(namesCharacter(aFilm({ overview }))).toBe(named);
  },
);

/** A film with one actor: Kim Lee, as Captain Ada Stone. */
function aFilm({ overview }: Pick<CatalogueFilm, 'overview'>): CatalogueFilm {
  return {
    id: 1,
    title: 'The Bank',
    releaseDate: '2001-01-01',
    genres: ['crime'],
    voteAverage: 6,
    voteCount: 1_204,
    overview,
    cast: [{ name: 'Kim Lee', character: 'Captain Ada Stone (voice)' }],
    crew: [{ name: 'Jo Ray', job: 'Director' }],
    reviews: [],
  };
}
