/** A linear change to a volume, which takes `over` seconds. */
export type GlideStep = Readonly<{ level: number; over: number }>;

/** Linear changes of a volume, one after the other. */
export type Glide = Readonly<{ from: number; startsAt: number; steps: readonly GlideStep[] }>;

/** The volume at a time on the clock of `startsAt`. */
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
