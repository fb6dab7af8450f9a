import { codedError } from '../../graphql/error-code.ts';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { networkOf } from '../../network-of.ts';
import { type AttemptLimit, countAttempt } from '../../sign-in/attempts.ts';
import type { PlayingCaller } from '../../sign-in/caller.ts';

const HOUR_MS = 60 * 60_000;

/** Sessions that one account opens, or all guests of one network. A guest's id costs nothing, an account does. */
const OPENED_SESSIONS: AttemptLimit = { max: 30, windowMs: HOUR_MS };

/** Walk-ins that come from one network: more than fit into a hall without an allowance. */
const WALK_INS: AttemptLimit = { max: 300, windowMs: HOUR_MS };

/** Throws if the caller opens more sessions than a host would. */
export async function countOpenedSession(
  context: GraphqlContext,
  { owner, type }: PlayingCaller,
): Promise<void> {
  const isCounted =
    type === 'account'
      ? await countAttempt(context.db, {
          key: ['sessions of', owner],
          limit: OPENED_SESSIONS,
          now: context.now(),
        })
      : await countFromNetwork('sessions from', OPENED_SESSIONS, context);
  if (!isCounted) throw codedError('TOO_MANY_REQUESTS', 'Too many sessions; wait an hour.');
}

/** Throws if more new walk-ins come from the caller's network than people would. */
export async function countWalkIn(context: GraphqlContext): Promise<void> {
  if (await countFromNetwork('walk-ins from', WALK_INS, context)) return;
  throw codedError('TOO_MANY_REQUESTS', 'Too many players from this network; wait an hour.');
}

function countFromNetwork(
  what: string,
  { max, windowMs }: AttemptLimit,
  { db, now, address, allowance }: GraphqlContext,
): Promise<boolean> {
  const limit = { max: max * allowance, windowMs };
  return countAttempt(db, { key: [what, networkOf(address)], limit, now: now() });
}
