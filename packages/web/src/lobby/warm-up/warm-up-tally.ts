import type { AudienceFigures } from '../../room/room-state.ts';

type Reactions = AudienceFigures['reactions'];

/** The answers of one turn that this browser knows. */
export type WarmUpTally = Readonly<{ turn: number; told: Reactions; right: number; all: number }>;

/** Adds the latest event to the tally. A new turn starts at zero, and the same event counts once. */
export function countAnswers(
  tally: WarmUpTally,
  { turn, told }: Pick<WarmUpTally, 'turn' | 'told'>,
): WarmUpTally {
  const { right, all } = tally.turn === turn ? tally : { right: 0, all: 0 };
  if (tally.told === told) return { turn, told, right, all };
  const { warm_up_right: more = 0, warm_up_wrong: wrong = 0 } = told;
  return { turn, told, right: right + more, all: all + more + wrong };
}
