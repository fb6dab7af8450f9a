import { HIGHEST_RATING, type Rating } from '@outoften/rules/rating';

/** The beats of a reveal, in order. The page contains the result only from `landed` on. */
export const BEATS = [
  'locked',
  'curtain',
  'drop',
  'needle',
  'sweep',
  'landed',
  'headline',
  'stamp',
  'receipt',
  'count',
  'end',
] as const;

export type Beat = (typeof BEATS)[number];

/** A solo player sets the pace. In a room, phones and stage follow the server's clock. */
export type RevealKind = 'solo' | 'room';

/** When each beat begins, in milliseconds from the start of the reveal. */
export const STARTS: Readonly<Record<RevealKind, Readonly<Record<Beat, number>>>> = {
  solo: {
    locked: 0,
    curtain: 100,
    drop: 120,
    needle: 380,
    sweep: 560,
    landed: 2100,
    headline: 2450,
    stamp: 2560,
    receipt: 2700,
    count: 3200,
    end: 3600,
  },
  room: {
    locked: 0,
    curtain: 100,
    drop: 120,
    needle: 900,
    sweep: 1060,
    landed: 2600,
    headline: 2950,
    stamp: 3060,
    receipt: 3150,
    count: 3500,
    end: 3900,
  },
};

/** How long the sweep, the printing of the receipt and the counting of its total take, in milliseconds. */
export const SWEEP_MS = 1500;
export const RECEIPT_MS: Readonly<Record<RevealKind, number>> = { solo: 700, room: 600 };
export const COUNT_MS = 400;

/** How long a flag drops, in milliseconds. */
const DROP_MS = 240;
/** The time within which all flags drop, in milliseconds. */
const ALL_DROPPED_MS = 800;
const DROP_GAP_MS = 80;

/** How long the first picture stays with less motion, in milliseconds. */
const STILL_MS = 900;

/** Returns the beat at a time, in milliseconds from the start. A time before the start belongs to the first beat. */
export function beatAt(kind: RevealKind, ms: number): Beat {
  return BEATS.findLast((beat) => STARTS[kind][beat] <= ms) ?? 'locked';
}

export function hasReached(beat: Beat, wanted: Beat): boolean {
  return BEATS.indexOf(beat) >= BEATS.indexOf(wanted);
}

/** Returns the milliseconds until the next beat; undefined at the end. */
export function msToNextBeat(kind: RevealKind, ms: number): number | undefined {
  const next = BEATS.find((beat) => STARTS[kind][beat] > ms);
  return next && STARTS[kind][next] - ms;
}

/** When a reveal without motion shows its last picture. In a room this is no earlier than the others see the figure. */
export function stillEnd(kind: RevealKind): number {
  return kind === 'room' ? STARTS.room.landed : STILL_MS;
}

/** When a flag begins to fall, in milliseconds after the beat `drop`. Flags are numbered from left to right. */
export function dropDelay(place: number, count: number): number {
  if (count < 2) return 0;
  return place * Math.min(DROP_GAP_MS, (ALL_DROPPED_MS - DROP_MS) / (count - 1));
}

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
