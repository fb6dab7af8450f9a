import { expect, test } from 'vitest';
import { aView } from '../room/view-under-test.ts';
import { aClosedRound } from './closed-round-under-test.ts';
import { gameKey, roundsSoFar } from './played-round.ts';

const over = aView({ stage: { phase: 'over', rounds: 2 } });

test('a first round is known by itself as soon as it is revealed', () => {
  expect(roundsSoFar(revealing(1), { kept: undefined, title: 'Roma' })).toMatchObject([
    { number: 1, title: 'Roma' },
  ]);
});

test('a later round follows those before it', () => {
  const kept = { game: gameKey(over), rounds: [played(1)] };
  expect(numbers(roundsSoFar(revealing(2), { kept, title: 'Roma' }))).toEqual([1, 2]);
});

test('nothing is told as long as a round before is not known', () => {
  const kept = { game: gameKey(over), rounds: [played(1)] };
  expect(roundsSoFar(revealing(3), { kept, title: 'Roma' })).toEqual([]);
  expect(roundsSoFar(over, { kept, title: undefined })).toEqual([]);
});

test('a revealed round that was asked for is listed once', () => {
  const kept = { game: gameKey(over), rounds: [played(1), played(2)] };
  expect(numbers(roundsSoFar(revealing(2), { kept, title: 'Roma' }))).toEqual([1, 2]);
  expect(numbers(roundsSoFar(over, { kept, title: undefined }))).toEqual([1, 2]);
});

test('rounds of the game before count for nothing', () => {
  const kept = { game: gameKey(over), rounds: [played(1)] };
  const rematch = aView({ stage: { phase: 'over', rounds: 1 }, meta: { game: 2 } });
  expect(roundsSoFar(rematch, { kept, title: undefined })).toEqual([]);
});

test('none are told while a film is being guessed', () => {
  const kept = { game: gameKey(over), rounds: [played(1)] };
  const facts = { isOver: false, attempts: 2, pause: undefined } as const;
  const round = { ...aClosedRound({ number: 2 }), ...facts };
  expect(
    roundsSoFar(aView({ stage: { phase: 'guessing', round } }), { kept, title: 'Roma' }),
  ).toEqual([]);
});

function revealing(number: number) {
  const round = aClosedRound({ number });
  return aView({ stage: { phase: 'revealed', round, nextAt: undefined } });
}

function played(number: number) {
  return { ...aClosedRound({ number }), title: `Film ${number}` };
}

function numbers(rounds: ReturnType<typeof roundsSoFar>): readonly number[] {
  return rounds.map(({ number }) => number);
}
