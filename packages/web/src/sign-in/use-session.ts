import { useEffect, useSyncExternalStore } from 'react';
import { followOtherTabs, type Session, session, type Tokens } from './session.ts';
import type { SignOutOutcome } from './sign-in-flow.ts';

/** Tokens that expire this soon are renewed first, because the call itself takes time. */
const MARGIN_MS = 30 * 1000;

/**
 * Returns the access token for a call to the server; undefined without a sign-in. Throws if it must be renewed and the
 * issuer cannot be reached.
 */
export function accessToken(): Promise<string | undefined> {
  return readToken((tokens) => isEnding(tokens, Date.now()));
}

/** Returns another token than the refused one; undefined if the session has ended. */
export function anotherAccessToken(refused: string): Promise<string | undefined> {
  return readToken(({ access }) => access === refused);
}

export function isEnding({ expiresAt, renewedAt }: Tokens, now: number): boolean {
  // After the clock was set back, the token's remaining life is unknown.
  return now >= expiresAt - MARGIN_MS || now < renewedAt;
}

async function readToken(isStale: (tokens: Tokens) => boolean): Promise<string | undefined> {
  const tokens = session.readTokens();
  if (tokens === undefined || !isStale(tokens)) return tokens?.access;
  const { renewBrowserTokens } = await import('./browser-sign-in.ts');
  return (await renewBrowserTokens(isStale))?.access;
}

const BEFORE_READING: Session = { type: 'unknown' };

export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.getState, () => BEFORE_READING);
}

/** Keeps the session up to date while the component is mounted: follows other tabs, and checks who is signed in. */
export function useSessionKeeping(): void {
  const { type } = useSession();
  useEffect(() => followOtherTabs(), []);
  useEffect(() => {
    if (type !== 'signed-in') return undefined;
    const stop = new AbortController();
    // If the code cannot be fetched now, the next call to the server fetches it.
    import('./browser-sign-in.ts').then(
      ({ watchBrowserUser }) => {
        if (!stop.signal.aborted) watchBrowserUser(stop.signal);
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [type]);
}

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

/**
 * Goes to the issuer's pages on which players change their password and address, which lead back here. Returns false if
 * the page stays. Throws if the issuer cannot be reached.
 */
export async function changeAccount(): Promise<boolean> {
  const { leaveBrowserForAccount } = await import('./browser-sign-in.ts');
  return leaveBrowserForAccount();
}
