import { randomUUID } from 'node:crypto';
import { type PlayerName, playerNameKey } from '@outoften/rules/names/player-name';
import { type Avatar, FIRST_AVATAR } from '@outoften/rules/player/avatar';
import { ok, type Result, refuse } from '@outoften/rules/result';
import type { Kysely } from 'kysely';
import { commitUnlessRefused } from '../platform/db/commit.ts';
import type { Database } from '../platform/db/tables.ts';
import { findOwnPlayer } from './find-players.ts';
import { decodePlayer, PLAYER_COLUMNS, type Player } from './player.ts';
import { holdName } from './player-names.ts';

export type NewPlayer = Readonly<{
  owner: string;
  userPoolId: string;
  name: PlayerName;
  /** Undefined for the first picture. */
  avatar: Avatar | undefined;
  /** Milliseconds since 1970. */
  now: number;
}>;

export type CreateRefusal = 'player-exists' | 'name-taken';

/** Creates the player of an account that has none. A refusal leaves nothing in the store. */
export async function createPlayer(
  db: Kysely<Database>,
  player: NewPlayer,
): Promise<Result<Player, CreateRefusal>> {
  const created = await commitUnlessRefused<Player, CreateRefusal>(db, async (transaction) => {
    const { owner, name, now } = player;
    const held = await holdName(transaction, { owner, name, now, hold: 'player' });
    return held.ok ? insertPlayer(transaction, player) : held;
  });
  if (created.ok || created.refusal === 'player-exists') return created;
  // Of two simultaneous requests of one account, the later one finds the name taken by the earlier one.
  const existing = await findOwnPlayer(db, player.owner);
  return existing ? refuse('player-exists') : created;
}

async function insertPlayer(
  transaction: Kysely<Database>,
  { owner, userPoolId, name, avatar = FIRST_AVATAR, now }: NewPlayer,
): Promise<Result<Player, 'player-exists'>> {
  const inserted = await transaction
    .insertInto('player')
    .values({
      id: randomUUID(),
      owner,
      user_pool_id: userPoolId,
      name,
      name_key: playerNameKey(name),
      avatar,
      score: 0,
      daily_guesses: 0,
      average_accuracy: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((key) => key.column('owner').doNothing())
    .returning(PLAYER_COLUMNS)
    .executeTakeFirst();
  return inserted ? ok(decodePlayer(inserted)) : refuse('player-exists');
}
