import { expect, test, vi } from 'vitest';
import { createProfanityCheck, NO_NAME_LISTS } from '../../../identity/names/profanity.ts';
import { demandCleanName } from './game-commands.ts';

test('a room’s name is checked for its length before it is searched for swear words', () => {
  const isProfane = vi.fn(() => false);
  const name = 's_h_1_t '.repeat(7_500);
  expect(() => demandCleanName(name, { isProfane })).toThrow(/40/);
  expect(isProfane).not.toHaveBeenCalled();
});

test('no text is searched that is longer than any name', () => {
  expect(createProfanityCheck(NO_NAME_LISTS)('ab '.repeat(20_000))).toBe(true);
});
