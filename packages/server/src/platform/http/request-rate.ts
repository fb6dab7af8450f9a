import type { FastifyRequest } from 'fastify';
import type { AllowanceOf } from '../limits/address-allowance.ts';

/** How often a route may be asked from one address, as the limiter takes it. */
export type RequestRate = Readonly<{
  max: (request: FastifyRequest) => number;
  timeWindow: number;
}>;

/** So many requests a minute from one address, times what its allowance is. */
export function perMinute(most: number, allowanceOf: AllowanceOf): RequestRate {
  return { max: ({ ip }) => most * allowanceOf(ip), timeWindow: 60_000 };
}
