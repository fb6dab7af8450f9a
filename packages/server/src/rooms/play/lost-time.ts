import { ok } from '@outoften/rules/result';
import { shiftDeadlines } from '@outoften/rules/room/rounds/advance';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import type { RoomKeeper } from '../store/room-keeper.ts';
import { beat, buryBeat, findNewestBeat, renewBeat } from './server-beats.ts';

/** Players do not notice shorter losses of time. */
const LEAST_LOST_MS = 2_000;

/** The clocks of two servers are less than this apart. */
const CLOCKS_APART_MS = 30_000;

/** A running server has sent another beat by then, even if it was busy. */
const SURELY_BEATEN_AFTER_MS = 1_500;

/** Within this time all servers of a machine have noticed that its clock was set. */
const NOTICED_WITHIN_MS = 10_000;

/** After this many rooms the server writes a beat. */
const ROOMS_AT_ONCE = 500;

export type LostTimeParts = Readonly<{
  db: Kysely<Database>;
  keeper: RoomKeeper;
  serverId: string;
  /** Milliseconds since 1970, by the clock that an administrator sets. */
  now: () => number;
  /** Milliseconds of a clock that is never set. It stands still while the machine sleeps. */
  steadyNow: () => number;
  /** Called after the store saved no beat of any server. */
  onStoreBack: () => void;
  onFault: (fault: unknown) => void;
}>;

/**
 * Gives time back in which nobody could play: while no server ran, while the store saved nothing, and what a clock was
 * set forward or back. All deadlines move by it, once for all servers. First the time is recorded for each room, in one
 * transaction that a crash can't lose. Then the rooms change.
 */
export function watchLostTime(parts: LostTimeParts) {
  const { db, serverId, now, steadyNow } = parts;
  let ahead = now() - steadyNow();
  /** By how much the clock was set, as far as it is not recorded yet. */
  let jumpedMs = 0;
  let beating: Readonly<{ since: number; done: Promise<unknown> }> | undefined;
  /** True from a beat that was not saved in time until the store saves again. */
  let isStoreLate = false;
  let extending: Promise<void> | undefined;

  const isBeatLate = () => beating !== undefined && steadyNow() - beating.since >= LEAST_LOST_MS;
  const beatOnce = async () => {
    try {
      await beat(db, { serverId, now: now() });
      isStoreLate ||= isBeatLate();
    } catch (fault) {
      isStoreLate = true;
      throw fault;
    } finally {
      beating = undefined;
    }
  };
  const lookAtClock = () => {
    const before = ahead;
    ahead = now() - steadyNow();
    if (Math.abs(ahead - before) >= LEAST_LOST_MS) jumpedMs += ahead - before;
  };
  const extend = async () => {
    await beating?.done.catch(() => {});
    while (jumpedMs !== 0 || isStoreLate) {
      const ms = jumpedMs;
      if (ms !== 0) await recordJump(db, { ms, now: now() });
      jumpedMs -= ms;
      if (isStoreLate) {
        const newest = await findNewestBeat(db);
        await recordOutage(db, { serverId, now, newest, hasStopped: false });
        parts.onStoreBack();
      }
      isStoreLate = false;
      await extendDeadlines(parts);
    }
  };
  const catchUp = () => {
    lookAtClock();
    isStoreLate ||= isBeatLate();
    if (extending !== undefined || (jumpedMs === 0 && !isStoreLate)) return extending;
    extending = extend().finally(() => {
      extending = undefined;
    });
    return extending;
  };
  return {
    /**
     * Moves the deadlines if time was lost since the last call. Undefined if there is nothing to wait for. Rejects if the
     * store can't be used yet.
     */
    catchUp,
    /** Writes a beat, one at a time. One that is written before an outage of the store is recorded would hide it. */
    beat: () => {
      const first = isStoreLate ? catchUp() : undefined;
      if (first !== undefined) return first;
      beating ??= { since: steadyNow(), done: beatOnce() };
      return beating.done;
    },
  };
}

/**
 * Writes a server's first beat, and records the time in which no server ran; none if another server runs. If the newest
 * beat is so new, by any clock, that its server may still run, waits for the next one.
 */
export async function recordOutageAtStart(
  db: Kysely<Database>,
  {
    pause,
    ...server
  }: Readonly<{
    serverId: string;
    now: () => number;
    pause: (ms: number) => Promise<unknown>;
  }>,
): Promise<void> {
  const newest = await findNewestBeat(db);
  const mayRun = newest !== undefined && newest.beat_at > server.now() - CLOCKS_APART_MS;
  if (mayRun) await pause(SURELY_BEATEN_AFTER_MS);
  await recordOutage(db, { ...server, newest, hasStopped: true });
}

type Outage = Readonly<{
  serverId: string;
  now: () => number;
  /** The newest beat of any server before the outage ended. */
  newest: Awaited<ReturnType<typeof findNewestBeat>>;
  /** Whether the server of that beat has stopped. Its seats are then lost. */
  hasStopped: boolean;
}>;

