import type { DrawnFilm, Film } from '@outoften/rules/film';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { isId } from '../seat-ids.ts';

/** What of a round never changes. */
export type StoredRound = Readonly<{
  id: string;
  roomId: string;
  film: DrawnFilm;
  posterKey: string;
  reviewId: string;
}>;

export type NewRound = StoredRound & Readonly<{ game: number; number: number }>;

export async function insertRound(db: Kysely<Database>, round: NewRound): Promise<void> {
  const { id, roomId, game, number, film, posterKey, reviewId } = round;
  await db
    .insertInto('room_round')
    .values({
      id,
      room_id: roomId,
      game,
      number,
      film: JSON.stringify(film),
      poster_key: posterKey,
      review_id: reviewId,
      result: null,
      bell: null,
    })
    .execute();
}

/** What we stored ourselves is not checked again. */
export async function findRound(
  db: Kysely<Database>,
  id: string,
): Promise<StoredRound | undefined> {
  if (!isId(id)) return undefined;
  const row = await db
    .selectFrom('room_round')
    .select(['room_id', 'film', 'poster_key', 'review_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { room_id, film, poster_key, review_id } = row;
  return {
    id,
    roomId: room_id,
    film: JSON.parse(film),
    posterKey: poster_key,
    reviewId: review_id,
  };
}

/** Undefined if no round has such a poster. */
export async function findPosterByKey(
  db: Kysely<Database>,
  posterKey: string,
): Promise<string | undefined> {
  if (!isId(posterKey)) return undefined;
  const row = await db
    .selectFrom('room_round')
    .select('film')
    .where('poster_key', '=', posterKey)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const film: Film = JSON.parse(row.film);
  return film.poster;
}
