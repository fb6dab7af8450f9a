import type { SavedSettings } from '@outoften/rules/player/saved-data';
import { savedData } from '../../saved-data/use-saved-data.ts';

/** What can be felt: milliseconds of shaking, with those of rest between them. */
const PATTERNS = {
  point: [8],
  second: [12],
  guess: [24],
  reveal: [14, 60, 34],
} as const;

export type Felt = keyof typeof PATTERNS;

/** What shakes: the browser's navigator. Not every browser has these. */
export type Shaker = Readonly<{
  vibrate?: (pattern: number[]) => boolean;
  userActivation?: Readonly<{ hasBeenActive: boolean }>;
}>;

/** Lets the player's phone be felt, if there is one and its player likes it. */
export function vibrate(felt: Felt): void {
  shake(felt, navigator, savedData.getState().data.settings);
}

/** Browsers complain of a page that shakes before it was touched. */
export function shake(
  felt: Felt,
  shaker: Shaker,
  { vibrates }: Pick<SavedSettings, 'vibrates'>,
): void {
  if (vibrates && shaker.userActivation?.hasBeenActive) shaker.vibrate?.([...PATTERNS[felt]]);
}

/** Whether this is something held in a hand. Browsers on a desk have the call, and nothing to shake. */
export function canVibrate(): boolean {
  const shaker: Shaker = navigator;
  return shaker.vibrate !== undefined && window.matchMedia('(pointer: coarse)').matches;
}
