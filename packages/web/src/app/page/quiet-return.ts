import { tabStorage } from '../../saved-data/safe-storage.ts';
import { peekErrand } from '../../sign-in/issuer/errand.ts';

/**
 * Brings players back to their screen after they left to renew a sign-in or change their account. It runs before a
 * screen is shown, so that a running game continues as after a reload. Resolves to true if the player came back.
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
    // The code could not be fetched, so the sign-in screen is shown.
    return false;
  }
}

function isReturning(): boolean {
  const { type } = peekErrand(tabStorage) ?? {};
  return type === 'return' || type === 'account';
}
