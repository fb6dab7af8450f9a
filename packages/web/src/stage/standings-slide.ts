import type { StandingRow } from '../scores/standings/standing-rows.ts';

/** How far away a row was, in rows and columns of the grid; 0 if it stays. */
export type Slide = Readonly<{ rows: number; columns: number }>;

/** Returns the earlier place of each row. New rows come from below. */
function placesBefore(rows: readonly StandingRow[]): ReadonlyMap<string, number> {
  const ordered = rows
    .map((row, place) => ({ row, place }))
    .toSorted((one, other) => before(one.row) - before(other.row) || one.place - other.place);
  return new Map(ordered.map(({ row }, place) => [row.seat.id, place]));
}

function before({ rank, climbed }: StandingRow): number {
  return climbed === undefined ? rank : rank + climbed;
}

/**
 * Returns from where each row of a page slides, by seat. A row that was on another page comes from the end of this one.
 *
 * @param first place of the page's first row among all rows, from 0
 * @param perColumn rows that stand below each other
 */
export function slidesOf(
  rows: readonly StandingRow[],
  { first, count, perColumn }: Readonly<{ first: number; count: number; perColumn: number }>,
): ReadonlyMap<string, Slide> {
  const places = placesBefore(rows);
  const shown = rows.slice(first, first + count);
  return new Map(
    shown.map(({ seat }, now) => {
      const was = Math.min(count, Math.max(0, (places.get(seat.id) ?? first + now) - first));
      return [
        seat.id,
        {
          rows: (was % perColumn) - (now % perColumn),
          columns: Math.floor(was / perColumn) - Math.floor(now / perColumn),
        },
      ];
    }),
  );
}
