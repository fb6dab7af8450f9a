import { expect, test } from 'vitest';
import { LOCKED } from '../testing/attempt-builder.ts';
import { startingPoints } from './game-mode.ts';
import { HINT_PRICES, HINTS, type HintState, pointsSpent } from './hints.ts';

test('poster and overview cost 25 points, and the review 50', () => {
  expect(HINTS.map((hint) => [hint, HINT_PRICES[hint]])).toEqual([
    ['poster', 25],
    ['overview', 25],
    ['review', 50],
  ]);
});

test('all hints together cost all the points with which a player begins', () => {
  const all = pointsSpent({ poster: 'bought', overview: 'bought', review: 'bought' });
  expect(all).toBe(startingPoints({ type: 'solo' }));
});

test.each<{ name: string; state: HintState; spent: number }>([
  { name: 'a locked', state: 'locked', spent: 0 },
  { name: 'a bought', state: 'bought', spent: 25 },
  { name: 'a given', state: 'given', spent: 0 },
])('$name poster has cost $spent', ({ state, spent }) => {
  expect(pointsSpent({ ...LOCKED, poster: state })).toBe(spent);
});
