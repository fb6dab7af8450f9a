export type ServerClock = ReturnType<typeof createServerClock>;

/** After this time any measurement replaces the last one. */
const PATIENCE_MS = 60_000;

/** Measurements that contradict each other by more than this mean that one of the clocks was set. */
const DRIFT_MS = 1_000;

/** The server's clock, estimated from its answers. Deadlines are by it, and a player's clock may be hours off. */
export function createServerClock(now: () => number) {
  let offset = 0;
  let error = Number.POSITIVE_INFINITY;
  let measuredAt = Number.NEGATIVE_INFINITY;

  /** The shorter the round trip, the better the estimate. */
  function set({ serverTime, askedAt }: Readonly<{ serverTime: number; askedAt: number }>): void {
    const answeredAt = now();
    const possibleError = (answeredAt - askedAt) / 2;
    // If the own clock was put back, the last measurement is void.
    const isLately = answeredAt >= measuredAt && answeredAt - measuredAt < PATIENCE_MS;
    const measured = serverTime - (askedAt + answeredAt) / 2;
    const isSet = Math.abs(measured - offset) > error + possibleError + DRIFT_MS;
    if (possibleError >= error && isLately && !isSet) return;
    offset = measured;
    error = possibleError;
    measuredAt = answeredAt;
  }

  return { set, now: () => now() + offset };
}
