import { createRecentMap } from '../recent-map.ts';
import type { AttemptLimit } from './attempts.ts';

/** The count in the open window, and its end in milliseconds since 1970. */
export type WindowCount = Readonly<{ count: number; endsAt: number }>;

/** Counts by key in memory. Each window begins with the first count of its key. */
export type WindowCounts = Readonly<{
  /** Counts one more. Returns the new count. */
  add: (key: string, windowMs: number) => WindowCount;
}>;

/** How many keys are counted at once, about 3 MB. The keys that were unused for longest are dropped. */
const MOST_KEYS = 20_000;

export function createWindowCounts(now: () => number, most = MOST_KEYS): WindowCounts {
  const windows = createRecentMap<string, WindowCount>(most);
  return {
    add: (key, windowMs) => {
      const known = windows.get(key);
      const left = known === undefined ? 0 : known.endsAt - now();
      // More time than a window has can only be left if the clock was set back.
      const open = left > 0 && left <= windowMs ? known : undefined;
      const counted = { count: (open?.count ?? 0) + 1, endsAt: open?.endsAt ?? now() + windowMs };
      windows.set(key, counted);
      return counted;
    },
  };
}

/** Counts an attempt. False if it is one too many. */
export function isWithin(
  counts: WindowCounts,
  key: string,
  { max, windowMs }: AttemptLimit,
): boolean {
  return counts.add(key, windowMs).count <= max;
}
