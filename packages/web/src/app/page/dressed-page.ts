import type { SavedSettings } from '@outoften/rules/player/saved-data';
import type { SavedDataState } from '../../saved-data/saved-data-store.ts';
import { savedData } from '../../saved-data/use-saved-data.ts';

declare global {
  interface Window {
    /** Puts the page into the theme and the motion that are chosen, see build/dress-page.js. */
    dressPage: (settings: Pick<SavedSettings, 'theme' | 'motion'>) => void;
  }
}

/** Lets the page follow what the player chooses, and has chosen since the page was begun. */
export function keepPageDressed(): void {
  const dress = ({ data }: SavedDataState) => window.dressPage(data.settings);
  dress(savedData.getState());
  savedData.subscribe(dress);
}
