import { expect, test } from 'vitest';
import { matchBeginning, matchWord } from './one-slip.ts';

test.each([
  { slip: 'a wrong letter', typed: 'brendo', word: 'brando' },
  { slip: 'a wrong first letter', typed: 'prando', word: 'brando' },
  { slip: 'a wrong last letter', typed: 'brandi', word: 'brando' },
  { slip: 'a missing letter', typed: 'bando', word: 'brando' },
  { slip: 'a missing first letter', typed: 'rando', word: 'brando' },
  { slip: 'an extra letter', typed: 'braundo', word: 'brando' },
  { slip: 'an extra last letter', typed: 'brandoo', word: 'brando' },
  { slip: 'a doubled letter', typed: 'brrando', word: 'brando' },
  { slip: 'two letters swapped', typed: 'brnado', word: 'brando' },
  { slip: 'the first two swapped', typed: 'rbando', word: 'brando' },
  { slip: 'the last two swapped', typed: 'branod', word: 'brando' },
])('a word with $slip is recognised', ({ typed, word }) => {
  expect(matchWord(typed, word)).toBe('with-a-slip');
  expect(matchBeginning(typed, word)).toBe('with-a-slip');
});

test.each([
  { name: 'two wrong letters', typed: 'brendi', word: 'brando' },
  { name: 'two missing letters', typed: 'brad', word: 'brandon' },
  { name: 'a swap and a wrong letter', typed: 'rbendo', word: 'brando' },
  { name: 'a slip in three letters', typed: 'tpm', word: 'tom' },
])('$name is not recognised', ({ typed, word }) => {
  expect(matchWord(typed, word)).toBe('none');
});

test('an exact beginning is recognised', () => {
  expect(matchBeginning('schwar', 'schwarzenegger')).toBe('letter-by-letter');
});

test('a beginning may contain a slip, but a whole word needs a whole word', () => {
  expect(matchBeginning('schawr', 'schwarzenegger')).toBe('begins-with-a-slip');
  expect(matchWord('schawr', 'schwarzenegger')).toBe('none');
});
