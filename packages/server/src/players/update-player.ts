import { type PlayerName, playerNameKey } from '@outoften/rules/names/player-name';
import type { Avatar } from '@outoften/rules/player/avatar';
import { ok, type Result, refuse } from '@outoften/rules/result';
import type { Kysely } from 'kysely';
import { commitUnlessRefused } from '../platform/db/commit.ts';
import type { Database } from '../platform/db/tables.ts';
import { mayBeKept } from './find-players.ts';
import { decodePlayer, PLAYER_COLUMNS, type Player } from './player.ts';
import { holdName } from './player-names.ts';

export type PlayerChange = Readonly<{
  id: string;
  /** The account that asks for the change. */
  owner: string;
  /** Undefined for no change. */
  name: PlayerName | undefined;
  avatar: Avatar | undefined;
  /** Milliseconds since 1970. */
  now: number;
}>;

export type UpdateRefusal = 'not-yours' | 'name-taken';

/**
 * Returns the player with its changes. A player of another owner and a missing one are refused alike, as 'not-yours'.
 */
export async function updatePlayer(
  db: Kysely<Database>,
  change: PlayerChange,
): Promise<Result<Player, UpdateRefusal>> {
  if (!mayBeKept(change.id)) return refuse('not-yours');
  return commitUnlessRefused<Player, UpdateRefusal>(db, async (transaction) => {
    const { id, owner, now } = change;
    // This write locks the row, so that two changes of one player run one after the other.
    const row = await transaction
      .updateTable('player')
      .set({ updated_at: now })
      .where('id', '=', id)
      .where('owner', '=', owner)
      .returning(PLAYER_COLUMNS)
      .executeTakeFirst();
    if (!row) return refuse('not-yours');
    const player = decodePlayer(row);
    const { name = player.name, avatar = player.avatar } = change;
    if (name !== player.name) {
      const held = await holdName(transaction, { owner, name, now, hold: 'player' });
      if (!held.ok) return held;
    }
    await transaction
      .updateTable('player')
      .set({ name, name_key: playerNameKey(name), avatar })
      .where('id', '=', id)
      .execute();
    return ok({ ...player, name, avatar });
  });
}
