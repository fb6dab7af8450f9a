import { useEffect, useState } from 'react';

/** The content of a countdown: the whole seconds that are left, and the share of the time that is gone, from 0 to 1. */
export type CountdownTime = Readonly<{ seconds: number; gone: number }>;

type Span = Readonly<{ startedAt: number; deadline: number }>;

/** Returns the countdown at a moment. A second counts as left until it is over. All times are in milliseconds. */
export function countdownTime({ startedAt, deadline }: Span, now: number): CountdownTime {
  const left = Math.max(0, deadline - now);
  const whole = Math.max(1, deadline - startedAt);
  return { seconds: Math.ceil(left / 1000), gone: Math.max(0, 1 - left / whole) };
}

/** Returns the milliseconds until the figure changes; undefined once nothing is left. */
export function untilNextSecond(deadline: number, now: number): number | undefined {
  const left = deadline - now;
  if (left <= 0) return undefined;
  return left % 1000 || 1000;
}

/** A player who sees a round this soon after its start gets its whole time announced. In milliseconds. */
const ON_TIME_MS = 3000;

/** Returns the seconds to announce at the beginning of a round; undefined without a time limit. */
export function secondsToGuess(
  startedAt: number,
  deadline: number | undefined,
  now: number,
): number | undefined {
  if (deadline === undefined) return undefined;
  const from = now - startedAt < ON_TIME_MS ? startedAt : now;
  return countdownTime({ startedAt, deadline }, from).seconds;
}

/** The moments that are announced to screen readers, in seconds before the end. */
const SPOKEN = [60, 30, 10, 5];

/** The last announced moment that has passed; undefined before the first. */
export function spokenSeconds(seconds: number, atStart: number): number | undefined {
  if (seconds === 0) return 0;
  return SPOKEN.filter((moment) => moment < atStart && seconds <= moment).at(-1);
}

/** From this second on each has a sound. */
const SECONDS_HEARD = 5;

/** Returns the sound of the second that begins; undefined before the last seconds, and without a limit. */
export function countdownSound(seconds: number | undefined): 'tick' | 'last-tick' | undefined {
  if (seconds === undefined || seconds === 0 || seconds > SECONDS_HEARD) return undefined;
  return seconds === 1 ? 'last-tick' : 'tick';
}

/** The server's clock as this browser knows it, in milliseconds. */
export type Clock = () => number;

/** The countdown to a deadline, updated every second and stopped by a pause; undefined without a deadline. */
export function useCountdown(
  startedAt: number,
  deadline: number | undefined,
  clock: Clock,
  pausedAt?: number,
): CountdownTime | undefined {
  const [, setTicks] = useState(0);
  useEffect(() => {
    if (deadline === undefined || pausedAt !== undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const next = untilNextSecond(deadline, clock());
      if (next === undefined) return;
      timer = setTimeout(() => {
        setTicks((ticks) => ticks + 1);
        wait();
      }, next);
    };
    wait();
    return () => clearTimeout(timer);
  }, [deadline, clock, pausedAt]);
  if (deadline === undefined) return undefined;
  return countdownTime({ startedAt, deadline }, pausedAt ?? clock());
}

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
