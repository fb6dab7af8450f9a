import { expect, test } from 'vitest';
import {
  BEATS,
  beatAt,
  dropDelay,
  hasReached,
  msToNextBeat,
  type RevealKind,
  STARTS,
  stillEnd,
} from './timeline.ts';

const KINDS: readonly RevealKind[] = ['solo', 'room'];

test.each(KINDS)('all beats of a %s reveal come within four seconds', (kind) => {
  const starts = BEATS.map((beat) => STARTS[kind][beat]);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(new Set(starts).size).toBe(starts.length);
  expect(starts.at(-1)).toBeLessThanOrEqual(4000);
});

test.each([
  { kind: 'solo', ms: -50, beat: 'locked' },
  { kind: 'solo', ms: 0, beat: 'locked' },
  { kind: 'solo', ms: 2099.9, beat: 'sweep' },
  { kind: 'solo', ms: 2100, beat: 'landed' },
  { kind: 'solo', ms: 3600, beat: 'end' },
  { kind: 'room', ms: 2100, beat: 'sweep' },
  { kind: 'room', ms: 2600, beat: 'landed' },
  { kind: 'room', ms: 60_000, beat: 'end' },
] as const)('$ms ms into a $kind reveal, its beat is: $beat', ({ kind, ms, beat }) => {
  expect(beatAt(kind, ms)).toBe(beat);
});

test('the last beat has no next beat', () => {
  expect(msToNextBeat('solo', -10)).toBe(10);
  expect(msToNextBeat('solo', 2000)).toBe(100);
  expect(msToNextBeat('room', 2000)).toBe(600);
  expect(msToNextBeat('solo', 3600)).toBeUndefined();
});

test('a beat has reached itself and earlier beats only', () => {
  expect(hasReached('landed', 'sweep')).toBe(true);
  expect(hasReached('landed', 'landed')).toBe(true);
  expect(hasReached('landed', 'headline')).toBe(false);
});

test('without motion a room shows its last picture no earlier than others see the figure', () => {
  expect(stillEnd('solo')).toBe(900);
  expect(stillEnd('room')).toBe(STARTS.room.landed);
});

test.each([1, 2, 6, 8, 24, 100])('%i flags drop from left to right within 800 ms', (count) => {
  const delays = Array.from({ length: count }, (_, place) => dropDelay(place, count));
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  expect(delays[0]).toBe(0);
  expect((delays.at(-1) ?? 0) + 240).toBeLessThanOrEqual(800.001);
});

test('a few flags drop 80 ms apart', () => {
  expect([0, 1, 2].map((place) => dropDelay(place, 3))).toEqual([0, 80, 160]);
});
