import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { LEAST_LOST_MS, oweTime } from './owed-time.ts';

/** Within this time all servers of a machine have noticed a jump. */
const NOTICED_WITHIN_MS = 10_000;

export type ClockJumps = Readonly<{
  /** By how much the clock was set forward, or back if below 0, since the last call; 0 if it was not set. */
  take: () => number;
}>;

export type ClockJumpsParts = Readonly<{
  /** Milliseconds since 1970, by the clock that an administrator sets. */
  now: () => number;
  /** Milliseconds of a clock that is never set. It stands still while the machine sleeps. */
  steadyNow: () => number;
}>;

export function watchClockJumps({ now, steadyNow }: ClockJumpsParts): ClockJumps {
  let ahead = now() - steadyNow();
  return {
    take: () => {
      const before = ahead;
      ahead = now() - steadyNow();
      const jumpedMs = ahead - before;
      return Math.abs(jumpedMs) < LEAST_LOST_MS ? 0 : jumpedMs;
    },
  };
}

/** Notes that the rooms are owed the jump. Of several servers on one machine, all of which see it, one notes it. */
export function oweJump(
  db: Kysely<Database>,
  { jumpedMs, now }: Readonly<{ jumpedMs: number; now: number }>,
): Promise<void> {
  // Stands among the beats for the server that noted this jump, and is removed with those of stopped servers.
  const noted = `clock-jump ${Math.round(jumpedMs / 1000)}`;
  return db.transaction().execute(async (transaction) => {
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
    await oweTime(transaction, jumpedMs);
    // The beats are of the clock as it was, and the jump is no outage.
    await transaction
      .updateTable('server_beat')
      .set((eb) => ({ beat_at: eb('beat_at', '+', jumpedMs) }))
      .where('server_id', '!=', noted)
      .execute();
  });
}
