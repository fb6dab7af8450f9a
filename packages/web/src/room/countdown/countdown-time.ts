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
