import { expect, test } from 'vitest';
import { CODE } from './room-server-under-test.ts';
import { createRoomVisits } from './room-visits.ts';

test('a visit that begins ends the one before it, and what kept the tab there', () => {
  const visits = createRoomVisits({ phase: 'outside' });
  const first = visits.begin({ phase: 'entering', code: CODE, aim: 'play' });
  let isStopped = false;
  visits.stayBy({
    follow: () => {},
    need: async () => {},
    stop: () => {
      isStopped = true;
    },
  });
  expect(visits.isOver(first)).toBe(false);
  const second = visits.begin({ phase: 'outside' });
  expect([visits.isOver(first), visits.isOver(second)]).toEqual([true, false]);
  expect(isStopped).toBe(true);
  expect(visits.stay()).toBeUndefined();
});

test('a move goes on with the visit', () => {
  const visits = createRoomVisits({ phase: 'outside' });
  const visit = visits.begin({ phase: 'entering', code: CODE, aim: 'play' });
  visits.move({ phase: 'outside' });
  expect(visits.isOver(visit)).toBe(false);
  expect(visits.getState()).toEqual({ phase: 'outside' });
});
