import type { TokenSource } from '../api/signed-in-fetch.ts';
import { accessToken, anotherAccessToken } from '../sign-in/access-token.ts';
import { session } from '../sign-in/session/browser-session.ts';
import { guestId } from './guest.ts';
import { createGuestTokens } from './guest-tokens.ts';

const guestTokens = createGuestTokens({
  send: (...call) => fetch(...call),
  now: () => performance.now(),
});

/**
 * Returns the token of this browser's player: the signed-in account's, or else the guest's. Undefined if there is
 * neither. Throws if the server or the issuer cannot be reached.
 */
export async function playingToken(): Promise<string | undefined> {
  const id = guestId();
  if (isSignedIn() || id === undefined) return accessToken();
  return guestTokens.current(id);
}

/** Returns another token than the refused one; undefined if there is none. */
export async function anotherPlayingToken(refused: string): Promise<string | undefined> {
  const id = guestId();
  if (isSignedIn() || id === undefined) return anotherAccessToken(refused);
  return guestTokens.another(id, refused);
}

/** The tokens of this browser's player. */
export const PLAYING_TOKENS: TokenSource = {
  current: playingToken,
  another: anotherPlayingToken,
};

function isSignedIn(): boolean {
  return session.getState().type === 'signed-in';
}
