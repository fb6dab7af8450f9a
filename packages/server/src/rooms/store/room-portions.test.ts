import { expect, test } from 'vitest';
import { waitByRoom } from './room-portions.ts';

const asked = (roomId: string, n: number) => ({ roomId, n });

test('the rooms that have waited longest come first, each with all its tasks', () => {
  const waiting = waitByRoom<ReturnType<typeof asked>>(2);
  for (const each of [asked('b', 1), asked('a', 2), asked('b', 3), asked('c', 4), asked('a', 5)]) {
    waiting.add(each);
  }
  expect(waiting.take()).toEqual([
    ['b', [asked('b', 1), asked('b', 3)]],
    ['a', [asked('a', 2), asked('a', 5)]],
  ]);
  expect(waiting.isEmpty()).toBe(false);
  waiting.add(asked('b', 6));
  expect(waiting.take()).toEqual([
    ['c', [asked('c', 4)]],
    ['b', [asked('b', 6)]],
  ]);
  expect(waiting.isEmpty()).toBe(true);
  expect(waiting.take()).toEqual([]);
});

test('nothing is left if any number of rooms may be taken', () => {
  const waiting = waitByRoom<ReturnType<typeof asked>>(Number.POSITIVE_INFINITY);
  for (const each of [asked('a', 1), asked('b', 2)]) waiting.add(each);
  expect(waiting.take()).toEqual([
    ['a', [asked('a', 1)]],
    ['b', [asked('b', 2)]],
  ]);
  expect(waiting.isEmpty()).toBe(true);
});

test('an urgent task comes before all waiting ones, also before later ones of its room', () => {
  const waiting = waitByRoom<ReturnType<typeof asked>>(2);
  for (const each of [asked('a', 1), asked('b', 4), asked('c', 5)]) waiting.add(each);
  waiting.addFirst([asked('b', 2), asked('b', 3)]);
  expect(waiting.take()).toEqual([
    ['b', [asked('b', 2), asked('b', 3), asked('b', 4)]],
    ['a', [asked('a', 1)]],
  ]);
});
