import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';

/** A server that has not said so for this long runs no more. */
const DEAD_AFTER_MS = 5_000;

/** A server that runs has said so again by then, even if it was busy. */
const SURELY_BEATEN_AFTER_MS = 1_500;

/** How often is looked whether another has given an outage back. */
const LOOK_AGAIN_AFTER_MS = 250;

export type Beat = Readonly<{ serverId: string; now: number }>;

/** Says that the server runs. */
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
 * How long no server at all has run until now, in milliseconds: 0 while another does, and for all but one of
 * servers that start at once. After a beat that is so new that its server may still run, the next one is waited
 * for. Whoever is told of an outage gives it back and says so with {@link endGivingBack}, which all others that
 * start wait for with {@link awaitGivingBack}. The seats the latest server heard from are then for
 * {@link listLostSeats}.
 */
export async function claimOutage(
  db: Kysely<Database>,
  { serverId, now, pause }: Starting,
): Promise<number> {
  const newest = await findNewestBeat(db, serverId);
  const doubtfulMs = newest ? newest.beat_at + SURELY_BEATEN_AFTER_MS - now() : 0;
  if (doubtfulMs > 0) await pause(Math.min(doubtfulMs, SURELY_BEATEN_AFTER_MS));
  // At once, so that nobody sees this one run before they see that it gives back.
  return db.transaction().execute(async (transaction) => {
    const latest = await findNewestBeat(transaction, serverId);
    await beat(transaction, { serverId, now: now() });
    const isSame = latest?.server_id === newest?.server_id && latest?.beat_at === newest?.beat_at;
    if (newest === undefined || !isSame) return 0;
    const claimed = await transaction
      .deleteFrom('server_beat')
      .where('server_id', '=', newest.server_id)
      .where('beat_at', '=', newest.beat_at)
      .executeTakeFirst();
    if (claimed.numDeletedRows !== 1n) return 0;
    await setGivingBack(transaction, serverId, 1);
    // A server whose clock was ahead of ours has said so in our future.
    return Math.max(0, now() - newest.beat_at);
  });
}

/** Says that the rooms have the time of the outage, whoever claimed it. */
export async function endGivingBack(db: Kysely<Database>, serverId: string): Promise<void> {
  await setGivingBack(db, serverId, 0);
}

/** Until no other server that runs is giving rooms the time of an outage: they look late before. */
export async function awaitGivingBack(
  db: Kysely<Database>,
  { serverId, now, pause }: Starting,
): Promise<void> {
  const findGiver = () =>
    db
      .selectFrom('server_beat')
      .select('server_id')
      .where('server_id', '!=', serverId)
      .where('is_giving_back', '=', 1)
      .where('beat_at', '>=', now() - DEAD_AFTER_MS)
      .limit(1)
      .executeTakeFirst();
  while (await findGiver()) await pause(LOOK_AGAIN_AFTER_MS);
}

async function setGivingBack(db: Kysely<Database>, serverId: string, value: 0 | 1): Promise<void> {
  await db
    .updateTable('server_beat')
    .set({ is_giving_back: value })
    .where('server_id', '=', serverId)
    .execute();
}

/** Of all other servers. */
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

/** Seats that servers heard from which run no more. */
export async function listLostSeats(
  db: Kysely<Database>,
  { now }: Pick<Beat, 'now'>,
): Promise<readonly LostSeat[]> {
  await db
    .deleteFrom('server_beat')
    .where('beat_at', '<', now - DEAD_AFTER_MS)
    .execute();
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
