import type { OpenRoundView } from '@outoften/rules/room/view/view-room';

/** A running round without a time limit. */
export function anOpenRound(parts: Partial<OpenRoundView> = {}): OpenRoundView {
  return {
    id: 'round',
    number: 1,
    startedAt: 0,
    deadline: undefined,
    isOver: false,
    attempts: 2,
    pause: undefined,
    ...parts,
  };
}
