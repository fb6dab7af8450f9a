import { describe, expect, test } from 'vitest';
import { aSeat, seatId } from '../../room/testing/seats-under-test.ts';
import { countGuesses, guessersOf } from './guessers.ts';

describe('a player who was let in again while a round is open', () => {
  const seats = [
    aSeat('ana', { sitsOut: true }),
    aSeat('ben', { order: 1, hasGuessed: true }),
    aSeat('cy', { order: 2 }),
  ];

  test('plays from the next round on, and no one waits for them', () => {
    const guessers = guessersOf(seats, undefined);
    expect(guessers.map(({ name, mood }) => [name, mood])).toEqual([
      ['ben', 'guessed'],
      ['cy', 'thinking'],
      ['ana', 'sits-out'],
    ]);
    expect(countGuesses(guessers)).toEqual({ guessed: 1, seats: 2 });
  });

  test('comes first in their own list, like everyone', () => {
    const [first] = guessersOf(seats, seatId('ana'));
    expect(first).toMatchObject({ name: 'ana', isOwn: true, mood: 'sits-out' });
  });

  test('sits the round out, away or not', () => {
    const [guesser] = guessersOf([aSeat('ana', { sitsOut: true, state: 'away' })], undefined);
    expect(guesser?.mood).toBe('sits-out');
  });
});

test('a player who is away is shown in the round, and one who left without a guess is not', () => {
  const seats = [aSeat('ana', { state: 'away' }), aSeat('ben', { state: 'gone' })];
  const guessers = guessersOf(seats, undefined);
  expect(guessers).toMatchObject([{ name: 'ana', mood: 'away' }]);
  expect(countGuesses(guessers)).toEqual({ guessed: 0, seats: 1 });
});

test('a player who left after guessing is still shown in the round', () => {
  const guess = { hasGuessed: true };
  const guessers = guessersOf(
    [
      aSeat('ana'),
      aSeat('ben', { order: 1, state: 'gone', ...guess }),
      // Removed after the guess, and asking for a seat again.
      aSeat('cy', { order: 2, state: 'waiting', ...guess }),
    ],
    undefined,
  );
  expect(guessers.map(({ name, mood }) => [name, mood])).toEqual([
    ['ana', 'thinking'],
    ['ben', 'gone'],
    ['cy', 'gone'],
  ]);
  expect(countGuesses(guessers)).toEqual({ guessed: 2, seats: 3 });
});
