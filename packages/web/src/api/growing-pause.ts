const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** Returns the pause before the next try, in milliseconds. `inVain` is the number of failed tries, from 1 on. */
export function growingPause(inVain: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (inVain - 1), LONGEST_PAUSE_MS);
}
