import type { GetSecretKey } from '../../platform/secrets/secret-keys.ts';

export type GuestTokens = ReturnType<typeof createGuestTokens>;

export const GUEST_TOKEN_TTL_S = 60 * 60;

/** A browser renews its token after this time, so that it does not expire during a film. */
export const GUEST_TOKEN_RENEWAL_S = 50 * 60;

const TYPE = 'guest+jwt';
const ALGORITHM = 'HS256';

/** A guest's id. The browser keeps it secret, because it opens all of the guest's data. */
const GUEST_ID = /^guest-[0-9a-f]{24}$/;

/**
 * Tokens for players without an account. They allow films and, depending on `WALK_INS`, rooms.
 * @param parts the origin players type, the server's keys, and the time in milliseconds since 1970
 */
export function createGuestTokens({
  origin,
  getSecretKey,
  now,
}: Readonly<{ origin: () => string; getSecretKey: GetSecretKey; now: () => number }>) {
  /** Differs from every access token's issuer, so that the two kinds cannot be confused. */
  const issuer = () => `${origin()}/guest`;
  return {
    issuer,
    issue: async (guestId: string): Promise<string> => {
      const { SignJWT } = await loadJose();
      const issuedAt = Math.floor(now() / 1000);
      return await new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(issuer())
        .setSubject(guestId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + GUEST_TOKEN_TTL_S)
        .sign(await getSecretKey('guest-tokens'));
    },
    /** Resolves to the guest's id; undefined if this server did not issue the token, or if it has expired. */
    verify: async (token: string): Promise<string | undefined> => {
      const { errors, jwtVerify } = await loadJose();
      const key = await getSecretKey('guest-tokens');
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer: issuer(),
          typ: TYPE,
          algorithms: [ALGORITHM],
          currentDate: new Date(now()),
          requiredClaims: ['sub', 'iat', 'exp'],
        });
        return isGuestId(payload.sub) ? payload.sub : undefined;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

export function isGuestId(value: unknown): value is string {
  return typeof value === 'string' && GUEST_ID.test(value);
}

/** Loaded on first use, so that a server without visitors never needs it. */
function loadJose() {
  return import('jose');
}
