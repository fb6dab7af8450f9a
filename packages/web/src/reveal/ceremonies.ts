import { distance } from '@outoften/rules/guessing/score';
import type { Rating } from '@outoften/rules/rating';
import type { MessageId } from '../messages/i18n.ts';

/** The celebrations of a good guess. */
export type Ceremony = 'exact' | 'personal-best' | 'closest' | 'beat-house' | 'within';

/** How long each lasts, in milliseconds from the headline on. */
export const CEREMONY_MS: Readonly<Record<Ceremony, number>> = {
  exact: 3000,
  'personal-best': 1800,
  closest: 1600,
  'beat-house': 1400,
  within: 1200,
};

/** The largest distance that counts as near, in tenths. */
export const NEAR = 2;

type Facts = Readonly<{
  guess: Rating;
  rating: Rating;
  /** True if the player never had as many points for a film. */
  isPersonalBest?: boolean;
  /** True if no other player in the room was as near. */
  isSoleClosest?: boolean;
  beatHouse?: boolean;
}>;

/** Picks the guess's celebration, of several the rarest; undefined for most guesses. */
export function pickCeremony(facts: Facts): Ceremony | undefined {
  const off = distance(facts.guess, facts.rating);
  if (off === 0) return 'exact';
  if (facts.isPersonalBest) return 'personal-best';
  if (facts.isSoleClosest) return 'closest';
  if (facts.beatHouse) return 'beat-house';
  return off <= NEAR ? 'within' : undefined;
}

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
