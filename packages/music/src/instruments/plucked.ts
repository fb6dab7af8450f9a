import { chain, type Filter, onePole, peak } from '../synth/filters.ts';
import { SAMPLE_RATE } from '../synth/stereo.ts';
import type { Voice } from '../synth/tone.ts';

type GutString = Readonly<{
  /** Seconds until it has fallen by 60 decibels. */
  ring: number;
  /** The cutoff frequency of the pluck, in hertz, for a note of medium force. */
  touch: number;
  /** Where the string is plucked, as a share of its length. */
  position: number;
  /** How much of the high frequencies each round trip loses, from 0 to 0.5. */
  dullness: number;
  /** The noise of the finger. */
  rustle: number;
  /** The resonance of the wood. */
  body: () => Filter;
  release: number;
  level: number;
}>;

/**
 * A plucked string: a wave that travels along a delay line and loses a little with each round trip.
 * @see https://ccrma.stanford.edu/~jos/pasp/Karplus_Strong_Algorithm.html
 */
function plucked(string: GutString): Voice {
  return ({ frequency, seconds, velocity, random }) => {
    const { dullness, release, level } = string;
    const samples = Math.ceil(Math.min(seconds + release, string.ring * 1.3) * SAMPLE_RATE);
    const out = new Float32Array(samples);
    const turn = SAMPLE_RATE / frequency - dullness;
    const whole = Math.floor(turn - 0.1);
    const part = turn - whole;
    const tuning = (1 - part) / (1 + part);
    const keep = 10 ** (-3 / (frequency * string.ring));
    const line = excite(string, { length: whole, velocity, random });
    const body = string.body();
    let place = 0;
    let last = 0;
    let allpassIn = 0;
    let allpassOut = 0;
    const loudness = level * velocity;
    for (let i = 0; i < samples; i++) {
      const sample = line[place];
      const softened = keep * ((1 - dullness) * sample + dullness * last);
      last = sample;
      allpassOut = tuning * (softened - allpassOut) + allpassIn;
      allpassIn = softened;
      line[place] = allpassOut;
      place = (place + 1) % whole;
      out[i] = body(sample) * loudness;
    }
    const held = Math.floor(seconds * SAMPLE_RATE);
    const fade = Math.exp(-5 / (release * SAMPLE_RATE));
    let gain = 1;
    for (let i = held; i < samples; i++) {
      gain *= fade;
      out[i] *= gain;
    }
    return out;
  };
}

/** The first shape of the string: a corner, which a softer touch rounds more. */
function excite(
  { touch, position, rustle }: GutString,
  {
    length,
    velocity,
    random,
  }: Readonly<{ length: number; velocity: number; random: () => number }>,
): Float32Array {
  const line = new Float32Array(length);
  const soften = chain(onePole(touch * (0.5 + velocity)), onePole(touch * 2 * (0.5 + velocity)));
  const corner = Math.max(2, Math.round(length * position));
  const shape = (i: number) => (i % length < corner ? 1 - position : -position);
  // One round trip first, so that the filter has settled.
  for (let i = 0; i < length; i++) soften(shape(i));
  for (let i = 0; i < length; i++) {
    line[i] = soften(shape(i) + (random() * 2 - 1) * rustle);
  }
  const mean = line.reduce((sum, value) => sum + value, 0) / length;
  return line.map((value) => value - mean);
}

export const doubleBass = plucked({
  ring: 2.2,
  touch: 620,
  position: 0.21,
  dullness: 0.42,
  rustle: 0.1,
  body: () =>
    chain(
      peak(98, { q: 1.4, decibels: 4 }),
      peak(210, { q: 1.2, decibels: 3 }),
      peak(720, { q: 1, decibels: 4 }),
    ),
  release: 0.12,
  level: 0.95,
});

export const electricBass = plucked({
  ring: 3.2,
  touch: 900,
  position: 0.12,
  dullness: 0.35,
  rustle: 0.03,
  body: () => chain(peak(85, { q: 1, decibels: 3 }), peak(900, { q: 0.9, decibels: 5 })),
  release: 0.07,
  level: 1.1,
});

export const guitar = plucked({
  ring: 2.4,
  touch: 2100,
  position: 0.24,
  dullness: 0.3,
  rustle: 0.12,
  body: () =>
    chain(
      peak(112, { q: 2, decibels: 4 }),
      peak(225, { q: 1.8, decibels: 4 }),
      peak(2600, { q: 0.8, decibels: -3 }),
    ),
  release: 0.14,
  level: 0.8,
});

export const pizzicato = plucked({
  ring: 0.75,
  touch: 1500,
  position: 0.16,
  dullness: 0.45,
  rustle: 0.18,
  body: () =>
    chain(
      peak(290, { q: 1.6, decibels: 5 }),
      peak(520, { q: 1.6, decibels: 4 }),
      peak(1300, { q: 1, decibels: 2 }),
    ),
  release: 0.2,
  level: 0.95,
});
