import { puzzleViewSchema } from '@outoften/rules/daily/puzzle';
import { opensAt } from '@outoften/rules/daily/puzzle-dates';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type AppUnderTest,
  codeOf,
  openApp,
  postGraphql,
} from '../../testing/app/app-under-test.ts';
import { puzzleNumber } from '../../testing/daily/daily-under-test.ts';
import { aFilm } from '../../testing/films/film-builder.ts';
import { memorySource } from '../films/sources/memory-source.ts';
import { keepSchedule } from './daily-schedule.ts';

const films = Array.from({ length: 80 }, (_, nth) => aFilm({ id: `film-${nth}` }));

/** The first moment of puzzle 100, of 2025-04-10. */
const NOW = opensAt(puzzleNumber(100));
const DAY_MS = 86_400_000;

let open: AppUnderTest;
let now = NOW;
let source = memorySource(films);
beforeEach(async () => {
  now = NOW;
  source = memorySource(films);
  const find = (id: string) => source.find(id);
  const packedFilms = new Set<string>();
  open = await openApp({ films: { ...source, find }, packedFilms, now: () => now });
  await keepSchedule({ ...open.parts, packedFilms });
});
afterEach(() => open.close());

const LIST = `query ($filter: ModelMovieDleFilterInput, $limit: Int, $nextToken: String) {
  listMovieDles(filter: $filter, limit: $limit, nextToken: $nextToken) {
    items { id number movie_id begin_at end_at ttl review_id correct_score puzzle viewers }
    nextToken } }`;
const GET = `query ($id: ID!) { getMovieDle(id: $id) {
  id number movie_id begin_at end_at ttl review_id correct_score
  puzzle viewers } }`;

function ask(query: string, variables: object = {}) {
  return postGraphql(open.app, { payload: { query, variables } });
}

async function list(variables: object = {}) {
  return (await ask(LIST, variables)).json().data.listMovieDles;
}

async function numbers(variables: object = {}): Promise<readonly number[]> {
  return (await list(variables)).items.map(({ number }: { number: number }) => number);
}

const todayIs = (today: string) => ({ filter: { begin_at: { le: today }, end_at: { gt: today } } });

describe('today’s puzzle', () => {
  test.each(['2025-04-09', '2025-04-10', '2025-04-08'])(
    'is found with the filter of the specification on %s',
    async (today) => {
      const { items, nextToken } = await list(todayIs(today));
      expect(items).toEqual([
        {
          id: expect.stringMatching(/^\d+$/),
          number: expect.any(Number),
          movie_id: expect.stringMatching(/^film-/),
          begin_at: today,
          end_at: expect.stringMatching(/^2025-04-/),
          ttl: null,
          review_id: '539-1',
          correct_score: null,
          puzzle: null,
          viewers: null,
        },
      ]);
      expect(nextToken).toBeNull();
    },
  );

  test('is the same for every request', async () => {
    const [first, second] = [await list(todayIs('2025-04-10')), await list(todayIs('2025-04-10'))];
    expect(first).toEqual(second);
  });

  test('is available from the moment its date begins somewhere, and not before', async () => {
    expect(codeOf(await ask(LIST, todayIs('2025-04-11')))).toBe('DATE_OUT_OF_WINDOW');
    now = NOW + DAY_MS - 1;
    expect(codeOf(await ask(LIST, todayIs('2025-04-11')))).toBe('DATE_OUT_OF_WINDOW');
    now = NOW + DAY_MS;
    expect(await numbers(todayIs('2025-04-11'))).toEqual([101]);
  });

  test('is complete when fetched by its number', async () => {
    const [{ movie_id }] = (await list(todayIs('2025-04-10'))).items;
    const answer = (await ask(GET, { id: '100' })).json();
    const { rating: _, reviews, ...guarded } = aFilm();
    expect(answer.data.getMovieDle).toEqual({
      id: '100',
      number: 100,
      movie_id,
      begin_at: '2025-04-10',
      end_at: '2025-04-11',
      ttl: null,
      review_id: '539-1',
      correct_score: 7.3,
      puzzle: {
        number: 100,
        film: { ...guarded, id: movie_id },
        review: expect.objectContaining({ author: 'booth_two' }),
      },
      viewers: { reviews, firstId: '539-1' },
    });
  });

  test('can be played without fetching its answer', async () => {
    const quoting = { ...aFilm().reviews[0], content: 'I gave it less than the 7.3/10 it has.' };
    const source = films.map((film) => ({ ...film, reviews: [{ ...quoting, id: '539-1' }] }));
    const other = await openApp({ films: memorySource(source as typeof films), now: () => now });
    const query = '{ server_time getMovieDle(id: "100") { puzzle } }';
    const { payload } = await postGraphql(other.app, { payload: { query } });
    await other.close();
    const { data } = JSON.parse(payload);
    expect(data.server_time).toBe(NOW);
    const { puzzle } = data.getMovieDle;
    expect(v.parse(puzzleViewSchema, puzzle)).toEqual(puzzle);
    expect(puzzle.review.content).toContain('less than the');
    expect(payload).not.toMatch(/7\.3|73/);
  });

  test('never changes, except for its poster’s address', async () => {
    const before = (await ask(GET, { id: '100' })).json().data.getMovieDle;
    const poster = '/posters/539.new.svg';
    source = memorySource(films.map((film) => ({ ...film, title: 'Other', poster })));
    const after = (await ask(GET, { id: '100' })).json().data.getMovieDle;
    const film = { ...before.puzzle.film, poster };
    expect(after).toEqual({ ...before, puzzle: { ...before.puzzle, film } });
    source = { ...source, find: async () => Promise.reject(new Error('down')) };
    expect((await ask(GET, { id: '100' })).json().data.getMovieDle).toEqual(before);
  });
});

