import { expect, test } from 'vitest';
import { tenths } from '../rating.ts';
import { aDaily, aPuzzle, aPuzzleNumber, aResult } from '../testing/daily-builder.ts';
import { standingOf } from './daily-standing.ts';
import { encodeDailyProgress } from './daily-storage.ts';
import { type KeptDailies, NO_DAILIES, withProgress, withResults } from './kept-dailies.ts';

const today = aPuzzleNumber(690);
const begun = encodeDailyProgress(aDaily(aPuzzle({ number: today })));

const guessed = {
  ...begun,
  hasGuessBeenSubmitted: true,
  submittedGuessValue: tenths(70),
  submittedAt: 1,
};

const yesterday = aResult({ number: 689, guess: tenths(79) });

test.each<{ name: string; kept: KeptDailies; state: string; streak: number }>([
  { name: 'a player without a daily', kept: NO_DAILIES, state: 'waiting', streak: 0 },
  {
    name: 'a player who finished the day before',
    kept: withResults(NO_DAILIES, [yesterday]),
    state: 'waiting',
    streak: 1,
  },
  {
    name: 'a player who opened a hint',
    kept: withProgress(NO_DAILIES, begun),
    state: 'begun',
    streak: 0,
  },
  {
    name: 'a player whose guess waits for its answer',
    kept: withProgress(NO_DAILIES, guessed),
    state: 'guessed',
    streak: 0,
  },
  {
    name: 'a player who finished today',
    kept: withResults(withProgress(NO_DAILIES, begun), [yesterday, aResult({ number: 690 })]),
    state: 'done',
    streak: 2,
  },
])('for $name the daily is $state', ({ kept, state, streak }) => {
  const standing = standingOf(kept, today);
  expect(standing.state).toBe(state);
  expect(standing.streaks.current.length).toBe(streak);
});

test('only players who finished the day before see its rating', () => {
  expect(standingOf(withResults(NO_DAILIES, [yesterday]), today).yesterday).toEqual(yesterday);
  expect(standingOf(withResults(NO_DAILIES, [aResult({ number: 688 })]), today).yesterday).toBe(
    undefined,
  );
});

test('a finished daily has its points', () => {
  const result = aResult({ number: 690, guess: tenths(77), rating: tenths(77) });
  const standing = standingOf(withResults(NO_DAILIES, [result]), today);
  expect(standing).toMatchObject({ state: 'done', result, points: expect.any(Number) });
});
