import { tabStorage } from '../../saved-data/safe-storage.ts';
import { peekErrand } from '../../sign-in/issuer/errand.ts';

/**
 * Leads whoever left to have lost tokens given anew back to where they were, before a screen is shown: a game that the
 * page was in goes on, as after a reload. True if somebody came back.
 */
export async function returnQuietly(): Promise<boolean> {
  if (location.pathname !== '/game/login' || peekErrand(tabStorage)?.type !== 'return')
    return false;
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
