import { distance } from '@outoften/rules/guessing/score';
import type { Rating } from '@outoften/rules/rating';
import type { MessageId } from '../messages/i18n.ts';
import { NEAR } from './ceremonies.ts';

/** The stamp for each distance: these words up to this many tenths. */
const STAMPS: readonly Readonly<{ upTo: number; message: MessageId }>[] = [
  { upTo: 0, message: 'play.stamp.exact' },
  { upTo: NEAR, message: 'play.stamp.so-close' },
  { upTo: 5, message: 'play.stamp.close' },
  { upTo: 10, message: 'play.stamp.not-far' },
  { upTo: 19, message: 'play.stamp.off' },
];

/** Returns the stamp for a guess by its distance. A room has other stamps that come first. */
export function stampWords(guess: Rating, rating: Rating): MessageId {
  const off = distance(guess, rating);
  return STAMPS.find(({ upTo }) => off <= upTo)?.message ?? 'play.stamp.miles-off';
}
