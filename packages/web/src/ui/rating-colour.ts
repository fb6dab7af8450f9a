import { type Rating, type RatingColour, ratingColour } from '@outoften/rules/rating';

const VARIABLES = {
  green: 'var(--loved)',
  yellow: 'var(--liked)',
  red: 'var(--panned)',
} satisfies Record<RatingColour, string>;

/** The style sheet's colour for a rating. */
export function colourVariable(rating: Rating): string {
  return VARIABLES[ratingColour(rating)];
}
