import { tenths } from '@outoften/rules/rating';
import { expect, test } from 'vitest';
import { CEREMONY_MS, pickCeremony } from './ceremonies.ts';

const ALL = { isPersonalBest: true, isSoleClosest: true, beatHouse: true };

test.each([
  { off: 0, facts: ALL, ceremony: 'exact' },
  { off: 1, facts: ALL, ceremony: 'personal-best' },
  { off: 1, facts: { ...ALL, isPersonalBest: false }, ceremony: 'closest' },
  { off: 1, facts: { beatHouse: true }, ceremony: 'beat-house' },
  { off: 2, facts: {}, ceremony: 'within' },
  { off: 3, facts: {}, ceremony: undefined },
  { off: 30, facts: { isSoleClosest: true }, ceremony: 'closest' },
])('the ceremony for $off tenths off with $facts is: $ceremony', ({ off, facts, ceremony }) => {
  for (const guess of [60 + off, 60 - off]) {
    expect(pickCeremony({ guess: tenths(guess), rating: tenths(60), ...facts })).toBe(ceremony);
  }
});

test('no ceremony lasts longer than three seconds', () => {
  expect(Math.max(...Object.values(CEREMONY_MS))).toBeLessThanOrEqual(3000);
});
