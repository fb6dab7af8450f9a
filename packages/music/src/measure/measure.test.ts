import { expect, test } from 'vitest';
import { SAMPLE_RATE, type Stereo, toDecibels } from '../synth/stereo.ts';
import { measureLoudness, measureLoudnessRange } from './loudness.ts';
import { measureSeam } from './seam.ts';
import { balanceOf, measureSpectrum, widthIn } from './spectrum.ts';
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

test('a full-scale sine of 997 Hz on one channel has -3.01 LUFS, as the standard says', () => {
  const left = sine(997, { seconds: 5, level: 1 });
  expect(measureLoudness({ left, right: new Float32Array(left.length) })).toBeCloseTo(-3.01, 1);
});

test('silence does not change the loudness of a recording', () => {
  const tone = sine(997, { seconds: 5, level: 0.1 });
  const half = new Float32Array(tone.length * 2);
  half.set(tone);
  expect(measureLoudness(both(half))).toBeCloseTo(measureLoudness(both(tone)), 0);
});

test('a peak between two samples is found', () => {
  const channel = sine(SAMPLE_RATE / 4, { seconds: 0.1, level: 0.5, phase: Math.PI / 4 });
  expect(toDecibels(measureTruePeak(both(channel)))).toBeCloseTo(-6.02, 1);
});

test('a loop that ends in the middle of a wave has a seam, one that ends with it has none', () => {
  const channel = sine(441, { seconds: 3, level: 0.5 });
  const start = 1;
  expect(measureSeam(both(channel), { start, end: 2 })).toBeLessThan(1.1);
  expect(measureSeam(both(channel), { start, end: 2 + 30 / SAMPLE_RATE })).toBeGreaterThan(3);
});

test('a recording that is 12 decibels louder in its second half has a range of 12 LU', () => {
  const soft = sine(997, { seconds: 20, level: 0.1 });
  const loud = sine(997, { seconds: 20, level: 0.398 });
  const whole = new Float32Array(soft.length + loud.length);
  whole.set(soft);
  whole.set(loud, soft.length);
  expect(measureLoudnessRange(both(whole))).toBeCloseTo(12, 0);
  expect(measureLoudnessRange(both(soft))).toBeCloseTo(0, 1);
});

test('the width of a band is the loudness of its side against its middle', () => {
  const middle = sine(400, { seconds: 2, level: 0.4 });
  const side = sine(3000, { seconds: 2, level: 0.2 });
  const shared = sine(3000, { seconds: 2, level: 0.1, phase: 1 });
  const spectrum = measureSpectrum({
    left: middle.map((sample, i) => sample + shared[i] + side[i]),
    right: middle.map((sample, i) => sample + shared[i] - side[i]),
  });
  expect(widthIn(spectrum, [2000, 8000])).toBeCloseTo(6.02, 1);
  expect(widthIn(spectrum, [250, 1000])).toBeLessThan(-60);
  expect(widthIn(spectrum, [20, 20_000])).toBeCloseTo(10 * Math.log10(0.04 / 0.17), 1);
  expect(balanceOf(spectrum, [2000, 8000], [250, 1000])).toBeCloseTo(
    10 * Math.log10(0.05 / 0.16),
    1,
  );
});
