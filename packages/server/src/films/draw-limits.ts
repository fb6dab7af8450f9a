import { codedError } from '../platform/error-code.ts';
import { type Counting, countAttempt, countFromNetwork } from '../platform/limits/attempts.ts';

const HOUR_MS = 60 * 60_000;

/** More than a person plays: each film drawn comes with its rating. */
export const DRAWS_OF_VISITOR = 240;

/** From one network; a visitor without a token can always come as another one. */
export const DRAWS_FROM_NETWORK = 2_000;

/** Throws TOO_MANY_REQUESTS if the visitor, or the network, draws more films in an hour than people play. */
export async function countDraw(context: Counting, visitorId: string): Promise<void> {
  const key = ['draws of', visitorId] as const;
  const ofVisitor = { max: DRAWS_OF_VISITOR, windowMs: HOUR_MS };
  const fromNetwork = { max: DRAWS_FROM_NETWORK, windowMs: HOUR_MS };
  const isCounted =
    (await countAttempt(context.db, { key, limit: ofVisitor, now: context.now() })) &&
    (await countFromNetwork('draws from', fromNetwork, context));
  if (!isCounted) throw codedError('TOO_MANY_REQUESTS', 'Too many films were drawn; wait an hour.');
}
