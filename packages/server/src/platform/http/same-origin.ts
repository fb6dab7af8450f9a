import type { FastifyRequest } from 'fastify';
import { LOOPBACK_NAMES } from './host-names.ts';
import type { HttpProblem } from './http-problem.ts';

export const FOREIGN_ORIGIN: HttpProblem = {
  status: 403,
  code: 'FOREIGN_ORIGIN',
  message: 'Pages of other sites may not send requests.',
};

/**
 * Returns false if a page of another site made the browser send this. The page's origin must be the public one, or on
 * the browser's own machine the requested host: anyone can point other names at this server. Requests without an origin
 * don't come from a page.
 */
export function isSameOrigin(
  request: Pick<FastifyRequest, 'headers'>,
  publicUrl: string | undefined,
): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || origin === publicUrl) return true;
  const page = URL.parse(origin);
  return page !== null && page.host === host && LOOPBACK_NAMES.has(page.hostname);
}
