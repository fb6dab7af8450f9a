import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

export type StoredAnswer = Readonly<{ answer: unknown; fetchedAt: number }>;

/** Stores the answer of a service by its question. */
export async function storeAnswer(
  db: Kysely<Database>,
  { question, answer, fetchedAt }: StoredAnswer & Readonly<{ question: string }>,
): Promise<void> {
  const content = { answer: JSON.stringify(answer), fetched_at: fetchedAt };
  await db
    .insertInto('stored_answer')
    .values({ question, ...content })
    .onConflict((key) => key.column('question').doUpdateSet(content))
    .execute();
}

/** Undefined if there is no stored answer. */
export async function findStoredAnswer(
  db: Kysely<Database>,
  question: string,
): Promise<StoredAnswer | undefined> {
  const row = await db
    .selectFrom('stored_answer')
    .select(['answer', 'fetched_at'])
    .where('question', '=', question)
    .executeTakeFirst();
  return row && { answer: JSON.parse(row.answer), fetchedAt: row.fetched_at };
}
