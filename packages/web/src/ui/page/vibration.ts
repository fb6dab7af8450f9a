import type { SavedSettings } from '@outoften/rules/player/saved-data';
import { savedData } from '../../saved-data/use-saved-data.ts';

/** Vibration patterns: milliseconds of vibration and of rest in turn. */
const PATTERNS = {
  point: [8],
  second: [12],
  guess: [24],
  reveal: [14, 60, 34],
} as const;

type Felt = keyof typeof PATTERNS;

/** The navigator's functions for vibration, which some browsers lack. */
export type Shaker = Readonly<{
  vibrate?: (pattern: number[]) => boolean;
  userActivation?: Readonly<{ hasBeenActive: boolean }>;
}>;

/** Makes the phone vibrate, if it can and the player allows it. */
export function vibrate(felt: Felt): void {
  shake(felt, navigator, savedData.getState().data.settings);
}

/** Not before the page was touched, because browsers would report an error. */
export function shake(
  felt: Felt,
  shaker: Shaker,
  { vibrates }: Pick<SavedSettings, 'vibrates'>,
): void {
  if (vibrates && shaker.userActivation?.hasBeenActive) shaker.vibrate?.([...PATTERNS[felt]]);
}

/** True for devices that are held in a hand. Desktop browsers have the function too, but nothing vibrates. */
export function canVibrate(): boolean {
  const shaker: Shaker = navigator;
  return shaker.vibrate !== undefined && window.matchMedia('(pointer: coarse)').matches;
}
