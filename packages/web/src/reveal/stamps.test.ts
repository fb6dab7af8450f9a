import { tenths } from '@outoften/rules/rating';
import { expect, test } from 'vitest';
import { stampWords } from './ceremonies.ts';

test.each([
  { off: 0, stamp: 'exact' },
  { off: 1, stamp: 'so-close' },
  { off: 2, stamp: 'so-close' },
  { off: 3, stamp: 'close' },
  { off: 5, stamp: 'close' },
  { off: 6, stamp: 'not-far' },
  { off: 10, stamp: 'not-far' },
  { off: 11, stamp: 'off' },
  { off: 19, stamp: 'off' },
  { off: 20, stamp: 'miles-off' },
  { off: 45, stamp: 'miles-off' },
])('a guess $off tenths away, above or below, gets the stamp: $stamp', ({ off, stamp }) => {
  for (const guess of [50 + off, 50 - off])
    expect(stampWords(tenths(guess), tenths(50))).toBe(`play.stamp.${stamp}`);
});
