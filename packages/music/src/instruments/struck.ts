import { highpass } from '../synth/filters.ts';
import { SAMPLE_RATE } from '../synth/stereo.ts';
import type { Voice } from '../synth/tone.ts';

type Mode = Readonly<{
  /** A multiple of the frequency. */
  ratio: number;
  level: number;
  /** Seconds until it has fallen by 60 decibels, at 440 Hz. */
  ring: number;
}>;

type Bar = Readonly<{
  modes: readonly Mode[];
  /** The noise of the mallet. */
  knock: number;
  /** Seconds until the damper has stopped the bar. */
  release: number;
}>;

/** A bar struck by a mallet: a few tones that decay at different rates. */
function struck({ modes, knock, release }: Bar): Voice {
  return ({ frequency, seconds, velocity, random }) => {
    const longest = Math.max(...modes.map(({ ring }) => ring)) * (440 / frequency) ** 0.45;
    const samples = Math.ceil(Math.min(seconds + release, longest) * SAMPLE_RATE);
    const out = new Float32Array(samples);
    for (const { ratio, level, ring } of modes) {
      const hertz = frequency * ratio;
      if (hertz > 15_000) continue;
      // Harder strokes have louder overtones.
      const loudness = level * velocity * (ratio === 1 ? 1 : 0.35 + velocity);
      const fade = 10 ** (-3 / (ring * (440 / frequency) ** 0.45 * SAMPLE_RATE));
      addDecay(out, { hertz, loudness, fade });
    }
    addKnock(out, { knock: knock * velocity, random });
    damp(out, { from: seconds * SAMPLE_RATE, release });
    return out;
  };
}

/** Adds a decaying sine by recursion, which is faster than Math.sin. */
function addDecay(
  out: Float32Array,
  { hertz, loudness, fade }: Readonly<{ hertz: number; loudness: number; fade: number }>,
): void {
  const angle = (2 * Math.PI * hertz) / SAMPLE_RATE;
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

function addKnock(
  out: Float32Array,
  { knock, random }: Readonly<{ knock: number; random: () => number }>,
): void {
  const body = highpass(700);
  const length = Math.min(out.length, Math.round(0.012 * SAMPLE_RATE));
  for (let i = 0; i < length; i++)
    out[i] += body((random() * 2 - 1) * knock) * (1 - i / length) ** 2;
}

function damp(
  out: Float32Array,
  { from, release }: Readonly<{ from: number; release: number }>,
): void {
  const start = Math.floor(from);
  const length = release * SAMPLE_RATE;
  for (let i = start; i < out.length; i++) out[i] *= Math.max(0, 1 - (i - start) / length) ** 2;
}

export const vibraphone = struck({
  modes: [
    { ratio: 1, level: 0.62, ring: 4.2 },
    { ratio: 3.98, level: 0.11, ring: 1.1 },
    { ratio: 10.1, level: 0.03, ring: 0.3 },
  ],
  knock: 0.05,
  release: 0.5,
});

export const marimba = struck({
  modes: [
    { ratio: 1, level: 0.66, ring: 1.1 },
    { ratio: 3.93, level: 0.17, ring: 0.35 },
    { ratio: 9.3, level: 0.06, ring: 0.12 },
  ],
  knock: 0.12,
  release: 0.3,
});

export const celesta = struck({
  modes: [
    { ratio: 1, level: 0.52, ring: 2.6 },
    { ratio: 2.01, level: 0.07, ring: 1.4 },
    { ratio: 4.07, level: 0.09, ring: 0.7 },
    { ratio: 7.2, level: 0.03, ring: 0.25 },
  ],
  knock: 0.03,
  release: 0.9,
});