/** Writes a beat, and records the time since the newest one. One of several servers records it for all. */
async function recordOutage(
  db: Kysely<Database>,
  { serverId, now, newest, hasStopped }: Outage,
): Promise<void> {
  // One transaction, so that no server sees this one run before the time is recorded.
  await db.transaction().execute(async (transaction) => {
    const latest = await findNewestBeat(transaction);
    const time = now();
    const isSame = latest?.server_id === newest?.server_id && latest?.beat_at === newest?.beat_at;
    if (newest !== undefined && isSame) {
      const lostMs = time - newest.beat_at;
      // Below 0 if the clock was set back meanwhile, or if the server's clock is slightly ahead.
      const leastMs = hasStopped ? 1 : LEAST_LOST_MS;
      const isLost = lostMs >= leastMs || lostMs <= -CLOCKS_APART_MS;
      const isFirst = hasStopped
        ? await buryBeat(transaction, newest)
        : isLost && (await renewBeat(transaction, newest, time));
      if (isFirst && isLost) await recordLostTime(transaction, lostMs);
    }
    await beat(transaction, { serverId, now: time });
  });
}

/** Records by how much the clock was set. Of several servers on one machine, all of which see it, one records it. */
async function recordJump(
  db: Kysely<Database>,
  { ms, now }: Readonly<{ ms: number; now: number }>,
): Promise<void> {
  // Stands among the beats for the server that recorded this jump, and is removed with those of stopped servers.
  const noted = `clock-jump ${Math.round(ms / 1000)}`;
  await db.transaction().execute(async (transaction) => {
    const isFirst = await transaction
      .insertInto('server_beat')
      .values({ server_id: noted, beat_at: now })
      .onConflict((key) =>
        key
          .column('server_id')
          .doUpdateSet({ beat_at: now })
          .where((eb) =>
            eb.or([
              eb('server_beat.beat_at', '<=', now - NOTICED_WITHIN_MS),
              eb('server_beat.beat_at', '>=', now + NOTICED_WITHIN_MS),
            ]),
          ),
      )
      .returning('server_id')
      .executeTakeFirst();
    if (isFirst === undefined) return;
    await recordLostTime(transaction, ms);
    // The beats are of the clock as it was, and the jump is no outage.
    await transaction
      .updateTable('server_beat')
      .set((eb) => ({ beat_at: eb('beat_at', '+', ms) }))
      .where('server_id', '!=', noted)
      .execute();
  });
}

/** Records that the deadlines of each live room must move by this many milliseconds more. */
export async function recordLostTime(transaction: Kysely<Database>, ms: number): Promise<void> {
  await transaction
    .insertInto('owed_time')
    .columns(['room_id', 'ms'])
    .expression((eb) =>
      eb
        .selectFrom('room')
        .select(['id', sql<number>`cast(${ms} as bigint)`.as('ms')])
        .where('live_code', 'is not', null),
    )
    .onConflict((key) =>
      key
        .column('room_id')
        .doUpdateSet((eb) => ({ ms: eb('owed_time.ms', '+', eb.ref('excluded.ms')) })),
    )
    .execute();
}

/** Moves the deadlines of all rooms with recorded time, each room once, however many servers do so. */
export async function extendDeadlines(
  parts: Pick<LostTimeParts, 'db' | 'keeper' | 'onFault'>,
): Promise<void> {
  let extensions = await listExtensions(parts.db, '');
  for (let last = extensions.at(-1); last !== undefined; last = extensions.at(-1)) {
    await Promise.all(
      extensions.map((each) => extendRoom(each, parts.keeper).catch(parts.onFault)),
    );
    extensions = await listExtensions(parts.db, last.room_id);
  }
}

type Extension = Readonly<{ room_id: string; ms: number }>;

function listExtensions(db: Kysely<Database>, after: string): Promise<readonly Extension[]> {
  return db
    .selectFrom('owed_time')
    .select(['room_id', 'ms'])
    .where('room_id', '>', after)
    .orderBy('room_id')
    .limit(ROOMS_AT_ONCE)
    .execute();
}

async function extendRoom({ room_id, ms }: Extension, keeper: RoomKeeper): Promise<void> {
  const alongside = async (transaction: Kysely<Database>) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('owed_time')
      .where('room_id', '=', room_id)
      .where('ms', '=', ms)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) throw new ExtendedError();
  };
  try {
    await keeper.change(room_id, (room) =>
      ok({ room: shiftDeadlines(room, ms), value: undefined, alongside }),
    );
  } catch (fault) {
    if (!(fault instanceof ExtendedError)) throw fault;
  }
}

/** Another server has moved the room's deadlines. */
class ExtendedError extends Error {
  readonly code = 'EXTENDED';
}
