import type { GraphqlContext } from '../../platform/graphql/graphql-context.ts';
import { tooMany } from '../../platform/limits/address-limits.ts';
import { countFromNetwork } from '../../platform/limits/attempts.ts';

const HOUR_MS = 60 * 60_000;

/** More than a person sends in an hour. */
export const SHARES_FROM_ADDRESS = 120;

/** Counts a link. Throws TOO_MANY_REQUESTS if the network has made more in the past hour than people send. */
export async function countShare(context: GraphqlContext): Promise<void> {
  const limit = { max: SHARES_FROM_ADDRESS, windowMs: HOUR_MS };
  if (!(await countFromNetwork('shares from', limit, context))) {
    throw tooMany(context, 'links', 'Too many links; wait an hour.');
  }
}
