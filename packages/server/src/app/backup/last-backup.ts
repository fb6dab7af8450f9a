import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { findStoredAnswer } from '../../platform/outside/stored-answers.ts';

const QUESTION = 'last backup';

/** Returns the statement that saves the time of a backup, for both kinds of stores. */
export function noteBackup(now: number): string {
  return `insert into stored_answer (question, answer, fetched_at) values ('${QUESTION}', '""', ${now})
    on conflict (question) do update set fetched_at = excluded.fetched_at`;
}

/** Returns when the last backup was made, in milliseconds since 1970; 0 if none was in the last 30 days. */
export async function findLastBackup(db: Kysely<Database>): Promise<number> {
  return (await findStoredAnswer(db, QUESTION))?.fetchedAt ?? 0;
}
