import { tabStorage } from '../../saved-data/safe-storage.ts';
import { peekErrand } from '../../sign-in/issuer/errand.ts';

/**
 * Leads players who left for lost tokens, or to change their account, back to where they were. It does so before a
 * screen is shown: a game that the page was in goes on, as after a reload. True if the player came back.
 */
export async function returnQuietly(): Promise<boolean> {
  if (location.pathname !== '/game/login' || !isReturning()) return false;
  try {
    const { finishBrowserReturn } = await import('../../sign-in/browser-sign-in.ts');
    const path = await finishBrowserReturn(new URLSearchParams(location.search));
    if (path === undefined) return false;
    history.replaceState(null, '', path);
    return true;
  } catch {
    // The code for it could not be fetched: the screen to sign in on is shown.
    return false;
  }
}

function isReturning(): boolean {
  const { type } = peekErrand(tabStorage) ?? {};
  return type === 'return' || type === 'account';
}
