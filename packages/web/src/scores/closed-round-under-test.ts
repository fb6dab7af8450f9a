import { tenths } from '@outoften/rules/rating';
import type { ClosedRoundView } from '@outoften/rules/room/view-room';

export function aClosedRound(parts: Partial<ClosedRoundView> = {}): ClosedRoundView {
  return {
    id: 'round',
    number: 1,
    startedAt: 0,
    deadline: undefined,
    isOver: true,
    filmId: 'film',
    answer: tenths(77),
    results: [],
    house: undefined,
    ...parts,
  };
}
