import { expect, test } from 'vitest';
import { takeRooms } from './room-portions.ts';

const asked = (roomId: string, n: number) => ({ roomId, n });

test('rooms that have waited longest come first, each with all that was asked of it', () => {
  const waiting = [asked('b', 1), asked('a', 2), asked('b', 3), asked('c', 4), asked('a', 5)];
  expect(takeRooms(waiting, 2)).toEqual({
    now: [asked('b', 1), asked('a', 2), asked('b', 3), asked('a', 5)],
    later: [asked('c', 4)],
  });
});

test('where there are fewer rooms than may be taken, nothing is left', () => {
  const waiting = [asked('a', 1), asked('b', 2)];
  expect(takeRooms(waiting, 32)).toEqual({ now: waiting, later: [] });
  expect(takeRooms(waiting, Number.POSITIVE_INFINITY)).toEqual({ now: waiting, later: [] });
  expect(takeRooms([], 32)).toEqual({ now: [], later: [] });
});
