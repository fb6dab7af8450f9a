import { type DailyResult, mergeResults } from '@outoften/rules/daily/daily-result';
import { summariseForRecord } from '@outoften/rules/daily/daily-statistics';
import type { PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import type { Rating } from '@outoften/rules/rating';
import { ok, type Result, refuse } from '@outoften/rules/result';
import type { Kysely, Selectable } from 'kysely';
import { recordDraws } from '../films/drawn-films.ts';
import { visitorOfOwner } from '../identity/callers/visitor.ts';
import { commitUnlessRefused } from '../platform/db/commit.ts';
import type { Database } from '../platform/db/tables.ts';

export type Merge = Readonly<{
  owner: string;
  results: readonly DailyResult[];
  /** Milliseconds since 1970. */
  now: number;
}>;

/** Returns the account's results, by number. */
export async function listDailyResults(
  db: Kysely<Database>,
  owner: string,
): Promise<readonly DailyResult[]> {
  const rows = await db
    .selectFrom('daily_result')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('number')
    .execute();
  return rows.map(decodeResult);
}

/**
 * Keeps the result of each puzzle that was finished first, updates the player's record, and returns all results. A
 * second call changes nothing.
 */
export async function mergeDailyResults(
  db: Kysely<Database>,
  { owner, results, now }: Merge,
): Promise<Result<readonly DailyResult[], 'no-player'>> {
  return commitUnlessRefused<readonly DailyResult[], 'no-player'>(db, async (transaction) => {
    // This write locks the row, so that two merges of one player run one after the other.
    const player = await transaction
      .updateTable('player')
      .set((eb) => ({ daily_guesses: eb.ref('daily_guesses') }))
      .where('owner', '=', owner)
      .returning('id')
      .executeTakeFirst();
    if (!player) return refuse('no-player');
    const kept = await listDailyResults(transaction, owner);
    const merged = mergeResults(kept, results);
    const changed = merged.filter((result) => !kept.includes(result));
    if (changed.length > 0) {
      await saveResults(transaction, owner, changed);
      await recordShown(transaction, visitorOfOwner(owner), changed);
      const { dailyGuesses, averageAccuracy } = summariseForRecord(merged);
      await transaction
        .updateTable('player')
        .set({
          daily_guesses: dailyGuesses,
          average_accuracy: averageAccuracy ?? null,
          updated_at: now,
        })
        .where('owner', '=', owner)
        .execute();
    }
    return ok(merged);
  });
}

async function saveResults(
  db: Kysely<Database>,
  owner: string,
  results: readonly DailyResult[],
): Promise<void> {
  await db
    .insertInto('daily_result')
    .values(results.map((result) => ({ owner, ...encodeResult(result) })))
    .onConflict((key) =>
      key.columns(['owner', 'number']).doUpdateSet((eb) => ({
        film_id: eb.ref('excluded.film_id'),
        guess: eb.ref('excluded.guess'),
        rating: eb.ref('excluded.rating'),
        hints_bought: eb.ref('excluded.hints_bought'),
        credited: eb.ref('excluded.credited'),
        wrong_names: eb.ref('excluded.wrong_names'),
        on_time: eb.ref('excluded.on_time'),
        finished_at: eb.ref('excluded.finished_at'),
      })),
    )
    .execute();
}

/** A daily counts as a film drawn for its player. */
async function recordShown(
  db: Kysely<Database>,
  visitorId: string,
  results: readonly DailyResult[],
): Promise<void> {
  for (const { filmId, finishedAt } of results.toSorted((a, b) => a.number - b.number)) {
    await recordDraws(db, { visitorIds: [visitorId], filmId, drawnAt: finishedAt });
  }
}

function encodeResult(result: DailyResult) {
  return {
    number: result.number,
    film_id: result.filmId,
    guess: result.guess,
    rating: result.rating,
    hints_bought: JSON.stringify(result.hintsBought),
    credited: result.credited,
    wrong_names: result.wrongNames,
    on_time: result.onTime ? (1 as const) : (0 as const),
    finished_at: result.finishedAt,
  };
}

/** Results were checked when they were saved. */
function decodeResult(row: Selectable<Database['daily_result']>): DailyResult {
  return {
    number: row.number as PuzzleNumber,
    filmId: row.film_id,
    guess: row.guess as Rating,
    rating: row.rating as Rating,
    hintsBought: JSON.parse(row.hints_bought),
    credited: row.credited,
    wrongNames: row.wrong_names,
    onTime: row.on_time === 1,
    finishedAt: row.finished_at,
  };
}
