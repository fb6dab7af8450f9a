import { expect, test } from 'vitest';
import { clockUnderTest } from '../../../testing/platform/clock-under-test.ts';
import { createRateLimit } from './outside-api.ts';

test('no second has more turns than allowed, however many are requested at once', async () => {
  const clock = clockUnderTest(0);
  const limit = createRateLimit(clock, 4);
  const turns: number[] = [];
  const asking = Promise.all(
    Array.from({ length: 14 }, async () => {
      await limit.waitForTurn(10_000);
      turns.push(clock.now());
    }),
  );
  await clock.elapse(asking);
  expect(turns).toEqual([0, 0, 0, 0, 1000, 1000, 1000, 1000, 2000, 2000, 2000, 2000, 3000, 3000]);
});

test('a turn that would come too late is refused at once, and uses up none', async () => {
  const clock = clockUnderTest(0);
  const limit = createRateLimit(clock, 1);
  expect(await limit.waitForTurn(500)).toBe(true);
  expect(await limit.waitForTurn(500)).toBe(false);
  const waiting = limit.waitForTurn(1000);
  expect(await clock.elapse(waiting)).toBe(1000);
  expect(await waiting).toBe(true);
});

test('turns go on after the clock was set back', async () => {
  const clock = clockUnderTest(0);
  let ahead = 90_000;
  const limit = createRateLimit({ ...clock, now: () => clock.now() + ahead }, 1);
  expect(await limit.waitForTurn(90_500)).toBe(true);
  ahead = 0;
  expect(await limit.waitForTurn(500)).toBe(true);
});
