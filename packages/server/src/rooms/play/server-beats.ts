import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';

/** A server without a beat for this long has stopped. */
const DEAD_AFTER_MS = 5_000;

/** Writes a beat: the server runs. */
export async function beat(
  db: Kysely<Database>,
  { serverId, now }: Readonly<{ serverId: string; now: number }>,
): Promise<void> {
  await db
    .insertInto('server_beat')
    .values({ server_id: serverId, beat_at: now })
    .onConflict((key) => key.column('server_id').doUpdateSet({ beat_at: now }))
    .execute();
}

/** The latest beat of any server. */
export function findNewestBeat(db: Kysely<Database>) {
  return db
    .selectFrom('server_beat')
    .select(['server_id', 'beat_at'])
    .orderBy('beat_at', 'desc')
    .orderBy('server_id')
    .limit(1)
    .executeTakeFirst();
}

type WrittenBeat = Readonly<{ server_id: string; beat_at: number }>;

/** Removes the beat, unless its server has just written another. Returns whether it did. */
export async function buryBeat(db: Kysely<Database>, written: WrittenBeat): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('server_beat')
    .where('server_id', '=', written.server_id)
    .where('beat_at', '=', written.beat_at)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Sets the beat's time, unless another server did first. Returns whether it did. */
export async function renewBeat(
  db: Kysely<Database>,
  written: WrittenBeat,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('server_beat')
    .set({ beat_at: now })
    .where('server_id', '=', written.server_id)
    .where('beat_at', '=', written.beat_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type LostSeat = Readonly<{
  seatId: string;
  roomId: string;
  serverId: string;
  /** For how long its server is known to have been silent. */
  silentMs: number;
}>;

/** Finds out which servers run, by how long a beat has not changed: its server's clock may differ from ours. */
export function watchBeats(db: Kysely<Database>) {
  let seen: ReadonlyMap<string, Readonly<{ beatAt: number; since: number }>> = new Map();
  const look = async (now: number) => {
    const rows = await db.selectFrom('server_beat').select(['server_id', 'beat_at']).execute();
    seen = new Map(
      rows.map(({ server_id: id, beat_at: beatAt }) => {
        const before = seen.get(id);
        return [id, before?.beatAt === beatAt ? before : { beatAt, since: now }];
      }),
    );
  };
  return {
    /** Returns the seats of stopped servers. `now` is of a clock that is never set. */
    listLostSeats: async (now: number): Promise<readonly LostSeat[]> => {
      // Another server may have removed a beat that was seen here.
      const before = seen;
      await look(now);
      for (const [server_id, { beatAt: beat_at, since }] of seen) {
        if (now - since >= DEAD_AFTER_MS) await buryBeat(db, { server_id, beat_at });
      }
      const lost = await selectLostSeats(db);
      return lost.map((seat) => {
        const { since = now } = seen.get(seat.serverId) ?? before.get(seat.serverId) ?? {};
        return { ...seat, silentMs: now - since };
      });
    },
    /** Called after the store saved no beat of any server. Their silence counts from now on. */
    startOver: () => {
      seen = new Map();
    },
  };
}

async function selectLostSeats(db: Kysely<Database>) {
  const running = db.selectFrom('server_beat').select('server_id');
  const rows = await db
    .selectFrom('heard_seat')
    .select(['seat_id', 'room_id', 'server_id'])
    .where('server_id', 'not in', running)
    .execute();
  return rows.map((row) => ({
    seatId: row.seat_id,
    roomId: row.room_id,
    serverId: row.server_id,
  }));
}
