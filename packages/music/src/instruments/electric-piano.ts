import { SAMPLE_RATE } from '../synth/stereo.ts';
import type { Voice } from '../synth/tone.ts';

const RELEASE_S = 0.16;

/** An electric piano by frequency modulation: two pairs of sines, one for the body and one for the tine. */
export const electricPiano: Voice = ({ frequency, seconds, velocity }) => {
  const height = Math.sqrt(440 / frequency);
  const ring = Math.min(3.2, 1.5 * height);
  const samples = Math.ceil(Math.min(seconds + RELEASE_S * 2, ring * 4) * SAMPLE_RATE);
  const out = new Float32Array(samples);
  const step = (2 * Math.PI * frequency) / SAMPLE_RATE;
  const bark = (0.25 + 1.5 * velocity ** 1.5) * Math.min(1.2, height);
  // The bell of the tine must stay below half the sample rate.
  const bell = [14, 9, 6, 4].find((ratio) => ratio * frequency < 8000) ?? 3;
  const ping = 0.22 * velocity;
  const level = 0.42 * velocity;
  const held = seconds * SAMPLE_RATE;
  for (let i = 0; i < samples; i++) {
    const time = i / SAMPLE_RATE;
    const bend = bark * (0.35 + 0.65 * Math.exp(-time / (0.35 * ring)));
    const body = Math.sin(step * i + bend * Math.sin(step * i));
    const tine = Math.sin(step * i + ping * 4 * Math.sin(bell * step * i) * Math.exp(-time / 0.09));
    const rise = 1 - Math.exp(-time / 0.0018);
    const fall = Math.exp(-time / ring);
    const rest = i < held ? 1 : Math.exp(-(i - held) / (RELEASE_S * 0.3 * SAMPLE_RATE));
    out[i] = (0.66 * body + 0.34 * tine) * rise * fall * rest * level;
  }
  return out;
};
