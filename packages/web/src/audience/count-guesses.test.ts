import { tenths } from '@outoften/rules/rating';
import { expect, test } from 'vitest';
import { countGuesses } from './audience-play.ts';

const noGuesses = { members: 6, guessed: 0, reactions: {} };

test('one’s own guess counts before its event arrives, and only once', () => {
  const guess = tenths(60);
  expect(countGuesses({ figures: noGuesses, guess })).toEqual({ guessed: 1, members: 6 });
  const figures = { ...noGuesses, guessed: 3 };
  expect(countGuesses({ figures, guess })).toEqual({ guessed: 3, members: 6 });
});

test('a member without a guess, or whose guess was removed with them, adds nothing', () => {
  expect(countGuesses({ figures: noGuesses, guess: undefined })).toEqual({
    guessed: 0,
    members: 6,
  });
  expect(countGuesses({ figures: noGuesses, guess: 'spent' })).toEqual({ guessed: 0, members: 6 });
});
