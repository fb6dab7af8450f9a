import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { LEAST_LOST_MS, oweTime } from './owed-time.ts';

/** A server without a beat for this long has stopped. */
const DEAD_AFTER_MS = 5_000;

/** A running server has sent another beat by then, even if it was busy. */
const SURELY_BEATEN_AFTER_MS = 1_500;

/** The clocks of two servers are less than this apart. */
const CLOCKS_APART_MS = 30_000;

export type Beat = Readonly<{ serverId: string; now: number }>;

/** Writes a beat: the server runs. */
export async function beat(db: Kysely<Database>, { serverId, now }: Beat): Promise<void> {
  await db
    .insertInto('server_beat')
    .values({ server_id: serverId, beat_at: now })
    .onConflict((key) => key.column('server_id').doUpdateSet({ beat_at: now }))
    .execute();
}

export type Starting = Readonly<{
  serverId: string;
  now: () => number;
  pause: (ms: number) => Promise<unknown>;
}>;

/**
 * Writes a beat, and notes how much time rooms must get back because no server ran; none if another server runs. If
 * several servers start at once, one of them notes it for all. If a beat is so new, by any clock, that its server may
 * still run, waits for the next beat. The seats of the latest server are then lost ({@link BeatWatch}).
 */
export async function claimOutage(
  db: Kysely<Database>,
  { serverId, now, pause }: Starting,
): Promise<void> {
  const newest = await findNewestBeat(db);
  if (newest && newest.beat_at > now() - CLOCKS_APART_MS) await pause(SURELY_BEATEN_AFTER_MS);
  // One transaction, so that no server sees this one run before the time is noted, and no crash loses it.
  await db.transaction().execute(async (transaction) => {
    const latest = await findNewestBeat(transaction);
    await beat(transaction, { serverId, now: now() });
    const isSame = latest?.server_id === newest?.server_id && latest?.beat_at === newest?.beat_at;
    if (newest === undefined || !isSame) return;
    const outage = outageSince(newest.beat_at, now());
    if ((await bury(transaction, newest)) && outage !== 0) await oweTime(transaction, outage);
  });
}

/**
 * Writes a beat after the store saved none for a while, and notes how much time rooms must get back: the time since the
 * newest beat of any server, because in it no player could do anything. One of several servers notes it for all.
 */
export async function claimAbsence(
  db: Kysely<Database>,
  { serverId, now }: Omit<Starting, 'pause'>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const newest = await findNewestBeat(transaction);
    const time = now();
    const lostMs = newest === undefined ? 0 : time - newest.beat_at;
    if (newest && lostMs >= LEAST_LOST_MS) {
      // Its server may still run, so its beat stays.
      const claimed = await transaction
        .updateTable('server_beat')
        .set({ beat_at: time })
        .where('server_id', '=', newest.server_id)
        .where('beat_at', '=', newest.beat_at)
        .executeTakeFirst();
      if (claimed.numUpdatedRows === 1n) await oweTime(transaction, lostMs);
    }
    await beat(transaction, { serverId, now: time });
  });
}

/**
 * Negative if the clock was set back meanwhile. A beat may be slightly in the future, if its server's clock is ahead.
 */
function outageSince(beatAt: number, now: number): number {
  const passed = now - beatAt;
  return -CLOCKS_APART_MS < passed && passed < 0 ? 0 : passed;
}

function findNewestBeat(db: Kysely<Database>) {
  return db
    .selectFrom('server_beat')
    .select(['server_id', 'beat_at'])
    .orderBy('beat_at', 'desc')
    .orderBy('server_id')
    .limit(1)
    .executeTakeFirst();
}

export type LostSeat = Readonly<{
  seatId: string;
  roomId: string;
  serverId: string;
  /** For how long its server is known to have been silent. */
  silentMs: number;
}>;

/** Knows which servers run. */
export type BeatWatch = Readonly<{
  /** Returns the seats of stopped servers. `now` is of a clock that is never set. */
  listLostSeats: (now: number) => Promise<readonly LostSeat[]>;
  /** Called after the store saved no beat of any server. Their silence counts from now on. */
  startOver: () => void;
}>;

/** Measures how long a beat has not changed, because its server's clock may differ from ours. */
export function watchBeats(db: Kysely<Database>): BeatWatch {
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
    listLostSeats: async (now) => {
      // Another server may have removed a beat that was seen here.
      const before = seen;
      await look(now);
      for (const [server_id, { beatAt: beat_at, since }] of seen) {
        if (now - since >= DEAD_AFTER_MS) await bury(db, { server_id, beat_at });
      }
      const lost = await selectLostSeats(db);
      return lost.map((seat) => {
        const { since = now } = seen.get(seat.serverId) ?? before.get(seat.serverId) ?? {};
        return { ...seat, silentMs: now - since };
      });
    },
    startOver: () => {
      seen = new Map();
    },
  };
}

/** Removes the server's beat, unless it has just written another. Returns whether it did. */
async function bury(
  db: Kysely<Database>,
  beaten: Readonly<{ server_id: string; beat_at: number }>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('server_beat')
    .where('server_id', '=', beaten.server_id)
    .where('beat_at', '=', beaten.beat_at)
    .executeTakeFirst();
  return numDeletedRows === 1n;
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
