import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

/** So many films a visitor was shown last are not drawn again while others fit. */
export const REMEMBERED_DRAWS = 50;

export type FilmDraw = Readonly<{ visitorId: string; filmId: string; drawnAt: number }>;

/** The films a visitor was shown lately, the longest ago first, at most {@link REMEMBERED_DRAWS}. */
export async function listDrawnFilms(
  db: Kysely<Database>,
  visitorId: string,
): Promise<readonly string[]> {
  const rows = await newestDraws(db, visitorId).execute();
  return rows.map((row) => row.film_id).reverse();
}

/** Remembers a draw, and forgets the visitor's oldest beyond {@link REMEMBERED_DRAWS}. */
export async function recordDraw(db: Kysely<Database>, draw: FilmDraw): Promise<void> {
  const { visitorId, filmId, drawnAt } = draw;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('film_draw')
      .values({ visitor_id: visitorId, film_id: filmId, drawn_at: drawnAt })
      .onConflict((key) =>
        key.columns(['visitor_id', 'film_id']).doUpdateSet({ drawn_at: drawnAt }),
      )
      .execute();
    await transaction
      .deleteFrom('film_draw')
      .where('visitor_id', '=', visitorId)
      .where('film_id', 'not in', newestDraws(transaction, visitorId))
      .execute();
  });
}

/** The films that any of the visitors was shown lately. */
export async function listFilmsDrawnForAny(
  db: Kysely<Database>,
  visitorIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('film_draw')
    .select('film_id')
    .distinct()
    .where('visitor_id', 'in', visitorIds)
    .execute();
  return rows.map((row) => row.film_id);
}

/** Remembers that all of them were shown the film; what is beyond their memory goes with their next own draw. */
export async function recordDraws(
  db: Kysely<Database>,
  { visitorIds, filmId, drawnAt }: DrawForMany,
): Promise<void> {
  const rows = visitorIds.map((id) => ({ visitor_id: id, film_id: filmId, drawn_at: drawnAt }));
  await db
    .insertInto('film_draw')
    .values(rows)
    .onConflict((key) => key.columns(['visitor_id', 'film_id']).doUpdateSet({ drawn_at: drawnAt }))
    .execute();
}

type DrawForMany = Omit<FilmDraw, 'visitorId'> & Readonly<{ visitorIds: readonly string[] }>;

function newestDraws(db: Kysely<Database>, visitorId: string) {
  return db
    .selectFrom('film_draw')
    .select('film_id')
    .where('visitor_id', '=', visitorId)
    .orderBy('drawn_at', 'desc')
    .orderBy('film_id')
    .limit(REMEMBERED_DRAWS);
}