describe('the archive', () => {
  test('begins with the latest puzzle', async () => {
    expect(await numbers()).toEqual(Array.from({ length: 31 }, (_, nth) => 100 - nth));
  });

  test('contains no answer', async () => {
    const { payload } = await ask(LIST);
    expect(payload).not.toContain('7.3');
    expect(payload).not.toContain('The Last Reel');
  });

  test('has pages that a new day does not shift', async () => {
    const first = await list({ limit: 20 });
    now = NOW + DAY_MS;
    const second = await list({ limit: 20, nextToken: first.nextToken });
    expect(second.items[0].number).toBe(80);
    expect(second.items).toHaveLength(11);
    expect(second.nextToken).toBeNull();
  });

  test.each([
    { name: 'from a date on', filter: { begin_at: { ge: '2025-04-09' } }, found: [100, 99] },
    { name: 'after a date', filter: { begin_at: { gt: '2025-04-09' } }, found: [100] },
    { name: 'on a date', filter: { begin_at: { eq: '2025-04-01' } }, found: [91] },
    {
      name: 'before a date',
      filter: { begin_at: { ge: '2025-04-01', lt: '2025-04-03' } },
      found: [92, 91],
    },
    { name: 'that end on a date', filter: { end_at: { eq: '2025-04-10' } }, found: [99] },
    {
      name: 'that end between dates',
      filter: { end_at: { ge: '2025-04-09', le: '2025-04-10' } },
      found: [99, 98],
    },
    {
      name: 'null',
      filter: { begin_at: null, end_at: { gt: null, ge: '2025-04-10' } },
      found: [100, 99],
    },
  ])('finds puzzles $name', async ({ filter, found }) => {
    expect(await numbers({ filter })).toEqual(found);
  });
});

describe('unavailable puzzles are refused with a code:', () => {
  test.each([
    '',
    'today',
    '2025-02-29',
    '2025-02-30',
    '2025-4-1',
    '12025-04-10',
    '２０２５-04-10',
    '2025-04-10T00:00:00Z',
    '\u0000',
    '\ud800',
    "' or 1=1",
  ])('the date %j does not exist', async (date) => {
    expect(codeOf(await ask(LIST, todayIs(date)))).toBe('INVALID_DATE');
  });

  test.each([
    { date: '2025-04-11', refusal: 'not-yet' },
    { date: '2026-04-10', refusal: 'not-yet' },
    { date: '2024-12-31', refusal: 'before-first' },
    { date: '0000-01-01', refusal: 'before-first' },
    { date: '9999-12-31', refusal: 'not-yet' },
  ])('the date $date is $refusal', async ({ date, refusal }) => {
    const refused = await ask(LIST, todayIs(date));
    expect(refused.json().errors[0].extensions).toEqual({ code: 'DATE_OUT_OF_WINDOW', refusal });
    expect(refused.json().data).toBeNull();
  });

  test.each([
    '0',
    '-1',
    '',
    '1e2',
    '0100',
    '100.0',
    '12345678',
    'film-1',
    '3',
    '٣',
    '1000000000',
    'constructor',
  ])('puzzle %j does not exist', async (id) => {
    expect(codeOf(await ask(GET, { id }))).toBe('MOVIE_DLE_NOT_FOUND');
  });

  test.each(['101', '114', '9999'])('puzzle %s is not open yet', async (id) => {
    await ask(LIST);
    expect(codeOf(await ask(GET, { id }))).toBe('DATE_OUT_OF_WINDOW');
  });

  test.each([
    { begin_at: { le: '2025-01-05' } },
    { begin_at: { ge: '2025-04-05', le: '2025-04-01' } },
    { begin_at: { gt: '2025-04-10' } },
  ])('no puzzle matches a filter', async (filter) => {
    expect(codeOf(await ask(LIST, { filter }))).toBe('MOVIE_DLE_NOT_FOUND');
  });

  test('a token is invented, or belongs to another list', async () => {
    const { nextToken } = await list({ limit: 2 });
    const forged = ['', '98', 'x'.repeat(500), `${nextToken}AA`, nextToken.slice(1)];
    for (const text of forged) {
      expect(codeOf(await ask(LIST, { nextToken: text }))).toBe('BAD_USER_INPUT');
    }
    const elsewhere = { filter: { begin_at: { le: '2025-04-10' } }, nextToken };
    expect(codeOf(await ask(LIST, elsewhere))).toBe('BAD_USER_INPUT');
  });

  test.each([0, -1, 101, 2_147_483_647, -2_147_483_648, 1e10])('a limit of %s', async (limit) => {
    expect(codeOf(await ask(LIST, { limit }))).toBe('BAD_USER_INPUT');
  });

  test('browsers store all films with their ratings', async () => {
    await open.close();
    const packedFilms = new Set(films.map(({ id }) => id));
    open = await openApp({ films: memorySource(films), packedFilms, now: () => now });
    expect(codeOf(await ask(LIST, todayIs('2025-04-10')))).toBe('MOVIE_DLE_NOT_FOUND');
  });

  test('there are no films', async () => {
    await open.close();
    open = await openApp({ films: memorySource([]), now: () => now });
    expect(codeOf(await ask(LIST, todayIs('2025-04-10')))).toBe('MOVIE_DLE_NOT_FOUND');
    expect(codeOf(await ask(GET, { id: '100' }))).toBe('MOVIE_DLE_NOT_FOUND');
  });

  test('the server’s clock is from before the first puzzle', async () => {
    now = 0;
    expect(codeOf(await ask(LIST))).toBe('MOVIE_DLE_NOT_FOUND');
    expect(codeOf(await ask(LIST, todayIs('2025-04-10')))).toBe('DATE_OUT_OF_WINDOW');
  });
});
