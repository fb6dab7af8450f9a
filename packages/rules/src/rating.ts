/** A rating in tenths of a point: an integer from 1 to 100 (73 reads "7.3"). */
export type Rating = number & { readonly unit: 'tenths' };

/** The colour a rating is shown in; {@link ratingBand} says the same in a word. */
export type RatingColour = 'green' | 'yellow' | 'red';

/** The word for a rating: from 8.0, from 6.5, from 5.0, and below. */
export type RatingBand = 'loved' | 'liked' | 'mixed' | 'panned';

export const LOWEST_RATING = 1 as Rating;
export const HIGHEST_RATING = 100 as Rating;

/** The slider's value before it is moved. */
export const DEFAULT_GUESS = 50 as Rating;

/** Used where a reviewer gave no rating. */
export const DEFAULT_REVIEW_RATING = 60 as Rating;

/** Throws RangeError unless `value` is an integer from 1 to 100. */
export function tenths(value: number): Rating {
  if (!isRating(value)) throw new RangeError(`not a rating in tenths: ${value}`);
  return value;
}

export function isRating(value: number): value is Rating {
  return Number.isInteger(value) && LOWEST_RATING <= value && value <= HIGHEST_RATING;
}

/** Reads "7", "7.3" or "7,3". Undefined for anything else, 0 and more than 10 included. */
export function parseRating(text: string): Rating | undefined {
  if (!/^\d{1,2}([.,]\d)?$/.test(text)) return undefined;
  const value = Math.round(Number(text.replace(',', '.')) * 10);
  return isRating(value) ? value : undefined;
}

/** Always with one decimal: "7.0". */
export function formatRating(rating: Rating): string {
  return (rating / 10).toFixed(1);
}

/** The audience's average, 0 to 10 with any decimals, to the nearest tenth. Undefined for 0, which means unrated. */
export function ratingFromAverage(average: number): Rating | undefined {
  const value = Math.round(average * 10);
  return isRating(value) ? value : undefined;
}

/** The rating `steps` tenths away, held between 0.1 and 10. */
export function moveRating(rating: Rating, steps: number): Rating {
  return Math.min(HIGHEST_RATING, Math.max(LOWEST_RATING, rating + steps)) as Rating;
}

export function ratingColour(rating: Rating): RatingColour {
  if (rating >= 80) return 'green';
  return rating >= 50 ? 'yellow' : 'red';
}

export function ratingBand(rating: Rating): RatingBand {
  if (rating >= 80) return 'loved';
  if (rating >= 65) return 'liked';
  return rating >= 50 ? 'mixed' : 'panned';
}
