/** The first wait that is not at once, in milliseconds. Waits double with each try in vain. */
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Tries at once are spread over this long, so that not all tabs meet a restarted server together. With the time that
 * connecting takes, a player is back within a second.
 */
const AT_ONCE_MS = 750;

/** By how much chance lengthens or shortens a wait. */
const SPREAD = 0.2;

/** How long to wait before the next try, after so many tries in vain, in milliseconds. */
export function reconnectWait({
  triesInVain,
  promptTries,
  random,
}: Readonly<{
  triesInVain: number;
  /** How many tries come before the waits grow: the first at once, the others after five seconds each. */
  promptTries: number;
  /** At least 0 and below 1. */
  random: number;
}>): number {
  if (triesInVain === 0 && promptTries > 0) return Math.round(random * AT_ONCE_MS);
  const doublings = Math.max(0, triesInVain - promptTries);
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** doublings);
  return Math.round(wait * (1 - SPREAD + 2 * SPREAD * random));
}
