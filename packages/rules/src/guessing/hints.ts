export const HINTS = ['poster', 'overview', 'review'] as const;

export type Hint = (typeof HINTS)[number];

/** The prices of hints, in points. Together they cost all points of the start. @see docs/rules.md#hints */
export const HINT_PRICES: Readonly<Record<Hint, number>> = { poster: 25, overview: 25, review: 50 };

/** A hint opens once and stays open: bought before the guess, or given free of charge. */
export type HintState = 'locked' | 'bought' | 'given';

export type HintStates = Readonly<Record<Hint, HintState>>;

/** Points spent on the hints that were bought. */
export function pointsSpent(hints: HintStates): number {
  return HINTS.reduce((sum, hint) => sum + (hints[hint] === 'bought' ? HINT_PRICES[hint] : 0), 0);
}
