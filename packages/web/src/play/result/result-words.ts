import { distance } from '@outoften/rules/guessing/score';
import type { Rating } from '@outoften/rules/rating';
import { formatTenths } from '../../messages/format-number.ts';
import type { MessageId } from '../../messages/i18n.ts';
import type { Say } from '../../messages/use-messages.ts';

/** The largest distance that is called a hair, in tenths. */
const HAIR = 1;
/** From this distance on a difference is clear, in tenths. */
const NOTICEABLE = 6;
/** From this distance on a difference is large, in tenths. */
const LARGE = 16;

/** Says how far the guess was from the rating: "0.5 off". */
export function offWords(say: Say, guess: Rating, rating: Rating): string {
  const tenths = distance(guess, rating);
  if (tenths === 0) return say('play.receipt.exact');
  return say('play.receipt.off', { distance: formatTenths(tenths) });
}

/** Says how near the guess was, for a heading beside a stamp. */
export function headlineWords(say: Say, guess: Rating, rating: Rating): string {
  if (guess === rating) return say('play.reveal.exact', { rating: formatTenths(rating) });
  return offWords(say, guess, rating);
}

/** Says a guess and its points for a screen reader: "You said 7.3. 115 points." */
export function saidWords(say: Say, guess: Rating, points: number): string {
  const said = say('play.reveal.said', { guess: formatTenths(guess) });
  return `${said} ${say('play.reveal.points', { points })}.`;
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
