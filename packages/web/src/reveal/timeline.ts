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
