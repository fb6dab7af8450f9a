import type { Room } from '@outoften/rules/room/room';
import { encodeRoom } from '@outoften/rules/room/storage/room-storage';
import type { Database } from '@outoften/server/src/platform/db/tables.ts';
import type { RoomKeeper } from '@outoften/server/src/rooms/store/room-keeper.ts';
import { type Kysely, sql } from 'kysely';

/** The rows of each table as JSON, and the one room. The room is written whole, without versions. */
export type StoreSnapshot = Readonly<{ rows: ReadonlyMap<string, string>; room: Room }>;

/** The tables that acts of a person change. Counts of requests are not among them: they are emptied. */
const TABLES = [
  'account',
  'player',
  'walk_in',
  'reserved_player_name',
  'name_likeness',
  'room',
  'room_state',
  'room_change',
  'room_guest',
  'audience_member',
  'audience_guess',
  'withdrawn_guess',
  'daily_result',
] as const;

/** Each room that is put back gets a version of its own, so that no server takes it for the one that it has in memory. */
const FIRST_VERSION = 1_000_000;

const ROOM_TABLES: readonly string[] = ['room', 'room_state', 'room_change'];

/** Reads and replaces all rows of a store in memory that has one room. */
export async function openSnapshots({
  db,
  keeper,
  roomId,
}: Readonly<{ db: Kysely<Database>; keeper: RoomKeeper; roomId: string }>) {
  // Rows are put back table by table.
  await sql`pragma foreign_keys = off`.execute(db);
  let version = FIRST_VERSION;

  async function take(): Promise<StoreSnapshot> {
    const room = (await keeper.read(roomId))?.room;
    if (room === undefined) throw new Error('the room is gone');
    const taken = new Map<string, string>();
    for (const name of TABLES) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
        db,
      );
      if (name === 'room_change') taken.set(name, '[]');
      else if (name === 'room_state') {
        taken.set(name, JSON.stringify([{ room_id: roomId, version: 0, state: encodeRoom(room) }]));
      } else if (name === 'room') {
        taken.set(name, JSON.stringify(rows.map((row) => ({ ...row, version: 0 }))));
      } else taken.set(name, JSON.stringify(rows));
    }
    return { rows: taken, room };
  }

  async function putBack(wanted: StoreSnapshot, present: StoreSnapshot): Promise<void> {
    const isOther = (name: string) => wanted.rows.get(name) !== present.rows.get(name);
    const isRoomOther = ROOM_TABLES.some(isOther);
    if (isRoomOther) version += 1000;
    await db.deleteFrom('attempt_count').execute();
    for (const name of TABLES) {
      const isOfRoom = ROOM_TABLES.includes(name);
      if (isOfRoom ? !isRoomOther : !isOther(name)) continue;
      await sql`delete from ${sql.table(name)}`.execute(db);
      const rows: readonly Record<string, unknown>[] = JSON.parse(wanted.rows.get(name) ?? '[]');
      for (const row of rows) {
        const values = isOfRoom ? { ...row, version } : row;
        await db
          .insertInto(name)
          .values(values as never)
          .execute();
      }
    }
  }

  /** How many rows were changed since the store was opened. */
  async function countChanges(): Promise<number> {
    const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(db);
    return rows[0]?.changes ?? 0;
  }

  return { take, putBack, countChanges };
}
