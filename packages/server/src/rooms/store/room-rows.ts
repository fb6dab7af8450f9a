import type { Room } from '@outoften/rules/room/room';
import { nextDueAt } from '@outoften/rules/room/rounds/advance';
import type { Seat } from '@outoften/rules/room/seat';
import { decodeRoom, encodeRoom } from '@outoften/rules/room/storage/room-storage';
import { type Kysely, sql } from 'kysely';
import { commitDurably } from '../../platform/db/commit.ts';
import { createRowsStatement, inPowersOfTwo } from '../../platform/db/rows-statement.ts';
import type { Database } from '../../platform/db/tables.ts';
import { isId } from './seat-ids.ts';

/** A room as it was saved, with its version. Each save adds one. */
export type RoomVersion = Readonly<{ room: Room; version: number }>;

export type StoredRoom = RoomVersion & Readonly<{ expiresAt: number }>;

/** How long a room is kept after its last activity. A closed room is kept as long, for its recap. */
export const ROOM_TTL_MS = 2 * 60 * 60 * 1000;
export const CLOSED_ROOM_TTL_MS = 60 * 60 * 1000;

/** After this much of its life a room is renewed by activity that changes nothing in it. */
const RENEWED_EVERY_MS = 60_000;

/** Renews the life of a live room after activity that is not stored with it. */
export async function renewRoom(
  db: Kysely<Database>,
  { roomId, now }: Readonly<{ roomId: string; now: number }>,
): Promise<void> {
  await db
    .updateTable('room')
    .set({ expires_at: now + ROOM_TTL_MS })
    .where('id', '=', roomId)
    .where('live_code', 'is not', null)
    .where('expires_at', '<=', now + ROOM_TTL_MS - RENEWED_EVERY_MS)
    .execute();
}

