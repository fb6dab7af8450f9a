import type { Kysely } from 'kysely';
import { inPowersOfTwo } from '../../platform/db/statement-sizes.ts';
import type { Database } from '../../platform/db/tables.ts';
import { isId } from './seat-ids.ts';

/** The stored versions of the existing rooms, by their ids. */
export async function findVersions(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const versions = new Map<string, number>();
  for (const piece of inPowersOfTwo(ids.filter(isId))) {
    for (const { id, version } of await selectVersions(db, piece)) versions.set(id, version);
  }
  return versions;
}

async function selectVersions(db: Kysely<Database>, ids: readonly string[]) {
  const query = db.selectFrom('room').select(['id', 'version']);
  const [id = ''] = ids;
  return (ids.length === 1 ? query.where('id', '=', id) : query.where('id', 'in', ids)).execute();
}
