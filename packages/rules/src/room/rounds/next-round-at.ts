import { type Room, seatedSeats } from '../room.ts';

/** How long a result stays before the game goes on by itself, for players without more time. */
export const REVEAL_MS = 12_000;

/**
 * When the game goes on after a reveal; undefined where a host says when. Who needs more time to guess needs more to read
 * a result as well: the largest allowance in the room holds for all.
 */
export function nextRoundAt(room: Room, now: number): number | undefined {
  if (room.pace !== 'by-itself') return undefined;
  const allowances = seatedSeats(room).map(({ allowance }) => allowance);
  return now + REVEAL_MS * Math.max(1, ...allowances);
}
