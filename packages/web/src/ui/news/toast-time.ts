/** The time to notice a message, the time to read each letter, and the least time in all, in milliseconds. */
const NOTICING = 3000;
const LETTER = 60;
const SHORTEST = 6000;

/** Returns how long a toast is shown, in milliseconds: long enough for slow readers. */
export function toastTime(text: string): number {
  return Math.max(SHORTEST, NOTICING + LETTER * text.length);
}
