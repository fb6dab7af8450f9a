import type { SignOutOutcome } from './sign-in-flow.ts';

/**
 * Signs out of this browser at once, or goes to the issuer's page that asks whether to sign out all devices. Resolves
 * before the page is left. Tells the player if it failed.
 */
export async function signOut(where: 'here' | 'everywhere'): Promise<SignOutOutcome> {
  const { signOutOfBrowser } = await import('./browser-sign-in.ts');
  return signOutOfBrowser(where);
}

/** Signs out without leaving the page, because the session is of no use. */
export async function giveUpSession(): Promise<void> {
  const { endBrowserSession } = await import('./browser-sign-in.ts');
  await endBrowserSession();
}
