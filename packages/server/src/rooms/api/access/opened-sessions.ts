import type { PlayingCaller } from '../../../identity/callers/caller.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import {
  type AttemptLimit,
  countAttempt,
  countFromNetwork,
} from '../../../platform/limits/attempts.ts';
import { tooMany } from '../../../platform/limits/too-many.ts';

const HOUR_MS = 60 * 60_000;

/** Sessions that one account opens, or all guests of one network together. A guest's id is free, an account is not. */
const OPENED_SESSIONS: AttemptLimit = { max: 30, windowMs: HOUR_MS };

/** Throws if the caller opens too many sessions. */
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
