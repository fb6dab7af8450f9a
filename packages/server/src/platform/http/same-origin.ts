import type { FastifyRequest } from 'fastify';
import type { HttpProblem } from './http-problem.ts';

export const FOREIGN_ORIGIN: HttpProblem = {
  status: 403,
  code: 'FOREIGN_ORIGIN',
  message: 'Pages of other sites may not ask.',
};

/**
 * False if a page of another site made the browser send this. The page's origin must be the public one or
 * the host that was asked; requests without one don't come from a page.
 */
export function isSameOrigin(
  request: Pick<FastifyRequest, 'headers'>,
  publicUrl: string | undefined,
): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || origin === publicUrl) return true;
  return host !== undefined && URL.parse(origin)?.host === host;
}
