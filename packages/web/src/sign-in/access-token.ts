import { session } from './session/browser-session.ts';
import type { Tokens } from './session/session-record.ts';

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
