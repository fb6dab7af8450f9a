import { describe, expect, test } from 'vitest';
import { tenths } from '../rating.ts';
import { aDaily, aPuzzle, aPuzzleNumber, aResult } from '../testing/daily-builder.ts';
import { type DailyGame, guessDaily } from './daily-game.ts';
import { encodeDailyProgress } from './daily-storage.ts';
import {
  belongingTo,
  findProgress,
  findResult,
  findUnfinished,
  type KeptDailies,
  NO_DAILIES,
  openPuzzles,
  readKeptDailies,
  saveKeptDailies,
  withAccountResults,
  withProgress,
  withResults,
} from './kept-dailies.ts';
import { opensAt } from './puzzle-dates.ts';

const HOUR_MS = 3_600_000;

function progress(number: number, begun: DailyGame['begun'] = 'on-its-day') {
  const game = aDaily(aPuzzle({ number: aPuzzleNumber(number) }));
  return encodeDailyProgress({ ...game, begun });
}

function withAll(...all: readonly ReturnType<typeof progress>[]): KeptDailies {
  return all.reduce(withProgress, NO_DAILIES);
}

/** As it comes back from the text under the browser's key. */
function reread(kept: KeptDailies): KeptDailies {
  return readKeptDailies(JSON.parse(JSON.stringify(saveKeptDailies(kept))));
}

describe('the dailies that a browser stores', () => {
  test('are read as they were written', () => {
    const kept: KeptDailies = {
      ...withAll(progress(690), progress(12, 'from-archive')),
      results: [aResult({ number: 3 }), aResult({ number: 689 })],
      account: 'ana',
      aside: new Map([['ben', [aResult({ number: 3, guess: tenths(10) })]]]),
    };
    expect(reread(kept)).toEqual(kept);
    expect(reread(NO_DAILIES)).toEqual(NO_DAILIES);
  });

  test('are empty at first, and for any other text', () => {
    for (const saved of [{}, { dleData: 7, dailies: 'x' }, { dleData: [], dailies: null }]) {
      expect(readKeptDailies(saved)).toEqual(NO_DAILIES);
    }
  });

  test('lose only the damaged parts', () => {
    const results = [aResult({ number: 3 }), { ...aResult({ number: 4 }), credited: 9 }, null];
    const dailies = { others: [progress(5, 'from-archive'), 7], results, account: 7, aside: 'x' };
    expect(readKeptDailies({ dleData: {}, dailies })).toEqual({
      ...NO_DAILIES,
      others: [progress(5, 'from-archive')],
      results: [aResult({ number: 3 })],
    });
  });

  test('have each puzzle once, the one finished first, in order', () => {
    const first = aResult({ number: 7, finishedAt: 5 });
    const again = aResult({ number: 7, finishedAt: 6 });
    const kept = withResults(NO_DAILIES, [again, aResult({ number: 8 })]);
    const merged = withResults(kept, [first, aResult({ number: 2 })]);
    expect(merged.results.map(({ number }) => number)).toEqual([2, 7, 8]);
    expect(findResult(merged, aPuzzleNumber(7))).toEqual(first);
  });
});

describe('the current puzzle', () => {
  test('is the latest puzzle begun on its day', () => {
    const kept = withAll(progress(689), progress(690));
    expect(kept.atHand?.number).toBe(690);
    expect(kept.others.map(({ number }) => number)).toEqual([689]);
    const earlier = withProgress(kept, progress(689));
    expect(earlier).toEqual(kept);
  });

  test('stays when an archive puzzle is played, and continues where it was', () => {
    const kept = withAll(progress(690), progress(12, 'from-archive'), progress(690));
    expect(kept.atHand?.number).toBe(690);
    expect(kept.others.map(({ number }) => number)).toEqual([12]);
    expect(findProgress(kept, aPuzzleNumber(12))?.begun).toBe('from-archive');
    expect(findProgress(kept, aPuzzleNumber(690))).toEqual(progress(690));
    expect(findProgress(kept, aPuzzleNumber(691))).toBeUndefined();
  });

  test('does not exist while only archive puzzles were played', () => {
    const kept = withAll(progress(12, 'from-archive'));
    expect(kept.atHand).toBeUndefined();
    expect(kept.others).toHaveLength(1);
  });

  test('is followed by the latest thirty others', () => {
    const archived = Array.from({ length: 31 }, (_, nth) => progress(nth + 1, 'from-archive'));
    const kept = withAll(progress(690), ...archived);
    expect(kept.others.map(({ number }) => number)).toEqual(
      Array.from({ length: 30 }, (_, nth) => nth + 2),
    );
    expect(kept.atHand?.number).toBe(690);
    expect(withAll(progress(1), ...archived, progress(2)).others).toHaveLength(30);
  });
});

