import { type PlayerName, playerNameKey } from '@outoften/rules/names/player-name';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/db/tables.ts';
import { decodePlayer, PLAYER_COLUMNS, type Player } from './player.ts';

/** Conditions that all players of the result meet. Without conditions, all players match. */
export type PlayerSearch = Readonly<{
  id?: string | undefined;
  /** In any case. */
  name?: PlayerName | undefined;
  userPoolId?: string | undefined;
  owner?: string | undefined;
}>;

export type PlayerPage = Readonly<{
  players: readonly Player[];
  /** The key of the name after which the next page begins; undefined on the last page. */
  endsAt: string | undefined;
}>;

/** False for text that no row contains. PostgreSQL refuses to search for it. */
export function mayBeKept(text: string): boolean {
  return !text.includes('\u0000');
}

export async function findOwnPlayer(
  db: Kysely<Database>,
  owner: string,
): Promise<Player | undefined> {
  return (await listPlayers(db, { search: { owner }, after: undefined, limit: 1 })).players[0];
}

/** Returns players in the order of their names, beginning after the key. */
export async function listPlayers(
  db: Kysely<Database>,
  page: Readonly<{ search: PlayerSearch; after: string | undefined; limit: number }>,
): Promise<PlayerPage> {
  // One more than requested shows whether there is a next page.
  const rows = await selectPlayers(db, { ...page, limit: page.limit + 1 }).execute();
  const kept = rows.slice(0, page.limit);
  return {
    players: kept.map(decodePlayer),
    endsAt: rows.length > page.limit ? kept.at(-1)?.name_key : undefined,
  };
}

/** Returns the query, so that a test can read the database's plan for it. */
export function selectPlayers(
  db: Kysely<Database>,
  { search, after, limit }: Parameters<typeof listPlayers>[1],
) {
  const { id, name, userPoolId, owner } = search;
  return db
    .selectFrom('player')
    .select([...PLAYER_COLUMNS, 'name_key'])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(owner !== undefined, (query) => query.where('owner', '=', owner ?? ''))
    .$if(userPoolId !== undefined, (query) => query.where('user_pool_id', '=', userPoolId ?? ''))
    .$if(name !== undefined, (query) =>
      query.where('name_key', '=', name === undefined ? '' : playerNameKey(name)),
    )
    .$if(after !== undefined, (query) => query.where('name_key', '>', after ?? ''))
    .orderBy('name_key')
    .limit(limit);
}
