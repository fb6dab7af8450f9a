import type { SavedSettings } from '@outoften/rules/saved-data';
import { savedData } from '../saved-data/use-saved-data.ts';

declare global {
  interface Window {
    /** Puts the page into the theme and the motion that are chosen, see build/dress-page.js. */
    dressPage: (settings: Pick<SavedSettings, 'theme' | 'motion'>) => void;
  }
}

/** Lets the page follow what the player chooses. */
export function keepPageDressed(): void {
  savedData.subscribe(({ data }) => window.dressPage(data.settings));
}
