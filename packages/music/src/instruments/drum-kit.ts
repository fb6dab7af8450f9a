import type { DrumName } from '../notation/score.ts';
import { createRandom, type Random } from '../performance/random.ts';
import { bandpass, chain, type Filter, highpass, lowpass, onePole } from '../synth/filters.ts';
import { SAMPLE_RATE } from '../synth/stereo.ts';

/** Each drum has so many strokes that differ a little, because real strokes do. */
const STROKES = 5;

const strokes = new Map<string, Float32Array>();

export function drumStroke(
  drum: DrumName,
  { velocity, random }: Readonly<{ velocity: number; random: Random }>,
): Float32Array {
  const name = `${drum} ${Math.floor(random() * STROKES)}`;
  const known = strokes.get(name) ?? DRUMS[drum](createRandom(name));
  strokes.set(name, known);
  // Soft strokes are also duller.
  const soften = onePole(1500 + 18_000 * velocity);
  return known.map((sample) => soften(sample) * velocity);
}

const DRUMS: Readonly<Record<DrumName, (random: Random) => Float32Array>> = {
  kick: (random) =>
    layer(0.4, [
      sweep({ from: 125, to: 52, glide: 0.035, ring: 0.34, level: 0.85 }),
      noise({ random, filter: lowpass(1800), ring: 0.02, level: 0.3 }),
    ]),
  snare: (random) =>
    layer(0.3, [
      sweep({ from: 235, to: 188, glide: 0.02, ring: 0.16, level: 0.35 }),
      noise({ random, filter: chain(highpass(1200), lowpass(8500)), ring: 0.2, level: 0.5 }),
    ]),
  brush: (random) =>
    layer(0.28, [
      noise({
        random,
        filter: chain(highpass(900), lowpass(6500)),
        ring: 0.2,
        level: 0.5,
        attack: 0.006,
      }),
      sweep({ from: 205, to: 180, glide: 0.02, ring: 0.08, level: 0.16 }),
    ]),
  sweep: (random) =>
    layer(0.5, [
      noise({ random, filter: bandpass(3600, 0.7), ring: 0.5, level: 0.5, attack: 0.16 }),
    ]),
  rim: (random) =>
    layer(0.09, [
      sweep({ from: 1720, to: 1650, glide: 0.01, ring: 0.045, level: 0.4 }),
      sweep({ from: 640, to: 600, glide: 0.01, ring: 0.06, level: 0.3 }),
      noise({ random, filter: bandpass(3000, 1), ring: 0.015, level: 0.5 }),
    ]),
  'low-tom': (random) =>
    layer(0.5, [
      sweep({ from: 128, to: 98, glide: 0.05, ring: 0.45, level: 0.75 }),
      noise({ random, filter: lowpass(1400), ring: 0.03, level: 0.25 }),
    ]),
  'high-tom': (random) =>
    layer(0.4, [
      sweep({ from: 205, to: 165, glide: 0.04, ring: 0.35, level: 0.7 }),
      noise({ random, filter: lowpass(1900), ring: 0.025, level: 0.25 }),
    ]),
  hat: (random) =>
    layer(0.09, [metal({ random, ring: 0.075, lowest: 5200, highest: 14_000, level: 0.42 })]),
  'open-hat': (random) =>
    layer(0.5, [metal({ random, ring: 0.5, lowest: 4600, highest: 13_000, level: 0.4 })]),
  foot: (random) =>
    layer(0.1, [
      metal({ random, ring: 0.06, lowest: 3600, highest: 10_000, level: 0.34 }),
      noise({ random, filter: bandpass(900, 1), ring: 0.02, level: 0.1 }),
    ]),
  ride: (random) =>
    layer(1.7, [
      metal({ random, ring: 1.7, lowest: 420, highest: 9500, level: 0.2 }),
      metal({ random, ring: 0.3, lowest: 3200, highest: 8500, level: 0.22 }),
      sweep({ from: 3380, to: 3360, glide: 0.1, ring: 0.12, level: 0.06 }),
    ]),
  crash: (random) =>
    layer(2.6, [
      metal({ random, ring: 2.6, lowest: 350, highest: 12_000, level: 0.42 }),
      noise({ random, filter: highpass(4000), ring: 0.7, level: 0.16, attack: 0.004 }),
    ]),
  shaker: (random) =>
    layer(0.11, [
      noise({
        random,
        filter: chain(highpass(4200), lowpass(11_000)),
        ring: 0.09,
        level: 0.5,
        attack: 0.022,
      }),
    ]),
  'high-bongo': (random) =>
    layer(0.2, [
      sweep({ from: 470, to: 425, glide: 0.02, ring: 0.16, level: 0.55 }),
      noise({ random, filter: bandpass(1900, 1), ring: 0.02, level: 0.4 }),
    ]),
  'low-bongo': (random) =>
    layer(0.26, [
      sweep({ from: 330, to: 292, glide: 0.02, ring: 0.22, level: 0.6 }),
      noise({ random, filter: bandpass(1300, 1), ring: 0.02, level: 0.35 }),
    ]),
  woodblock: (random) =>
    layer(0.12, [
      sweep({ from: 905, to: 890, glide: 0.01, ring: 0.09, level: 0.45 }),
      sweep({ from: 1460, to: 1450, glide: 0.01, ring: 0.05, level: 0.22 }),
      noise({ random, filter: bandpass(2200, 1), ring: 0.008, level: 0.4 }),
    ]),
  triangle: (random) =>
    layer(1.6, [
      metal({ random, ring: 1.6, lowest: 4100, highest: 12_500, level: 0.24, modes: 7 }),
    ]),
  snap: (random) =>
    layer(0.16, [
      noise({ random, filter: bandpass(1750, 1.6), ring: 0.05, level: 1.2 }),
      noise({ random, filter: bandpass(2900, 2), ring: 0.12, level: 0.5, attack: 0.008 }),
    ]),
};

