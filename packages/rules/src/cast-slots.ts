import type { CastEntry } from './film.ts';
import { foldName } from './name-folding.ts';
import { ok, type Result, refuse } from './result.ts';

/** One of four places for a cast name: three tries, then it is closed. The wrong names are kept to be shown. */
export type CastSlot = Readonly<
  | { state: 'open'; wrongNames: readonly string[] }
  | { state: 'credited'; person: string; name: string; wrongNames: readonly string[] }
  | { state: 'spent'; wrongNames: readonly string[] }
>;

export type CastSlots = readonly CastSlot[];

export type CastRefusal =
  | 'no-such-slot'
  | 'slot-closed'
  | 'no-name'
  | 'already-credited'
  | 'already-wrong';

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

/**
 * The slots after a name was tried in one of them. Names and original names match without regard to case and
 * accents. Repeating a name, right or wrong, is refused and costs no try.
 *
 * @see docs/rules.md#cast-naming
 */
export function tryCastName(
  slots: CastSlots,
  guess: Readonly<{ slot: number; name: string }>,
  cast: readonly CastEntry[],
): Result<CastSlots, CastRefusal> {
  const slot = slots[guess.slot];
  if (slot === undefined) return refuse('no-such-slot');
  if (slot.state !== 'open') return refuse('slot-closed');
  const name = guess.name.trim();
  if (name.length > LONGEST_CAST_NAME) return refuse('no-name');
  const folded = foldName(name);
  if (folded === '') return refuse('no-name');
  const matching = cast.filter((entry) => isNamed(entry, folded));
  if (matching.length === 0) {
    if (isWrongAlready(slots, folded)) return refuse('already-wrong');
    return ok(slots.with(guess.slot, withWrongName(slot.wrongNames, name)));
  }
  const person = matching.find((entry) => !isCredited(slots, entry.id));
  if (person === undefined) return refuse('already-credited');
  const { wrongNames } = slot;
  return ok(
    slots.with(guess.slot, { state: 'credited', person: person.id, name: person.name, wrongNames }),
  );
}

/** Tries that are left in a slot: 3 to 0. */
export function triesLeft(slot: CastSlot): number {
  return slot.state === 'open' ? TRIES_PER_SLOT - slot.wrongNames.length : 0;
}

export function creditedNames(slots: CastSlots): readonly string[] {
  return slots.flatMap((slot) => (slot.state === 'credited' ? [slot.name] : []));
}

/** The names that were tried in vain, slot by slot. */
export function missedNames(slots: CastSlots): readonly string[] {
  return slots.flatMap(({ wrongNames }) => wrongNames);
}

export function wrongNameCount(slots: CastSlots): number {
  return missedNames(slots).length;
}

/** True if everyone credited is in the film, once, and by that name. */
export function isCastCredited(slots: CastSlots, cast: readonly CastEntry[]): boolean {
  const credited = slots.filter((slot) => slot.state === 'credited');
  return (
    new Set(credited.map((slot) => slot.person)).size === credited.length &&
    credited.every((slot) =>
      cast.some((entry) => entry.id === slot.person && entry.name === slot.name),
    )
  );
}

function isNamed(entry: CastEntry, folded: string): boolean {
  return foldName(entry.name) === folded || foldName(entry.originalName) === folded;
}

function isCredited(slots: CastSlots, person: string): boolean {
  return slots.some((slot) => slot.state === 'credited' && slot.person === person);
}

function isWrongAlready(slots: CastSlots, folded: string): boolean {
  return slots.some((slot) => slot.wrongNames.some((wrong) => foldName(wrong) === folded));
}

function withWrongName(earlier: readonly string[], name: string): CastSlot {
  const wrongNames = [...earlier, name];
  return { state: wrongNames.length < TRIES_PER_SLOT ? 'open' : 'spent', wrongNames };
}
