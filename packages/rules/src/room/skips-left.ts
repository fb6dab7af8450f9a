import type { Room } from './room.ts';

/** How many films a host may skip in one game. */
export const MOST_SKIPS = 3;

export function skipsLeftIn({ skips }: Pick<Room, 'skips'>): number {
  return MOST_SKIPS - skips;
}
