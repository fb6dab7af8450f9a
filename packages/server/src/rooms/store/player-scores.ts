import type { Room } from '@outoften/rules/room/room';
import type { Seat } from '@outoften/rules/room/seat';
import { type Kysely, sql } from 'kysely';
import { createRowsStatement } from '../../platform/db/rows-statement.ts';
import type { Database } from '../../platform/db/tables.ts';

/** Points that a finished game brought the owner of a seat. */
export type EarnedPoints = Readonly<{ owner: string; points: number }>;

/** The points of each seat in the game that this change finishes. Empty for any other change. */
export function pointsOfFinishedGame(before: Room, after: Room): readonly EarnedPoints[] {
  if (before.progress.phase === 'over' || after.progress.phase !== 'over') return [];
  return earnedIn(after.seats);
}

/** The points of these seats, without those that they were given on joining late. */
export function earnedIn(seats: readonly Seat[]): readonly EarnedPoints[] {
  return seats
    .map(({ owner, totals, entry }) => ({ owner, points: totals.score - (entry?.score ?? 0) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => (a.owner < b.owner ? -1 : 1));
}

const addPoints = createRowsStatement(
  ([row = []]) => sql`update player set score = score + ${row[0]} where owner = ${row[1]}`,
);

/** Adds the points to the players of accounts. Guests have no score. */
export async function addToPlayers(
  db: Kysely<Database>,
  earned: readonly EarnedPoints[],
): Promise<void> {
  for (const { owner, points } of earned) await addPoints(db, [[points, owner]]);
}
