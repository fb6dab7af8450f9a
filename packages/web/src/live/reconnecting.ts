/** The first wait, in milliseconds. Waits double with each failed try. */
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Immediate tries are spread over this time, so that not all tabs reach a restarted server at once. A player is still
 * back within a second.
 */
const AT_ONCE_MS = 750;

/** Each wait is randomly longer or shorter by up to this part. */
const SPREAD = 0.2;

/** Returns the wait before the next try, in milliseconds. */
export function reconnectWait({
  triesInVain,
  promptTries,
  random,
}: Readonly<{
  triesInVain: number;
  /** How many tries come before the waits grow: one at once, and the others every five seconds. */
  promptTries: number;
  /** At least 0 and below 1. */
  random: number;
}>): number {
  if (triesInVain === 0 && promptTries > 0) return Math.round(random * AT_ONCE_MS);
  const doublings = Math.max(0, triesInVain - promptTries);
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** doublings);
  return Math.round(wait * (1 - SPREAD + 2 * SPREAD * random));
}
