/** The line is first tried again after so long, in milliseconds, and after twice as long each time from then on. */
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/** While somebody looks on, the first try comes at once, spread so that a server that restarts is not met by all. */
const AT_ONCE_MS = 1_000;

/** How far a wait is lengthened or shortened by chance. */
const SPREAD = 0.2;

/** How long to wait before trying again after so many tries in vain. */
export function reconnectWait({
  triesInVain,
  isWatched,
  random,
}: Readonly<{
  triesInVain: number;
  /** True if the tab is in sight and has a network. */
  isWatched: boolean;
  /** At least 0 and below 1. */
  random: number;
}>): number {
  if (triesInVain === 0 && isWatched) return Math.round(random * AT_ONCE_MS);
  const doublings = Math.max(0, triesInVain - (isWatched ? 1 : 0));
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** doublings);
  return Math.round(wait * (1 - SPREAD + 2 * SPREAD * random));
}
