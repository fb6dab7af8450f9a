import { highpass, lowpass } from '../synth/filters.ts';
import { SAMPLE_RATE } from '../synth/stereo.ts';
import type { Voice } from '../synth/tone.ts';

/** The drawbars: a multiple of the frequency and a level each. */
const DRAWBARS: readonly (readonly [ratio: number, level: number])[] = [
  [0.5, 0.55],
  [1.5, 0.4],
  [1, 0.8],
  [2, 0.32],
  [3, 0.16],
  [4, 0.1],
];

const KEY_S = 0.006;

/** A tonewheel organ: steady sines, with a key click and a short percussion at the start. */
export const organ: Voice = ({ frequency, seconds, velocity, random }) => {
  const samples = Math.ceil((seconds + 0.03) * SAMPLE_RATE);
  const out = new Float32Array(samples);
  for (const [ratio, drawn] of DRAWBARS) {
    const hertz = frequency * ratio;
    if (hertz > 6000) continue;
    const step = (2 * Math.PI * hertz) / SAMPLE_RATE;
    const start = random() * 2 * Math.PI;
    const level = drawn * 0.3 * (0.5 + 0.5 * velocity);
    for (let i = 0; i < samples; i++) out[i] += Math.sin(start + step * i) * level;
  }
  const percussion = (2 * Math.PI * frequency * 3) / SAMPLE_RATE;
  const click = highpass(1200);
  for (let i = 0; i < samples; i++) {
    const time = i / SAMPLE_RATE;
    const opened =
      Math.min(1, time / KEY_S) * Math.min(1, Math.max(0, seconds + 0.02 - time) / 0.02);
    const struck = Math.sin(percussion * i) * 0.16 * velocity * Math.exp(-time / 0.12);
    const noise = time < 0.01 ? click((random() * 2 - 1) * 0.05) : 0;
    out[i] = (out[i] + struck + noise) * opened;
  }
  return out;
};

const PAD_DETUNE = [-7, 0, 6] as const;
const PAD_ATTACK_S = 0.9;
const PAD_RELEASE_S = 1.8;

/** Soft strings: three dull, detuned saws with a slow attack and release. */
export const pad: Voice = ({ frequency, seconds, velocity, random }) => {
  const samples = Math.ceil((seconds + PAD_RELEASE_S) * SAMPLE_RATE);
  const out = new Float32Array(samples);
  const harmonics = Math.min(12, Math.floor(5000 / frequency));
  for (const cents of PAD_DETUNE) {
    const step = (2 * Math.PI * frequency * 2 ** (cents / 1200)) / SAMPLE_RATE;
    for (let harmonic = 1; harmonic <= harmonics; harmonic++) {
      const level = (0.11 * (0.3 + 0.7 * velocity)) / harmonic ** 1.5;
      addSine(out, { step: step * harmonic, start: random() * 2 * Math.PI, level });
    }
  }
  const shade = lowpass(900 + 1800 * velocity);
  for (let i = 0; i < samples; i++) {
    const time = i / SAMPLE_RATE;
    const rise = Math.sin((Math.min(1, time / PAD_ATTACK_S) * Math.PI) / 2) ** 2;
    const rest = time < seconds ? 1 : Math.max(0, 1 - (time - seconds) / PAD_RELEASE_S) ** 2;
    out[i] = shade(out[i]) * rise * rest;
  }
  return out;
};

/** Adds a sine by recursion, which is faster than Math.sin. */
function addSine(
  out: Float32Array,
  { step, start, level }: Readonly<{ step: number; start: number; level: number }>,
): void {
  const turn = 2 * Math.cos(step);
  let before = level * Math.sin(start - step);
  let now = level * Math.sin(start);
  for (let i = 0; i < out.length; i++) {
    out[i] += now;
    const next = turn * now - before;
    before = now;
    now = next;
  }
}
