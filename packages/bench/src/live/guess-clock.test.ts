import { expect, test } from 'vitest';
import { createGuessClock } from './guess-clock.ts';

const ANA = { lobby: 0, room: 0, member: 0 };
const BEN = { lobby: 0, room: 0, member: 1 };

test('the time of a guess is measured for each observer', () => {
  const clock = createGuessClock({ observersIn: 2 });
  clock.begin(0);
  clock.send(ANA, 10);
  clock.arrive(5, { ...ANA, times: 1 }, 12);
  clock.arrive(6, { ...ANA, times: 1 }, 15);
  expect(clock.latencies()).toEqual([2, 5]);
});

test('guesses that arrive together are all measured, and none twice', () => {
  const clock = createGuessClock({ observersIn: 1 });
  clock.begin(0);
  clock.send(ANA, 10);
  clock.send(ANA, 20);
  clock.arrive(5, { ...ANA, times: 2 }, 30);
  clock.arrive(5, { ...ANA, times: 2 }, 40);
  expect(clock.latencies()).toEqual([20, 10]);
});

test('a guess that never arrives has an infinite time', () => {
  const clock = createGuessClock({ observersIn: 1 });
  clock.begin(0);
  clock.send(ANA, 10);
  expect(clock.missing()).toBe(1);
  expect(clock.latencies()).toEqual([Number.POSITIVE_INFINITY]);
});

test('only guesses sent within the measured time count, also if they arrive late', () => {
  const clock = createGuessClock({ observersIn: 1 });
  clock.send(ANA, 5);
  clock.begin(10);
  clock.send(BEN, 10);
  clock.end(20);
  clock.send(ANA, 20);
  clock.arrive(5, { ...ANA, times: 2 }, 21);
  clock.arrive(5, { ...BEN, times: 1 }, 25);
  expect(clock.latencies()).toEqual([15]);
  expect(clock.sent()).toBe(1);
});

test('a guess that was not sent is a fault', () => {
  const clock = createGuessClock({ observersIn: 1 });
  expect(() => clock.arrive(5, { ...ANA, times: 1 }, 1)).toThrow('was not sent');
});
