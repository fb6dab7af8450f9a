import type { RoundResult } from '@outoften/rules/room/round';
import type { Players } from './room-play.ts';

/** The closest seat, or seats, and their distance. */
export type Closest = Readonly<
  | { type: 'nobody' }
  | { type: 'you'; tenths: number }
  | { type: 'others'; names: readonly string[]; tenths: number }
  | { type: 'you-too'; others: number; tenths: number }
>;

/** Finds the closest seats of a round. */
export function findClosest(results: readonly RoundResult[], { seats, own }: Players): Closest {
  const distances = results.flatMap(({ distance }) => (distance === undefined ? [] : [distance]));
  if (distances.length === 0) return { type: 'nobody' };
  const tenths = Math.min(...distances);
  const level = results.filter(({ distance }) => distance === tenths).map(({ seat }) => seat);
  if (own !== undefined && level.includes(own)) {
    return level.length === 1
      ? { type: 'you', tenths }
      : { type: 'you-too', others: level.length - 1, tenths };
  }
  const names = level.flatMap((id) => seats.find((seat) => seat.id === id)?.name ?? []);
  return { type: 'others', names, tenths };
}
