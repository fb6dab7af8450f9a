import { SAMPLE_RATE } from './stereo.ts';

/** Takes the next sample and returns the next filtered one. */
export type Filter = (sample: number) => number;

export type BiquadCoefficients = Readonly<{
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}>;

/** The highest Q without a resonance. */
const FLAT = Math.SQRT1_2;

/** @see https://www.w3.org/TR/audio-eq-cookbook/ */
export function lowpass(frequency: number, q = FLAT): Filter {
  const { cos, alpha } = angle(frequency, q);
  return biquad({ b0: (1 - cos) / 2, b1: 1 - cos, b2: (1 - cos) / 2 }, { cos, alpha });
}

export function highpass(frequency: number, q = FLAT): Filter {
  const { cos, alpha } = angle(frequency, q);
  return biquad({ b0: (1 + cos) / 2, b1: -(1 + cos), b2: (1 + cos) / 2 }, { cos, alpha });
}

/** A bandpass with a gain of 1 at its centre. */
export function bandpass(frequency: number, q: number): Filter {
  const { cos, alpha } = angle(frequency, q);
  return biquad({ b0: alpha, b1: 0, b2: -alpha }, { cos, alpha });
}

/** Raises or lowers a band around a frequency. */
export function peak(frequency: number, { q, decibels }: { q: number; decibels: number }): Filter {
  const { cos, alpha } = angle(frequency, q);
  const lift = 10 ** (decibels / 40);
  const a0 = 1 + alpha / lift;
  return runBiquad({
    b0: (1 + alpha * lift) / a0,
    b1: (-2 * cos) / a0,
    b2: (1 - alpha * lift) / a0,
    a1: (-2 * cos) / a0,
    a2: (1 - alpha / lift) / a0,
  });
}

/** A lowpass of six decibels per octave. */
export function onePole(frequency: number): Filter {
  const keep = Math.exp((-2 * Math.PI * frequency) / SAMPLE_RATE);
  let last = 0;
  return (sample) => {
    last = sample + keep * (last - sample);
    return last;
  };
}

export function chain(...filters: readonly Filter[]): Filter {
  return (sample) => filters.reduce((value, filter) => filter(value), sample);
}

export function runBiquad({ b0, b1, b2, a1, a2 }: BiquadCoefficients): Filter {
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  return (x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    return y;
  };
}

function biquad(
  { b0, b1, b2 }: Readonly<{ b0: number; b1: number; b2: number }>,
  { cos, alpha }: Readonly<{ cos: number; alpha: number }>,
): Filter {
  const a0 = 1 + alpha;
  return runBiquad({
    b0: b0 / a0,
    b1: b1 / a0,
    b2: b2 / a0,
    a1: (-2 * cos) / a0,
    a2: (1 - alpha) / a0,
  });
}

function angle(frequency: number, q: number): Readonly<{ cos: number; alpha: number }> {
  const w = (2 * Math.PI * Math.min(frequency, SAMPLE_RATE * 0.45)) / SAMPLE_RATE;
  return { cos: Math.cos(w), alpha: Math.sin(w) / (2 * q) };
}
