import type { RoomCode } from '@outoften/rules/room/room-code';
import type { Kysely } from 'kysely';
import { inPowersOfTwo } from '../../db/statement-sizes.ts';
import type { Database } from '../../db/tables.ts';
import { isId } from '../seat-ids.ts';

/** What of a room is not its state: whose it is, and by which ids it is found. */
export type RoomRecord = Readonly<{
  id: string;
  /** Of the host's session. */
  sessionId: string;
  /** The account that opened it. */
  owner: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}>;

export async function findRoomById(db: Kysely<Database>, id: string) {
  if (!isId(id)) return undefined;
  return findRecord(db, (query) => query.where('id', '=', id));
}

/** Tells until when a room is kept; undefined if there is none. Asked thousands of times at once, it looks once. */
export type FindExpiry = (roomId: string) => Promise<number | undefined>;

export function createExpiryFinder(db: Kysely<Database>): FindExpiry {
  const looking = new Map<string, ReturnType<FindExpiry>>();
  return (roomId) => {
    const known = looking.get(roomId);
    if (known) return known;
    const found = findRoomById(db, roomId)
      .then((room) => room?.expiresAt)
      .finally(() => looking.delete(roomId));
    looking.set(roomId, found);
    return found;
  };
}

export async function findRoomBySession(db: Kysely<Database>, sessionId: string) {
  if (!isId(sessionId)) return undefined;
  return findRecord(db, (query) => query.where('session_id', '=', sessionId));
}

/** The live rooms the codes lead to. */
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
    for (const row of rows) found.set(row.live_code as RoomCode, readRecord(row));
  }
  return found;
}

/** The room the account opened last, if it is still live. */
export function findLatestRoomOf(db: Kysely<Database>, owner: string) {
  return findRecord(db, (query) =>
    query.where('owner', '=', owner).where('live_code', 'is not', null),
  );
}

type Query = ReturnType<typeof selectRooms>;

async function findRecord(
  db: Kysely<Database>,
  narrow: (query: Query) => Query,
): Promise<RoomRecord | undefined> {
  const row = await narrow(selectRooms(db)).executeTakeFirst();
  return row && readRecord(row);
}

const COLUMNS = ['id', 'session_id', 'owner', 'expires_at'] as const;

function selectRooms(db: Kysely<Database>) {
  return db.selectFrom('room').select(COLUMNS).orderBy('created_at', 'desc').limit(1);
}

type RecordRow = Readonly<Pick<Database['room'], (typeof COLUMNS)[number]>>;

function readRecord({ id, session_id, owner, expires_at }: RecordRow): RoomRecord {
  return { id, sessionId: session_id, owner, expiresAt: expires_at };
}
