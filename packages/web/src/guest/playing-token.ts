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
 * The token of the player in this browser: of the account that is signed in, or else of the guest. Undefined for
 * neither. Throws if the server or the issuer can't be reached for one.
 */
export async function playingToken(): Promise<string | undefined> {
  const id = guestId();
  if (isSignedIn() || id === undefined) return accessToken();
  return guestTokens.current(id);
}

/** Another token than the one the server refused. Undefined if there is none. */
export async function anotherPlayingToken(refused: string): Promise<string | undefined> {
  const id = guestId();
  if (isSignedIn() || id === undefined) return anotherAccessToken(refused);
  return guestTokens.another(id, refused);
}

/** Tokens of the player in this browser. */
export const PLAYING_TOKENS: TokenSource = {
  current: playingToken,
  another: anotherPlayingToken,
};

function isSignedIn(): boolean {
  return session.getState().type === 'signed-in';
}
