import type { SavedSettings } from '@outoften/rules/player/saved-data';
import type { SavedDataState } from '../../saved-data/saved-data-store.ts';
import { savedData } from '../../saved-data/use-saved-data.ts';

declare global {
  interface Window {
    /** Applies the chosen theme and motion to the page. Defined in build/dress-page.js. */
    dressPage: (settings: Pick<SavedSettings, 'theme' | 'motion'>) => void;
  }
}

/** Applies the player's settings, now and after each change. */
export function keepPageDressed(): void {
  const dress = ({ data }: SavedDataState) => window.dressPage(data.settings);
  dress(savedData.getState());
  savedData.subscribe(dress);
}
