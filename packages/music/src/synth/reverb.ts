import type { Effect } from './effect.ts';
import { highpass, onePole } from './filters.ts';
import { SAMPLE_RATE } from './stereo.ts';

/** In samples, without a common divisor, so that echoes do not coincide. */
const LINES = [1433, 1601, 1867, 2053, 2251, 2399, 2617, 2797];
const DIFFUSERS = [142, 107, 379, 277];
const PREDELAY = Math.round(0.018 * SAMPLE_RATE);

/**
 * A room: eight delays that feed each other and lose some high frequencies with every round. Returns only the reverb.
 * @see https://ccrma.stanford.edu/~jos/pasp/FDN_Reverberation.html
 */
export function reverb(seconds: number): Effect {
  const lines = LINES.map((length) => new Float32Array(length));
  const gains = LINES.map((length) => 10 ** ((-3 * length) / (seconds * SAMPLE_RATE)));
  const dampers = LINES.map(() => onePole(5200));
  const places = LINES.map(() => 0);
  const diffuse = [diffuser(), diffuser()];
  const lowcuts = [highpass(160), highpass(160)];
  const outs = new Float64Array(LINES.length);
  return ({ left, right }) => {
    for (let i = 0; i < left.length; i++) {
      const inLeft = diffuse[0](lowcuts[0](left[i]));
      const inRight = diffuse[1](lowcuts[1](right[i]));
      let sum = 0;
      for (let line = 0; line < outs.length; line++) {
        outs[line] = dampers[line](lines[line][places[line]]) * gains[line];
        sum += outs[line];
      }
      const mirror = (2 / outs.length) * sum;
      let wetLeft = 0;
      let wetRight = 0;
      for (let line = 0; line < outs.length; line++) {
        const isLeft = line % 2 === 0;
        lines[line][places[line]] = outs[line] - mirror + (isLeft ? inLeft : inRight);
        places[line] = (places[line] + 1) % lines[line].length;
        const signed = line % 4 < 2 ? outs[line] : -outs[line];
        if (isLeft) wetLeft += signed;
        else wetRight += signed;
      }
      left[i] = wetLeft * 0.5;
      right[i] = wetRight * 0.5;
    }
  };
}

/** Delays the sound, then spreads each click into a short noise. */
function diffuser(): (sample: number) => number {
  const wait = new Float32Array(PREDELAY);
  const buffers = DIFFUSERS.map((length) => new Float32Array(length));
  let clock = 0;
  return (sample) => {
    let value = wait[clock % PREDELAY];
    wait[clock % PREDELAY] = sample;
    for (const buffer of buffers) {
      const place = clock % buffer.length;
      const held = buffer[place];
      const fed = value + 0.62 * held;
      buffer[place] = fed;
      value = held - 0.62 * fed;
    }
    clock++;
    return value;
  };
}
