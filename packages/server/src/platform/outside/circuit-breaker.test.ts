import { beforeEach, expect, test } from 'vitest';
import { type ClockUnderTest, clockUnderTest } from '../../../testing/platform/clock-under-test.ts';
import { type CircuitBreaker, createCircuitBreaker } from './outside-api.ts';

let clock: ClockUnderTest;
let breaker: CircuitBreaker;
beforeEach(() => {
  clock = clockUnderTest();
  breaker = createCircuitBreaker(clock, { failures: 3, pauseMs: 1000 });
});

test('several failures in a row open the breaker for a while', async () => {
  failTimes(2);
  expect(breaker.mayTry()).toBe(true);
  failTimes(1);
  expect(breaker.mayTry()).toBe(false);
  await clock.advance(999);
  expect(breaker.mayTry()).toBe(false);
});

test('a success in between resets the count', () => {
  failTimes(2);
  breaker.succeed();
  failTimes(2);
  expect(breaker.mayTry()).toBe(true);
});

test('after the pause one try is allowed, and decides', async () => {
  failTimes(3);
  await clock.advance(1000);
  expect(breaker.mayTry()).toBe(true);
  expect(breaker.mayTry()).toBe(false);
  breaker.fail();
  expect(breaker.mayTry()).toBe(false);
  await clock.advance(1000);
  expect(breaker.mayTry()).toBe(true);
  breaker.succeed();
  expect(breaker.mayTry()).toBe(true);
  expect(breaker.isFailing()).toBe(false);
});

test('a try that never ends does not block further tries for ever', async () => {
  failTimes(3);
  await clock.advance(1000);
  expect(breaker.mayTry()).toBe(true);
  await clock.advance(1000);
  expect(breaker.mayTry()).toBe(true);
});

test('one try goes through after the clock was set back', () => {
  let ahead = 90_000;
  const set = createCircuitBreaker(
    { ...clock, now: () => clock.now() + ahead },
    { failures: 1, pauseMs: 1000 },
  );
  set.fail();
  expect(set.mayTry()).toBe(false);
  ahead = 0;
  expect(set.mayTry()).toBe(true);
});

test('the service counts as failing when its last try failed', () => {
  expect(breaker.isFailing()).toBe(false);
  failTimes(1);
  expect(breaker.isFailing()).toBe(true);
});

function failTimes(times: number) {
  for (let count = 0; count < times; count++) breaker.fail();
}
