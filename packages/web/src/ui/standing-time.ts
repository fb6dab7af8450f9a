/** The time to notice news, the time to read each letter of it, and the shortest of all, in milliseconds. */
const NOTICING = 3000;
const LETTER = 60;
const SHORTEST = 6000;

/** How long news stands before it closes by itself, in milliseconds: slow readers finish it, too. */
export function standingTime(text: string): number {
  return Math.max(SHORTEST, NOTICING + LETTER * text.length);
}
