export type ServerClock = ReturnType<typeof createServerClock>;

/** A measurement this much worse than the best is not worth moving the hands for. */
const PATIENCE_MS = 60_000;

/** What the server's clock says now, told from its answers: deadlines are its, and a player's clock may be wrong by hours. */
export function createServerClock(now: () => number) {
  let offset = 0;
  let error = Number.POSITIVE_INFINITY;
  let measuredAt = Number.NEGATIVE_INFINITY;

  /** The shorter the way to the server and back took, the better is known when it looked at its clock. */
  function set({ serverTime, askedAt }: Readonly<{ serverTime: number; askedAt: number }>): void {
    const answeredAt = now();
    const possibleError = (answeredAt - askedAt) / 2;
    // Where the own clock was put back meanwhile, what was measured by it is worth nothing.
    const isLately = answeredAt >= measuredAt && answeredAt - measuredAt < PATIENCE_MS;
    if (possibleError >= error && isLately) return;
    offset = serverTime - (askedAt + answeredAt) / 2;
    error = possibleError;
    measuredAt = answeredAt;
  }

  return { set, now: () => now() + offset };
}
