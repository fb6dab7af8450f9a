import { SAMPLE_RATE, type Stereo } from '../synth/stereo.ts';
import { transform } from './fourier.ts';

/** The energy of a recording by frequency: its middle (left and right together) and its side (their difference). */
export type Spectrum = Readonly<{ middle: Float64Array; side: Float64Array }>;

/** From and up to, in hertz. */
export type Band = readonly [from: number, to: number];

const SIZE = 8192;

/** The mean spectrum over the whole recording, in windows that overlap by half. */
export function measureSpectrum({ left, right }: Stereo): Spectrum {
  const middle = new Float64Array(SIZE / 2);
  const side = new Float64Array(SIZE / 2);
  const real = new Float64Array(SIZE);
  const imaginary = new Float64Array(SIZE);
  for (let start = 0; start + SIZE <= left.length; start += SIZE / 2) {
    // Two real signals share one transform, and come apart by symmetry.
    for (let i = 0; i < SIZE; i++) {
      const window = Math.sin((Math.PI * i) / SIZE) ** 2;
      real[i] = ((left[start + i] + right[start + i]) / 2) * window;
      imaginary[i] = ((left[start + i] - right[start + i]) / 2) * window;
    }
    transform({ real, imaginary });
    for (let bin = 1; bin < SIZE / 2; bin++) {
      const mirror = SIZE - bin;
      middle[bin] +=
        ((real[bin] + real[mirror]) / 2) ** 2 + ((imaginary[bin] - imaginary[mirror]) / 2) ** 2;
      side[bin] +=
        ((imaginary[bin] + imaginary[mirror]) / 2) ** 2 + ((real[bin] - real[mirror]) / 2) ** 2;
    }
  }
  return { middle, side };
}

/** Side against middle in a band, in decibels. -Infinity for a mono recording. */
export function widthIn({ middle, side }: Spectrum, band: Band): number {
  return decibels(energyIn(side, band) / energyIn(middle, band));
}

/** A band's energy against another's, in decibels. */
export function balanceOf({ middle, side }: Spectrum, band: Band, against: Band): number {
  const energy = (each: Band) => energyIn(middle, each) + energyIn(side, each);
  return decibels(energy(band) / energy(against));
}

function energyIn(energies: Float64Array, [from, to]: Band): number {
  const first = Math.max(1, Math.ceil((from * SIZE) / SAMPLE_RATE));
  const after = Math.min(energies.length, Math.ceil((to * SIZE) / SAMPLE_RATE));
  return energies.subarray(first, after).reduce((sum, energy) => sum + energy, 0);
}

function decibels(ratio: number): number {
  return 10 * Math.log10(ratio);
}
