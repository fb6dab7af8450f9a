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
import { type HeldConnection, handOverRooms } from './hand-over-rooms.ts';
import { addEarlierPoints, renameInRooms } from './own-rooms.ts';

export type TakenOver = Readonly<{
  /** Undefined if the account still needs a name. */
  player: Player | undefined;
  /** All places of the account in rooms. A place of the guest that is not among them has ended. */
  connections: readonly HeldConnection[];
}>;

/**
 * Gives the account all that a guest has on the server: seats with their points, audience places, rooms, and the memory
 * of drawn films. If the account has no player and the name is free, the guest's name and picture become its player. A
 * second call changes nothing, and answers the same.
 */
export async function takeOverGuest(
  { caller, guestId }: Readonly<{ caller: AccountCaller; guestId: string }>,
  context: Pick<GraphqlContext, 'db' | 'now' | 'rooms'>,
): Promise<TakenOver> {
  const { db, rooms } = context;
  const { owner } = caller;
  const now = context.now();
  const from = ownerOfGuest(guestId);
  const walkIn = await findWalkIn(db, { owner: from, now });
  const existing = await findOwnPlayer(db, owner);
  const connections = await handOverRooms({ db, rooms, now }, { from, to: owner });
  await handOverDraws(db, { from: visitorOfOwner(from), to: visitorOfOwner(owner) });
  const player = existing ?? (await settle(walkIn, { caller, db, now }));
  if (player === undefined) return { player, connections };
  await renameInRooms({ db, keeper: rooms.keeper }, player);
  await removeWalkIn(db, from);
  return { player, connections };
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
  if (!created.ok) return undefined;
  await addEarlierPoints(db, { owner: caller.owner, now });
  return created.value;
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
