import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, postGraphql } from '../../testing/app/app-under-test.ts';
import {
  CREATE,
  DELETE,
  LIST,
  openPlayers,
  type PlayersUnderTest,
} from '../../testing/players/players-under-test.ts';
import { keepSchedule } from './daily-schedule.ts';

const MERGE = 'mutation ($results: [DailyResult!]!) { mergeDailyResults(results: $results) }';
const MINE = '{ myDailyResults }';
const EXPORT = '{ exportMyData { daily_results } }';

/** A finished result of 9 October 2025. */
const TODAY = {
  number: 282,
  filmId: '539',
  guess: 70,
  hintsBought: ['poster', 'review'],
  credited: 1,
  wrongNames: 2,
  onTime: true,
  finishedAt: Date.parse('2025-10-09T08:00:00.000Z'),
};
const KEPT = { ...TODAY, rating: 73 };

let players: PlayersUnderTest;
beforeEach(async () => {
  players = await openPlayers();
  await keepSchedule({ ...players.parts, packedFilms: new Set() });
  await players.ask(CREATE, { name: 'Ana' });
});
afterEach(() => players.close());

function merge(results: readonly object[], subject = 'ana') {
  return players.ask(MERGE, undefined, subject, { results });
}

async function mine(subject = 'ana') {
  return (await players.ask(MINE, undefined, subject)).json().data.myDailyResults;
}

describe('one’s daily results', () => {
  test('are merged, with the puzzle’s rating, whatever was sent', async () => {
    expect(await mine()).toEqual([]);
    expect((await merge([{ ...TODAY, rating: 70 }])).json()).toEqual({
      data: { mergeDailyResults: [KEPT] },
    });
    expect(await mine()).toEqual([KEPT]);
    const { items } = await players.list({ name: { eq: 'Ana' } });
    expect(items).toMatchObject([{ daily_guesses: 1, average_accuracy: 85 }]);
  });

  test('keep the one finished first, and do not change when merged again', async () => {
    await merge([TODAY]);
    const later = { ...TODAY, guess: 73, finishedAt: Date.parse('2025-10-09T08:30:00.000Z') };
    expect((await merge([later, TODAY])).json().data.mergeDailyResults).toEqual([KEPT]);
  });

  test('belong to one account only', async () => {
    await merge([TODAY]);
    expect(await mine('ben')).toEqual([]);
    expect((await players.ask(EXPORT, undefined, 'ben')).json().data.exportMyData).toEqual({
      daily_results: [],
    });
  });

  test('are part of one’s own data, and are deleted with it', async () => {
    await merge([TODAY]);
    const exported = await players.ask(EXPORT);
    expect(exported.json().data.exportMyData).toEqual({ daily_results: [KEPT] });
    await players.ask(DELETE);
    expect(await players.db.selectFrom('daily_result').selectAll().execute()).toEqual([]);
    expect(codeOf(await merge([TODAY]))).toBe('NO_PLAYER');
  });

  test.each([
    { name: 'in the future', finishedAt: '2026-10-09T08:00:00Z', kept: '2025-10-09T08:53:20.000Z' },
    {
      name: 'before its day',
      finishedAt: '2024-10-09T08:00:00Z',
      kept: '2025-10-08T10:00:00.000Z',
    },
  ])('cannot have a time $name', async ({ finishedAt, kept }) => {
    await merge([{ ...TODAY, finishedAt: Date.parse(finishedAt) }]);
    expect(await mine()).toEqual([{ ...KEPT, finishedAt: Date.parse(kept) }]);
  });

  test('do not count after their time', async () => {
    const old = { ...TODAY, number: 270 };
    await merge([old]);
    expect(await mine()).toMatchObject([{ number: 270, onTime: false }]);
    expect((await players.list({})).items).toMatchObject([{ daily_guesses: 0 }]);
  });

  test.each([
    { name: 'a future puzzle', change: { number: 283 } },
    { name: 'a puzzle that does not exist', change: { number: 7 } },
    { name: 'another film', change: { filmId: '540' } },
  ])('of $name are left out', async ({ change }) => {
    const merged = await merge([TODAY, { ...TODAY, ...change }]);
    expect(merged.json().data.mergeDailyResults).toEqual([KEPT]);
  });

  test.each([
    { name: 'no film', change: { filmId: '' } },
    { name: 'a guess of 0', change: { guess: 0 } },
    { name: 'a guess above 10', change: { guess: 101 } },
    { name: 'a guess between tenths', change: { guess: 72.5 } },
    { name: 'an unknown hint', change: { hintsBought: ['cast'] } },
    { name: 'an unknown hint beside a known one', change: { hintsBought: ['poster', 'cast'] } },
    { name: 'five names', change: { credited: 5 } },
    { name: 'thirteen wrong names', change: { wrongNames: 13 } },
    { name: 'an impossible time', change: { finishedAt: -1 } },
    { name: 'number 0', change: { number: 0 } },
  ])('are refused with $name, and nothing is saved', async ({ change }) => {
    const refused = await merge([TODAY, { ...TODAY, number: 281, ...change }]);
    expect(codeOf(refused)).toBe('INVALID_DAILY_RESULT');
    expect(await mine()).toEqual([]);
  });

  test('can be sent a hundred at a time', async () => {
    expect(codeOf(await merge(Array(101).fill(TODAY)))).toBe('BAD_USER_INPUT');
    expect(codeOf(await merge(Array(100).fill(TODAY)))).toBeUndefined();
  });

  test('need an account, and a player', async () => {
    for (const query of [MINE, MERGE]) {
      const payload = { query, variables: { results: [TODAY] } };
      expect(codeOf(await postGraphql(players.app, { payload }))).toBe('UNAUTHORIZED');
    }
    expect(codeOf(await merge([TODAY], 'ben'))).toBe('NO_PLAYER');
    expect((await players.ask(LIST)).statusCode).toBe(200);
  });
});
