import type { Kysely } from 'kysely';
import { inPowersOfTwo } from '../../platform/db/rows-statement.ts';
import type { Database } from '../../platform/db/tables.ts';

/** Waits for guesses that are being saved, because they hold the round's row. Until the end no more are saved. */
export async function holdOpenRound(transaction: Kysely<Database>, roomId: string): Promise<void> {
  await transaction
    .updateTable('room_round')
    .set((eb) => ({ bell: eb.ref('bell') }))
    .where('room_id', '=', roomId)
    .where('result', 'is', null)
    .execute();
}

/** Notes that a member leaves the open round, if there is one, and takes their guess out of it: it was their only one. */
export async function withdrawGuess(
  transaction: Kysely<Database>,
  member: Readonly<{ id: string; roomId: string }>,
): Promise<void> {
  await holdOpenRound(transaction, member.roomId);
  await transaction
    .insertInto('withdrawn_guess')
    .columns(['round_id', 'owner', 'was_made'])
    .expression((eb) =>
      eb
        .selectFrom('audience_member')
        .innerJoin('room_round', 'room_round.room_id', 'audience_member.room_id')
        .leftJoin('audience_guess', (join) =>
          join
            .onRef('audience_guess.round_id', '=', 'room_round.id')
            .onRef('audience_guess.member_id', '=', 'audience_member.id'),
        )
        .select(['room_round.id', 'audience_member.owner'])
        .select(({ lit, ...made }) =>
          made
            .case()
            .when('audience_guess.value', 'is', null)
            .then(lit(0))
            .else(lit(1))
            .end()
            .as('made'),
        )
        .where('audience_member.id', '=', member.id)
        .where('room_round.result', 'is', null),
    )
    .onConflict((key) =>
      key
        .columns(['round_id', 'owner'])
        .doUpdateSet({ was_made: 1 })
        .where('excluded.was_made', '=', 1),
    )
    .execute();
}

/** The open and skipped rounds in which the owner left the audience, with their rooms. */
export function listLeftRounds(db: Kysely<Database>, owner: string) {
  return db
    .selectFrom('withdrawn_guess')
    .innerJoin('room_round', 'room_round.id', 'withdrawn_guess.round_id')
    .select(['room_round.id', 'room_round.room_id'])
    .where('owner', '=', owner)
    .where('room_round.result', 'is', null)
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
      .where('was_made', '=', 1)
      .execute();
    for (const { round_id, owner } of rows) owners.get(round_id)?.add(owner);
  }
  return ({ roundId, owner }) => owners.get(roundId)?.has(owner) ?? false;
}
