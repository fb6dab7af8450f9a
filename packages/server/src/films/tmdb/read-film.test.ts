import { isUsable } from '@outoften/rules/film/film';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readFilm } from './read-film.ts';
import { DetailsSchema } from './tmdb-schemas.ts';

const DETAILS = {
  id: 11,
  adult: false,
  title: 'The Last Reel',
  overview: 'A projectionist finds one reel too many.',
  release_date: '1984-05-11',
  genres: [{ id: 18, name: 'Drama' }, { id: 4711, name: 'New' }, { name: 'Without id' }],
  poster_path: '/aB3_x-9.jpg',
  vote_average: 7.349,
  credits: {
    cast: [
      { id: 3, name: 'Ben Second', original_name: 'Бен', character: 'Otto', order: 1 },
      { id: 2, name: ' Ana First ', character: null, order: 0, profile_path: '/ana.jpg' },
      { id: 4, name: '' },
      'nobody',
    ],
    crew: [
      { id: 5, name: 'Cy Moll', job: 'Director' },
      { id: 6, name: 'Di Gaffer', job: 'Gaffer' },
    ],
  },
  reviews: {
    results: [
      {
        id: 'r1',
        author: 'booth_two',
        author_details: { rating: 8, avatar_path: '/booth.png' },
        content: 'Stayed for the credits.',
        created_at: '2013-11-04T10:00:00.000Z',
      },
      { id: 'r2', author_details: { rating: null }, content: 'Left early.' },
      { id: 'r3', content: '   ' },
    ],
  },
};

test('a film of the database is converted to a film of the game', () => {
  expect(read(DETAILS)).toEqual({
    id: '11',
    title: 'The Last Reel',
    overview: 'A projectionist finds one reel too many.',
    releaseDate: '1984-05-11',
    releaseYear: 1984,
    genres: ['drama'],
    rating: 73,
    poster: '/posters/tmdb/w500/aB3_x-9.jpg',
    reviews: [
      {
        id: 'r1',
        author: 'booth_two',
        createdAt: '2013-11-04T10:00:00.000Z',
        content: 'Stayed for the credits.',
        rating: 80,
        avatar: '/posters/tmdb/w185/booth.png',
      },
      { id: 'r2', author: '', createdAt: '', content: 'Left early.', rating: undefined },
    ],
    cast: [
      {
        id: '2',
        name: 'Ana First',
        originalName: 'Ana First',
        character: '',
        portrait: '/posters/tmdb/w185/ana.jpg',
      },
      { id: '3', name: 'Ben Second', originalName: 'Бен', character: 'Otto' },
    ],
    crew: [{ id: '5', name: 'Cy Moll', originalName: 'Cy Moll', job: 'Director' }],
  });
});

test.each(['title', 'release_date', 'vote_average'])('without %s there is no film', (field) => {
  expect(read({ ...DETAILS, [field]: undefined })).toBeUndefined();
});

test.each([
  { release_date: '' },
  { release_date: '1984-13-41' },
  { vote_average: 0 },
  { vote_average: 'high' },
  { adult: true },
])('with %j there is no film', (wrong) => {
  expect(read({ ...DETAILS, ...wrong })).toBeUndefined();
});

test.each(['overview', 'poster_path', 'credits', 'reviews'])(
  'without %s, or with nonsense in its place, a film can’t be played',
  (field) => {
    for (const nonsense of [undefined, null, 7, '', [], {}]) {
      const film = read({ ...DETAILS, [field]: nonsense });
      expect(film && isUsable(film)).toBe(false);
    }
  },
);

test('an unbilled actor comes last, and a very long review is cut', () => {
  const film = read({
    ...DETAILS,
    credits: { cast: [{ id: 9, name: 'Extra' }, ...DETAILS.credits.cast], crew: [] },
    reviews: { results: [{ id: 'r', content: 'x'.repeat(50_000) }] },
  });
  expect(film?.cast.at(-1)?.name).toBe('Extra');
  expect(film?.reviews[0]?.content).toHaveLength(10_000);
});

test('a very long list is cut, and entries that no screen could show are left out', () => {
  const film = read({
    ...DETAILS,
    overview: 'x'.repeat(1_000_000),
    credits: {
      cast: Array.from({ length: 1_000_000 }, () => 0),
      crew: [{ id: 1, name: 'x'.repeat(1000), job: 'Director' }, ...DETAILS.credits.crew],
    },
  });
  expect(film?.overview).toHaveLength(2_000);
  expect(film?.cast).toEqual([]);
  expect(film?.crew.map(({ name }) => name)).toEqual(['Cy Moll']);
  expect(read({ ...DETAILS, title: 'x'.repeat(1000) })).toBeUndefined();
});

test.each([
  '/../../3/account.jpg',
  '//evil.example/a.jpg',
  'https://evil.example/a.jpg',
  '/a.svg',
  '/a.jpg?b',
  '/%2e%2e%2fa.jpg',
  '/a b.jpg',
  `/${'a'.repeat(100)}.jpg`,
])('the poster %s is refused', (path) => {
  expect(read({ ...DETAILS, poster_path: path })?.poster).toBeUndefined();
});

test.each(['..', '../../account', 'a/b', 'a?b', 'a\u0000', '', 'x'.repeat(65)])(
  'a review with the id %j is left out',
  (id) => {
    const [review] = DETAILS.reviews.results;
    const film = read({ ...DETAILS, reviews: { results: [{ ...review, id }, review] } });
    expect(film?.reviews.map((left) => left.id)).toEqual(['r1']);
  },
);

test.each([-1, 0, 1.5, 1e12, '11', null])('a film with the id %j is refused', (id) => {
  expect(v.safeParse(DetailsSchema, { ...DETAILS, id }).success).toBe(false);
});

test('markup is read as text', () => {
  const title = '<img src=x onerror=alert(1)>';
  expect(read({ ...DETAILS, title })?.title).toBe(title);
});

function read(details: unknown) {
  return readFilm(v.parse(DetailsSchema, details));
}

test.each([
  { vote_count: 12_431, voteCount: 12_431 },
  { vote_count: 0, voteCount: undefined },
  { vote_count: 'many', voteCount: undefined },
  { vote_count: undefined, voteCount: undefined },
])('the count of votes $vote_count becomes $voteCount', ({ vote_count, voteCount }) => {
  expect(read({ ...DETAILS, vote_count })?.voteCount).toBe(voteCount);
});
