import { expect, test } from 'vitest';
import { SAMPLE_RATE, type Stereo, toDecibels } from '../synth/stereo.ts';
import { measureLoudness } from './loudness.ts';
import { measureSeam } from './seam.ts';
import { measureTruePeak } from './true-peak.ts';

function sine(
  hertz: number,
  { seconds, level, phase = 0 }: { seconds: number; level: number; phase?: number },
) {
  return Float32Array.from(
    { length: Math.round(seconds * SAMPLE_RATE) },
    (_, i) => level * Math.sin((2 * Math.PI * hertz * i) / SAMPLE_RATE + phase),
  );
}

function both(channel: Float32Array): Stereo {
  return { left: channel, right: channel };
}

test('the standard’s own measure: a full sine of 997 Hz on one channel is at -3.01 LUFS', () => {
  const left = sine(997, { seconds: 5, level: 1 });
  expect(measureLoudness({ left, right: new Float32Array(left.length) })).toBeCloseTo(-3.01, 1);
});

test('silence between does not count', () => {
  const tone = sine(997, { seconds: 5, level: 0.1 });
  const half = new Float32Array(tone.length * 2);
  half.set(tone);
  expect(measureLoudness(both(half))).toBeCloseTo(measureLoudness(both(tone)), 0);
});

test('a peak between two samples is found', () => {
  const channel = sine(SAMPLE_RATE / 4, { seconds: 0.1, level: 0.5, phase: Math.PI / 4 });
  expect(toDecibels(measureTruePeak(both(channel)))).toBeCloseTo(-6.02, 1);
});

test('a seam is heard where a loop ends in the middle of a wave, and not where it ends with one', () => {
  const channel = sine(441, { seconds: 3, level: 0.5 });
  const start = 1;
  expect(measureSeam(both(channel), { start, end: 2 })).toBeLessThan(1.1);
  expect(measureSeam(both(channel), { start, end: 2 + 30 / SAMPLE_RATE })).toBeGreaterThan(3);
});
