/** How many ways there are for a letter to hang a little off true. */
export const LETTER_SHIFTS = 9;

/** Which way the letter at `index` hangs, from 0: the same for the same text every time, as if by chance otherwise. */
export function letterShift(text: string, index: number): number {
  let hash = 0x811c9dc5 ^ index;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 16) % LETTER_SHIFTS;
}
