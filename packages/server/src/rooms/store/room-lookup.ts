import type { RoomCode } from '@outoften/rules/room/room-code';
import type { Kysely } from 'kysely';
import { inPowersOfTwo } from '../../platform/db/rows-statement.ts';
import type { Database } from '../../platform/db/tables.ts';
import { lookOnce } from '../../platform/recent-map.ts';
import { CLOSED_ROOM_TTL_MS, ROOM_TTL_MS } from './room-rows.ts';
import { isId } from './seat-ids.ts';

/** The parts of a room that are not its state: its owner, and the ids by which it is found. */
export type RoomRecord = Readonly<{
  id: string;
  /** The id of the host's session. */
  sessionId: string;
  /** The account that opened it. */
  owner: string;
}>;

/** A room's last activity, and its end of life, in milliseconds since 1970. */
export type RoomLife = Readonly<{ touchedAt: number; expiresAt: number }>;

/** Finds a room's life; undefined if there is none. Thousands of calls at once share one query. */
export function createLifeFinder(db: Kysely<Database>) {
  const once = lookOnce<RoomLife | undefined>();
  return (roomId: string) =>
    once(roomId, async () => {
      if (!isId(roomId)) return undefined;
      const row = await db
        .selectFrom('room')
        .select(['live_code', 'expires_at as expiresAt'])
        .where('id', '=', roomId)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { live_code, expiresAt } = row;
      const lifeMs = live_code === null ? CLOSED_ROOM_TTL_MS : ROOM_TTL_MS;
      return { touchedAt: expiresAt - lifeMs, expiresAt };
    });
}

export async function findRoomBySession(
  db: Kysely<Database>,
  sessionId: string,
): Promise<RoomRecord | undefined> {
  if (!isId(sessionId)) return undefined;
  return selectRecord(db).where('session_id', '=', sessionId).executeTakeFirst();
}

/** The live rooms with these codes. */
export async function findRoomsByCodes(
  db: Kysely<Database>,
  codes: readonly RoomCode[],
): Promise<ReadonlyMap<RoomCode, RoomRecord>> {
  const found = new Map<RoomCode, RoomRecord>();
  for (const piece of inPowersOfTwo([...new Set(codes)])) {
    const rows = await db
      .selectFrom('room')
      .select([...COLUMNS, 'live_code'])
      .where('live_code', 'in', piece)
      .execute();
    for (const { live_code, ...record } of rows) found.set(live_code as RoomCode, record);
  }
  return found;
}

/** For each account the rooms in which it has or had a seat, which it opened, or in whose audience it is. */
export async function listRoomsKnown(
  db: Kysely<Database>,
  owners: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const known = new Map<string, Set<string>>();
  for (const piece of inPowersOfTwo([...new Set(owners)])) {
    const listOf = (table: 'room_guest' | 'audience_member') =>
      db.selectFrom(table).select(['room_id', 'owner']).where('owner', 'in', piece).execute();
    const opened = await db
      .selectFrom('room')
      .select(['id as room_id', 'owner'])
      .where('owner', 'in', piece)
      .execute();
    const entered = [...(await listOf('room_guest')), ...(await listOf('audience_member'))];
    for (const { room_id, owner } of [...opened, ...entered]) {
      known.set(owner, (known.get(owner) ?? new Set()).add(room_id));
    }
  }
  return known;
}

/** The room the account opened last, if it is still live. */
export function findLatestRoomOf(
  db: Kysely<Database>,
  owner: string,
): Promise<RoomRecord | undefined> {
  return selectRecord(db)
    .where('owner', '=', owner)
    .where('live_code', 'is not', null)
    .executeTakeFirst();
}

const COLUMNS = ['id', 'session_id as sessionId', 'owner'] as const;

function selectRecord(db: Kysely<Database>) {
  return db.selectFrom('room').select(COLUMNS).orderBy('created_at', 'desc').limit(1);
}
