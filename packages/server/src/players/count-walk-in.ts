import type { GraphqlContext } from '../platform/graphql/graphql-context.ts';
import { tooMany } from '../platform/limits/address-limits.ts';
import { type AttemptLimit, type Counting, countFromNetwork } from '../platform/limits/attempts.ts';

/** Walk-ins from one network. More than fit into a hall without an allowance. */
const WALK_INS: AttemptLimit = { max: 300, windowMs: 60 * 60_000 };

/** Throws TOO_MANY_REQUESTS if too many new walk-ins come from the caller's network. */
export async function countWalkIn(
  context: Counting & Pick<GraphqlContext, 'onLimit' | 'playerMeters'>,
): Promise<void> {
  if (!(await countFromNetwork('walk-ins from', WALK_INS, context))) {
    throw tooMany(context, 'walk-ins', 'Too many players from this network; wait an hour.');
  }
  context.playerMeters.countWalkIn();
}
