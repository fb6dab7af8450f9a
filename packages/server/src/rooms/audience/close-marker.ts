import { randomUUID } from 'node:crypto';
import type { Rating } from '@outoften/rules/rating';
import type { Kysely } from 'kysely';
import { inPowersOfTwo } from '../../platform/db/rows-statement.ts';
import type { Database } from '../../platform/db/tables.ts';
import { listAudienceGuesses } from './audience-rows.ts';

/** Ends the audience's guesses in a round while it is being closed. Each has an id of its own. */
export type CloseMarker = Readonly<{ roundId: string; id: string }>;

/** A marker that is this old can't close the round any more. */
const MARKER_LASTS_MS = 10_000;

/**
 * Ends the audience's guesses, and returns them all. Each of them is saved by now, and no other will be saved before
 * the marker is cleared. Two servers that close a round at once have the same marker.
 */
export async function setCloseMarker(
  db: Kysely<Database>,
  { roundId, now }: Readonly<{ roundId: string; now: number }>,
): Promise<Readonly<{ marker: CloseMarker; guesses: readonly Rating[] }>> {
  // Waits for guesses that are being saved, because they hold the round's row.
  const { bell: id } = await db
    .updateTable('room_round')
    .set((eb) => ({ bell: eb.fn.coalesce('bell', eb.val(randomUUID())), bell_rung_at: now }))
    .where('id', '=', roundId)
    .returning('bell')
    .executeTakeFirstOrThrow();
  const guesses = await listAudienceGuesses(db, roundId);
  return { marker: { roundId, id: id ?? '' }, guesses };
}

/** Lets the audience guess again. Another server that is closing the round must set a new marker. */
export async function clearCloseMarker(
  db: Kysely<Database>,
  { roundId, id }: CloseMarker,
): Promise<void> {
  await db
    .updateTable('room_round')
    .set({ bell: null })
    .where('id', '=', roundId)
    .where('bell', '=', id)
    .execute();
}

/**
 * Returns those of the rounds in which the audience may guess. None of them gets a marker before the transaction ends.
 * An old marker is cleared, because its server may be gone. If that server still runs, it must set a new one.
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
      .where((eb) =>
        eb.or([eb('bell', 'is', null), eb('bell_rung_at', '<=', now - MARKER_LASTS_MS)]),
      )
      .where('result', 'is', null)
      .returning('id')
      .execute();
    for (const { id } of held) open.add(id);
  }
  return open;
}
