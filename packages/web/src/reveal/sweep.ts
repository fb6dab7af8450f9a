import { HIGHEST_RATING, type Rating } from '@outoften/rules/rating';

/** One part of the needle's movement. */
type Leg = Readonly<{
  /** When it ends, as a share of the whole movement from 0 to 1. */
  until: number;
  /** Where it ends, in tenths. */
  at: number;
  /** The two control points of a cubic curve. */
  curve: readonly [number, number, number, number];
}>;

/** How far the needle overshoots, and how far it then falls back below the rating, in tenths. */
const OVER = 6;
const UNDER = 2;

/** From 0 past the rating, back below it, and onto it. */
function legs(rating: Rating): readonly [Leg, Leg, Leg] {
  return [
    { until: 0.62, at: Math.min(HIGHEST_RATING, rating + OVER), curve: [0.45, 0, 0.25, 1] },
    { until: 0.84, at: Math.max(0, rating - UNDER), curve: [0.4, 0, 0.3, 1] },
    { until: 1, at: rating, curve: [0.3, 0, 0.2, 1] },
  ];
}

/** Returns the needle's movement as keyframes, for an element whose container is as wide as the strip. */
export function sweepKeyframes(rating: Rating): Keyframe[] {
  const way = legs(rating);
  return [{ until: 0, at: 0 }, ...way].map(({ until, at }, place) => ({
    offset: until,
    transform: `translateX(${at}cqw)`,
    easing: place < way.length ? `cubic-bezier(${way[place]?.curve.join(', ')})` : 'linear',
  }));
}

/** Returns when the needle first passes each whole number, as shares of the movement's time. */
export function sweepTicks(rating: Rating): readonly number[] {
  const [up] = legs(rating);
  const passed = Math.floor(up.at / 10);
  return Array.from(
    { length: passed },
    (_, nth) => up.until * timeOf(up.curve, ((nth + 1) * 10) / up.at),
  );
}

/** Returns when a curve reaches a share of its distance, as a share of its time. */
function timeOf([x1, y1, x2, y2]: Leg['curve'], share: number): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (cubic(y1, y2, middle) < share) low = middle;
    else high = middle;
  }
  return cubic(x1, x2, high);
}

function cubic(first: number, second: number, t: number): number {
  return 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3;
}
