import type { Kysely } from 'kysely';
import { listDailyResults } from '../../daily/daily-results.ts';
import { deleteAccount, listLinkedIssuers } from '../../identity/accounts/accounts.ts';
import type { AccountCaller } from '../../identity/callers/caller.ts';
import { visitorOf } from '../../identity/callers/visitor.ts';
import { commitDurably } from '../../platform/db/commit.ts';
import type { Database } from '../../platform/db/tables.ts';
import type { GraphqlContext } from '../../platform/graphql/graphql-context.ts';
import { findOwnPlayer } from '../../players/find-players.ts';
import { listReservedNames } from '../../players/player-names.ts';
import {
  leaveAudiences,
  leaveRoomsNameless,
  listFilmsInPlay,
  listOwnMemberships,
  listOwnSeats,
} from '../../rooms/api/guests/own-rooms.ts';
import type { AudienceNewsroom } from '../../rooms/audience/audience-news.ts';
import type { Rooms } from '../../rooms/rooms.ts';

export type OwnData = Awaited<ReturnType<typeof collectOwnData>>;

export type StoredAccount = Readonly<{
  email: string;
  /** Milliseconds since 1970; undefined if the address was never proved. */
  verifiedAt: number | undefined;
  createdAt: number;
  hasPassword: boolean;
  /** The providers of social accounts that open it. */
  socialIssuers: readonly string[];
}>;

export type DrawnFilm = Readonly<{ filmId: string; drawnAt: number }>;

/** All data that is kept about an account. Passwords are stored as hashes, which cannot be read, and are left out. */
export async function collectOwnData(db: Kysely<Database>, caller: AccountCaller) {
  const drawnFilms = await listDrawnFilms(db, caller);
  const dailyResults = await listDailyResults(db, caller.owner);
  // Looked up last, so that the film of a round that began meanwhile is left out too.
  const inPlay = await listFilmsInPlay(db, caller.owner);
  return {
    caller,
    /** The account, if this server keeps it; undefined if another issuer does. */
    account: caller.isOurs ? await findStoredAccount(db, caller.account.subject) : undefined,
    player: await findOwnPlayer(db, caller.owner),
    reservedNames: await listReservedNames(db, caller.owner),
    drawnFilms: drawnFilms.filter(({ filmId }) => !inPlay.has(filmId)),
    dailyResults: dailyResults.filter(({ filmId }) => !inPlay.has(filmId)),
    /** Seats in rooms that still exist. */
    seats: await listOwnSeats(db, caller.owner),
    memberships: await listOwnMemberships(db, caller.owner),
  };
}

/**
 * Removes all data of the account from the store, and frees its name. If the account is playing, its seat is vacated
 * without a name. A second call changes nothing.
 */
export async function deleteOwnData(
  {
    db,
    now,
    rooms,
  }: Pick<GraphqlContext, 'db' | 'now'> &
    Readonly<{
      rooms: Pick<Rooms, 'keeper'> & Readonly<{ newsroom: Pick<AudienceNewsroom, 'reportLeft'> }>;
    }>,
  caller: AccountCaller,
): Promise<void> {
  const { owner, isOurs, account } = caller;
  const audiences = await commitDurably(db, async (transaction) => {
    await transaction.deleteFrom('player').where('owner', '=', owner).execute();
    await transaction.deleteFrom('daily_result').where('owner', '=', owner).execute();
    await transaction.deleteFrom('reserved_player_name').where('owner', '=', owner).execute();
    for (const table of ['film_draw', 'shared_daily'] as const) {
      await transaction.deleteFrom(table).where('visitor_id', '=', visitorOf(caller)).execute();
    }
    if (isOurs) await deleteAccount(transaction, account.subject);
    return leaveAudiences(transaction, owner);
  });
  for (const roomId of audiences) rooms.newsroom.reportLeft(roomId, owner);
  // Done last, when the account can take no new seat.
  await leaveRoomsNameless({ db, now, keeper: rooms.keeper }, owner);
}

async function findStoredAccount(
  db: Kysely<Database>,
  id: string,
): Promise<StoredAccount | undefined> {
  const row = await db
    .selectFrom('account')
    .select(['email', 'verified_at', 'password_hash', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    email: row.email,
    verifiedAt: row.verified_at ?? undefined,
    createdAt: row.created_at,
    hasPassword: row.password_hash !== null,
    socialIssuers: await listLinkedIssuers(db, id),
  };
}

async function listDrawnFilms(
  db: Kysely<Database>,
  caller: AccountCaller,
): Promise<readonly DrawnFilm[]> {
  const rows = await db
    .selectFrom('film_draw')
    .select(['film_id', 'drawn_at'])
    .where('visitor_id', '=', visitorOf(caller))
    .orderBy('drawn_at')
    .orderBy('film_id')
    .execute();
  return rows.map(({ film_id, drawn_at }) => ({ filmId: film_id, drawnAt: drawn_at }));
}
