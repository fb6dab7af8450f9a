import { seededChance } from '@outoften/rules/seeded-chance';

/** Random choices that are the same for the same seed. */
export type Chance = Readonly<{
  /** A number from 0 up to, not including, 1. */
  random: () => number;
  /** A whole number from 0 up to, not including, `limit`. */
  below: (limit: number) => number;
  /** True for this share of all calls. */
  happens: (share: number) => boolean;
  /** Throws RangeError if there is nothing to pick from. */
  pick: <T>(from: readonly T[]) => T;
  shuffled: <T>(items: readonly T[]) => T[];
}>;

export function createChance(seed: number): Chance {
  const random = seededChance(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    random,
    below,
    happens: (share) => random() < share,
    pick: (from) => {
      if (from.length === 0) throw new RangeError('there is nothing to pick from');
      return from[below(from.length)] as (typeof from)[number];
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: random() }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item),
  };
}
