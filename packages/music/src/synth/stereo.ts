/** Samples per second, everywhere in this package. */
export const SAMPLE_RATE = 44_100;

/** Two channels of equal length. 1 is full scale. */
export type Stereo = Readonly<{ left: Float32Array; right: Float32Array }>;

export function silence(samples: number): Stereo {
  return { left: new Float32Array(samples), right: new Float32Array(samples) };
}

export function copyOf({ left, right }: Stereo): Stereo {
  return { left: left.slice(), right: right.slice() };
}

export function addTo(target: Stereo, source: Stereo, gain: number): void {
  for (let i = 0; i < target.left.length; i++) {
    target.left[i] += source.left[i] * gain;
    target.right[i] += source.right[i] * gain;
  }
}

export function scale(target: Stereo, gain: number): void {
  for (let i = 0; i < target.left.length; i++) {
    target.left[i] *= gain;
    target.right[i] *= gain;
  }
}

export function fromDecibels(decibels: number): number {
  return 10 ** (decibels / 20);
}

export function toDecibels(gain: number): number {
  return 20 * Math.log10(gain);
}
