import { randomUUID } from 'node:crypto';
import type { Rating } from '@outoften/rules/rating';
import type { Kysely } from 'kysely';
import { inPowersOfTwo } from '../../platform/db/statement-sizes.ts';
import type { Database } from '../../platform/db/tables.ts';
import { listAudienceGuesses } from './audience-rows.ts';

/** Marks the end of the audience's guessing in a round, with an id of its own. */
export type Bell = Readonly<{ roundId: string; bell: string }>;

/** A bell that was rung this long ago can't close the round any more. */
const BELL_LASTS_MS = 10_000;

/**
 * Ends the audience's guessing, and returns all guesses. Each of them is saved by now, and no other will be saved
 * before the bell is silenced. Two servers that close a round at once ring the same bell.
 */
export async function ringBell(
  db: Kysely<Database>,
  { roundId, now }: Readonly<{ roundId: string; now: number }>,
): Promise<Readonly<{ rung: Bell; guesses: readonly Rating[] }>> {
  // Waits for guesses that are being saved, because they hold the round's row.
  const { bell } = await db
    .updateTable('room_round')
    .set((eb) => ({ bell: eb.fn.coalesce('bell', eb.val(randomUUID())), bell_rung_at: now }))
    .where('id', '=', roundId)
    .returning('bell')
    .executeTakeFirstOrThrow();
  const guesses = await listAudienceGuesses(db, roundId);
  return { rung: { roundId, bell: bell ?? '' }, guesses };
}

/** Lets the audience guess again. Another server that is closing the round must ring a new bell. */
export async function silenceBell(db: Kysely<Database>, { roundId, bell }: Bell): Promise<void> {
  await db
    .updateTable('room_round')
    .set({ bell: null })
    .where('id', '=', roundId)
    .where('bell', '=', bell)
    .execute();
}

/**
 * Returns those of the rounds in which the audience may guess. No bell is rung in them before the transaction ends. An
 * old bell is silenced, because its server may be gone. If that server still runs, it must ring a new one.
 */
export async function holdOpenRounds(
  transaction: Kysely<Database>,
  { roundIds, now }: Readonly<{ roundIds: readonly string[]; now: number }>,
): Promise<ReadonlySet<string>> {
  const open = new Set<string>();
  for (const piece of inPowersOfTwo(roundIds)) {
    const held = await transaction
      .updateTable('room_round')
      .set({ bell: null })
      .where('id', 'in', piece)
      .where((eb) => eb.or([eb('bell', 'is', null), eb('bell_rung_at', '<=', now - BELL_LASTS_MS)]))
      .where('result', 'is', null)
      .returning('id')
      .execute();
    for (const { id } of held) open.add(id);
  }
  return open;
}
