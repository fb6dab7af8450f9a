import { distance } from '@outoften/rules/guessing/score';
import type { Rating } from '@outoften/rules/rating';

/** What a good guess is celebrated as. */
export type Ceremony = 'exact' | 'personal-best' | 'closest' | 'beat-house' | 'within';

/** How long each lasts from the headline on, in milliseconds. */
export const CEREMONY_MS: Readonly<Record<Ceremony, number>> = {
  exact: 3000,
  'personal-best': 1800,
  closest: 1600,
  'beat-house': 1400,
  within: 1200,
};

/** A guess no further away than this is very near, in tenths. */
export const NEAR = 2;

type Facts = Readonly<{
  guess: Rating;
  rating: Rating;
  /** Its points are more than those of any film this player has kept. */
  isPersonalBest?: boolean;
  /** No other player in the room came as near. */
  isSoleClosest?: boolean;
  beatHouse?: boolean;
}>;

/** The one ceremony that a guess gets, the rarest first; undefined for most guesses. */
export function pickCeremony(facts: Facts): Ceremony | undefined {
  const off = distance(facts.guess, facts.rating);
  if (off === 0) return 'exact';
  if (facts.isPersonalBest) return 'personal-best';
  if (facts.isSoleClosest) return 'closest';
  if (facts.beatHouse) return 'beat-house';
  return off <= NEAR ? 'within' : undefined;
}
