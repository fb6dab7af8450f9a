import { type Room, seatedSeats } from '../room.ts';

/** How long a result stays before the next round begins automatically, for players without an allowance. */
export const REVEAL_MS = 12_000;

/**
 * Returns when the next round begins automatically; undefined if the host starts it. A player who needs more time to
 * guess also needs more time to read a result, so the largest allowance in the room counts for all.
 */
export function nextRoundAt(room: Room, now: number): number | undefined {
  if (room.pace !== 'by-itself') return undefined;
  const allowances = seatedSeats(room).map(({ allowance }) => allowance);
  return now + REVEAL_MS * Math.max(1, ...allowances);
}
