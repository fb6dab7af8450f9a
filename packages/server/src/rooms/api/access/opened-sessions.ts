import type { PlayingCaller } from '../../../identity/callers/caller.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import {
  type AttemptLimit,
  countAttempt,
  countFromNetwork,
} from '../../../platform/limits/attempts.ts';
import { tooMany } from '../../../platform/limits/too-many.ts';

const HOUR_MS = 60 * 60_000;

/** Sessions that one account opens, or all guests of one network. A guest's id costs nothing, an account does. */
const OPENED_SESSIONS: AttemptLimit = { max: 30, windowMs: HOUR_MS };

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
  if (!isCounted) throw tooMany(context, 'rooms', 'Too many sessions; wait an hour.');
}
