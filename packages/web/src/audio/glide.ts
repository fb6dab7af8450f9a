/** A straight way to a loudness, from 0 to 1 or more, over so many seconds. */
export type GlideStep = Readonly<{ level: number; over: number }>;

/** Ways to loudnesses, one after the other from a moment on. */
export type Glide = Readonly<{ from: number; startsAt: number; steps: readonly GlideStep[] }>;

/** The loudness at a moment, in seconds of the same clock. */
export function levelAt({ from, startsAt, steps }: Glide, now: number): number {
  let level = from;
  let at = startsAt;
  for (const step of steps) {
    if (now < at + step.over) return level + (step.level - level) * ((now - at) / step.over);
    level = step.level;
    at += step.over;
  }
  return level;
}
