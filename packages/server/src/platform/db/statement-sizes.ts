const LARGEST = 64;

/**
 * Splits the items into pieces whose sizes are powers of two. Only a few different statements are then needed, and they
 * stay prepared.
 */
export function inPowersOfTwo<T>(items: readonly T[]): readonly (readonly T[])[] {
  const pieces: (readonly T[])[] = [];
  for (let from = 0; from < items.length; ) {
    const size = largestPowerOfTwo(items.length - from);
    pieces.push(items.slice(from, from + size));
    from += size;
  }
  return pieces;
}

function largestPowerOfTwo(limit: number): number {
  let size = LARGEST;
  while (size > limit) size /= 2;
  return size;
}
