import { distance } from '@outoften/rules/guessing/score';
import type { Rating } from '@outoften/rules/rating';
import { formatTenths } from '../../messages/format-tenths.ts';
import type { MessageId } from '../../messages/i18n.ts';

type DistanceWords = Readonly<{
  message: MessageId;
  values: Readonly<{ distance: string }>;
}>;

/** The largest distance that is called a hair, in tenths. */
const HAIR = 1;
/** From this distance on a difference is clear, in tenths. */
const NOTICEABLE = 6;
/** From this distance on a difference is large, in tenths. */
const LARGE = 16;

/** Describes the distance between guess and rating. */
export function distanceWords(guess: Rating, rating: Rating): DistanceWords {
  const tenths = distance(guess, rating);
  const values = { distance: formatTenths(tenths) };
  if (tenths === 0) return { message: 'play.receipt.exact', values };
  return { message: 'play.receipt.off', values };
}

/**
 * Returns the distance and the stamp for screen readers. Leaves out a stamp that repeats the end of the distance, as in
 * "1.5 off", "Off".
 */
export function spokenDistance(distance: string, stamp: string): readonly string[] {
  const isSaid = distance.toLowerCase().endsWith(stamp.toLowerCase());
  return isSaid ? [distance] : [distance, stamp];
}

/** Says how viewers liked the film, compared with the guess. */
export function verdictWords(guess: Rating, rating: Rating): MessageId {
  const tenths = distance(guess, rating);
  if (tenths === 0) return 'play.verdict.same';
  if (tenths <= HAIR) return 'play.verdict.hair';
  const isMore = rating > guess;
  if (tenths < NOTICEABLE) return isMore ? 'play.verdict.little-more' : 'play.verdict.little-less';
  if (tenths < LARGE) return isMore ? 'play.verdict.more' : 'play.verdict.less';
  return isMore ? 'play.verdict.far-more' : 'play.verdict.far-less';
}
