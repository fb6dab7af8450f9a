/** A flag to be placed: the position of its pole and its length, in pixels. */
export type Flag = Readonly<{ at: number; width: number }>;

/** The place of a flag: its left edge in pixels, its direction, and its tier (0 is the lowest). */
export type FlagPlace = Readonly<{ left: number; way: 'left' | 'right'; tier: number }>;

/** With more flags than these, none would be legible. */
export const MOST_FLAGS = 24;

/** The gap between two flags on one tier, in pixels. */
const BETWEEN = 6;

/** The room that a needle needs, in pixels to each side of it. */
export const BESIDE_NEEDLE = 8;

type Hung = Flag &
  Omit<FlagPlace, 'tier'> &
  Readonly<{
    /** Its distance from the place at its pole, in pixels. */
    moved: number;
  }>;

/**
 * Places flags above a line so that each can be read and followed down its pole. Flags in the lower part of the scale
 * fly to the right, with the leftmost highest. The others fly to the left, with the rightmost highest. So poles pass
 * beside lower flags. Near the edges that is not always possible: then as few poles as possible pass behind a flag, and
 * flags are moved as little as possible. The flags must be in the order of their poles. A flag that a needle would
 * cross flies the other way, and stands beside the needle.
 */
export function placeFlags(
  flags: readonly Flag[],
  lineWidth: number,
  needle?: number,
): readonly FlagPlace[] {
  let best: Readonly<{ places: readonly FlagPlace[]; cost: number }> | undefined;
  for (let toRight = flags.length; toRight >= 0; toRight--) {
    const hung = flags.map((flag, place) => hang(flag, place < toRight ? 'right' : 'left'));
    const hoisted = hoist(
      hung
        .map((flag) => keepInside(flag, lineWidth))
        .map((flag) => (needle === undefined ? flag : keepOff(flag, { needle, lineWidth }))),
    );
    if (best === undefined || hoisted.cost < best.cost) best = hoisted;
  }
  return best?.places ?? [];
}

/** Returns the number of tiers. */
export function tierCount(places: readonly FlagPlace[]): number {
  return places.reduce((most, { tier }) => Math.max(most, tier + 1), 0);
}

function hang({ at, width }: Flag, way: FlagPlace['way']): Hung {
  return { at, width, way, left: way === 'right' ? at : at - width, moved: 0 };
}

function keepInside(flag: Hung, lineWidth: number): Hung {
  const left = Math.max(0, Math.min(flag.left, lineWidth - flag.width));
  return { ...flag, left, moved: Math.abs(left - flag.left) };
}

/**
 * Moves a flag that the needle would cross to the side of its pole, or to the other side if it has no room there. A flag
 * that is too long for both stays in front of the needle.
 */
function keepOff(
  flag: Hung,
  { needle, lineWidth }: Readonly<{ needle: number; lineWidth: number }>,
): Hung {
  const { at, width, left } = flag;
  const [most, least] = [needle - BESIDE_NEEDLE - width, needle + BESIDE_NEEDLE];
  if (left <= most || left >= least) return flag;
  const hasRoom = { left: most >= 0, right: least + width <= lineWidth };
  if (!hasRoom.left && !hasRoom.right) return flag;
  const way = (at <= needle && hasRoom.left) || !hasRoom.right ? 'left' : 'right';
  const beside = way === 'left' ? Math.min(most, at - width) : Math.max(least, at);
  const kept = Math.max(0, Math.min(beside, lineWidth - width));
  return { ...flag, way, left: kept, moved: Math.abs(kept - (way === 'left' ? at - width : at)) };
}

/** Places each flag on the lowest possible tier above the flags that it passes over. */
function hoist(flags: readonly Hung[]): Readonly<{ places: readonly FlagPlace[]; cost: number }> {
  const tiers = new Map<number, number>();
  let hidden = 0;
  const left = new Set(inRisingOrder(flags));
  while (left.size > 0) {
    const isFree = (place: number) => [...left].every((other) => !passesOver(flags, place, other));
    const next = [...left].find(isFree) ?? [...left][0] ?? 0;
    left.delete(next);
    hidden += [...left].filter((other) => passesOver(flags, next, other)).length;
    tiers.set(next, lowestTier(flags, next, tiers));
  }
  const places = flags.map(({ left, way }, place) => ({ left, way, tier: tiers.get(place) ?? 0 }));
  const high = places.reduce((sum, { tier }) => sum + tier, 0);
  const moved = flags.reduce((sum, flag) => sum + flag.moved, 0);
  // One tier more counts as much as five pixels from the pole; a hidden pole counts as much as five hundred.
  const cost = hidden * 1000 + moved * 2 + tierCount(places) * 10 + high / MOST_FLAGS;
  return { places, cost };
}

/** Orders flags from the lowest to the highest. In each half the lowest is the one nearest to the middle. */
function inRisingOrder(flags: readonly Hung[]): readonly number[] {
  const places = flags.map((_flag, place) => place);
  const isRight = (place: number) => flags[place]?.way === 'right';
  return [...places.filter(isRight).reverse(), ...places.filter((place) => !isRight(place))];
}

/** True if the flag would hide the other's pole if the other were higher. */
function passesOver(flags: readonly Hung[], place: number, other: number): boolean {
  const [flag, pole] = [flags[place], flags[other]];
  if (flag === undefined || pole === undefined || place === other) return false;
  return flag.left < pole.at && pole.at < flag.left + flag.width;
}

function lowestTier(
  flags: readonly Hung[],
  place: number,
  tiers: ReadonlyMap<number, number>,
): number {
  let least = 0;
  const taken = new Set<number>();
  for (const [other, tier] of tiers) {
    if (passesOver(flags, place, other)) least = Math.max(least, tier + 1);
    if (touches(flags[place], flags[other])) taken.add(tier);
  }
  while (taken.has(least)) least += 1;
  return least;
}

function touches(one: Hung | undefined, other: Hung | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return (
    one.left < other.left + other.width + BETWEEN && other.left < one.left + one.width + BETWEEN
  );
}
