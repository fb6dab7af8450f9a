import { distance } from '@outoften/rules/guessing/score';
import type { Rating } from '@outoften/rules/rating';
import { formatTenths } from '../../messages/format-tenths.ts';
import type { MessageId } from '../../messages/i18n.ts';

type DistanceWords = Readonly<{
  message: MessageId;
  values: Readonly<{ distance: string }>;
}>;

/** Up to here a guess is a hair away, in tenths. */
const HAIR = 1;
/** From here on a difference is more than a little one, in tenths. */
const NOTICEABLE = 6;
/** From here on opinions are far apart, in tenths. */
const LARGE = 16;

/** The words for how far off the guess was. */
export function distanceWords(guess: Rating, rating: Rating): DistanceWords {
  const tenths = distance(guess, rating);
  const values = { distance: formatTenths(tenths) };
  if (tenths === 0) return { message: 'play.receipt.exact', values };
  return { message: 'play.receipt.off', values };
}

/** The distance and the stamp as they are spoken; the stamp is left out where the distance ends with it: "1.5 off", "Off". */
export function spokenDistance(distance: string, stamp: string): readonly string[] {
  const isSaid = distance.toLowerCase().endsWith(stamp.toLowerCase());
  return isSaid ? [distance] : [distance, stamp];
}

/** What viewers thought of the film, measured by the guess. */
export function verdictWords(guess: Rating, rating: Rating): MessageId {
  const tenths = distance(guess, rating);
  if (tenths === 0) return 'play.verdict.same';
  if (tenths <= HAIR) return 'play.verdict.hair';
  const isMore = rating > guess;
  if (tenths < NOTICEABLE) return isMore ? 'play.verdict.little-more' : 'play.verdict.little-less';
  if (tenths < LARGE) return isMore ? 'play.verdict.more' : 'play.verdict.less';
  return isMore ? 'play.verdict.far-more' : 'play.verdict.far-less';
}
