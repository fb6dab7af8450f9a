import { expect, test } from 'vitest';
import { aClosedRound } from '../../room/testing/closed-round-under-test.ts';
import { aView } from '../../room/testing/view-under-test.ts';
import { gameKey, roundsSoFar } from './played-round.ts';

const over = aView({ progress: { phase: 'over', rounds: 2 } });

const roma = { title: 'Roma', poster: '/roma.svg' };
const unknown = { title: undefined, poster: undefined };

test('a first round is listed as soon as it is revealed', () => {
  expect(roundsSoFar(revealing(1), { kept: undefined, film: roma })).toMatchObject([
    { number: 1, title: 'Roma', poster: '/roma.svg' },
  ]);
});

test('a later round follows the earlier ones', () => {
  const kept = { game: gameKey(over), rounds: [played(1)] };
  expect(numbers(roundsSoFar(revealing(2), { kept, film: roma }))).toEqual([1, 2]);
});

test('nothing is listed while an earlier round is unknown', () => {
  const kept = { game: gameKey(over), rounds: [played(1)] };
  expect(roundsSoFar(revealing(3), { kept, film: roma })).toEqual([]);
  expect(roundsSoFar(over, { kept, film: unknown })).toEqual([]);
});

test('a revealed round that was also fetched is listed once', () => {
  const kept = { game: gameKey(over), rounds: [played(1), played(2)] };
  expect(numbers(roundsSoFar(revealing(2), { kept, film: roma }))).toEqual([1, 2]);
  expect(numbers(roundsSoFar(over, { kept, film: unknown }))).toEqual([1, 2]);
});

test('rounds of an earlier game are not listed', () => {
  const kept = { game: gameKey(over), rounds: [played(1)] };
  const rematch = aView({ progress: { phase: 'over', rounds: 1 }, meta: { game: 2 } });
  expect(roundsSoFar(rematch, { kept, film: unknown })).toEqual([]);
});

test('nothing is listed while a film is being guessed', () => {
  const kept = { game: gameKey(over), rounds: [played(1)] };
  const facts = { isOver: false, attempts: 2, pause: undefined } as const;
  const round = { ...aClosedRound({ number: 2 }), ...facts };
  expect(
    roundsSoFar(aView({ progress: { phase: 'guessing', round } }), { kept, film: roma }),
  ).toEqual([]);
});

function revealing(number: number) {
  const round = aClosedRound({ number });
  return aView({ progress: { phase: 'revealed', round, nextAt: undefined } });
}

function played(number: number) {
  return { ...aClosedRound({ number }), title: `Film ${number}`, poster: undefined };
}

function numbers(rounds: ReturnType<typeof roundsSoFar>): readonly number[] {
  return rounds.map(({ number }) => number);
}
