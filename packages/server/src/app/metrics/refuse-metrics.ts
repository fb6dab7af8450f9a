import type { FastifyReply, FastifyRequest } from 'fastify';
import { type HttpProblem, sendNotFound, sendProblem } from '../../platform/http/http-problem.ts';
import { isAskedDirectly } from '../../platform/http/this-machine.ts';
import { isSameSecret } from '../../platform/secrets/same-secret.ts';

const TOKEN_IN_ADDRESS: HttpProblem = {
  status: 400,
  code: 'BAD_USER_INPUT',
  message:
    'Send the token in the header "Authorization: Bearer ...". An address is written into logs, so no token may be in it.',
};

/** Names of parameters in which tools send a token. */
const TOKEN_PARAMETER = /token|bearer|auth|key|secret|password/i;

/**
 * Answers the request and returns the reply unless it may read the metrics. With a token set, the request must carry
 * it. Without one, only this machine may read them. All others get "not found".
 */
export function refuseMetrics(
  answered: Readonly<{ request: FastifyRequest; reply: FastifyReply }>,
  token: string | undefined,
): FastifyReply | undefined {
  const { request, reply } = answered;
  if (hasTokenInAddress(request, token)) return sendProblem(answered, TOKEN_IN_ADDRESS);
  const mayRead = token === undefined ? isAskedDirectly(request) : bearsToken(request, token);
  return mayRead ? undefined : sendNotFound(request, reply);
}

function hasTokenInAddress({ query }: FastifyRequest, token: string | undefined): boolean {
  return Object.entries(query as Readonly<Record<string, unknown>>).some(
    ([name, value]) => TOKEN_PARAMETER.test(name) || (token !== undefined && value === token),
  );
}

function bearsToken({ headers }: FastifyRequest, token: string): boolean {
  const sent = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return isSameSecret(sent, token);
}
