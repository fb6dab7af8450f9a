import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { sendProblem } from '../../platform/http/http-problem.ts';
import type { RequestRate } from '../../platform/http/request-rate.ts';
import { FOREIGN_ORIGIN, isSameOrigin } from '../../platform/http/same-origin.ts';
import {
  GUEST_TOKEN_RENEWAL_S,
  GUEST_TOKEN_TTL_S,
  type GuestTokens,
  isGuestId,
} from './guest-tokens.ts';

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
