import { expect, test } from 'vitest';
import { createServerClock } from './countdown.ts';

function aClock() {
  const own = { now: 10_000 };
  return { own, clock: createServerClock(() => own.now) };
}

test('before the server’s first answer its clock is assumed to agree', () => {
  const { own, clock } = aClock();
  own.now = 12_345;
  expect(clock.now()).toBe(12_345);
});

test('the server’s time is assumed to be from half way between request and answer', () => {
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
  clock.set({ serverTime: 72_500, askedAt: 11_000 });
  expect(clock.now()).toBe(72_950);
});

test('after a minute any answer replaces the old one, because clocks may be set', () => {
  const { own, clock } = aClock();
  clock.set({ serverTime: 70_000, askedAt: 10_000 });
  own.now = 80_000;
  clock.set({ serverTime: 20_000, askedAt: 79_000 });
  expect(clock.now()).toBe(20_500);
});

test.each([60_000, -60_000])(
  'a slower answer replaces an earlier one at once if the server’s clock was set (by %i ms)',
  (byMs) => {
    const { own, clock } = aClock();
    clock.set({ serverTime: 70_000, askedAt: 10_000 });
    own.now = 11_200;
    clock.set({ serverTime: 71_100 + byMs, askedAt: 11_000 });
    expect(clock.now()).toBe(71_200 + byMs);
  },
);

test('a measurement from before the device’s clock was set back is ignored', () => {
  const { own, clock } = aClock();
  own.now = 400_000;
  clock.set({ serverTime: 100_000, askedAt: 400_000 });
  own.now = 100_600;
  clock.set({ serverTime: 100_500, askedAt: 100_400 });
  expect(clock.now()).toBe(100_500 + 100);
});