/** Adds to the sound of a stroke. */
type Layer = (out: Float32Array) => void;

function layer(seconds: number, layers: readonly Layer[]): Float32Array {
  const out = new Float32Array(Math.ceil(seconds * SAMPLE_RATE));
  for (const add of layers) add(out);
  // Without this fade the stroke would end with a click.
  const tail = Math.min(out.length, Math.round(0.02 * SAMPLE_RATE));
  for (let i = 0; i < tail; i++) out[out.length - 1 - i] *= i / tail;
  return out;
}

type Decaying = Readonly<{
  /** Seconds until it has fallen by 60 decibels. */
  ring: number;
  level: number;
}>;

/** A drum skin: a sine that falls to its pitch. */
function sweep({
  from,
  to,
  glide,
  ring,
  level,
}: Decaying & Readonly<{ from: number; to: number; glide: number }>): Layer {
  return (out) => {
    let phase = 0;
    for (let i = 0; i < out.length; i++) {
      const time = i / SAMPLE_RATE;
      phase += (2 * Math.PI * (to + (from - to) * Math.exp(-time / glide))) / SAMPLE_RATE;
      const rise = Math.min(1, time / 0.0015);
      out[i] += Math.sin(phase) * level * rise * Math.exp((-6.9 * time) / ring);
    }
  };
}

function noise({
  random,
  filter,
  ring,
  level,
  attack = 0.001,
}: Decaying & Readonly<{ random: Random; filter: Filter; attack?: number }>): Layer {
  return (out) => {
    for (let i = 0; i < out.length; i++) {
      const time = i / SAMPLE_RATE;
      const envelope =
        time < attack ? (time / attack) ** 2 : Math.exp((-6.9 * (time - attack)) / ring);
      out[i] += filter(random() * 2 - 1) * level * envelope;
    }
  };
}

/** A cymbal: many unrelated tones that decay at different rates. */
function metal({
  random,
  ring,
  lowest,
  highest,
  level,
  modes = 46,
}: Decaying &
  Readonly<{ random: Random; lowest: number; highest: number; modes?: number }>): Layer {
  return (out) => {
    for (let mode = 0; mode < modes; mode++) {
      const hertz = lowest * (highest / lowest) ** ((mode + random()) / modes);
      const fade = 10 ** (-3 / (ring * (0.55 + 0.45 * random()) * SAMPLE_RATE));
      const angle = (2 * Math.PI * hertz) / SAMPLE_RATE;
      const loudness = (level * (0.4 + random())) / Math.sqrt(modes);
      const turn = 2 * fade * Math.cos(angle);
      const square = fade * fade;
      let before = 0;
      let now = loudness * Math.sin(angle);
      for (let i = 1; i < out.length; i++) {
        out[i] += now;
        const next = turn * now - square * before;
        before = now;
        now = next;
      }
    }
  };
}
