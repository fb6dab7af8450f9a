import type { Kysely } from 'kysely';
import { inPowersOfTwo } from '../../platform/db/rows-statement.ts';
import type { Database } from '../../platform/db/tables.ts';
import { hashSecret } from '../../platform/secrets.ts';

/** The name of a grant in access tokens and in the store. It is a hash, because the grant's id is a secret. */
export type GrantMark = string & { readonly of: 'grant' };

/** The claim of an access token that holds the mark of its grant. */
export const GRANT_CLAIM = 'grant';

export function markOfGrant(grantId: string): GrantMark {
  return hashSecret(grantId) as GrantMark;
}

/** Returns the grants that are still valid. A sign-out, a password reset and a deletion remove grants. */
export async function listKeptGrants(
  db: Kysely<Database>,
  marks: readonly GrantMark[],
): Promise<ReadonlySet<GrantMark>> {
  const kept = new Set<GrantMark>();
  for (const piece of inPowersOfTwo(marks)) {
    const rows = await db
      .selectFrom('issuer_record')
      .select('id_hash')
      .where('kind', '=', 'Grant')
      .where('id_hash', 'in', piece)
      .execute();
    for (const { id_hash } of rows) kept.add(id_hash as GrantMark);
  }
  return kept;
}

declare module '../../platform/graphql/graphql-context.ts' {
  interface GraphqlContext {
    readonly onAccessEnded: OnAccessEnded;
  }
}

/** Called with the id of an account whose sessions or grants ended, after that was saved. */
export type OnAccessEnded = (accountId: string) => void;

/** Tells all servers whose access ended, so that open connections of the account are checked at once. */
export type AccessNews = Readonly<{
  /** Calls this server's own subscribers, then returns. Never throws. */
  publishEnded: OnAccessEnded;
  /** Returns a function that unsubscribes. Events may be lost: a subscriber must also check at intervals. */
  subscribe: (onEnded: OnAccessEnded) => () => void;
}>;

/** Events within this process. */
export function createAccessNews(): AccessNews {
  const subscribers = new Set<OnAccessEnded>();
  return {
    publishEnded: (accountId) => {
      for (const onEnded of subscribers) onEnded(accountId);
    },
    subscribe: (onEnded) => {
      subscribers.add(onEnded);
      return () => subscribers.delete(onEnded);
    },
  };
}
