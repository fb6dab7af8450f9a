import { expect, test } from 'vitest';
import { growingPause } from './growing-pause.ts';

test('each pause is twice as long as the one before, up to a limit', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 2_000].map(growingPause);
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
});
