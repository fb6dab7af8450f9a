import { readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';

const TEXT = readFileSync(new URL('store-of-0.9.sql', import.meta.url), 'utf8');

/** Fills an empty store with what version 0.9 wrote. */
export async function writeStoreOf09<Tables>(db: Kysely<Tables>): Promise<void> {
  for (const statement of TEXT.trim().split(/;\n|;$/))
    if (statement !== '') await sql.raw(statement).execute(db);
}
