import type { Kysely } from 'kysely';
import { inPowersOfTwo } from '../../platform/db/statement-sizes.ts';
import type { Database } from '../../platform/db/tables.ts';
import { hashSecret } from '../../platform/secrets/secret-hash.ts';

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
