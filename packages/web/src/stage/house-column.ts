import type { HouseStanding } from '../scores/standings/house-standing.ts';
import type { StandingRow } from '../scores/standings/standing-rows.ts';

type Column = readonly Readonly<{ seat: Pick<StandingRow['seat'], 'score'> }>[];

/** The column of standings in which the House has its line; -1 without one, and where it is among the others, who are not shown. */
export function findHouseColumn(
  columns: readonly Column[],
  { house, others }: Readonly<{ house: HouseStanding | undefined; others: number }>,
): number {
  if (house === undefined) return -1;
  const found = columns.findIndex((column) => column.some(({ seat }) => seat.score < house.score));
  if (found !== -1 || others > 0) return found;
  return columns.findLastIndex((column) => column.length > 0);
}
