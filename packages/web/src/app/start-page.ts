import type { SavedSettings } from '@outoften/rules/player/saved-data';
import { tabStorage } from '../saved-data/safe-storage.ts';
import type { SavedDataState } from '../saved-data/saved-data-store.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { peekErrand } from '../sign-in/errand.ts';

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

/**
 * Brings players back to their screen after they left to renew a sign-in or change their account. It runs before a
 * screen is shown, so that a running game continues as after a reload. Resolves to true if the player came back.
 */
export async function returnQuietly(): Promise<boolean> {
  if (location.pathname !== '/game/login' || !isReturning()) return false;
  try {
    const { finishBrowserReturn } = await import('../sign-in/browser-sign-in.ts');
    const path = await finishBrowserReturn(new URLSearchParams(location.search));
    if (path === undefined) return false;
    history.replaceState(null, '', path);
    return true;
  } catch {
    // The code could not be fetched, so the sign-in screen is shown.
    return false;
  }
}

function isReturning(): boolean {
  const { type } = peekErrand(tabStorage) ?? {};
  return type === 'return' || type === 'account';
}
