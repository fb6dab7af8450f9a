import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { sendProblem } from '../../platform/http/http-problem.ts';
import { FOREIGN_ORIGIN, isSameOrigin } from '../../platform/http/request-source.ts';
import type { RequestRate } from '../../platform/limits/request-counts.ts';
import type { GetSecretKey } from '../../platform/secrets.ts';

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

const REQUEST = v.intersect([
  v.custom((body) => !Array.isArray(body)),
  v.strictObject({ guest_id: v.optional(v.custom<string>(isGuestId)) }),
]);

const BAD_REQUEST = {
  status: 400,
  code: 'BAD_USER_INPUT',
  message: 'The body must be {} or {"guest_id": "guest-" and 24 hexadecimal digits}.',
} as const;

/**
 * Serves `POST /guest/token`. Returns a token for the guest whose id was sent, or for a new guest. The id works like a
 * password: a browser that kept it keeps its games.
 */
export function addGuestTokenRoute(
  app: FastifyInstance,
  parts: Readonly<{ publicUrl: string | undefined; guestTokens: GuestTokens; rate: RequestRate }>,
): void {
  app.post('/guest/token', { config: { rateLimit: parts.rate } }, async (request, reply) => {
    if (!isSameOrigin(request, parts.publicUrl)) {
      return sendProblem({ request, reply }, FOREIGN_ORIGIN);
    }
    if (!v.is(REQUEST, request.body)) return sendProblem({ request, reply }, BAD_REQUEST);
    const guestId = request.body.guest_id ?? `guest-${randomBytes(12).toString('hex')}`;
    reply.header('cache-control', 'no-store');
    return {
      access_token: await parts.guestTokens.issue(guestId),
      token_type: 'Bearer',
      expires_in: GUEST_TOKEN_TTL_S,
      renew_after: GUEST_TOKEN_RENEWAL_S,
      guest_id: guestId,
    };
  });
}
