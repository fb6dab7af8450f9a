import type { GraphqlContext } from '../../platform/graphql/graphql-context.ts';
import { countAttempt } from '../../platform/limits/attempts.ts';
import { tooMany } from '../../platform/limits/too-many.ts';

const HOUR_MS = 60 * 60_000;

/** More than a person sends in an hour. */
export const SHARES_FROM_ADDRESS = 120;

/** Counts a link. Throws TOO_MANY_REQUESTS if the address has made more in the past hour than people send. */
export async function countShare(context: GraphqlContext): Promise<void> {
  const { db, now, address, allowance } = context;
  const isCounted = await countAttempt(db, {
    key: ['shares from', address],
    limit: { max: SHARES_FROM_ADDRESS * allowance, windowMs: HOUR_MS },
    now: now(),
  });
  if (!isCounted) throw tooMany(context, 'links', 'Too many links; wait an hour.');
}