test('a puzzle that was begun waits for its guess until there is a result', () => {
  const kept = withAll(progress(689), progress(690), progress(12, 'from-archive'));
  expect([...openPuzzles(kept).keys()].sort()).toEqual([12, 689, 690]);
  const done = withResults(kept, [aResult({ number: 689 }), aResult({ number: 690 })]);
  expect([...openPuzzles(done)]).toEqual([[12, 'begun']]);
});

test('a puzzle with a guess and no result waits for its answer', () => {
  const game = guessDaily(aDaily(), { guess: tenths(70), guessedAt: 1 });
  const kept = game.ok ? withAll(encodeDailyProgress(game.value)) : NO_DAILIES;
  expect([...openPuzzles(kept)]).toEqual([[690, 'guessed']]);
});

describe('yesterday’s puzzle, begun but not finished,', () => {
  const today = aPuzzleNumber(690);
  const now = opensAt(today) + 20 * HOUR_MS;
  const left = withAll(progress(689));

  test('can be finished the next day, also after today’s was begun', () => {
    expect(findUnfinished(left, { today, now })).toBe(689);
    expect(findUnfinished(withProgress(left, progress(690)), { today, now })).toBe(689);
  });

  test('is also offered if it has a guess but no answer yet', () => {
    const guessed = guessDaily(aDaily(aPuzzle({ number: aPuzzleNumber(689) })), {
      guess: tenths(70),
      guessedAt: 5,
    });
    if (!guessed.ok) throw new Error(guessed.refusal);
    const kept = withProgress(NO_DAILIES, encodeDailyProgress(guessed.value));
    expect(findUnfinished(kept, { today, now })).toBe(689);
  });

  test.each([
    { why: 'it is today’s', kept: withAll(progress(690)), after: 0 },
    { why: 'it was of the archive', kept: withAll(progress(689, 'from-archive')), after: 0 },
    { why: 'its time is over', kept: left, after: 24 },
    { why: 'it is finished', kept: withResults(left, [aResult({ number: 689 })]), after: 0 },
    { why: 'there is none', kept: NO_DAILIES, after: 0 },
  ])('is not offered if $why', ({ kept, after }) => {
    expect(findUnfinished(kept, { today, now: now + after * HOUR_MS })).toBeUndefined();
  });
});

describe('a player who signs in', () => {
  const guest = withResults(withAll(progress(690)), [aResult({ number: 3 })]);

  test('gets the results from before the sign-in', () => {
    expect(belongingTo(guest, 'ana')).toEqual({ ...guest, account: 'ana' });
  });

  test('gets the account’s results and those that the account lacks', () => {
    const known = [
      aResult({ number: 3, guess: tenths(10), finishedAt: 9 }),
      aResult({ number: 5 }),
    ];
    const kept = withResults(guest, [aResult({ number: 4 })]);
    const joined = withAccountResults(kept, known);
    expect(joined.results).toEqual([known[0], aResult({ number: 4 }), known[1]]);
    expect(withAccountResults(joined, known)).toEqual(joined);
  });

  test('finds the same results again', () => {
    const anas = belongingTo(guest, 'ana');
    expect(belongingTo(anas, 'ana')).toEqual(anas);
  });

  test('does not get the results of another account, and each account gets its own again', () => {
    const anas = belongingTo(guest, 'ana');
    const bens = belongingTo(anas, 'ben');
    expect(bens).toMatchObject({ account: 'ben', results: [], atHand: undefined, others: [] });
    const played = withResults(bens, [aResult({ number: 9 })]);
    const back = belongingTo(reread(played), 'ana');
    expect(back.results).toEqual(anas.results);
    expect(belongingTo(back, 'ben').results).toEqual(played.results);
    expect(back.aside.has('ana')).toBe(false);
  });
});
