import { expect, test } from 'vitest';
import { createLatestWish } from './latest-wish.ts';

test('of the wishes that come while one is on its way, the last is made once that is answered', async () => {
  const made: string[] = [];
  const answers: (() => void)[] = [];
  const make = createLatestWish<string>((wish) => {
    made.push(wish);
    return new Promise<void>((resolve) => answers.push(resolve));
  });
  const all = [make('half as much again'), make('as set'), make('twice as much')];
  expect(made).toEqual(['half as much again']);
  answers[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(made).toEqual(['half as much again', 'twice as much']);
  answers[1]?.();
  await Promise.all(all);
  void make('as set');
  expect(made).toEqual(['half as much again', 'twice as much', 'as set']);
});
