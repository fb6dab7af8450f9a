import type { Rating } from '@outoften/rules/rating';
import type { Kysely } from 'kysely';
import { inPowersOfTwo } from '../../platform/db/statement-sizes.ts';
import type { Database } from '../../platform/db/tables.ts';
import { gatherAnswers } from '../../platform/gather-answers.ts';

/** A member's guess, with its round and game in the room. */
export type OwnGuess = Readonly<{ game: number; round: number; value: Rating }>;

/** Lists members' guesses in the order of the rounds. All requests of one tick share one query. */
export type OwnGuesses = Readonly<{
  list: (memberId: string) => Promise<readonly OwnGuess[]>;
  /** Resolves when all requests so far are answered. */
  settle: () => Promise<void>;
}>;

export function createOwnGuesses(db: Kysely<Database>): OwnGuesses {
  const { ask, settle } = gatherAnswers((memberIds: readonly string[]) => findAll(db, memberIds));
  return { list: ask, settle };
}

async function findAll(
  db: Kysely<Database>,
  memberIds: readonly string[],
): Promise<readonly (readonly OwnGuess[])[]> {
  const guesses = new Map<string, OwnGuess[]>(memberIds.map((id) => [id, []]));
  for (const piece of inPowersOfTwo([...guesses.keys()])) {
    const rows = await db
      .selectFrom('audience_guess')
      .innerJoin('room_round', 'room_round.id', 'audience_guess.round_id')
      .select(['member_id', 'game', 'number', 'value'])
      .where('member_id', 'in', piece)
      .orderBy('game')
      .orderBy('number')
      .execute();
    for (const { member_id, game, number, value } of rows) {
      guesses.get(member_id)?.push({ game, round: number, value: value as Rating });
    }
  }
  return memberIds.map((id) => guesses.get(id) ?? []);
}
