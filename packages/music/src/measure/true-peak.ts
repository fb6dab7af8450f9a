import type { Stereo } from '../synth/stereo.ts';

/** Places per sample at which the curve is calculated. */
const PLACES = 4;
const REACH = 12;

/** A windowed sinc for each place between two samples. */
const KERNELS = Array.from({ length: PLACES }, (_, place) =>
  Float64Array.from({ length: 2 * REACH }, (_, tap) => {
    const distance = tap - REACH + 1 - place / PLACES;
    if (distance === 0) return 1;
    const window = Math.cos((Math.PI * distance) / (2 * REACH)) ** 2;
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
  }),
);

/**
 * The highest peak of the curve through the samples. 1 is full scale.
 * @see ITU-R BS.1770-5, annex 2
 */
export function measureTruePeak({ left, right }: Stereo): number {
  return Math.max(channelPeak(left), channelPeak(right));
}

function channelPeak(channel: Float32Array): number {
  const samplePeak = channel.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  // Between samples the curve hardly ever rises to twice their value.
  const worthwhile = samplePeak * 0.5;
  let peak = samplePeak;
  for (let i = REACH; i < channel.length - REACH; i++) {
    if (Math.abs(channel[i]) < worthwhile) continue;
    for (let place = 1; place < PLACES; place++) {
      const kernel = KERNELS[place];
      let value = 0;
      for (let tap = 0; tap < kernel.length; tap++)
        value += kernel[tap] * channel[i + tap - REACH + 1];
      peak = Math.max(peak, Math.abs(value));
    }
  }
  return peak;
}
