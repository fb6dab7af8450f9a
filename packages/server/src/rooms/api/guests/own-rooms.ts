import type { DrawnFilm } from '@outoften/rules/film/film';
import type { PlayerName } from '@outoften/rules/names/player-name';
import type { Avatar } from '@outoften/rules/player/avatar';
import type { Rating } from '@outoften/rules/rating';
import { ok } from '@outoften/rules/result';
import { findSeatOf } from '@outoften/rules/room/room';
import type { RoomCode } from '@outoften/rules/room/room-code';
import type { Seat } from '@outoften/rules/room/seat';
import { findAttemptOf } from '@outoften/rules/room/seat-attempts';
import { forgetOwner } from '@outoften/rules/room/seats/forgetting';
import { freeNameIn } from '@outoften/rules/room/seats/names-in-room';
import { renameOwner } from '@outoften/rules/room/seats/renaming';
import type { Kysely } from 'kysely';
import { areNamesAlike } from '../../../platform/db/name-likeness.ts';
import { inPowersOfTwo } from '../../../platform/db/rows-statement.ts';
import type { Database } from '../../../platform/db/tables.ts';
import { removeMember } from '../../audience/audience-rows.ts';
import { listLeftRounds } from '../../audience/withdrawn-guesses.ts';
import { addToPlayers, earnedIn } from '../../store/player-scores.ts';
import type { RoomKeeper } from '../../store/room-keeper.ts';
import { loadRooms } from '../../store/room-rows.ts';

/** A seat of an account, in a room that still exists. */
export type OwnSeat = Readonly<{ code: RoomCode; seat: Seat }>;

/** An account's place in an audience. */
export type OwnMembership = Readonly<{
  id: string;
  name: string;
  avatar: Avatar;
  score: number;
  joinedAt: number;
  guesses: readonly OwnAudienceGuess[];
}>;

export type OwnAudienceGuess = Readonly<{ roundId: string; value: Rating; guessedAt: number }>;

export async function listOwnSeats(
  db: Kysely<Database>,
  owner: string,
): Promise<readonly OwnSeat[]> {
  const rooms = await loadRooms(db, await listRoomsOf(db, owner));
  return [...rooms.values()].flatMap(({ room }) => {
    const seat = findSeatOf(room, owner);
    return seat ? [{ code: room.code, seat }] : [];
  });
}

export async function listOwnMemberships(
  db: Kysely<Database>,
  owner: string,
): Promise<readonly OwnMembership[]> {
  const members = await db
    .selectFrom('audience_member')
    .select(['id', 'name', 'avatar', 'score', 'joined_at'])
    .where('owner', '=', owner)
    .orderBy('joined_at')
    .orderBy('id')
    .execute();
  const memberships: OwnMembership[] = [];
  for (const { id, name, avatar, score, joined_at } of members) {
    const guesses = await db
      .selectFrom('audience_guess')
      .select(['round_id', 'value', 'guessed_at'])
      .where('member_id', '=', id)
      .orderBy('guessed_at')
      .execute();
    memberships.push({
      id,
      name,
      avatar: avatar as Avatar,
      score,
      joinedAt: joined_at,
      guesses: guesses.map(({ round_id, value, guessed_at }) => ({
        roundId: round_id,
        value: value as Rating,
        guessedAt: guessed_at,
      })),
    });
  }
  return memberships;
}

/**
 * Returns the ids of the films in open rounds of rooms in which the account or guest watches, guesses, or has had a
 * seat in this game, and of rounds in which they left the audience: who leaves may come back and guess. Until such a
 * round is over, the answer is withheld, whether or not the player has guessed. For a guest at the door who was never
 * in, no film is withheld: the refusal would show which film is being guessed.
 */
