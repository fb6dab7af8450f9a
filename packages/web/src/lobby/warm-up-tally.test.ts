import { expect, test } from 'vitest';
import { countAnswers, type WarmUpTally } from './warm-up.tsx';

const start: WarmUpTally = { turn: 1, told: {}, right: 0, all: 0 };

test('the answers of one turn are added up, without reactions', () => {
  const first = countAnswers(start, { turn: 1, told: { warm_up_right: 1, applause: 4 } });
  const second = countAnswers(first, { turn: 1, told: { warm_up_right: 1, warm_up_wrong: 2 } });
  expect(second).toMatchObject({ right: 2, all: 4 });
});

test('the same event counts once', () => {
  const told = { warm_up_right: 1 };
  const once = countAnswers(start, { turn: 1, told });
  expect(countAnswers(once, { turn: 1, told })).toMatchObject({ right: 1, all: 1 });
});

test('a new turn begins with no answers', () => {
  const told = { warm_up_wrong: 3 };
  const before = countAnswers(start, { turn: 1, told });
  expect(countAnswers(before, { turn: 2, told })).toMatchObject({ right: 0, all: 0 });
});
