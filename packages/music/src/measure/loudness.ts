import { type BiquadCoefficients, runBiquad } from '../synth/filters.ts';
import { SAMPLE_RATE, type Stereo } from '../synth/stereo.ts';

const BLOCK_S = 0.4;
const RANGE_BLOCK_S = 3;
const STEP_S = 0.1;

/**
 * Integrated loudness in LUFS. -Infinity for silence.
 * @see ITU-R BS.1770-5, annex 1
 */
export function measureLoudness(sound: Stereo): number {
  const heard = blockEnergies(sound, BLOCK_S);
  const gate = toLoudness(mean(heard)) - 10;
  return toLoudness(mean(heard.filter((energy) => toLoudness(energy) > gate)));
}

/**
 * Loudness range in LU: the distance from the 10th to the 95th percentile of the loudness over time.
 * @see EBU Tech 3342
 */
export function measureLoudnessRange(sound: Stereo): number {
  const heard = blockEnergies(sound, RANGE_BLOCK_S);
  const gate = toLoudness(mean(heard)) - 20;
  const sorted = heard.map(toLoudness).filter((loudness) => loudness > gate);
  sorted.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return at(0.95) - at(0.1);
}

/** The energy of each block of this length, without silent blocks. */
function blockEnergies({ left, right }: Stereo, seconds: number): readonly number[] {
  const step = Math.round(STEP_S * SAMPLE_RATE);
  const steps = Math.floor(left.length / step);
  const energies = stepEnergies(left, { step, steps });
  const others = stepEnergies(right, { step, steps });
  const width = Math.round(seconds / STEP_S);
  const blocks: number[] = [];
  for (let block = 0; block + width <= steps; block++) {
    let energy = 0;
    for (let i = block; i < block + width; i++) energy += energies[i] + others[i];
    blocks.push(energy / (width * step));
  }
  return blocks.filter((energy) => toLoudness(energy) > -70);
}

function stepEnergies(
  channel: Float32Array,
  { step, steps }: Readonly<{ step: number; steps: number }>,
): Float64Array {
  const shelf = runBiquad(headShelf());
  const cut = runBiquad(lowCut());
  const energies = new Float64Array(steps);
  for (let i = 0; i < step * steps; i++) {
    const weighted = cut(shelf(channel[i]));
    energies[Math.floor(i / step)] += weighted * weighted;
  }
  return energies;
}

function toLoudness(energy: number): number {
  return -0.691 + 10 * Math.log10(energy);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The standard gives its filters for 48 kHz. This is the same analogue filter at our rate. */
function headShelf(): BiquadCoefficients {
  const k = Math.tan((Math.PI * 1681.974450955533) / SAMPLE_RATE);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

function lowCut(): BiquadCoefficients {
  const k = Math.tan((Math.PI * 38.13547087602444) / SAMPLE_RATE);
  const q = 0.5003270373238773;
  const a0 = 1 + k / q + k * k;
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}
