import { useEffect, useState } from 'react';
import { type CountdownTime, countdownTime, untilNextSecond } from './countdown-time.ts';

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
