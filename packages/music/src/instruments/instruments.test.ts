import { expect, test } from 'vitest';
import { createRandom } from '../performance/random.ts';
import { SAMPLE_RATE } from '../synth/stereo.ts';
import { drumStroke } from './drum-kit.ts';
import { INSTRUMENTS } from './instruments.ts';

const PITCHES = [110, 220, 440];

test.each(
  Object.entries(INSTRUMENTS).flatMap(([name, { voice }]) =>
    PITCHES.map((frequency) => ({ name, voice, frequency })),
  ),
)('$name is in tune at $frequency Hz', ({ voice, frequency }) => {
  const random = createRandom('tuning');
  const samples = voice({ frequency, seconds: 0.9, velocity: 0.6, random });
  expect(Math.abs(centsOff(samples, frequency))).toBeLessThan(8);
});

test.each(Object.entries(INSTRUMENTS))('%s begins and ends without a click', (_name, { voice }) => {
  const random = createRandom('click');
  const samples = voice({ frequency: 220, seconds: 0.4, velocity: 0.7, random });
  const loudest = loudestOf(samples);
  expect(loudest).toBeGreaterThan(0.03);
  expect(loudest).toBeLessThan(1.6);
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(loudest * 0.02);
});

test('a drum struck harder is louder', () => {
  const soft = drumStroke('ride', { velocity: 0.2, random: createRandom('ride') });
  const hard = drumStroke('ride', { velocity: 0.8, random: createRandom('ride') });
  expect(loudestOf(hard)).toBeGreaterThan(2 * loudestOf(soft));
});

function loudestOf(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

/** How far the tone’s period is from the one asked for, found where the sound is most like itself a few periods later. */
function centsOff(samples: Float32Array, frequency: number): number {
  const periods = Math.round(frequency / 20);
  const from = Math.round(0.3 * SAMPLE_RATE);
  const length = Math.round(0.25 * SAMPLE_RATE);
  const likeness = (cents: number) => {
    const lag = (periods * SAMPLE_RATE) / (frequency * 2 ** (cents / 1200));
    const whole = Math.floor(lag);
    const part = lag - whole;
    let sum = 0;
    for (let i = from; i < from + length; i++)
      sum += samples[i] * (samples[i + whole] * (1 - part) + samples[i + whole + 1] * part);
    return sum;
  };
  const candidates = Array.from({ length: 81 }, (_, i) => i - 40);
  return candidates.reduce((best, cents) => (likeness(cents) > likeness(best) ? cents : best));
}
