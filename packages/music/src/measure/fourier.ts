/** A signal of a power of two samples, as real and imaginary parts. */
export type ComplexSignal = Readonly<{ real: Float64Array; imaginary: Float64Array }>;

/**
 * Turns a signal into its spectrum, in place.
 * @see https://en.wikipedia.org/wiki/Cooley%E2%80%93Tukey_FFT_algorithm
 */
export function transform({ real, imaginary }: ComplexSignal): void {
  const size = real.length;
  if ((size & (size - 1)) !== 0) throw new RangeError(`${size} is no power of two`);
  reorder(real);
  reorder(imaginary);
  for (let half = 1; half < size; half *= 2) {
    const step = -Math.PI / half;
    for (let offset = 0; offset < half; offset++) {
      const cos = Math.cos(step * offset);
      const sin = Math.sin(step * offset);
      for (let even = offset; even < size; even += 2 * half) {
        const odd = even + half;
        const oddReal = real[odd] * cos - imaginary[odd] * sin;
        const oddImaginary = real[odd] * sin + imaginary[odd] * cos;
        real[odd] = real[even] - oddReal;
        imaginary[odd] = imaginary[even] - oddImaginary;
        real[even] += oddReal;
        imaginary[even] += oddImaginary;
      }
    }
  }
}

/** Swaps each value with the one whose place has the same bits in reverse. */
function reorder(values: Float64Array): void {
  let mirrored = 0;
  for (let place = 1; place < values.length; place++) {
    let bit = values.length >> 1;
    while (mirrored & bit) {
      mirrored ^= bit;
      bit >>= 1;
    }
    mirrored |= bit;
    if (place < mirrored) [values[place], values[mirrored]] = [values[mirrored], values[place]];
  }
}
