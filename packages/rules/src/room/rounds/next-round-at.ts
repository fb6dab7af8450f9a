import { type Room, seatedSeats } from '../room.ts';

/** How long a result stays before the next round begins by itself, for players without an allowance. */
export const REVEAL_MS = 12_000;

/**
 * When the next round begins by itself; undefined if the host starts it. A player who needs more time to guess also
 * needs more to read a result. So the largest allowance in the room counts for all.
 */
export function nextRoundAt(room: Room, now: number): number | undefined {
  if (room.pace !== 'by-itself') return undefined;
  const allowances = seatedSeats(room).map(({ allowance }) => allowance);
  return now + REVEAL_MS * Math.max(1, ...allowances);
}
