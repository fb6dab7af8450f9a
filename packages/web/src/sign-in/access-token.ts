import { session } from './session/browser-session.ts';
import type { Tokens } from './session/session-record.ts';

/** Tokens this close to their end are renewed first: the call they go with takes time too. */
const MARGIN_MS = 30 * 1000;

/** What goes with a call to the server. Undefined if nobody is signed in; throws if the issuer can't be reached for a new one. */
export function accessToken(): Promise<string | undefined> {
  return readToken((tokens) => isEnding(tokens, Date.now()));
}

/** Another token than the one that the server refused. Undefined if that was the end of the session. */
export function anotherAccessToken(refused: string): Promise<string | undefined> {
  return readToken(({ access }) => access === refused);
}

export function isEnding({ expiresAt, renewedAt }: Tokens, now: number): boolean {
  // A clock that was set back says nothing about how long the token still lasts.
  return now >= expiresAt - MARGIN_MS || now < renewedAt;
}

async function readToken(isStale: (tokens: Tokens) => boolean): Promise<string | undefined> {
  const tokens = session.readTokens();
  if (tokens === undefined || !isStale(tokens)) return tokens?.access;
  const { renewBrowserTokens } = await import('./browser-sign-in.ts');
  return (await renewBrowserTokens(isStale))?.access;
}
