import { expect, test } from 'vitest';
import { LETTER_SHIFTS, letterShift } from './board-heading.tsx';

test('a letter hangs the same way every time', () => {
  expect(shifts('Solo Game')).toEqual(shifts('Solo Game'));
});

test('the same word hangs differently in two rows', () => {
  expect(shifts('Join a Game').slice(-4)).not.toEqual(shifts('Host a Game').slice(-4));
});

test('every shift is used, and no other', () => {
  const used = new Set(['Solo Game', 'Join a Game', 'Host a Game', 'Settings'].flatMap(shifts));
  expect([...used].sort()).toEqual(Array.from({ length: LETTER_SHIFTS }, (_, shift) => shift));
});

function shifts(text: string): readonly number[] {
  return Array.from(text, (_, index) => letterShift(text, index));
}
