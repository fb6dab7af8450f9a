import type { SeatView } from '@outoften/rules/room/view/view-room';

/** With more players a number line may have no room for their names. */
const MOST_NAMED = 12;

/** The number on the brass plate of a seat, by which a guess is found in the standings; undefined where few play. */
export function plateOf(
  { order }: Pick<SeatView, 'order'>,
  { players }: Readonly<{ players: number }>,
): number | undefined {
  return players > MOST_NAMED ? order + 1 : undefined;
}
