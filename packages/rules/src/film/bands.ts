import type { Rating } from '../rating.ts';

/** Ratings from one tenth up to another, which is not included. `weight` says how often a draw takes the band. */
export type Band = Readonly<{ from: number; below: number; weight: number }>;

/** The outer bands weigh more. So a player who always says 6.8 gains least. */
export const RATING_BANDS: readonly Band[] = [
  { from: 0, below: 50, weight: 23 },
  { from: 50, below: 60, weight: 19 },
  { from: 60, below: 70, weight: 15 },
  { from: 70, below: 80, weight: 19 },
  { from: 80, below: 101, weight: 23 },
];

/** Undefined for a rating between the bands. */
export function bandOf(rating: Rating, bands: readonly Band[]): Band | undefined {
  return bands.find(({ from, below }) => from <= rating && rating < below);
}
