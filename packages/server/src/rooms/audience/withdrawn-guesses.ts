import type { Kysely } from 'kysely';
import { inPowersOfTwo } from '../../platform/db/statement-sizes.ts';
import type { Database } from '../../platform/db/tables.ts';

/** Notes that a member takes their guess out of the open round, if there is one: it was their only one. */
export async function withdrawGuess(
  transaction: Kysely<Database>,
  member: Readonly<{ id: string; roomId: string }>,
): Promise<void> {
  // Waits for guesses that are being saved, because they hold the round's row.
  await transaction
    .updateTable('room_round')
    .set((eb) => ({ bell: eb.ref('bell') }))
    .where('room_id', '=', member.roomId)
    .where('result', 'is', null)
    .execute();
  await transaction
    .insertInto('withdrawn_guess')
    .columns(['round_id', 'owner'])
    .expression((eb) =>
      eb
        .selectFrom('audience_guess')
        .innerJoin('room_round', 'room_round.id', 'audience_guess.round_id')
        .innerJoin('audience_member', 'audience_member.id', 'audience_guess.member_id')
        .select(['audience_guess.round_id', 'audience_member.owner'])
        .where('audience_guess.member_id', '=', member.id)
        .where('room_round.result', 'is', null),
    )
    .onConflict((key) => key.columns(['round_id', 'owner']).doNothing())
    .execute();
}

export type WasWithdrawn = (guess: Readonly<{ roundId: string; owner: string }>) => boolean;

/** The rounds from which a member took the guess. */
export async function findWithdrawn(
  db: Kysely<Database>,
  roundIds: readonly string[],
): Promise<WasWithdrawn> {
  const owners = new Map(roundIds.map((roundId) => [roundId, new Set<string>()]));
  for (const piece of inPowersOfTwo(roundIds)) {
    const rows = await db
      .selectFrom('withdrawn_guess')
      .select(['round_id', 'owner'])
      .where('round_id', 'in', piece)
      .execute();
    for (const { round_id, owner } of rows) owners.get(round_id)?.add(owner);
  }
  return ({ roundId, owner }) => owners.get(roundId)?.has(owner) ?? false;
}
