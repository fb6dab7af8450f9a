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
  const ceremony = pickCeremony({ guess, rating: answer, isSoleClosest, beatHouse });
  return {
    ceremony,
    stamp: stampFor({ guess, answer, isSoleClosest, beatHouse }),
    lit: isSoleClosest ? seat : undefined,
  };
}

/**
 * Returns the ceremony for the whole room on one screen, which is that of the best guess. The guess of a member of the
 * audience has its own stamp, and its own ceremony if it is good.
 */
export function celebratedByAll({ answer, results }: Round, guess?: Rating): Celebrated {
  const players = celebratedPlayers({ answer, results });
  if (guess === undefined) return players;
  const ceremony = pickCeremony({ guess, rating: answer }) ?? players.ceremony;
  return { ceremony, stamp: stampWords(guess, answer), lit: players.lit };
}

function celebratedPlayers({ answer, results }: Round): Celebrated {
  const best = results
    .filter(hasGuess)
    .reduce<Guessed | undefined>(
      (least, each) => (least === undefined || each.distance < least.distance ? each : least),
      undefined,
    );
  if (best === undefined) return NOTHING;
  const lit = soleClosest(results);
  const facts = {
    guess: best.guess,
    isSoleClosest: lit !== undefined,
    beatHouse: results.some(({ beatHouse }) => beatHouse),
  };
  return {
    ceremony: pickCeremony({ ...facts, rating: answer }),
    stamp: stampFor({ ...facts, answer }),
    lit,
  };
}

type Guessed = RoundResult & Readonly<{ guess: Rating; distance: number }>;

function hasGuess(result: RoundResult): result is Guessed {
  return result.guess !== undefined && result.distance !== undefined;
}

/** Returns the only closest seat; undefined if several were, or if there is no other guess to compare. */
function soleClosest(results: readonly RoundResult[]): SeatId | undefined {
  const [first, second] = results.filter(hasGuess).toSorted((a, b) => a.distance - b.distance);
  if (first === undefined || second === undefined) return undefined;
  return first.distance < second.distance ? first.seat : undefined;
}

type StampFacts = Readonly<{
  guess: Rating;
  answer: Rating;
  isSoleClosest: boolean;
  beatHouse: boolean;
}>;

function stampFor({ guess, answer, isSoleClosest, beatHouse }: StampFacts): MessageId {
  if (guess === answer) return stampWords(guess, answer);
  if (isSoleClosest) return 'scores.stamp.closest';
  return beatHouse ? 'scores.beat-house' : stampWords(guess, answer);
}
