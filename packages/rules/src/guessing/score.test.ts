import { describe, expect, test } from 'vitest';
import { tenths } from '../rating.ts';
import { aLobby, LOCKED, slotsWith } from '../testing/attempt-builder.ts';
import { accuracyPoints, attainableMaximum, distance, pointsInHand, scorePlay } from './score.ts';

const solo = { type: 'solo' } as const;
const daily = { type: 'daily' } as const;
const untouched = { hints: LOCKED, slots: slotsWith({}) };
const exact = { guess: tenths(77), rating: tenths(77) };

test.each([
  { name: 'exact', guess: 79, rating: 79, distance: 0, points: 100 },
  { name: 'a tenth too high', guess: 80, rating: 79, distance: 1, points: 95 },
  { name: 'a tenth too low', guess: 78, rating: 79, distance: 1, points: 95 },
  { name: 'one point off', guess: 69, rating: 79, distance: 10, points: 50 },
  { name: '1.9 off', guess: 60, rating: 79, distance: 19, points: 5 },
  { name: 'two points off', guess: 59, rating: 79, distance: 20, points: 0 },
  { name: 'further off', guess: 1, rating: 100, distance: 99, points: 0 },
])('a guess that is $name earns $points', ({ guess, rating, distance: tenthsOff, points }) => {
  expect(distance(tenths(guess), tenths(rating))).toBe(tenthsOff);
  expect(accuracyPoints(tenths(guess), tenths(rating))).toBe(points);
});

describe('points left', () => {
  test.each([
    { name: 'nothing done', mode: solo, play: untouched, points: 100 },
    {
      name: 'the poster bought',
      mode: solo,
      play: { ...untouched, hints: { ...LOCKED, poster: 'bought' } as const },
      points: 75,
    },
    {
      name: 'one name credited',
      mode: solo,
      play: { ...untouched, slots: slotsWith({ credited: 1 }) },
      points: 125,
    },
    {
      name: 'wrong names alone',
      mode: daily,
      play: { ...untouched, slots: slotsWith({ wrong: 5 }) },
      points: 100,
    },
    { name: 'no hints for sale', mode: aLobby(), play: untouched, points: 0 },
  ])('with $name are $points', ({ mode, play, points }) => {
    expect(pointsInHand(mode, play)).toBe(points);
  });
});

describe('wrong cast names', () => {
  test.each([
    { wrong: 0, maximum: 300 },
    { wrong: 1, maximum: 275 },
    { wrong: 12, maximum: 0 },
  ])('($wrong of them) limit a daily to $maximum points', ({ wrong, maximum }) => {
    const play = { ...untouched, slots: slotsWith({ wrong }) };
    expect(attainableMaximum(daily, play)).toBe(maximum);
  });

  test.each([
    { name: 'a solo game', mode: solo },
    { name: 'an advanced lobby', mode: aLobby({ advancedMode: true }) },
  ])('do not lower the maximum of $name', ({ mode }) => {
    expect(attainableMaximum(mode, { ...untouched, slots: slotsWith({ wrong: 12 }) })).toBe(300);
  });
});

describe('a score', () => {
  test('has all its parts', () => {
    const play = {
      hints: { poster: 'bought', overview: 'given', review: 'bought' } as const,
      slots: slotsWith({ credited: 2, wrong: 1 }),
    };
    expect(scorePlay(solo, play, { guess: tenths(80), rating: tenths(77) })).toEqual({
      accuracy: 85,
      start: 100,
      spent: 75,
      credited: 50,
      total: 160,
    });
  });

  test('of an exact guess without hints and with all four names is the maximum', () => {
    const play = { ...untouched, slots: slotsWith({ credited: 4 }) };
    expect(scorePlay(solo, play, exact).total).toBe(300);
  });

  test('is the accuracy alone in a lobby without hints', () => {
    expect(scorePlay(aLobby(), untouched, exact)).toEqual({
      accuracy: 100,
      start: 0,
      spent: 0,
      credited: 0,
      total: 100,
    });
  });

  test('of a daily cannot exceed the maximum that wrong names leave', () => {
    const play = { ...untouched, slots: slotsWith({ wrong: 6 }) };
    expect(scorePlay(daily, play, exact).total).toBe(150);
    expect(scorePlay(solo, play, exact).total).toBe(200);
  });
});
