import { codedError } from '../graphql/error-code.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { networkOf } from '../network-of.ts';
import { countAttempt } from '../sign-in/attempts.ts';

const HOUR_MS = 60 * 60_000;

/** More than a person plays: each film drawn comes with its rating. */
export const DRAWS_OF_VISITOR = 240;

/** From one network; a visitor without a token can always come as another one. */
export const DRAWS_FROM_NETWORK = 2_000;

type Counting = Pick<GraphqlContext, 'db' | 'now' | 'address' | 'allowance'>;

/** Throws TOO_MANY_REQUESTS if the visitor, or the network, draws more films in an hour than people play. */
export async function countDraw(
  { db, now, address, allowance }: Counting,
  visitorId: string,
): Promise<void> {
  const count = (key: Parameters<typeof countAttempt>[1]['key'], max: number) =>
    countAttempt(db, { key, limit: { max, windowMs: HOUR_MS }, now: now() });
  const isCounted =
    (await count(['draws of', visitorId], DRAWS_OF_VISITOR)) &&
    (await count(['draws from', networkOf(address)], DRAWS_FROM_NETWORK * allowance));
  if (!isCounted) throw codedError('TOO_MANY_REQUESTS', 'Too many films were drawn; wait an hour.');
}
