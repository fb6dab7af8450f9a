import { EXAMPLE_FILM } from '@outoften/rules/film/example-film';
import { filmSchema } from '@outoften/rules/film/film';
import { tenths } from '@outoften/rules/rating';
import type { InjectOptions } from 'fastify';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type AppUnderTest,
  codeOf,
  openApp,
  postGraphql,
} from '../../testing/app/app-under-test.ts';
import { aFilm } from '../../testing/films/film-builder.ts';
import { allowShared, networkOf } from '../platform/limits/address-limits.ts';
import { countAttempts, hashKey } from '../platform/limits/attempts.ts';
import { DRAWS_FROM_NETWORK, DRAWS_OF_VISITOR } from './draw-limits.ts';
import { memorySource } from './sources/memory-source.ts';

let open: AppUnderTest;
beforeEach(async () => {
  open = await openApp();
});
afterEach(() => open.close());

const FILTER = {
  genres: ['drama', 'comedy', 'mystery'],
  fromYear: 1980,
  toYear: 1999,
};

const DRAW = 'mutation ($filter: FilmFilter) { drawMovie(filter: $filter) }';

describe('films', () => {
  test('a draw has its notice', async () => {
    const film = aFilm();
    const drawCandidate = async () => ({ ...film, notice: 'stored-films' as const });
    await reopen({ films: { ...memorySource([film]), drawCandidate } });
    const drawn = await ask(DRAW);
    expect(drawn.json()).toEqual({ data: { drawMovie: { ...film, notice: 'stored-films' } } });
  });

  test('a whole film can be drawn and fetched again', async () => {
    const movie = aFilm();
    expect((await ask(DRAW)).json()).toMatchObject({ data: { drawMovie: { id: movie.id } } });
    await reopen({ films: memorySource([movie]) });
    const drawn = (await ask(DRAW)).json().data.drawMovie;
    expect(drawn).toEqual(movie);
    expect(v.parse(filmSchema, drawn)).toEqual(movie);
    expect((await ask('{ movie(id: "539") }')).json()).toEqual({ data: { movie } });
  });

  test('a matching filter draws a film', async () => {
    const drawn = await ask(DRAW, { filter: FILTER });
    expect(drawn.json()).toMatchObject({ data: { drawMovie: { id: '539' } } });
  });

  test.each([
    { name: 'two genres', change: { genres: ['drama', 'comedy'] }, refusal: 'too-few-genres' },
    {
      name: 'one genre three times',
      change: { genres: ['drama', 'drama', 'drama'] },
      refusal: 'too-few-genres',
    },
    {
      name: 'a year too early',
      change: { fromYear: 1959 },
      refusal: 'year-out-of-range',
    },
    {
      name: 'a year too late',
      change: { toYear: 2025 },
      refusal: 'year-out-of-range',
    },
    { name: 'years too close', change: { toYear: 1989 }, refusal: 'years-too-close' },
  ])('a filter with $name is refused with the reason', async ({ change, refusal }) => {
    const refused = await ask(DRAW, { filter: { ...FILTER, ...change } });
    expect(refused.json().errors[0].extensions).toEqual({ code: 'INVALID_FILTER', refusal });
    expect(refused.json().data).toBeNull();
  });

  test('a filter with an unknown genre is refused', async () => {
    const refused = await ask(DRAW, { filter: { ...FILTER, genres: ['drama', 'comedy', 'noir'] } });
    expect(codeOf(refused)).toBe('BAD_USER_INPUT');
  });

  test('programmes show posters of their films, except if their name tells the rating', async () => {
    const films = ['1', '2', '3', '4', '5'].map((id) =>
      aFilm({ id, genres: ['horror'], rating: tenths(85), poster: `/posters/${id}.svg` }),
    );
    await reopen({ films: memorySource(films) });
    const answer = await ask('{ programmePosters programmeCounts }');
    const posters = ['/posters/1.svg', '/posters/3.svg', '/posters/5.svg'];
    expect(answer.json().data).toEqual({
      programmePosters: {
        everything: films.map(({ poster }) => poster),
        blockbusters: [],
        'eighties-night': expect.any(Array),
        horror: posters,
        family: [],
      },
      programmeCounts: {
        everything: 5,
        blockbusters: 0,
        'eighties-night': 5,
        horror: 5,
        family: 0,
        'so-bad-its-good': 0,
        masterpieces: 5,
      },
    });
  });

  test('films to avoid are not drawn, and there may be 500 at most', async () => {
    await reopen({ films: memorySource([aFilm({ id: '1' }), aFilm({ id: '2' })]) });
    const query = 'mutation ($avoid: [ID!]) { drawMovie(avoid: $avoid) }';
    for (let time = 1; time <= 3; time++) {
      const drawn = await ask(query, { avoid: ['1'] });
      expect(drawn.json()).toMatchObject({ data: { drawMovie: { id: '2' } } });
    }
    expect(codeOf(await ask(query, { avoid: ['1', '2'] }))).toBe('NO_MOVIE_FITS');
    const many = Array.from({ length: 501 }, (_, nth) => String(nth));
    expect(codeOf(await ask(query, { avoid: many }))).toBe('BAD_USER_INPUT');
  });

  test('a filter without a matching film is refused', async () => {
    const refused = await ask(DRAW, {
      filter: { ...FILTER, genres: ['western', 'war', 'history'] },
    });
    expect(refused.json().errors[0]).toMatchObject({
      message:
        'There is no film for history, war, or western from 1980 to 1999 that was not shown yet. Choose more genres or years.',
      extensions: {
        code: 'NO_MOVIE_FITS',
        refusal: 'no-film-fits',
        filter: {
          genre_ids: [36, 10752, 37],
          minimum_release_year: 1980,
          maximum_release_year: 1999,
        },
      },
    });
  });

  test('a filter that only unplayable films match is refused', async () => {
    await reopen({ films: memorySource([aFilm({ poster: undefined })]) });
    const refused = await ask(DRAW);
    expect(codeOf(refused)).toBe('NO_USABLE_MOVIE');
    expect(refused.json().errors[0].message).toBe(
      'No film can be played for any genre from 1960 to 2024. Choose more genres or years.',
    );
  });

  test('films can be counted, all of them or those that match a filter', async () => {
    const unplayable = [aFilm({ id: EXAMPLE_FILM.id }), aFilm({ id: '3', reviews: [] })];
    const playable = [aFilm(), aFilm({ id: '2', releaseYear: 2001 })];
    await reopen({ films: memorySource([...playable, ...unplayable]) });
    const COUNT = 'query ($filter: FilmFilter) { countMovies(filter: $filter) }';
    expect((await ask(COUNT)).json()).toEqual({ data: { countMovies: 2 } });
    const matching = await ask(COUNT, { filter: FILTER });
    expect(matching.json()).toEqual({ data: { countMovies: 1 } });
    const refused = await ask(COUNT, { filter: { ...FILTER, genres: ['drama'] } });
    expect(codeOf(refused)).toBe('INVALID_FILTER');
  });

  test('a programme ignores the genres and years that are sent with it', async () => {
    const good = aFilm({ id: '2', rating: tenths(81) });
    await reopen({ films: memorySource([aFilm({ id: '1', rating: tenths(31) }), good]) });
    const filter = { ...FILTER, genres: ['drama'], programme: 'masterpieces' };
    const COUNT = 'query ($filter: FilmFilter) { countMovies(filter: $filter) }';
    expect((await ask(COUNT, { filter })).json()).toEqual({ data: { countMovies: 1 } });
    const drawn = await ask(DRAW, { filter });
    expect(drawn.json().data.drawMovie.id).toMatch(/^[12]$/);
  });

  test('films are not counted while the film database does not answer', async () => {
    await reopen({ films: { ...memorySource([aFilm()]), count: async () => undefined } });
    expect((await ask('{ countMovies }')).json()).toEqual({ data: { countMovies: null } });
  });

  test.each(['540', '', '0', '-1', 'constructor', "' or 1=1 --"])(
    'film "%s" does not exist',
    async (id) => {
      const refused = await ask('query ($id: ID!) { movie(id: $id) }', { id });
      expect(codeOf(refused)).toBe('MOVIE_NOT_FOUND');
    },
  );

  test('an unplayable film is not returned', async () => {
    await reopen({ films: memorySource([aFilm({ reviews: [] })]) });
    expect(codeOf(await ask('{ movie(id: "539") }'))).toBe('MOVIE_NOT_FOUND');
  });

  test('people are found, and the query’s length is limited', async () => {
    const search = 'query ($query: String!) { searchPeople(query: $query) }';
    const found = await ask(search, { query: 'Ana S' });
    expect(found.json().data.searchPeople).toEqual(['Ana Solo']);
    expect(codeOf(await ask(search, { query: 'x'.repeat(101) }))).toBe('BAD_USER_INPUT');
  });
});

