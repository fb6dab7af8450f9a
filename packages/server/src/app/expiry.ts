import type { Kysely } from 'kysely';
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

/** Removes the records that have expired at `now`, in milliseconds. */
export async function removeExpired(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('email_code').where('expires_at', '<', now).execute();
  await db.deleteFrom('social_attempt').where('expires_at', '<', now).execute();
  await db.deleteFrom('issuer_record').where('expires_at', '<', now).execute();
  await db.deleteFrom('walk_in').where('expires_at', '<', now).execute();
  await db.deleteFrom('attempt_count').where('ends_at', '<', now).execute();
  await db.deleteFrom('bar').where('ends_at', '<', now).execute();
  await db
    .deleteFrom('stored_film')
    .where('fetched_at', '<', now - FILM_KEPT_MS)
    .execute();
  await db
    .deleteFrom('stored_answer')
    .where('fetched_at', '<', now - ANSWER_KEPT_MS)
    .execute();
  // The room's rounds, audience and guesses are removed with it.
  await db
    .deleteFrom('room')
    .where('expires_at', '<', now - ROOM_KEPT_MS)
    .execute();
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
    .deleteFrom('shared_daily')
    .where('shared_at', '<', now - VISITOR_MEMORY_MS)
    .execute();
  await db
    .deleteFrom('reserved_player_name')
    .where('hold', '=', 'later')
    .where('reserved_at', '<', now - NAME_KEPT_MS)
    .execute();
}
