import { expect, test } from 'vitest';
import { aRoom, aSeat } from '../../testing/room-builder.ts';
import { nextRoundAt } from './next-round-at.ts';

const paced = aRoom({ pace: 'by-itself' });

test('a result stays for twelve seconds if rounds follow automatically', () => {
  expect(nextRoundAt(paced, 1000)).toBe(13_000);
});

test('if a player has more time to guess, a result stays longer for all', () => {
  const seats = [aSeat('ana'), aSeat('bo', { allowance: 1.5 }), aSeat('cy', { allowance: 2 })];
  expect(nextRoundAt({ ...paced, seats }, 1000)).toBe(25_000);
});

test('a player who has left does not slow the others down', () => {
  const place = { state: 'gone', reason: 'left' } as const;
  const seats = [aSeat('ana'), aSeat('bo', { allowance: 2, place })];
  expect(nextRoundAt({ ...paced, seats }, 1000)).toBe(13_000);
});

test('no time is set if the host starts rounds', () => {
  expect(nextRoundAt(aRoom({ pace: 'by-hand' }), 1000)).toBeUndefined();
});
