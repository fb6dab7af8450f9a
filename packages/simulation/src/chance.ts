import { seededChance } from '@outoften/rules/seeded-chance';

export type Chance = ReturnType<typeof createChance>;

/** Random choices that are the same for the same seed. */
export function createChance(seed: number) {
  const random = seededChance(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    /** A number from 0 up to, not including, 1. */
    random,
    /** A whole number from 0 up to, not including, `limit`. */
    below,
    /** True for this share of all calls. */
    happens: (share: number) => random() < share,
    /** Throws RangeError if there is nothing to pick from. */
    pick: <T>(from: readonly T[]): T => {
      if (from.length === 0) throw new RangeError('there is nothing to pick from');
      return from[below(from.length)] as T;
    },
    shuffled: <T>(items: readonly T[]): T[] =>
      items
        .map((item) => ({ item, place: random() }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item),
  };
}
