import type { Attempt } from '@outoften/rules/guessing/attempt';
import { wrongNameCount } from '@outoften/rules/guessing/cast-slots';
import { HINTS } from '@outoften/rules/guessing/hints';
import { DEFAULT_GUESS, type Rating } from '@outoften/rules/rating';

/** What the game explains to a new player next. */
export type Lesson = 'slider' | 'hint' | 'cast' | 'submit';

/** Returns the first action that the player has not done yet. */
export function nextLesson({ hints, slots }: Attempt, guess: Rating): Lesson {
  if (guess === DEFAULT_GUESS) return 'slider';
  if (HINTS.every((hint) => hints[hint] !== 'bought')) return 'hint';
  const hasNamed = slots.some(({ state }) => state === 'credited') || wrongNameCount(slots) > 0;
  return hasNamed ? 'submit' : 'cast';
}
