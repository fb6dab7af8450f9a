import { type Rating, type RatingColour, ratingColour } from '@outoften/rules/rating';

const VARIABLES = {
  green: 'var(--loved)',
  yellow: 'var(--liked)',
  red: 'var(--panned)',
} satisfies Record<RatingColour, string>;

const LIT_VARIABLES = {
  green: 'var(--lit-loved)',
  yellow: 'var(--lit-liked)',
  red: 'var(--lit-panned)',
} satisfies Record<RatingColour, string>;

/** The style sheet's colour for a rating, on the theme's background. */
export function colourVariable(rating: Rating): string {
  return VARIABLES[ratingColour(rating)];
}

/** The colour for a rating on film or ink, which are dark in both themes. */
export function litColourVariable(rating: Rating): string {
  return LIT_VARIABLES[ratingColour(rating)];
}
