import { cleanReview } from '@outoften/rules/review-text';
import { type SoloGame, shownReview } from '@outoften/rules/solo-game';
import type { ReadableReview } from '../play/opened-hint.tsx';

/** The review that belongs to the film on the screen, without the average it may quote. */
export function readableReview(game: SoloGame): ReadableReview | undefined {
  const review = shownReview(game);
  if (review === undefined) return undefined;
  const { author, rating, content } = review;
  return { author, rating, paragraphs: cleanReview(content, game.film.rating) };
}
