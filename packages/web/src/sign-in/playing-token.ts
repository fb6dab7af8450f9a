import * as v from 'valibot';
import { guestId } from './guest.ts';
import { session } from './session.ts';
import { accessToken, anotherAccessToken } from './use-session.ts';

const answerSchema = v.object({
  access_token: v.string(),
  renew_after: v.pipe(v.number(), v.minValue(1)),
});

type GuestToken = Readonly<{ guestId: string; token: string; renewAt: number }>;

type GuestTokensParts = Readonly<{
  send: typeof fetch;
  /** Milliseconds of a clock that is never set back. */
  now: () => number;
}>;

/** Thrown if the server gives no token: it cannot be reached, or refuses. */
export class GuestTokenError extends Error {
  override name = 'GuestTokenError';
}

/** How long the server may take to answer, in milliseconds. */
const PATIENCE_MS = 8_000;

/** Fetches guests' tokens, one at a time. Keeps the last one until it is due for renewal. */
export function createGuestTokens({ send, now }: GuestTokensParts) {
  let kept: GuestToken | undefined;
  let asking: Readonly<{ guestId: string; token: Promise<string> }> | undefined;

  async function ask(guestId: string): Promise<string> {
    const answer = await send('/guest/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ guest_id: guestId }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const parsed = v.safeParse(answerSchema, answer.ok ? await answer.json() : undefined);
    if (!parsed.success) throw new GuestTokenError(`no guest token: ${answer.status}`);
    const { access_token: token, renew_after } = parsed.output;
    kept = { guestId, token, renewAt: now() + renew_after * 1000 };
    return token;
  }

  function askOnce(guestId: string): Promise<string> {
    if (asking?.guestId === guestId) return asking.token;
    const token = ask(guestId).finally(() => {
      asking = undefined;
    });
    asking = { guestId, token };
    return token;
  }

  return {
    /** Throws {@link GuestTokenError}, or what `fetch` throws. */
    current: async (guestId: string): Promise<string> =>
      kept?.guestId === guestId && now() < kept.renewAt ? kept.token : askOnce(guestId),
    /** Returns another token than the refused one. */
    another: async (guestId: string, refused: string): Promise<string> =>
      kept?.guestId === guestId && kept.token !== refused ? kept.token : askOnce(guestId),
  };
}

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
export const PLAYING_TOKENS = {
  current: playingToken,
  another: anotherPlayingToken,
};

function isSignedIn(): boolean {
  return session.getState().type === 'signed-in';
}
