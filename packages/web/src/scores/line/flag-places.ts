/** A flag to be hung from a pole: where its pole stands, and how long it is, in pixels. */
export type Flag = Readonly<{ at: number; width: number }>;

/** Where a flag hangs: its left edge in pixels, which way it flies, and on which tier, 0 for the lowest. */
export type FlagPlace = Readonly<{ left: number; way: 'left' | 'right'; tier: number }>;

/** More than these are a crowd, which no flags make legible. */
export const MOST_FLAGS = 24;

/** What two flags on one tier leave between them, in pixels. */
const BETWEEN = 6;

type Hung = Flag &
  Omit<FlagPlace, 'tier'> &
  Readonly<{
    /** So far from where its pole would have it, in pixels. */
    moved: number;
  }>;

/**
 * Hangs flags above a line so that each can be read, and followed down its pole: those of the lower part fly to the
 * right, the leftmost highest, the others to the left, the rightmost highest, so that poles pass beside lower flags.
 * Flags come in the order of their poles. Where that can't be had at the edges, the fewest poles pass behind a flag, and
 * flags are moved off their own as little as may be.
 */
export function placeFlags(flags: readonly Flag[], lineWidth: number): readonly FlagPlace[] {
  let best: Readonly<{ places: readonly FlagPlace[]; cost: number }> | undefined;
  for (let toRight = flags.length; toRight >= 0; toRight--) {
    const hung = flags.map((flag, place) => hang(flag, place < toRight ? 'right' : 'left'));
    const hoisted = hoist(hung.map((flag) => keepInside(flag, lineWidth)));
    if (best === undefined || hoisted.cost < best.cost) best = hoisted;
  }
  return best?.places ?? [];
}

/** How many tiers are taken. */
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

/** Gives each flag the lowest tier it can have above those it has to pass over. */
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
  // A tier more is as bad as five pixels off the pole, and a pole that can't be seen as five hundred.
  const cost = hidden * 1000 + moved * 2 + tierCount(places) * 10 + high / MOST_FLAGS;
  return { places, cost };
}

/** Flags that fly towards the middle are lowest there. */
function inRisingOrder(flags: readonly Hung[]): readonly number[] {
  const places = flags.map((_flag, place) => place);
  const isRight = (place: number) => flags[place]?.way === 'right';
  return [...places.filter(isRight).reverse(), ...places.filter((place) => !isRight(place))];
}

/** True if the flag would hide the pole of the other, were that one higher. */
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
