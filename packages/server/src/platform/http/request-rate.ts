import type { FastifyRequest } from 'fastify';
import type { AllowanceOf } from '../limits/address-allowance.ts';
import type { LimitName, OnLimit } from '../limits/limit-name.ts';

/** How often a route may be asked from one address, as the limiter takes it. */
export type RequestRate = Readonly<{
  /** What refusals are counted as. */
  limit: LimitName;
  max: (request: FastifyRequest) => number;
  timeWindow: number;
}>;

/** Limits requests a minute from one address, multiplied by the address's allowance. */
export function perMinute(
  limit: LimitName,
  { most, allowanceOf }: Readonly<{ most: number; allowanceOf: AllowanceOf }>,
): RequestRate {
  return { limit, max: ({ ip }) => most * allowanceOf(ip), timeWindow: 60_000 };
}

/** Counts a refused request as what its route says. */
export function countExceeded(onLimit: OnLimit) {
  return ({ routeOptions: { config }, ip: address }: FastifyRequest) => {
    const { rateLimit: rate } = config as Readonly<{ rateLimit?: Partial<RequestRate> | false }>;
    const limit = typeof rate === 'object' ? rate.limit : undefined;
    onLimit(limit ?? 'requests', { address });
  };
}
