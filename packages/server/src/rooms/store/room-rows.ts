import type { Room } from '@outoften/rules/room/room';
import { nextDueAt } from '@outoften/rules/room/rounds/advance';
import type { Seat } from '@outoften/rules/room/seat';
import { decodeRoom, encodeChange, encodeRoom } from '@outoften/rules/room/storage/room-storage';
import { isSameShallow } from '@outoften/rules/room/view/same-shallow';
import { type Kysely, sql } from 'kysely';
import { commitDurably } from '../../platform/db/commit-durably.ts';
import { createRowsStatement } from '../../platform/db/rows-statement.ts';
import { inPowersOfTwo } from '../../platform/db/statement-sizes.ts';
import type { Database } from '../../platform/db/tables.ts';
import type { KeptRoom } from './kept-room.ts';
import { findVersions } from './room-versions.ts';

/** A room, when it was last written whole, and when a change is due by time. */
export type StoredRoom = KeptRoom & Readonly<{ whole: Whole; dueAt: number | undefined }>;

/** The version in which a room was last written whole, and when; before all time if another server did. */
export type Whole = Readonly<{ version: number; writtenAt: number }>;

/** A changed room to be saved, if the stored version is still the one before. */
export type RoomSave = Readonly<{ room: Room; dueAt: number | undefined; before: StoredRoom }>;

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

/** Rooms in memory, by their ids. */
export type KnownRooms = Readonly<{ get: (id: string) => StoredRoom | undefined }>;

/** The existing rooms, by their ids. A room in memory is not read again while its version is the same. */
export async function loadRooms(
  db: Kysely<Database>,
  ids: readonly string[],
  known: KnownRooms = new Map(),
): Promise<ReadonlyMap<string, StoredRoom>> {
  const loaded = new Map<string, StoredRoom>();
  const unknown: string[] = [];
  for (const [id, version] of await findVersions(db, ids)) {
    const kept = known.get(id);
    if (kept?.version === version) loaded.set(id, kept);
    else unknown.push(id);
  }
  for (const piece of inPowersOfTwo(unknown)) {
    for (const [id, texts] of Map.groupBy(await selectTexts(db, piece), (row) => row.room_id)) {
      const room = readRoom(id, texts);
      if (room) loaded.set(id, room);
    }
  }
  return loaded;
}

/** Each room as it was written whole, with its changes since, in their order. One query, so that they fit. */
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
  [whole, ...changes]: readonly Readonly<{ version: number; text: string }>[],
): StoredRoom | undefined {
  if (whole === undefined) return undefined;
  const texts = changes.map(({ text }) => text);
  const decoded = decodeRoom(whole.text, texts);
  if (!decoded.ok) throw new UnreadableRoomError(id);
  const { version } = changes.at(-1) ?? whole;
  const written = { version: whole.version, writtenAt: Number.NEGATIVE_INFINITY };
  const room = decoded.value;
  return { room, version, whole: written, dueAt: nextDueAt(room) };
}

/** A stored text is no valid room any more. */
class UnreadableRoomError extends Error {
  readonly code = 'UNREADABLE_ROOM';

  constructor(id: string) {
    super(`room ${id} can’t be read from the store`);
  }
}

/** Saves the rooms that no other server saved meanwhile, and returns them as they are in the store. */
export async function saveRooms(
  transaction: Kysely<Database>,
  saves: readonly RoomSave[],
  now: number,
): Promise<ReadonlyMap<string, StoredRoom>> {
  const saved = new Map<string, StoredRoom>();
  // In the same order on all servers, so that two seldom wait for each other.
  const inOrder = saves.toSorted((a, b) => (a.room.id < b.room.id ? -1 : 1));
  const moves = new Set(inOrder.filter((save) => isMoveAlone(save, now)));
  const keep = (save: RoomSave) => {
    const { room, dueAt, before } = save;
    const version = before.version + 1;
    const whole = moves.has(save) ? before.whole : { version, writtenAt: now };
    saved.set(room.id, { room, version, whole, dueAt });
  };
  const [moved, timed] = partition(
    inOrder,
    (save) => moves.has(save) && save.dueAt === save.before.dueAt,
  );
  const inMoved = await countMoves(transaction, moved.map(moveOf));
  for (const save of counted(moved, inMoved.rows)) keep(save);
  const changes = timed.map((save) => changeOf(save, now));
  const inTimed = await countChanges(transaction, changes);
  for (const save of counted(timed, inTimed.rows)) keep(save);
  const [changed, whole] = partition(
    inOrder.filter(({ room }) => saved.has(room.id)),
    (save) => moves.has(save),
  );
  await insertChanges(transaction, changed);
  await writeWhole(transaction, whole);
  return saved;
}

/** How many moves are stored before the room is written whole again. A reader of the room reads them all. */
const MOST_MOVES = 50;

/** How often a room with moves is written whole, at least, and its life renewed. */
const WHOLE_EVERY_MS = 60_000;

/**
 * True if players only moved in an open round, and the last move ended it at most. Such changes come often and are
 * short. All other parts of a room are written whole, so that no older text keeps them.
 */
