/**
 * One of four places for a cast name: three tries, then it is closed. Wrong names are saved, because they are shown.
 */
export type CastSlot = Readonly<
  | { state: 'open'; wrongNames: readonly string[] }
  | { state: 'credited'; person: string; name: string; wrongNames: readonly string[] }
  | { state: 'spent'; wrongNames: readonly string[] }
>;

export type CastSlots = readonly CastSlot[];

/** A cast slot as it is shown: a credit has the name, but not the person's id. */
export type CastSlotView = Readonly<
  | { state: 'open'; wrongNames: readonly string[] }
  | { state: 'credited'; name: string; wrongNames: readonly string[] }
  | { state: 'spent'; wrongNames: readonly string[] }
>;

export const CAST_SLOTS = 4;
export const TRIES_PER_SLOT = 3;
/** Points for a correct name, and by how much a wrong one lowers the maximum of a daily. */
export const POINTS_PER_NAME = 25;

/** Longer input is not a name. Keeps hostile input out of saved data. */
export const LONGEST_CAST_NAME = 100;

export const EMPTY_SLOTS: CastSlots = Array.from({ length: CAST_SLOTS }, () => ({
  state: 'open',
  wrongNames: [],
}));

/** How many tries are left in a slot: 3 to 0. */
export function triesLeft(slot: CastSlotView): number {
  return slot.state === 'open' ? TRIES_PER_SLOT - slot.wrongNames.length : 0;
}

export function creditedNames(slots: readonly CastSlotView[]): readonly string[] {
  return slots.filter((slot) => slot.state === 'credited').map(({ name }) => name);
}

/** How many names are credited. Called at every guess, so it builds no list. */
export function creditedNameCount(slots: readonly Pick<CastSlot, 'state'>[]): number {
  let count = 0;
  for (const { state } of slots) if (state === 'credited') count += 1;
  return count;
}

/** The wrong names, slot by slot. */
export function missedNames(slots: readonly CastSlotView[]): readonly string[] {
  return slots.flatMap(({ wrongNames }) => wrongNames);
}

export function wrongNameCount(slots: CastSlots): number {
  return missedNames(slots).length;
}
