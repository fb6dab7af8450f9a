import { type Kysely, sql } from 'kysely';
import { FILM_KEPT_MS } from '../films/tmdb/stored-films.ts';
import { GUEST_OWNER } from '../identity/callers/caller.ts';
import { visitorOfOwner } from '../identity/callers/visitor.ts';
import type { Database } from '../platform/db/tables.ts';
import { NAME_KEPT_MS } from '../players/player-names.ts';
import { WALK_IN_TTL_MS } from '../players/walk-ins.ts';

/** How long a visitor's films are remembered after the last draw, and shared dailies. */
export const VISITOR_MEMORY_MS = 30 * 24 * 60 * 60 * 1000;

/** Players type without end, and no answer is worth keeping longer. */
export const ANSWER_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export const RUN_EVERY_MS = 60 * 60 * 1000;

export type ExpiryParts = Readonly<{
  db: Kysely<Database>;
  now: () => number;
  onFault: (fault: unknown) => void;
}>;

/** Removes expired records now and every hour. Does not keep the process alive. Returns a function that stops it. */
export function startExpiry({ db, now, onFault }: ExpiryParts): () => void {
  const run = () => {
    removeExpired(db, now()).catch(onFault);
  };
  run();
  const timer = setInterval(run, RUN_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** By then the clock has closed the room, so its players and audience know that it ended. */
export const ROOM_KEPT_MS = 10 * 60 * 1000;

/** The tables with a time, and how long after it a record is kept. A room's rounds and guesses are removed with it. */
const KEPT: readonly (readonly [keyof Database, column: string, ms: number])[] = [
  ['email_code', 'expires_at', 0],
  ['social_attempt', 'expires_at', 0],
  ['issuer_record', 'expires_at', 0],
  ['walk_in', 'expires_at', 0],
  ['attempt_count', 'ends_at', 0],
  ['bar', 'ends_at', 0],
  ['stored_film', 'fetched_at', FILM_KEPT_MS],
  ['stored_answer', 'fetched_at', ANSWER_KEPT_MS],
  ['room', 'expires_at', ROOM_KEPT_MS],
  ['shared_daily', 'shared_at', VISITOR_MEMORY_MS],
];

/** Removes the records that have expired at `now`, in milliseconds. */
export async function removeExpired(db: Kysely<Database>, now: number): Promise<void> {
  for (const [table, column, ms] of KEPT)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} < ${now - ms}`.execute(db);
  // A server may store a draft just after another server has ended its round.
  const rounds = db.selectFrom('room_round').select('id');
  await db.deleteFrom('seat_draft').where('round_id', 'not in', rounds).execute();
  const idleVisitors = db
    .selectFrom('film_draw')
    .select('visitor_id')
    .groupBy('visitor_id')
    .having((eb) =>
      eb.or([
        eb(eb.fn.max('drawn_at'), '<', now - VISITOR_MEMORY_MS),
        eb.and([
          eb('visitor_id', 'like', visitorOfOwner(`${GUEST_OWNER}%`)),
          eb(eb.fn.max('drawn_at'), '<', now - WALK_IN_TTL_MS),
        ]),
      ]),
    );
  await db.deleteFrom('film_draw').where('visitor_id', 'in', idleVisitors).execute();
  await db
    .deleteFrom('reserved_player_name')
    .where('hold', '=', 'later')
    .where('reserved_at', '<', now - NAME_KEPT_MS)
    .execute();
}
