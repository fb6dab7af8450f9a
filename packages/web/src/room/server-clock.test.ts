import { expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

function aClock() {
  const own = { now: 10_000 };
  return { own, clock: createServerClock(() => own.now) };
}

test('before the server has answered, its clock is taken to agree', () => {
  const { own, clock } = aClock();
  own.now = 12_345;
  expect(clock.now()).toBe(12_345);
});

test('the server looked at its clock half way between question and answer', () => {
  const { own, clock } = aClock();
  own.now = 10_400;
  clock.set({ serverTime: 70_000, askedAt: 10_000 });
  expect(clock.now()).toBe(70_200);
  own.now += 1000;
  expect(clock.now()).toBe(71_200);
});

test('a quicker answer corrects the clock, a slower one does not', () => {
  const { own, clock } = aClock();
  own.now = 10_400;
  clock.set({ serverTime: 70_000, askedAt: 10_000 });
  own.now = 11_000;
  clock.set({ serverTime: 70_900, askedAt: 10_900 });
  expect(clock.now()).toBe(70_950);
  own.now = 13_000;
  clock.set({ serverTime: 90_000, askedAt: 11_000 });
  expect(clock.now()).toBe(72_950);
});

test('after a minute any answer is better than the old one: clocks are set', () => {
  const { own, clock } = aClock();
  clock.set({ serverTime: 70_000, askedAt: 10_000 });
  own.now = 80_000;
  clock.set({ serverTime: 20_000, askedAt: 79_000 });
  expect(clock.now()).toBe(20_500);
});

test('a measurement from before the own clock was put back is ignored', () => {
  const { own, clock } = aClock();
  own.now = 400_000;
  clock.set({ serverTime: 100_000, askedAt: 400_000 });
  own.now = 100_600;
  clock.set({ serverTime: 100_500, askedAt: 100_400 });
  expect(clock.now()).toBe(100_500 + 100);
});