describe('the visitor', () => {
  test('the first draw sets a cookie, and no other operation does', async () => {
    expect((await ask('{ movie(id: "539") }')).cookies).toEqual([]);
    const [cookie] = (await ask(DRAW)).cookies;
    expect(cookie).toMatchObject({
      name: 'visitor',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 2_592_000,
    });
    expect(cookie).not.toHaveProperty('secure');
    const again = await ask(DRAW, {}, { cookies: { visitor: cookie?.value ?? '' } });
    expect(again.cookies).toEqual([]);
  });

  test('one request has one visitor, however many films it draws', async () => {
    const drawn = await ask('mutation { a: drawMovie b: drawMovie }');
    expect(drawn.cookies).toHaveLength(1);
  });

  test('with https the cookie is sent only by https', async () => {
    await reopen({ publicUrl: 'https://play.example.com' });
    expect((await ask(DRAW)).cookies[0]).toHaveProperty('secure', true);
  });

  test.each([
    { visitor: '' },
    { visitor: 'short' },
    { visitor: 'x'.repeat(5000) },
    { visitor: '../../../../etc/passwd' },
    { visitor: 'äöüäöüäöüäöüäöüäöüäöüä' },
  ])('the cookie "$visitor" is replaced', async ({ visitor }) => {
    const cookie = `visitor=${encodeURIComponent(visitor)}`;
    expect((await ask(DRAW, {}, { headers: { cookie } })).cookies).toHaveLength(1);
  });

  test('draws are remembered for the visitor', async () => {
    const films = ['a', 'b', 'c'].map((id) => aFilm({ id }));
    await reopen({ films: memorySource(films) });
    const visitor = 'ana'.padEnd(22, '-');
    const ids: string[] = [];
    for (const _ of films) {
      const drawn = await ask(DRAW, {}, { cookies: { visitor } });
      ids.push(drawn.json().data.drawMovie.id);
    }
    expect(ids).toEqual(['a', 'b', 'c']);
  });

  test('a visitor can draw 240 films an hour, and is then refused', async () => {
    const visitor = 'ana'.padEnd(22, '-');
    const attempts = new Map([[hashKey(['draws of', visitor]), DRAWS_OF_VISITOR - 1]]);
    await countAttempts(open.parts.db, { attempts, limit: AN_HOUR, now: open.parts.now() });
    const draw = () => ask(DRAW, {}, { cookies: { visitor } });
    expect(codeOf(await draw())).toBeUndefined();
    expect(codeOf(await draw())).toBe('TOO_MANY_REQUESTS');
    const another = { cookies: { visitor: 'ben'.padEnd(22, '-') } };
    expect(codeOf(await ask(DRAW, {}, another))).toBeUndefined();
  });

  test.each([
    { name: 'a single address', shared: [], code: 'TOO_MANY_REQUESTS' },
    { name: 'a shared address', shared: ['127.0.0.1'], code: undefined },
  ])('after 2,000 draws all visitors of $name are refused', async (about) => {
    await reopen({ allowanceOf: allowShared(about.shared) });
    const key = hashKey(['draws from', networkOf('127.0.0.1')]);
    const attempts = new Map([[key, DRAWS_FROM_NETWORK]]);
    await countAttempts(open.parts.db, { attempts, limit: AN_HOUR, now: open.parts.now() });
    expect(codeOf(await ask(DRAW))).toBe(about.code);
  });
});

const AN_HOUR = { max: 0, windowMs: 60 * 60_000 };

async function reopen(about: Parameters<typeof openApp>[0]) {
  await open.close();
  open = await openApp(about);
}

function ask(query: string, variables: object = {}, options: InjectOptions = {}) {
  return postGraphql(open.app, { ...options, payload: { query, variables } });
}
