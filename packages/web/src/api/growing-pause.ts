const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** How long to wait before what came to nothing so many times, from 1 on, is tried again, in milliseconds. */
export function growingPause(inVain: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (inVain - 1), LONGEST_PAUSE_MS);
}
