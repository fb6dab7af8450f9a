import type { Attempt } from '@outoften/rules/guessing/attempt';
import { wrongNameCount } from '@outoften/rules/guessing/cast-slots';
import { HINTS } from '@outoften/rules/guessing/hints';
import { DEFAULT_GUESS, type Rating } from '@outoften/rules/rating';

/** What a new player is shown next to do. */
export type Lesson = 'slider' | 'hint' | 'cast' | 'submit';

/** The first thing that the player has not done yet; each goes once it was done. */
export function nextLesson({ hints, slots }: Attempt, guess: Rating): Lesson {
  if (guess === DEFAULT_GUESS) return 'slider';
  if (HINTS.every((hint) => hints[hint] !== 'bought')) return 'hint';
  const hasNamed = slots.some(({ state }) => state === 'credited') || wrongNameCount(slots) > 0;
  return hasNamed ? 'submit' : 'cast';
}
