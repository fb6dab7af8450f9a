import { parsePlayerName } from '@outoften/rules/names/player-name';
import { ok } from '@outoften/rules/result';
import { findSeatOf } from '@outoften/rules/room/room';
import { handOverSeat } from '@outoften/rules/room/seats/handing-over';
import { hasPresence } from '@outoften/rules/room/seats/presence';
import type { Kysely } from 'kysely';
import { type AccountCaller, ownerOfGuest } from '../../../identity/callers/caller.ts';
import { visitorOfOwner } from '../../../identity/callers/visitor.ts';
import { commitDurably } from '../../../platform/db/commit.ts';
import type { Database } from '../../../platform/db/tables.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { createPlayer } from '../../../players/create-player.ts';
import { findOwnPlayer } from '../../../players/find-players.ts';
import type { Player } from '../../../players/player.ts';
import { findWalkIn, removeWalkIn } from '../../../players/walk-ins.ts';
import { findMemberOf, holdAudiences, removeMember } from '../../audience/audience-rows.ts';
import { holdOpenRound } from '../../audience/withdrawn-guesses.ts';
import { addToPlayers, earnedIn } from '../../store/player-scores.ts';
import type { RoomKeeper } from '../../store/room-keeper.ts';
import { addEarlierPoints, listOwnSeats, listRoomsOf, renameInRooms } from './own-rooms.ts';

type TakenOver = Readonly<{
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

/** From a guest to an account, by their names in the store. */
type HandingOver = Readonly<{ from: string; to: string }>;

/** A seat or a place in an audience, with what a browser needs to return to it. */
type HeldConnection = Readonly<{ id: string; code: string }>;

type Parts = Readonly<{ db: Kysely<Database>; rooms: GraphqlContext['rooms']; now: number }>;

/**
 * Gives an account the seats, audience places and rooms of a guest. If the account plays or watches in a room already,
 * it keeps its own place there, and the guest's ends. A second call changes nothing.
 * @returns All places that the account has now.
 */
async function handOverRooms(
  { db, rooms, now }: Parts,
  { from, to }: HandingOver,
): Promise<readonly HeldConnection[]> {
  const { keeper, newsroom } = rooms;
  await Promise.all(
    (await listRoomsOf(db, from)).map((roomId) =>
      keeper.change(roomId, (room) => {
        const handed = handOverSeat(room, { from, to, now });
        const isSeated = handed.seats.some((seat) => seat.owner === to && hasPresence(seat));
        const moved = findSeatOf(room, from)?.id;
        const earned = handed.seats.filter((seat) => seat.owner === to && seat.id === moved);
        const alongside = async (transaction: Kysely<Database>) => {
          await handOverRecords(transaction, { roomId, from, to });
          // The points of a game that is over already. Later ones are added when the game ends.
          if (room.progress.phase === 'over') await addToPlayers(transaction, earnedIn(earned));
          // A player is never in a seat and in the audience at the same time.
          if (isSeated) await removeMember(transaction, { roomId, owner: to });
        };
        return ok({ room: handed, value: undefined, alongside });
      }),
    ),
  );
  const watched = await listMemberships(db, from);
  for (const { roomId } of watched) {
    const seat = await findSeatIn(keeper, roomId, to);
    const isMoved = await commitDurably(db, (transaction) =>
      handOverMembership(transaction, { roomId, from, to, isSeated: seat !== undefined }),
    );
    if (!isMoved) newsroom.reportLeft(roomId, from);
  }
  await commitDurably(db, (transaction) => handOverWithdrawn(transaction, { from, to }));
  return listHeld(db, to);
}

async function findSeatIn(keeper: RoomKeeper, roomId: string, owner: string) {
  const room = (await keeper.read(roomId))?.room;
  return room?.seats.find((seat) => seat.owner === owner && hasPresence(seat));
}

async function listHeld(db: Kysely<Database>, owner: string): Promise<readonly HeldConnection[]> {
  const seats = await listOwnSeats(db, owner);
  const members = await listMemberships(db, owner);
  return [
    ...seats
      .filter(({ seat }) => hasPresence(seat))
      .map(({ code, seat }) => ({ code, id: seat.id })),
    ...members.map(({ id, live_code }) => ({ code: live_code ?? '', id })),
  ];
}

/** Returns a row for each audience that the account or guest is in. */
function listMemberships(db: Kysely<Database>, owner: string) {
  return db
    .selectFrom('audience_member')
    .innerJoin('room', 'room.id', 'audience_member.room_id')
    .select(['audience_member.id', 'room.live_code', 'room.id as roomId'])
    .where('audience_member.owner', '=', owner)
    .execute();
}

/** Rooms that the guest opened or asked to join become the account's. */
async function handOverRecords(
  transaction: Kysely<Database>,
  { roomId, from, to }: HandingOver & Readonly<{ roomId: string }>,
): Promise<void> {
  await transaction
    .updateTable('room')
    .set({ owner: to })
    .where('id', '=', roomId)
    .where('owner', '=', from)
    .execute();
  await transaction
    .insertInto('room_guest')
    .values({ room_id: roomId, owner: to })
    .onConflict((key) => key.doNothing())
    .execute();
}

/** Gives the guest's place in an audience to the account. False if it has a place there already: the guest's ends. */
async function handOverMembership(
  transaction: Kysely<Database>,
  { roomId, from, to, isSeated }: HandingOver & Readonly<{ roomId: string; isSeated: boolean }>,
): Promise<boolean> {
  await holdAudiences(transaction, [roomId]);
  const own = await findMemberOf(transaction, { roomId, owner: to });
  if (own === undefined && !isSeated) {
    await transaction
      .updateTable('audience_member')
      .set({ owner: to })
      .where('owner', '=', from)
      .where('room_id', '=', roomId)
      .execute();
    return true;
  }
  if (own !== undefined) await handOverOpenGuess(transaction, { roomId, from, member: own.id });
  await removeMember(transaction, { roomId, owner: from });
  return false;
}

/** Gives the guest's guess in the open round to the account's member, unless that one has guessed. */
async function handOverOpenGuess(
  transaction: Kysely<Database>,
  { roomId, from, member }: Readonly<{ roomId: string; from: string; member: string }>,
): Promise<void> {
  const guest = await findMemberOf(transaction, { roomId, owner: from });
  if (guest === undefined) return;
  // Else the account's own guess could be saved after this looked for it.
  await holdOpenRound(transaction, roomId);
  const guessed = transaction
    .selectFrom('audience_guess')
    .select('round_id')
    .where('member_id', '=', member);
  const open = transaction
    .selectFrom('room_round')
    .select('id')
    .where('room_id', '=', roomId)
    .where('result', 'is', null);
  await transaction
    .updateTable('audience_guess')
    .set({ member_id: member })
    .where('member_id', '=', guest.id)
    .where('round_id', 'in', open)
    .where('round_id', 'not in', guessed)
    .execute();
}

async function handOverWithdrawn(
  transaction: Kysely<Database>,
  { from, to }: HandingOver,
): Promise<void> {
  const rounds = (owner: string) =>
    transaction.selectFrom('withdrawn_guess').select('round_id').where('owner', '=', owner);
  // A guess that the guest made counts for the account, also where that left without one.
  await transaction
    .deleteFrom('withdrawn_guess')
    .where('owner', '=', to)
    .where('was_made', '=', 0)
    .where('round_id', 'in', rounds(from))
    .execute();
  await transaction
    .updateTable('withdrawn_guess')
    .set({ owner: to })
    .where('owner', '=', from)
    .where('round_id', 'not in', rounds(to))
    .execute();
}
