import { describe, expect, test } from 'vitest';
import { HINTS } from '../guessing/hints.ts';
import { tenths } from '../rating.ts';
import { type Result, refuse } from '../result.ts';
import { aDaily, aDate, aPuzzle } from '../testing/daily-builder.ts';
import {
  type DailyGame,
  guessDaily,
  isGuessed,
  isStarted,
  nameInDaily,
  openDaily,
  unlockInDaily,
} from './daily-game.ts';
import { resultOf, resultScore } from './daily-result.ts';

type Move = (game: DailyGame) => Result<DailyGame, string>;

function after(game: DailyGame, ...moves: readonly Move[]): DailyGame {
  return moves.reduce((moved, move) => {
    const next = move(moved);
    if (!next.ok) throw new Error(next.refusal);
    return next.value;
  }, game);
}

const guess = (value: number) => (game: DailyGame) =>
  guessDaily(game, { guess: tenths(value), guessedAt: 1 });
const name = (slot: number, text: string) => (game: DailyGame) =>
  nameInDaily(game, { slot, name: text });

function score(game: DailyGame) {
  if (!isGuessed(game)) throw new Error('not guessed');
  return resultScore(resultOf(game, tenths(77)));
}

test('a daily begins with 100 points and may bring 300', () => {
  const cast = aPuzzle().film.cast.slice(0, 4);
  const names = cast.map((entry, slot) => name(slot, entry.name));
  expect(score(after(aDaily(), ...names, guess(77)))).toEqual({
    accuracy: 100,
    start: 100,
    spent: 0,
    credited: 100,
    total: 300,
  });
});

test.each([
  { wrong: 0, total: 200 },
  { wrong: 4, total: 200 },
  { wrong: 5, total: 175 },
  { wrong: 12, total: 0 },
])('after $wrong wrong names an exact guess scores $total in total', ({ wrong, total }) => {
  const tries = Array.from({ length: wrong }, (_, nth) => name(Math.floor(nth / 3), `No ${nth}`));
  expect(score(after(aDaily(), ...tries, guess(77)))).toMatchObject({ total });
});

test.each([
  { today: '2026-11-21', begun: 'on-its-day' },
  { today: '2026-11-22', begun: 'from-archive' },
  { today: '2026-11-20', begun: 'from-archive' },
])('puzzle 690, opened on $today, is played $begun', ({ today, begun }) => {
  expect(openDaily(aPuzzle(), aDate(today)).begun).toBe(begun);
});

describe('the start of a daily', () => {
  test('does not come with opening it', () => {
    expect(isStarted(aDaily())).toBe(false);
  });

  test.each([
    { by: 'a hint', move: (game: DailyGame) => unlockInDaily(game, 'review') },
    { by: 'a wrong name', move: name(3, 'Nobody') },
    { by: 'a correct name', move: name(0, 'Ada Quill') },
    { by: 'a guess', move: guess(50) },
  ])('comes with $by', ({ move }) => {
    expect(isStarted(after(aDaily(), move))).toBe(true);
  });
});

describe('after the guess of a daily', () => {
  const guessed = after(aDaily(), (game) => unlockInDaily(game, 'poster'), guess(50));

  test('the game waits for the answer, which it does not contain', () => {
    expect(isGuessed(after(aDaily(), name(0, 'Nobody')))).toBe(false);
    expect(isGuessed(guessed)).toBe(true);
    expect(JSON.stringify(guessed)).not.toContain('77');
  });

  test('no guess and no name is accepted', () => {
    expect(guess(60)(guessed)).toEqual(refuse('already-guessed'));
    expect(name(0, 'Ada Quill')(guessed)).toEqual(refuse('round-over'));
  });

  test('each hint opens once, free of charge', () => {
    const read = after(guessed, (game) => unlockInDaily(game, 'review'));
    expect(read.attempt.hints).toEqual({ poster: 'bought', overview: 'locked', review: 'given' });
    expect(HINTS.map((hint) => unlockInDaily(read, hint).ok)).toEqual([false, true, false]);
  });
});

test('before the guess a hint opens once, and a name that is tried again is refused', () => {
  const game = after(aDaily(), (opened) => unlockInDaily(opened, 'poster'), name(0, 'Nobody'));
  expect(unlockInDaily(game, 'poster')).toEqual(refuse('already-unlocked'));
  expect(name(1, 'nobody')(game)).toEqual(refuse('already-wrong'));
});
