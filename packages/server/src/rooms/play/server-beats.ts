import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { oweTime } from './owed-time.ts';

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
  const newest = await findNewestBeat(db, serverId);
  if (newest && newest.beat_at > now() - CLOCKS_APART_MS) await pause(SURELY_BEATEN_AFTER_MS);
  // One transaction, so that no server sees this one run before the time is noted, and no crash loses it.
  await db.transaction().execute(async (transaction) => {
    const latest = await findNewestBeat(transaction, serverId);
    await beat(transaction, { serverId, now: now() });
    const isSame = latest?.server_id === newest?.server_id && latest?.beat_at === newest?.beat_at;
    if (newest === undefined || !isSame) return;
    const claimed = await transaction
      .deleteFrom('server_beat')
      .where('server_id', '=', newest.server_id)
      .where('beat_at', '=', newest.beat_at)
      .executeTakeFirst();
    const outage = outageSince(newest.beat_at, now());
    if (claimed.numDeletedRows === 1n && outage !== 0) await oweTime(transaction, outage);
  });
}

/**
 * Negative if the clock was set back meanwhile. A beat may be slightly in the future, if its server's clock is ahead.
 */
function outageSince(beatAt: number, now: number): number {
  const passed = now - beatAt;
  return -CLOCKS_APART_MS < passed && passed < 0 ? 0 : passed;
}

/** Returns the newest beat of all other servers. */
function findNewestBeat(db: Kysely<Database>, serverId: string) {
  return db
    .selectFrom('server_beat')
    .select(['server_id', 'beat_at'])
    .where('server_id', '!=', serverId)
    .orderBy('beat_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export type LostSeat = Readonly<{ seatId: string; roomId: string; serverId: string }>;

/** Knows which servers run. */
export type BeatWatch = Readonly<{
  /** Returns the seats of stopped servers. `now` is of a clock that is never set. */
  listLostSeats: (now: number) => Promise<readonly LostSeat[]>;
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
      await look(now);
      for (const [serverId, { beatAt, since }] of seen) {
        if (now - since >= DEAD_AFTER_MS) await bury(db, { serverId, beatAt });
      }
      return selectLostSeats(db);
    },
  };
}

/** Removes the server's beat, unless it has just written another. */
async function bury(
  db: Kysely<Database>,
  { serverId, beatAt }: Readonly<{ serverId: string; beatAt: number }>,
): Promise<void> {
  await db
    .deleteFrom('server_beat')
    .where('server_id', '=', serverId)
    .where('beat_at', '=', beatAt)
    .execute();
}

async function selectLostSeats(db: Kysely<Database>): Promise<readonly LostSeat[]> {
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
