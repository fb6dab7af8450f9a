import type { Pace } from './room.ts';

/** How long a result stays before the game goes on by itself. */
export const REVEAL_MS = 12_000;

/** When the game goes on after a reveal; undefined where a host says when. */
export function nextRoundAt(pace: Pace, now: number): number | undefined {
  return pace === 'by-itself' ? now + REVEAL_MS : undefined;
}
