import { randomUUID } from 'node:crypto';
import type { PlayerName } from '@outoften/rules/names/player-name';
import { type Avatar, FIRST_AVATAR } from '@outoften/rules/player/avatar';
import type { Kysely, Selectable } from 'kysely';
import { bringToDisk } from '../platform/db/commit.ts';
import type { Database } from '../platform/db/tables.ts';
import type { Player } from './player.ts';

/** A walk-in is removed after this time without any activity. */
export const WALK_IN_TTL_MS = 24 * 60 * 60 * 1000;

/** Activity is saved at most once in this time, not at every request. */
const RENEWED_AFTER_MS = 60 * 60 * 1000;

export type WalkInChange = Readonly<{
  owner: string;
  name: PlayerName;
  /** Undefined keeps an existing picture; a new walk-in gets the first one. */
  avatar: Avatar | undefined;
  /** Milliseconds since 1970. */
  now: number;
}>;

/** Creates the walk-in of a guest, or changes the name and picture of the existing one. */
export async function saveWalkIn(db: Kysely<Database>, change: WalkInChange): Promise<Player> {
  const { owner, name, avatar, now } = change;
  const expires_at = now + WALK_IN_TTL_MS;
  const row = await db
    .insertInto('walk_in')
    .values({
      owner,
      id: randomUUID(),
      name,
      avatar: avatar ?? FIRST_AVATAR,
      created_at: now,
      updated_at: now,
      expires_at,
    })
    .onConflict((key) =>
      key.column('owner').doUpdateSet({
        name,
        ...(avatar !== undefined && { avatar }),
        updated_at: now,
        expires_at,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await bringToDisk(db);
  return decodeWalkIn(row);
}

/** Returns the walk-in of a guest, and keeps it for another day; undefined if there is none or it has expired. */
export async function findWalkIn(
  db: Kysely<Database>,
  { owner, now }: Readonly<{ owner: string; now: number }>,
): Promise<Player | undefined> {
  const row = await db
    .selectFrom('walk_in')
    .selectAll()
    .where('owner', '=', owner)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const expires_at = now + WALK_IN_TTL_MS;
  if (expires_at - row.expires_at < RENEWED_AFTER_MS) return decodeWalkIn(row);
  await db.updateTable('walk_in').set({ expires_at }).where('owner', '=', owner).execute();
  return decodeWalkIn({ ...row, expires_at });
}

export async function removeWalkIn(db: Kysely<Database>, owner: string): Promise<void> {
  await db.deleteFrom('walk_in').where('owner', '=', owner).execute();
}

function decodeWalkIn(row: Selectable<Database['walk_in']>): Player {
  return {
    id: row.id,
    owner: row.owner,
    userPoolId: undefined,
    name: row.name as PlayerName,
    avatar: row.avatar as Avatar,
    score: 0,
    dailyGuesses: 0,
    averageAccuracy: undefined,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    expiresAt: row.expires_at,
  };
}
