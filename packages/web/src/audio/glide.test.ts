import { expect, test } from 'vitest';
import { levelAt } from './speaker.ts';

const ducked = {
  from: 1,
  startsAt: 10,
  steps: [
    { level: 0.2, over: 1 },
    { level: 0.2, over: 2 },
    { level: 1, over: 4 },
  ],
};

test.each([
  { now: 10, level: 1 },
  { now: 10.5, level: 0.6 },
  { now: 11, level: 0.2 },
  { now: 12.9, level: 0.2 },
  { now: 15, level: 0.6 },
  { now: 17, level: 1 },
  { now: 99, level: 1 },
])('a duck that begins at 10 has the volume $level at $now', ({ now, level }) => {
  expect(levelAt(ducked, now)).toBeCloseTo(level);
});

test('a step that takes no time has its volume at once', () => {
  const cut = { from: 1, startsAt: 0, steps: [{ level: 0, over: 0 }] };
  expect(levelAt(cut, 0)).toBe(0);
});

test('without steps the volume does not change', () => {
  expect(levelAt({ from: 0.4, startsAt: 0, steps: [] }, 5)).toBe(0.4);
});
