import { tenths } from '@outoften/rules/rating';
import type { ClosedRoundView } from '@outoften/rules/room/view/view-room';

/** A round that closed before 0, so that its reveal is over at 0. */
export function aClosedRound(parts: Partial<ClosedRoundView> = {}): ClosedRoundView {
  return {
    id: 'round',
    number: 1,
    startedAt: 0,
    deadline: undefined,
    isOver: true,
    closedAt: -60_000,
    filmId: 'film',
    answer: tenths(77),
    results: [],
    house: undefined,
    ...parts,
  };
}
