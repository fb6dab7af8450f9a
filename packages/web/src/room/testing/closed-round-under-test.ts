import { tenths } from '@outoften/rules/rating';
import type { ClosedRoundView } from '@outoften/rules/room/view/view-room';

/** Closed so long before 0 that its reveal is over then. */
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
