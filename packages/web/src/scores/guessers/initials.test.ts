import { expect, test } from 'vitest';
import { initials } from './guessers.ts';

test.each([
  { name: 'marquee_moon', shown: 'MM' },
  { name: 'the_longest_name_yet', shown: 'TL' },
  { name: 'trapdoor', shown: 'TR' },
  { name: '_reel_7_', shown: 'R7' },
  { name: 'Zoë', shown: 'ZO' },
  { name: 'x_', shown: 'X' },
  { name: '___', shown: '' },
])('$name is shortened to $shown', ({ name, shown }) => {
  expect(initials(name)).toBe(shown);
});
