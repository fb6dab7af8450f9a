import { expect, test } from 'vitest';
import {
  countdownSound,
  countdownTime,
  secondsToGuess,
  spokenSeconds,
  untilNextSecond,
} from './countdown.ts';

const HALF_A_MINUTE = { startedAt: 1000, deadline: 31_000 };

test.each([
  { name: 'before its start', now: 0, seconds: 31, gone: -1 / 30 },
  { name: 'at its start', now: 1000, seconds: 30, gone: 0 },
  { name: 'a moment later', now: 1001, seconds: 30, gone: 1 / 30_000 },
  { name: 'half way', now: 16_000, seconds: 15, gone: 0.5 },
  { name: 'in its last second', now: 30_500, seconds: 1, gone: 29.5 / 30 },
  { name: 'at the deadline', now: 31_000, seconds: 0, gone: 1 },
  { name: 'long after', now: 90_000, seconds: 0, gone: 1 },
])('a countdown of half a minute is right $name', ({ now, seconds, gone }) => {
  const time = countdownTime(HALF_A_MINUTE, now);
  expect(time.seconds).toBe(seconds);
  expect(time.gone).toBeCloseTo(Math.max(0, gone), 6);
});

test.each([
  { left: 30_000, wait: 1000 },
  { left: 29_999, wait: 999 },
  { left: 1, wait: 1 },
  { left: 0, wait: undefined },
  { left: -5, wait: undefined },
])('with $left ms left, the figure changes after $wait ms', ({ left, wait }) => {
  expect(untilNextSecond(50_000, 50_000 - left)).toBe(wait);
});

test.each([
  { seconds: 45, atStart: 45, spoken: undefined },
  { seconds: 31, atStart: 45, spoken: undefined },
  { seconds: 30, atStart: 45, spoken: 30 },
  { seconds: 11, atStart: 45, spoken: 30 },
  { seconds: 10, atStart: 45, spoken: 10 },
  { seconds: 4, atStart: 45, spoken: 5 },
  { seconds: 0, atStart: 45, spoken: 0 },
  { seconds: 10, atStart: 10, spoken: undefined },
  { seconds: 60, atStart: 600, spoken: 60 },
])(
  'with $seconds of $atStart seconds left, a screen reader has announced $spoken',
  ({ seconds, atStart, spoken }) => {
    expect(spokenSeconds(seconds, atStart)).toBe(spoken);
  },
);

test.each([
  { seconds: undefined, sound: undefined },
  { seconds: 60, sound: undefined },
  { seconds: 6, sound: undefined },
  { seconds: 5, sound: 'tick' },
  { seconds: 2, sound: 'tick' },
  { seconds: 1, sound: 'last-tick' },
  { seconds: 0, sound: undefined },
])('with $seconds seconds left, the countdown plays the sound $sound', ({ seconds, sound }) => {
  expect(countdownSound(seconds)).toBe(sound);
});

test.each([
  { after: 0, says: 40 },
  { after: 1_400, says: 40 },
  { after: 3_000, says: 37 },
  { after: 25_100, says: 15 },
  { after: 41_000, says: 0 },
])('$after ms after the start of 40 seconds, $says seconds are announced', ({ after, says }) => {
  expect(secondsToGuess(1_000_000, 1_040_000, 1_000_000 + after)).toBe(says);
});
