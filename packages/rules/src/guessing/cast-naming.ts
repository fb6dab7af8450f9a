import type { CastEntry } from '../film/film.ts';
import { foldName } from '../names/name-folding.ts';
import { ok, type Result, refuse } from '../result.ts';
import { type CastSlot, type CastSlots, LONGEST_CAST_NAME, TRIES_PER_SLOT } from './cast-slots.ts';

export type CastRefusal =
  | 'no-such-slot'
  | 'slot-closed'
  | 'no-name'
  | 'already-credited'
  | 'already-wrong';

/**
 * The slots after a name was tried in one of them. Names and original names match without regard to case and accents. A
 * repeated name, right or wrong, is refused and costs no try.
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

/** True if every credited person is in the film, once, and by that name. */
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
