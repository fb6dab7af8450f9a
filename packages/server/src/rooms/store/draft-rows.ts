import type { Rating } from '@outoften/rules/rating';
import { openRoundId, type Room } from '@outoften/rules/room/room';
import type { SeatId } from '@outoften/rules/room/seat';
import { type Kysely, sql } from 'kysely';
import { commitDurably } from '../../platform/db/commit.ts';
import { createRowsStatement } from '../../platform/db/rows-statement.ts';
import type { Database } from '../../platform/db/tables.ts';

/** A seat's draft, and when a server got it, by that server's clock. */
export type SeatDraft = Readonly<{ seat: SeatId; value: Rating; at: number }>;

/** A draft with its round. */
export type RoundDraft = SeatDraft & Readonly<{ roomId: string; roundId: string }>;

const upsert = createRowsStatement((rows) => {
  const values = rows.map((row) => sql`(${sql.join(row)})`);
  return sql`insert into seat_draft (round_id, seat_id, value, arrived_at) values ${sql.join(values)}
    on conflict (round_id, seat_id) do update
    set value = excluded.value, arrived_at = excluded.arrived_at
    where excluded.arrived_at >= seat_draft.arrived_at`;
});

/** Stores the drafts. One that is older than the stored draft of its seat is skipped. */
export async function storeDrafts(
  db: Kysely<Database>,
  drafts: readonly RoundDraft[],
): Promise<void> {
  const rows = drafts.map(({ roundId, seat, value, at }) => [roundId, seat, value, at]);
  await commitDurably(db, (transaction) => upsert(transaction, rows));
}

export async function listDrafts(
  db: Kysely<Database>,
  roundId: string,
): Promise<readonly SeatDraft[]> {
  const rows = await db
    .selectFrom('seat_draft')
    .select(['seat_id', 'value', 'arrived_at'])
    .where('round_id', '=', roundId)
    .execute();
  return rows.map(({ seat_id, value, arrived_at }) => ({
    seat: seat_id as SeatId,
    value: value as Rating,
    at: arrived_at,
  }));
}

const remove = createRowsStatement(
  ([row = []]) => sql`delete from seat_draft where round_id = ${row[0]}`,
);

export async function removeDrafts(db: Kysely<Database>, roundId: string): Promise<void> {
  await remove(db, [[roundId]]);
}

/** The id of the round that this change ends, whose drafts are no longer needed. */
export function roundEnded(before: Room, after: Room): string | undefined {
  const roundId = openRoundId(before);
  return roundId === openRoundId(after) ? undefined : roundId;
}
