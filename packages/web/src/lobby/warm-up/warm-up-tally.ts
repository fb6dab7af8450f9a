import type { AudienceFigures } from '../../room/room-state.ts';

type Reactions = AudienceFigures['reactions'];

/** How many said what in one turn of the warm-up, as far as the room told this browser. */
export type WarmUpTally = Readonly<{ turn: number; told: Reactions; right: number; all: number }>;

/** The tally with the latest news in it. It begins again with each turn; the same news counts once. */
export function countAnswers(
  tally: WarmUpTally,
  { turn, told }: Pick<WarmUpTally, 'turn' | 'told'>,
): WarmUpTally {
  const { right, all } = tally.turn === turn ? tally : { right: 0, all: 0 };
  if (tally.told === told) return { turn, told, right, all };
  const { warm_up_right: more = 0, warm_up_wrong: wrong = 0 } = told;
  return { turn, told, right: right + more, all: all + more + wrong };
}
