import type { SignOutOutcome } from './sign-in-flow.ts';

/**
 * Signs out of this browser at once, or leaves for the issuer's page that asks whether to do so on all devices. Resolves
 * before the page is left. What did not work is told to the player.
 */
export async function signOut(where: 'here' | 'everywhere'): Promise<SignOutOutcome> {
  const { signOutOfBrowser } = await import('./browser-sign-in.ts');
  return signOutOfBrowser(where);
}

/** Signs out without leaving the page: for a session that is of no use. */
export async function giveUpSession(): Promise<void> {
  const { endBrowserSession } = await import('./browser-sign-in.ts');
  await endBrowserSession();
}
