import type { GetSecretKey } from '../../platform/secrets/secret-keys.ts';

/** Tokens for players without an account: good for films and, as `WALK_INS` allows, for rooms. */
export type GuestTokens = Readonly<{
  /** Never that of an access token, so that neither is taken for the other. */
  issuer: () => string;
  issue: (guestId: string) => Promise<string>;
  /** The guest's id; undefined if the token is not one of ours, or too old. */
  verify: (token: string) => Promise<string | undefined>;
}>;

export const GUEST_TOKEN_TTL_S = 60 * 60;

/** After so long a browser gets a new one, so that none expires in the middle of a film. */
export const GUEST_TOKEN_RENEWAL_S = 50 * 60;

const TYPE = 'guest+jwt';
const ALGORITHM = 'HS256';

/** An id that a browser keeps secret: it opens all that the guest has. */
const GUEST_ID = /^guest-[0-9a-f]{24}$/;

export type GuestTokenParts = Readonly<{
  /** The origin players type. */
  origin: () => string;
  getSecretKey: GetSecretKey;
  now: () => number;
}>;

export function createGuestTokens({ origin, getSecretKey, now }: GuestTokenParts): GuestTokens {
  const issuer = () => `${origin()}/guest`;
  return {
    issuer,
    issue: async (guestId) => {
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
    verify: async (token) => {
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

/** Loaded when first needed: a server nobody asks does without it. */
function loadJose() {
  return import('jose');
}