export async function listFilmsInPlay(
  db: Kysely<Database>,
  owner: string,
): Promise<ReadonlySet<string>> {
  const memberships = db.selectFrom('audience_member').select('room_id').where('owner', '=', owner);
  const watched = new Set((await memberships.execute()).map(({ room_id }) => room_id));
  const left = new Map((await listLeftRounds(db, owner)).map(({ id, room_id }) => [id, room_id]));
  const ids = new Set([...(await listRoomsOf(db, owner)), ...watched, ...left.values()]);
  const rooms = await loadRooms(db, [...ids]);
  const open = [...rooms.values()].flatMap(({ room }) => {
    if (room.progress.phase !== 'guessing') return [];
    const { id } = room.progress.round;
    const wasSeated = findSeatOf(room, owner)?.entry !== undefined || findAttemptOf(room, owner);
    return wasSeated || watched.has(room.id) || left.has(id) ? [id] : [];
  });
  const films = new Set<string>();
  for (const piece of inPowersOfTwo(open)) {
    const rows = await db
      .selectFrom('room_round')
      .select('film')
      .where('id', 'in', piece)
      .execute();
    for (const { film } of rows) films.add((JSON.parse(film) as DrawnFilm).id);
  }
  return films;
}

export type ForgettingParts = Readonly<{
  db: Kysely<Database>;
  keeper: RoomKeeper;
  now: () => number;
}>;

/** Shows an account's new name and picture in all its rooms. Two players of a room never have the same name. */
export async function renameInRooms(
  { db, keeper }: Pick<ForgettingParts, 'db' | 'keeper'>,
  renamed: Readonly<{ owner: string; name: PlayerName; avatar: Avatar }>,
): Promise<void> {
  const { owner, name, avatar } = renamed;
  await db
    .updateTable('audience_member')
    .set({ name, avatar })
    .where('owner', '=', owner)
    .execute();
  const rooms = await listRoomsOf(db, owner);
  await Promise.all(
    rooms.map((roomId) =>
      keeper.change(roomId, (room) => {
        const free = freeNameIn(room, renamed, areNamesAlike);
        return ok({ room: renameOwner(room, { owner, name: free, avatar }), value: undefined });
      }),
    ),
  );
}

/** Adds the points of its seats in games that are over to the account's new player. */
export async function addEarlierPoints(
  db: Kysely<Database>,
  { owner, now }: Readonly<{ owner: string; now: number }>,
): Promise<void> {
  const rooms = await loadRooms(db, await listRoomsOf(db, owner));
  for (const { room } of rooms.values()) {
    const { progress, seats } = room;
    // A game that ends after the player was made adds its points itself.
    if (progress.phase !== 'over' || (progress.endedAt ?? 0) > now) continue;
    await addToPlayers(db, earnedIn(seats.filter((seat) => seat.owner === owner)));
  }
}

/** Removes an account from every audience with its guesses. Returns the rooms. Runs in a transaction. */
export async function leaveAudiences(
  transaction: Kysely<Database>,
  owner: string,
): Promise<readonly string[]> {
  const members = await transaction
    .selectFrom('audience_member')
    .select('room_id')
    .where('owner', '=', owner)
    .orderBy('room_id')
    .execute();
  for (const { room_id: roomId } of members) await removeMember(transaction, { roomId, owner });
  await transaction.deleteFrom('withdrawn_guess').where('owner', '=', owner).execute();
  return members.map(({ room_id }) => room_id);
}

/** Leaves every room in which an account has or had a seat. Nothing there shows whose the seat was. */
export async function leaveRoomsNameless(
  { db, keeper, now }: ForgettingParts,
  owner: string,
): Promise<void> {
  const rooms = await listRoomsOf(db, owner);
  await Promise.all(
    rooms.map((roomId) =>
      keeper.change(roomId, (room) => {
        const alongside = async (transaction: Kysely<Database>) => {
          await transaction
            .updateTable('room')
            .set({ owner: roomId })
            .where('id', '=', roomId)
            .where('owner', '=', owner)
            .execute();
          await transaction
            .deleteFrom('room_guest')
            .where('room_id', '=', roomId)
            .where('owner', '=', owner)
            .execute();
        };
        return ok({ room: forgetOwner(room, { owner, now: now() }), value: undefined, alongside });
      }),
    ),
  );
}

/** Returns the rooms that an account or a guest opened or asked to join. */
export async function listRoomsOf(db: Kysely<Database>, owner: string): Promise<readonly string[]> {
  const rooms = await selectRoomsOf(db, owner).execute();
  return rooms.map(({ id }) => id);
}

/** Selects the rooms that an account opened or asked to join. */
function selectRoomsOf(db: Kysely<Database>, owner: string) {
  const opened = db.selectFrom('room').select('id').where('owner', '=', owner);
  const visited = db.selectFrom('room_guest').select('room_id as id').where('owner', '=', owner);
  return opened.union(visited);
}
