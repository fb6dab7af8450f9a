import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { oweTime } from './owed-time.ts';

/** Smaller steps are what a time service corrects. No player notices them. */
export const LEAST_JUMP_MS = 30_000;

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
      return Math.abs(jumpedMs) < LEAST_JUMP_MS ? 0 : jumpedMs;
    },
  };
}

/** Stands among the beats of servers for the server that noted the last jump. It is removed with those of stopped ones. */
const NOTED = 'clock-jump';

/** Notes that the rooms are owed the jump. Of several servers on one machine, all of which see it, one notes it. */
export function oweJump(
  db: Kysely<Database>,
  { jumpedMs, now }: Readonly<{ jumpedMs: number; now: number }>,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const noted = await transaction
      .insertInto('server_beat')
      .values({ server_id: NOTED, beat_at: now })
      .onConflict((key) =>
        key
          .column('server_id')
          .doUpdateSet({ beat_at: now })
          .where((eb) =>
            eb.or([
              eb('server_beat.beat_at', '<=', now - LEAST_JUMP_MS),
              eb('server_beat.beat_at', '>=', now + LEAST_JUMP_MS),
            ]),
          ),
      )
      .returning('server_id')
      .executeTakeFirst();
    if (noted !== undefined) await oweTime(transaction, jumpedMs);
  });
}