/** The stored versions of the existing rooms, by their ids. */
export async function findVersions(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await selectVersions(db, ids);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

async function selectVersions(db: Kysely<Database>, ids: readonly string[]) {
  const pieces = inPowersOfTwo(ids.filter(isId)).map((piece) =>
    db
      .selectFrom('room')
      .select(['id', 'version', 'expires_at'])
      .where('id', 'in', piece)
      .execute(),
  );
  return (await Promise.all(pieces)).flat();
}

/** The existing rooms, by their ids. A room in memory is not read again while its version is the same. */
export async function loadRooms(
  db: Kysely<Database>,
  ids: readonly string[],
  cache: Readonly<{ get: (id: string) => StoredRoom | undefined }> = new Map(),
): Promise<ReadonlyMap<string, StoredRoom>> {
  const loaded = new Map<string, StoredRoom>();
  const unknown = new Map<string, number>();
  for (const { id, version, expires_at } of await selectVersions(db, ids)) {
    const cached = cache.get(id);
    if (cached?.version === version) loaded.set(id, cached);
    else unknown.set(id, expires_at);
  }
  for (const piece of inPowersOfTwo([...unknown.keys()])) {
    for (const [id, texts] of Map.groupBy(await selectTexts(db, piece), (row) => row.room_id)) {
      loaded.set(id, { ...readRoom(id, texts), expiresAt: unknown.get(id) ?? 0 });
    }
  }
  return loaded;
}

/**
 * Each room as it was written whole, with the changes that an earlier version of the server wrote since, in their
 * order. One query, so that they fit.
 */
async function selectTexts(db: Kysely<Database>, ids: readonly string[]) {
  return db
    .selectFrom('room_state')
    .select(['room_id', 'version', 'state as text'])
    .where('room_id', 'in', ids)
    .unionAll(
      db
        .selectFrom('room_change')
        .select(['room_id', 'version', 'change as text'])
        .where('room_id', 'in', ids),
    )
    .orderBy('version')
    .execute();
}

function readRoom(
  id: string,
  texts: readonly Readonly<{ version: number; text: string }>[],
): RoomVersion {
  const [whole = '', ...changes] = texts.map(({ text }) => text);
  const decoded = decodeRoom(whole, changes);
  if (!decoded.ok) throw new UnreadableRoomError(id);
  return { room: decoded.value, version: texts.at(-1)?.version ?? 0 };
}

/** A stored text is no valid room any more. */
class UnreadableRoomError extends Error {
  readonly code = 'UNREADABLE_ROOM';

  constructor(id: string) {
    super(`room ${id} can’t be read from the store`);
  }
}

/** A changed room, and as it was before. */
export type RoomSave = Readonly<{ before: StoredRoom; after: Room }>;

/** Saves the rooms that no other server saved meanwhile, and returns them as they are in the store. */
export async function saveRooms(
  transaction: Kysely<Database>,
  saves: readonly RoomSave[],
  now: number,
): Promise<ReadonlyMap<string, StoredRoom>> {
  // In the same order on all servers, so that two seldom wait for each other.
  const inOrder = saves
    .map((save) => planSave(save, now))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const { same = [], other = [] } = Object.groupBy(inOrder, ({ hasSameTimes }) =>
    hasSameTimes ? 'same' : 'other',
  );
  const counted = await countSaves(
    transaction,
    same.map(({ id, version }) => [id, version]),
  );
  const timed = await countTimedSaves(
    transaction,
    other.map(({ id, version, code, dueAt, expiresAt }) => [id, version, code, dueAt, expiresAt]),
  );
  const ids = new Set([...counted.rows, ...timed.rows].map(({ id }) => id));
  const saved = inOrder.filter(({ id }) => ids.has(id));
  await writeStates(
    transaction,
    saved.map(({ id, version, room }) => [id, version, encodeRoom(room)]),
  );
  await removeChanges(
    transaction,
    saved.map(({ id }) => [id]),
  );
  return new Map(
    saved.map(({ id, room, version, expiresAt }) => [id, { room, version, expiresAt }]),
  );
}

function planSave({ before, after: room }: RoomSave, now: number) {
  const isClosed = room.progress.phase === 'closed';
  const dueAt = nextDueAt(room);
  const expiresAt = now + (isClosed ? CLOSED_ROOM_TTL_MS : ROOM_TTL_MS);
  // These columns have indexes. To write them costs as much as the rest of the row, so most guesses do not.
  const hasSameTimes =
    !isClosed &&
    dueAt === nextDueAt(before.room) &&
    expiresAt < before.expiresAt + RENEWED_EVERY_MS;
  return {
    id: room.id,
    version: before.version + 1,
    room,
    code: isClosed ? null : room.code,
    dueAt: dueAt ?? null,
    expiresAt: hasSameTimes ? before.expiresAt : expiresAt,
    hasSameTimes,
  };
}

const countSaves = createRowsStatement<{ id: string }>((rows) => {
  const values = rows.map(
    ([id, version]) => sql`(cast(${id} as text), cast(${version} as integer))`,
  );
  return sql`update room set version = saved.column2 from (values ${sql.join(values)}) as saved
    where room.id = saved.column1 and room.version = saved.column2 - 1 returning room.id`;
});

const countTimedSaves = createRowsStatement<{ id: string }>((rows) => {
  const values = rows.map(
    ([id, version, code, dueAt, expiresAt]) =>
      sql`(cast(${id} as text), cast(${version} as integer), cast(${code} as text),
        cast(${dueAt} as bigint), cast(${expiresAt} as bigint))`,
  );
  return sql`update room set version = saved.column2,
    live_code = saved.column3, next_due_at = saved.column4, expires_at = saved.column5
    from (values ${sql.join(values)}) as saved
    where room.id = saved.column1 and room.version = saved.column2 - 1 returning room.id`;
});

const writeStates = createRowsStatement((rows) => {
  const values = rows.map((row) => sql`(${sql.join(row)})`);
  return sql`insert into room_state (room_id, version, state) values ${sql.join(values)}
    on conflict (room_id) do update set version = excluded.version, state = excluded.state`;
});

const removeChanges = createRowsStatement(
  (rows) => sql`delete from room_change where room_id in (${sql.join(rows.flat())})`,
);

/** Notes the owners of new seats in a room. */
export async function insertGuests(
  transaction: Kysely<Database>,
  { roomId, seats }: Readonly<{ roomId: string; seats: readonly Seat[] }>,
): Promise<void> {
  for (const piece of inPowersOfTwo(seats)) {
    await transaction
      .insertInto('room_guest')
      .values(piece.map(({ owner }) => ({ room_id: roomId, owner })))
      .onConflict((key) => key.columns(['room_id', 'owner']).doNothing())
      .execute();
  }
}

/** False if another live room has the code, or another session the id. */
export function insertRoom(
  db: Kysely<Database>,
  {
    room,
    sessionId,
    owner,
    now,
  }: Readonly<{ room: Room; sessionId: string; owner: string; now: number }>,
): Promise<boolean> {
  return commitDurably(db, async (transaction) => {
    const inserted = await transaction
      .insertInto('room')
      .values({
        id: room.id,
        session_id: sessionId,
        live_code: room.code,
        owner,
        version: 1,
        audience_count: 0,
        next_due_at: nextDueAt(room) ?? null,
        expires_at: now + ROOM_TTL_MS,
        created_at: now,
      })
      .onConflict((key) => key.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted === undefined) return false;
    await transaction
      .insertInto('room_state')
      .values({ room_id: room.id, version: 1, state: encodeRoom(room) })
      .execute();
    return true;
  });
}
