import type { FastifyRequest } from 'fastify';
import type { AllowanceOf } from '../limits/address-allowance.ts';
import type { LimitName, OnLimit } from '../limits/limit-name.ts';

/** The number of requests that a route accepts from one address, in the limiter's format. */
export type RequestRate = Readonly<{
  /** The name under which refusals are counted. */
  limit: LimitName;
  max: (request: FastifyRequest) => number;
  timeWindow: number;
}>;

/** Limits requests per minute from one address, multiplied by the address's allowance. */
export function perMinute(
  limit: LimitName,
  { most, allowanceOf }: Readonly<{ most: number; allowanceOf: AllowanceOf }>,
): RequestRate {
  return { limit, max: ({ ip }) => most * allowanceOf(ip), timeWindow: 60_000 };
}

/** Counts a refused request under the limit of its route. */
export function countExceeded(onLimit: OnLimit) {
  return ({ routeOptions: { config }, ip: address }: FastifyRequest) => {
    const { rateLimit: rate } = config as Readonly<{ rateLimit?: Partial<RequestRate> | false }>;
    const limit = typeof rate === 'object' ? rate.limit : undefined;
    onLimit(limit ?? 'requests', { address });
  };
}
