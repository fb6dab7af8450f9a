import type { Rating } from '@outoften/rules/rating';
import type { RoundResult } from '@outoften/rules/room/round';
import type { SeatId } from '@outoften/rules/room/seat';
import type { ClosedRoundView } from '@outoften/rules/room/view/view-room';
import type { MessageId } from '../../messages/i18n.ts';
import { type Ceremony, pickCeremony, stampWords } from '../../reveal/ceremonies.ts';

/** What happens at the headline of a round: the ceremony, the stamp, and the flag that lights up. */
type Celebrated = Readonly<{
  ceremony: Ceremony | undefined;
  stamp: MessageId | undefined;
  lit: SeatId | undefined;
}>;

type Round = Pick<ClosedRoundView, 'answer' | 'results'>;

const NOTHING: Celebrated = { ceremony: undefined, stamp: undefined, lit: undefined };

/** Returns the ceremony for a seat's own guess. */
export function celebratedFor(seat: SeatId, { answer, results }: Round): Celebrated {
  const own = results.find((result) => result.seat === seat);
  if (own?.guess === undefined) return NOTHING;
  const { guess, beatHouse } = own;
  const isSoleClosest = soleClosest(results) === seat;
  return celebrate({ guess, answer, beatHouse, lit: isSoleClosest ? seat : undefined });
}

/**
 * Returns the ceremony for the whole room on one screen, which is that of the best guess. The guess of a member of the
 * audience has its own stamp, and its own ceremony if it is good.
 */
export function celebratedByAll({ answer, results }: Round, guess?: Rating): Celebrated {
  const [best] = byDistance(results);
  const beatHouse = results.some((result) => result.beatHouse);
  const lit = soleClosest(results);
  const players =
    best === undefined ? NOTHING : celebrate({ guess: best.guess, answer, beatHouse, lit });
  if (guess === undefined) return players;
  const ceremony = pickCeremony({ guess, rating: answer }) ?? players.ceremony;
  return { ceremony, stamp: stampWords(guess, answer), lit };
}

type Guessed = RoundResult & Readonly<{ guess: Rating; distance: number }>;

function byDistance(results: readonly RoundResult[]): readonly Guessed[] {
  return results
    .filter((result): result is Guessed => result.distance !== undefined)
    .toSorted((a, b) => a.distance - b.distance);
}

/** Returns the only closest seat; undefined if several were, or if there is no other guess to compare. */
function soleClosest(results: readonly RoundResult[]): SeatId | undefined {
  const [first, second] = byDistance(results);
  if (first === undefined || second === undefined) return undefined;
  return first.distance < second.distance ? first.seat : undefined;
}

type Facts = Pick<Guessed, 'guess' | 'beatHouse'> &
  Readonly<{
    answer: Rating;
    /** The only closest seat. */
    lit: SeatId | undefined;
  }>;

function celebrate({ guess, answer, beatHouse, lit }: Facts): Celebrated {
  const isSoleClosest = lit !== undefined;
  const ceremony = pickCeremony({ guess, rating: answer, isSoleClosest, beatHouse });
  const byDistance = stampWords(guess, answer);
  if (guess === answer) return { ceremony, stamp: byDistance, lit };
  const ofRoom = beatHouse ? 'scores.beat-house' : byDistance;
  return { ceremony, stamp: isSoleClosest ? 'scores.stamp.closest' : ofRoom, lit };
}
