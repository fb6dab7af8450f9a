import { codedError } from '../../platform/error-code.ts';
import type { GraphqlContext } from '../../platform/graphql/graphql-context.ts';
import { countAttempt } from '../../platform/limits/attempts.ts';

const HOUR_MS = 60 * 60_000;

/** More than a person sends. */
export const SHARES_FROM_ADDRESS = 120;

/** Throws TOO_MANY_REQUESTS if more links are made from the address in an hour than people send. */
export async function countShare({ db, now, address, allowance }: GraphqlContext): Promise<void> {
  const isCounted = await countAttempt(db, {
    key: ['shares from', address],
    limit: { max: SHARES_FROM_ADDRESS * allowance, windowMs: HOUR_MS },
    now: now(),
  });
  if (!isCounted) throw codedError('TOO_MANY_REQUESTS', 'Too many links; wait an hour.');
}
