import { codedError } from '../../graphql/error-code.ts';
import type { GraphqlContext } from '../../graphql/graphql-context.ts';
import { type AttemptLimit, countAttempt } from '../../sign-in/attempts.ts';

/** Sessions an account opens. */
const OPENED_SESSIONS: AttemptLimit = { max: 30, windowMs: 60 * 60_000 };

/** Throws if the account opens sessions as no host does. */
export async function countOpenedSession(
  { db, now }: GraphqlContext,
  owner: string,
): Promise<void> {
  const key = ['sessions of', owner] as const;
  if (await countAttempt(db, { key, limit: OPENED_SESSIONS, now: now() })) return;
  throw codedError('TOO_MANY_REQUESTS', 'Too many sessions; wait an hour.');
}
