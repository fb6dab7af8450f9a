import { parsePlayerName } from '@outoften/rules/names/player-name';
import type { Kysely } from 'kysely';
import { type AccountCaller, ownerOfGuest } from '../../../identity/callers/caller.ts';
import { visitorOfOwner } from '../../../identity/callers/visitor.ts';
import type { Database } from '../../../platform/db/tables.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { createPlayer } from '../../../players/create-player.ts';
import { findOwnPlayer } from '../../../players/find-players.ts';
import type { Player } from '../../../players/player.ts';
import { findWalkIn, removeWalkIn } from '../../../players/walk-ins.ts';
import { handOverRooms } from './hand-over-rooms.ts';
import { renameInRooms } from './own-rooms.ts';

/**
 * Gives the account all that a guest has on the server: seats with their points, audience places, rooms, and the memory
 * of drawn films. If the account has no player and the name is free, the guest's name and picture become its player. A
 * second call changes nothing.
 * @returns The account's player; undefined if it still needs a name.
 */
export async function takeOverGuest(
  { caller, guestId }: Readonly<{ caller: AccountCaller; guestId: string }>,
  context: Pick<GraphqlContext, 'db' | 'now' | 'rooms'>,
): Promise<Player | undefined> {
  const { db, rooms } = context;
  const { owner } = caller;
  const now = context.now();
  const from = ownerOfGuest(guestId);
  const walkIn = await findWalkIn(db, { owner: from, now });
  await handOverRooms({ db, keeper: rooms.keeper }, { from, to: owner });
  await handOverDraws(db, { from: visitorOfOwner(from), to: visitorOfOwner(owner) });
  const player = (await findOwnPlayer(db, owner)) ?? (await settle(walkIn, { caller, db, now }));
  if (player === undefined) return undefined;
  await renameInRooms({ db, keeper: rooms.keeper }, player);
  await removeWalkIn(db, from);
  return player;
}

/** Makes the account's player from the walk-in's name and picture, if an account may have that name. */
async function settle(
  walkIn: Player | undefined,
  { caller, db, now }: Readonly<{ caller: AccountCaller; db: Kysely<Database>; now: number }>,
): Promise<Player | undefined> {
  const name = walkIn && parsePlayerName(walkIn.name);
  if (!walkIn || !name?.ok) return undefined;
  const created = await createPlayer(db, {
    owner: caller.owner,
    userPoolId: caller.account.subject,
    name: name.value,
    avatar: walkIn.avatar,
    now,
  });
  return created.ok ? created.value : undefined;
}

async function handOverDraws(
  db: Kysely<Database>,
  { from, to }: Readonly<{ from: string; to: string }>,
): Promise<void> {
  const known = db.selectFrom('film_draw').select('film_id').where('visitor_id', '=', to);
  await db
    .updateTable('film_draw')
    .set({ visitor_id: to })
    .where('visitor_id', '=', from)
    .where('film_id', 'not in', known)
    .execute();
}
