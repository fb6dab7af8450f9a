import type { FastifyRequest } from 'fastify';
import type { AllowanceOf } from '../address-allowance.ts';

/** How often a route may be asked from one address, as the limiter takes it. */
export type RequestRate = Readonly<{
  max: (request: FastifyRequest) => number;
  timeWindow: number;
}>;

export function perMinute(most: number, allowanceOf: AllowanceOf): RequestRate {
  return { max: ({ ip }) => most * allowanceOf(ip), timeWindow: 60_000 };
}
