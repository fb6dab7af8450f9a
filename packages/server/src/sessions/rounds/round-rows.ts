import type { DrawnFilm, Film } from '@outoften/rules/film';
import type { ClosedRound } from '@outoften/rules/room/round';
import { type Kysely, sql } from 'kysely';
import { createRowsStatement } from '../../db/rows-statement.ts';
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

/** The bell of a round was silenced, and the audience may have guessed since. */
export class BellLostError extends Error {
  readonly code = 'BELL_LOST';

  constructor(roundId: string) {
    super(`the bell of round ${roundId} was silenced`);
  }
}

const setResult = createRowsStatement(
  ([row = []]) => sql`update room_round set result = ${row[0]} where id = ${row[1]}`,
);
const setResultUnderBell = createRowsStatement(
  ([row = []]) =>
    sql`update room_round set result = ${row[0]} where id = ${row[1]} and bell = ${row[2]}`,
);

/**
 * Keeps how a round ended, for the recap. With a bell the House was counted under it: throws BellLostError if it does
 * not ring any more.
 */
export async function saveResult(
  db: Kysely<Database>,
  { round, bell }: Readonly<{ round: ClosedRound; bell: string | undefined }>,
): Promise<void> {
  const row = [JSON.stringify(round), round.id];
  const { numAffectedRows } = await (bell === undefined
    ? setResult(db, [row])
    : setResultUnderBell(db, [[...row, bell]]));
  if (numAffectedRows === 0n) throw new BellLostError(round.id);
}

/** The rounds of a game that are over, in their order. */
export async function listPastRounds(
  db: Kysely<Database>,
  { roomId, game }: Readonly<{ roomId: string; game: number }>,
): Promise<readonly ClosedRound[]> {
  const rows = await db
    .selectFrom('room_round')
    .select('result')
    .where('room_id', '=', roomId)
    .where('game', '=', game)
    .where('result', 'is not', null)
    .orderBy('number')
    .execute();
  return rows.map(({ result }) => JSON.parse(result ?? ''));
}
