import type { HouseStanding } from '../scores/standings/house-standing.ts';
import type { StandingRow } from '../scores/standings/standing-rows.ts';

type Column = readonly Readonly<{ seat: Pick<StandingRow['seat'], 'score'> }>[];

/**
 * Returns the column of the standings with the House's row; -1 if there is none, or if it is beyond the rows that are
 * shown.
 */
export function findHouseColumn(
  columns: readonly Column[],
  { house, others }: Readonly<{ house: HouseStanding | undefined; others: number }>,
): number {
  if (house === undefined) return -1;
  const found = columns.findIndex((column) => column.some(({ seat }) => seat.score < house.score));
  if (found !== -1 || others > 0) return found;
  return columns.findLastIndex((column) => column.length > 0);
}
