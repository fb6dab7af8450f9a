/** The time to notice news, the time to read each letter of it, and the shortest of all, in milliseconds. */
const NOTICING = 3000;
const LETTER = 60;
const SHORTEST = 6000;

/** How long a toast stays before it closes by itself, in milliseconds. Slow readers can finish it. */
export function toastTime(text: string): number {
  return Math.max(SHORTEST, NOTICING + LETTER * text.length);
}
