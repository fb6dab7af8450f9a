/** The number of ways in which a letter can hang askew. */
export const LETTER_SHIFTS = 9;

/** Returns how the letter at `index` hangs, from 0. It looks random, but is always the same for the same text. */
export function letterShift(text: string, index: number): number {
  let hash = 0x811c9dc5 ^ index;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 16) % LETTER_SHIFTS;
}
