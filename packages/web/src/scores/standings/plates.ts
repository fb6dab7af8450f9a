import type { SeatView } from '@outoften/rules/room/view/view-room';

/** With more players, a number line may have no room for their names. */
const MOST_NAMED = 12;

/**
 * Returns the number on a seat's brass plate, which is also at its guess on the number line; undefined with few
 * players.
 */
export function plateOf(
  { order }: Pick<SeatView, 'order'>,
  { players }: Readonly<{ players: number }>,
): number | undefined {
  return players > MOST_NAMED ? order + 1 : undefined;
}
