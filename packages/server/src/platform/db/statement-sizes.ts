const LARGEST = 64;

/** The items in pieces whose sizes are powers of two, so that the few different statements for them stay prepared. */
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
