import { expect, test } from 'vitest';
import { gatherAnswers } from './tick-queue.ts';

test('simultaneous questions are answered together, each with its own answer', async () => {
  const loads: (readonly number[])[] = [];
  const doubles = gatherAnswers(async (questions: readonly number[]) => {
    loads.push(questions);
    return questions.map((each) => 2 * each);
  });
  expect(await Promise.all([1, 2, 3].map(doubles.ask))).toEqual([2, 4, 6]);
  expect(loads).toEqual([[1, 2, 3]]);
});

test('a question that can’t be answered affects no other', async () => {
  const halves = gatherAnswers(async (questions: readonly number[]) => {
    if (questions.includes(3)) throw new RangeError('3 is odd');
    return questions.map((each) => each / 2);
  });
  const answers = [2, 3, 4].map(halves.ask);
  await halves.settle();
  expect(await Promise.allSettled(answers)).toEqual([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason: new RangeError('3 is odd') },
    { status: 'fulfilled', value: 2 },
  ]);
});
