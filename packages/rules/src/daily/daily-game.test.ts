import { describe, expect, test } from 'vitest';
import { type Attempt, nameCast, submitGuess, unlockHint } from '../attempt.ts';
import { tenths } from '../rating.ts';
import type { Result } from '../result.ts';
import { aDaily, aDate, aPuzzle } from '../testing/daily-builder.ts';
import { aFilm, aReview } from '../testing/film-builder.ts';
import { type DailyGame, isFinished, isStarted, openDaily, puzzleReview } from './daily-game.ts';

type Move = (attempt: Attempt) => Result<Attempt, string>;

function after(game: DailyGame, ...moves: readonly Move[]): DailyGame {
  let { attempt } = game;
  for (const move of moves) {
    const moved = move(attempt);
    if (!moved.ok) throw new Error(moved.refusal);
    attempt = moved.value;
  }
  return { ...game, attempt };
}

const { film } = aPuzzle();
const guess = (value: number) => (attempt: Attempt) => submitGuess(attempt, tenths(value), film);
const name = (slot: number, text: string) => (attempt: Attempt) =>
  nameCast(attempt, { slot, name: text }, film);

test('a daily begins with 100 points and may bring 300', () => {
  const names = film.cast.slice(0, 4).map((entry, slot) => name(slot, entry.name));
  const game = after(aDaily(), ...names, guess(77));
  expect(game.attempt).toMatchObject({ score: { start: 100, credited: 100, total: 300 } });
});

test.each([
  { wrong: 0, total: 200 },
  { wrong: 4, total: 200 },
  { wrong: 5, total: 175 },
  { wrong: 12, total: 0 },
])('after $wrong wrong names an exact guess brings $total', ({ wrong, total }) => {
  const tries = Array.from({ length: wrong }, (_, nth) => name(Math.floor(nth / 3), `No ${nth}`));
  const game = after(aDaily(), ...tries, guess(77));
  expect(game.attempt).toMatchObject({ score: { total } });
});

test.each([
  { today: '2026-11-21', begun: 'on-its-day' },
  { today: '2026-11-22', begun: 'from-archive' },
  { today: '2026-11-20', begun: 'from-archive' },
])('opened on $today, puzzle 690 is played $begun', ({ today, begun }) => {
  expect(openDaily(aPuzzle(), aDate(today)).begun).toBe(begun);
});

describe('a daily is started', () => {
  test('not by being looked at', () => {
    expect(isStarted(aDaily())).toBe(false);
  });

  test.each([
    { by: 'a hint', move: (attempt: Attempt) => unlockHint(attempt, 'review') },
    { by: 'a wrong name', move: name(3, 'Nobody') },
    { by: 'a correct name', move: name(0, 'Ada Quill') },
    { by: 'a guess', move: guess(50) },
  ])('by $by', ({ move }) => {
    expect(isStarted(after(aDaily(), move))).toBe(true);
  });
});

test('a daily is finished by its guess alone', () => {
  expect(isFinished(after(aDaily(), name(0, 'Nobody')))).toBe(false);
  expect(isFinished(after(aDaily(), guess(50)))).toBe(true);
});

test('everyone can buy the same review', () => {
  const reviews = ['one', 'two', 'three'].map((id) => aReview({ id }));
  const puzzle = aPuzzle({ film: aFilm({ reviews }), reviewId: 'two' });
  expect(puzzleReview(puzzle)).toEqual(reviews[1]);
  expect(puzzleReview({ ...puzzle, reviewId: 'four' })).toBeUndefined();
});
