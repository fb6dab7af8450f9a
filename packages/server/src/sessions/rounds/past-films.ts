import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { StoredRound } from './round-rows.ts';

export type GameOfRoom = Readonly<{ roomId: string; game: number }>;

/** The rounds of a game that are over, with their films, by their ids. What we stored ourselves is not checked again. */
export async function findPastFilms(
  db: Kysely<Database>,
  { roomId, game }: GameOfRoom,
): Promise<ReadonlyMap<string, StoredRound>> {
  const rows = await db
    .selectFrom('room_round')
    .select(['id', 'film', 'poster_key', 'review_id'])
    .where('room_id', '=', roomId)
    .where('game', '=', game)
    .where('result', 'is not', null)
    .execute();
  return new Map(
    rows.map(({ id, film, poster_key, review_id }) => {
      const found = { id, roomId, film: JSON.parse(film) };
      return [id, { ...found, posterKey: poster_key, reviewId: review_id }];
    }),
  );
}
