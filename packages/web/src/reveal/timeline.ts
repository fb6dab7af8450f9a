/** The moments of a reveal, in their order. What tells the result is in the page from `landed` on, and not before. */
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

/** Alone the player sets the pace; in a room phones and stage keep to the server's clock. */
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

/** How long the sweep, the printing of the receipt, and the counting of its total last, in milliseconds. */
export const SWEEP_MS = 1500;
export const RECEIPT_MS: Readonly<Record<RevealKind, number>> = { solo: 700, room: 600 };
export const COUNT_MS = 400;

/** How long one flag drops, in milliseconds. */
const DROP_MS = 240;
/** All flags hang within this time after the first begins to drop, in milliseconds. */
const ALL_DROPPED_MS = 800;
const DROP_GAP_MS = 80;

/** How long a player who wants less motion sees the first picture alone, in milliseconds. */
const STILL_MS = 900;

/** The beat at a time, in milliseconds from the start. A time before the start is the first beat. */
export function beatAt(kind: RevealKind, ms: number): Beat {
  return BEATS.findLast((beat) => STARTS[kind][beat] <= ms) ?? 'locked';
}

export function hasReached(beat: Beat, wanted: Beat): boolean {
  return BEATS.indexOf(beat) >= BEATS.indexOf(wanted);
}

/** Milliseconds from a time of the reveal to its next beat; undefined at the end. */
export function msToNextBeat(kind: RevealKind, ms: number): number | undefined {
  const next = BEATS.find((beat) => STARTS[kind][beat] > ms);
  return next && STARTS[kind][next] - ms;
}

/** When a reveal without motion goes from its first picture to its last. In a room not before the others see the figure. */
export function stillEnd(kind: RevealKind): number {
  return kind === 'room' ? STARTS.room.landed : STILL_MS;
}

/** Milliseconds after the beat `drop` at which a flag begins to fall, of those of a room from left to right. */
export function dropDelay(place: number, count: number): number {
  if (count < 2) return 0;
  return place * Math.min(DROP_GAP_MS, (ALL_DROPPED_MS - DROP_MS) / (count - 1));
}
