import { distance } from '@outoften/rules/guessing/score';
import type { Rating } from '@outoften/rules/rating';
import type { MessageId } from '../messages/i18n.ts';
import { NEAR } from './ceremonies.ts';

/** What is stamped on a guess: up to so many tenths away, these words. */
const STAMPS: readonly Readonly<{ upTo: number; message: MessageId }>[] = [
  { upTo: 0, message: 'play.stamp.exact' },
  { upTo: NEAR, message: 'play.stamp.so-close' },
  { upTo: 5, message: 'play.stamp.close' },
  { upTo: 10, message: 'play.stamp.not-far' },
  { upTo: 19, message: 'play.stamp.off' },
];

/** The stamp for a guess by its distance alone; a room has others that win over it. */
export function stampWords(guess: Rating, rating: Rating): MessageId {
  const off = distance(guess, rating);
  return STAMPS.find(({ upTo }) => off <= upTo)?.message ?? 'play.stamp.miles-off';
}
