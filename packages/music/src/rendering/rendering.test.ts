import { expect, test } from 'vitest';
import { measureLoudness } from '../measure/loudness.ts';
import { createRandom } from '../performance/random.ts';
import { applyToLoop, chorus, tremolo } from '../synth/effect.ts';
import { limiter } from '../synth/limiter.ts';
import { reverb } from '../synth/reverb.ts';
import { SAMPLE_RATE, type Stereo, silence } from '../synth/stereo.ts';
import { LOUDNESS_LUFS, master } from './master.ts';

function noise(seconds: number, level: number): Stereo {
  const random = createRandom('noise');
  const sound = silence(Math.round(seconds * SAMPLE_RATE));
  for (let i = 0; i < sound.left.length; i++) {
    sound.left[i] = (random() * 2 - 1) * level;
    sound.right[i] = (random() * 2 - 1) * level;
  }
  return sound;
}

function energy(channel: Float32Array): number {
  return channel.reduce((sum, sample) => sum + sample * sample, 0);
}

test('a reverb of one second falls by 60 decibels in about a second', () => {
  const clap = silence(2 * SAMPLE_RATE);
  clap.left[0] = 1;
  clap.right[0] = 1;
  reverb(1)(clap);
  const at = (second: number) =>
    energy(clap.left.subarray(second * SAMPLE_RATE, (second + 0.1) * SAMPLE_RATE));
  const fall = 10 * Math.log10(at(0.1) / at(1.1));
  expect(fall).toBeGreaterThan(50);
  expect(fall).toBeLessThan(85);
});

test('in a loop the reverb of the end continues at the start', () => {
  const clap = silence(SAMPLE_RATE);
  clap.left[SAMPLE_RATE - 100] = 1;
  applyToLoop(reverb(1), clap);
  expect(energy(clap.left.subarray(1000, 8000))).toBeGreaterThan(1e-4);
});

test.each([
  ['tremolo', (loop: Stereo) => tremolo({ hertz: 4.7, depth: 0.3, isAcross: true }, loop)],
  ['chorus', (loop: Stereo) => chorus({ hertz: 1.3, milliseconds: 5, mix: 1 }, loop)],
] as const)('a loop with %s has no step from its end to its start', (_name, effect) => {
  const loop = silence(SAMPLE_RATE);
  for (let i = 0; i < SAMPLE_RATE; i++) {
    loop.left[i] = Math.sin((2 * Math.PI * 100 * i) / SAMPLE_RATE);
    loop.right[i] = loop.left[i];
  }
  applyToLoop(effect(loop), loop);
  for (const channel of [loop.left, loop.right]) {
    const step = Math.abs((channel[0] ?? 9) - (channel.at(-1) ?? 0));
    expect(step).toBeLessThan(0.03);
  }
});

test('a limiter keeps loud sound below its ceiling and does not change soft sound', () => {
  const loud = noise(0.5, 0.9);
  limiter(0.5)(loud);
  expect(Math.max(...loud.left.map(Math.abs))).toBeLessThanOrEqual(0.5 + 1e-6);
  const soft = noise(0.2, 0.3);
  const late = Math.round(0.004 * SAMPLE_RATE);
  const before = soft.left.slice(0, 4000);
  limiter(0.5)(soft);
  expect(soft.left.slice(late, late + 4000)).toEqual(before);
});

test('a soft and a loud recording get the same loudness', () => {
  for (const level of [0.01, 0.6])
    expect(measureLoudness(master(noise(3, level)))).toBeCloseTo(LOUDNESS_LUFS, 1);
});
