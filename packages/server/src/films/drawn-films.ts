import { type Kysely, sql } from 'kysely';
import { createRowsStatement } from '../platform/db/rows-statement.ts';
import type { Database } from '../platform/db/tables.ts';

/** A visitor's last films: they are not drawn again while others match. */
export const REMEMBERED_DRAWS = 50;

export type FilmDraw = Readonly<{ visitorId: string; filmId: string; drawnAt: number }>;

/** Returns the films that a visitor was shown lately, the oldest draw first, at most {@link REMEMBERED_DRAWS}. */
export async function listDrawnFilms(
  db: Kysely<Database>,
  visitorId: string,
): Promise<readonly string[]> {
  const rows = await newestDraws(db, visitorId).execute();
  return rows.map((row) => row.film_id).reverse();
}

/** Remembers a draw, and deletes the visitor's draws beyond {@link REMEMBERED_DRAWS}. */
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

/** Returns the last films of each visitor, as {@link listDrawnFilms} does. */
export async function listMemories(
  db: Kysely<Database>,
  visitorIds: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const { rows } = await selectNewest(
    db,
    visitorIds.map((id) => [id]),
  );
  const byVisitor = Map.groupBy(rows, ({ visitor_id }) => visitor_id);
  return visitorIds.map((id) => (byVisitor.get(id) ?? []).toSorted(byTime).map(filmOf));
}

type DrawRow = Readonly<{ visitor_id: string; film_id: string; drawn_at: number }>;

function filmOf({ film_id }: DrawRow): string {
  return film_id;
}

/** Sorts the oldest first. Draws at the same time have the reverse order of their ids, as in {@link listDrawnFilms}. */
function byTime(one: DrawRow, other: DrawRow): number {
  return one.drawn_at - other.drawn_at || (one.film_id < other.film_id ? 1 : -1);
}

/** Reads only the newest draws of each visitor. */
const selectNewest = createRowsStatement<DrawRow>((rows) => {
  const newestOf = (visitorId: unknown) => sql`select visitor_id, film_id, drawn_at from film_draw
    where visitor_id = ${visitorId} order by drawn_at desc, film_id limit ${sql.lit(REMEMBERED_DRAWS)}`;
  const [[id] = []] = rows;
  if (rows.length === 1) return newestOf(id);
  const ids = rows.map(([id]) => sql`(cast(${id} as text))`);
  return sql`select distinct newest.* from (values ${sql.join(ids)}) as visitor,
    lateral (${newestOf(sql.ref('visitor.column1'))}) as newest`;
});

const insertDraws = createRowsStatement((rows) => {
  const values = rows.map((row) => sql`(${sql.join(row)})`);
  return sql`insert into film_draw (visitor_id, film_id, drawn_at) values ${sql.join(values)}
    on conflict (visitor_id, film_id) do update set drawn_at = excluded.drawn_at`;
});

/**
 * Remembers that all these visitors were shown the film. Draws beyond their memory are deleted at their next own draw.
 */
export async function recordDraws(
  db: Kysely<Database>,
  { visitorIds, filmId, drawnAt }: DrawForMany,
): Promise<void> {
  await insertDraws(
    db,
    visitorIds.map((id) => [id, filmId, drawnAt]),
  );
}

/** Remembers any number of draws. If a visitor and film occur twice, the later entry in the list counts. */
export async function saveDraws(db: Kysely<Database>, draws: readonly FilmDraw[]): Promise<void> {
  // One statement must not change the same row twice.
  const latest = new Map(
    draws.map((draw) => [JSON.stringify([draw.visitorId, draw.filmId]), draw]),
  );
  const rows = [...latest.values()];
  await insertDraws(
    db,
    rows.map(({ visitorId, filmId, drawnAt }) => [visitorId, filmId, drawnAt]),
  );
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