function isMoveAlone({ room, before }: RoomSave, now: number): boolean {
  const { whole, version, room: earlier } = before;
  return (
    version - whole.version < MOST_MOVES &&
    now - whole.writtenAt < WHOLE_EVERY_MS &&
    earlier.progress.phase === 'guessing' &&
    isMove(earlier, room)
  );
}

function isMove(before: Room, after: Room): boolean {
  const { phase } = after.progress;
  if (phase === 'guessing') return isSameShallow(before, after, ['progress']);
  if (phase !== 'revealed' || !isSameShallow(before, after, ['progress', 'seats'])) return false;
  const scored = ['totals', 'entry'] as const;
  return after.seats.every((seat, nth) => {
    const earlier = before.seats[nth];
    return earlier !== undefined && isSameShallow(earlier, seat, scored);
  });
}

/** The rooms whose stored version was still the one before, and is now the next. */
function counted(
  saves: readonly RoomSave[],
  rows: readonly Readonly<{ id: string }>[],
): readonly RoomSave[] {
  if (rows.length === saves.length) return saves;
  const ids = new Set(rows.map(({ id }) => id));
  return saves.filter(({ room }) => ids.has(room.id));
}

function moveOf({ room, before }: RoomSave): readonly unknown[] {
  return [room.id, before.version];
}

const countMoves = createRowsStatement<{ id: string }>((rows) => {
  const [[id, version] = []] = rows;
  // SQLite's usual form, which takes nearly twice as long for a list of one.
  if (rows.length === 1) {
    return sql`update room set version = version + 1
      where id = ${id} and version = ${version} returning id`;
  }
  const values = rows.map(
    ([id, version]) => sql`(cast(${id} as text), cast(${version} as integer))`,
  );
  return sql`update room set version = room.version + 1
    from (values ${sql.join(values)}) as saved
    where room.id = saved.column1 and room.version = saved.column2 returning room.id`;
});

function changeOf({ room, dueAt, before }: RoomSave, now: number): readonly unknown[] {
  const isClosed = room.progress.phase === 'closed';
  const expiresAt = now + (isClosed ? CLOSED_ROOM_TTL_MS : ROOM_TTL_MS);
  return [room.id, before.version, isClosed ? null : room.code, dueAt ?? null, expiresAt];
}

const countChanges = createRowsStatement<{ id: string }>((rows) => {
  const values = rows.map(
    ([id, version, code, dueAt, expiresAt]) =>
      sql`(cast(${id} as text), cast(${version} as integer), cast(${code} as text),
        cast(${dueAt} as bigint), cast(${expiresAt} as bigint))`,
  );
  return sql`update room set version = room.version + 1,
    live_code = saved.column3, next_due_at = saved.column4, expires_at = saved.column5
    from (values ${sql.join(values)}) as saved
    where room.id = saved.column1 and room.version = saved.column2 returning room.id`;
});

const insertMoves = createRowsStatement((rows) => {
  const values = rows.map((row) => sql`(${sql.join(row)})`);
  return sql`insert into room_change (room_id, version, change) values ${sql.join(values)}`;
});

async function insertChanges(
  transaction: Kysely<Database>,
  saves: readonly RoomSave[],
): Promise<void> {
  const rows = saves.map(({ room, before }) => [
    room.id,
    before.version + 1,
    encodeChange(before.room, room),
  ]);
  await insertMoves(transaction, rows);
}

const insertStates = createRowsStatement((rows) => {
  const values = rows.map((row) => sql`(${sql.join(row)})`);
  return sql`insert into room_state (room_id, version, state) values ${sql.join(values)}
    on conflict (room_id) do update set version = excluded.version, state = excluded.state`;
});

const dropMoves = createRowsStatement((rows) => {
  const [[id] = []] = rows;
  if (rows.length === 1) return sql`delete from room_change where room_id = ${id}`;
  return sql`delete from room_change where room_id in (${sql.join(rows.flat())})`;
});

async function writeWhole(
  transaction: Kysely<Database>,
  saves: readonly RoomSave[],
): Promise<void> {
  const rows = saves.map(({ room, before }) => [room.id, before.version + 1, encodeRoom(room)]);
  await insertStates(transaction, rows);
  const moved = saves.filter(({ before }) => before.version > before.whole.version);
  await dropMoves(
    transaction,
    moved.map(({ room }) => [room.id]),
  );
}

function partition<T>(
  items: readonly T[],
  isFirst: (item: T) => boolean,
): readonly [readonly T[], readonly T[]] {
  const { first = [], second = [] } = Object.groupBy(items, (item) =>
    isFirst(item) ? 'first' : 'second',
  );
  return [first, second];
}

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

export type NewRoom = Readonly<{ room: Room; sessionId: string; owner: string; now: number }>;

/** False if another live room has the code, or another session the id. */
export function insertRoom(db: Kysely<Database>, opened: NewRoom): Promise<boolean> {
  return commitDurably(db, (transaction) => insertWhole(transaction, opened));
}

async function insertWhole(
  db: Kysely<Database>,
  { room, sessionId, owner, now }: NewRoom,
): Promise<boolean> {
  const inserted = await db
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
  await db
    .insertInto('room_state')
    .values({ room_id: room.id, version: 1, state: encodeRoom(room) })
    .execute();
  return true;
}
