import type { ClosedRoundView, RoomView } from '@outoften/rules/room/view-room';

/** A round that is over, with the film's title where it is known. */
export type PlayedRound = Pick<ClosedRoundView, 'number' | 'answer' | 'results' | 'house'> &
  Readonly<{ title: string | undefined }>;

/** The rounds of one game that are known to be over, from the first on. */
export type KeptRounds = Readonly<{ game: string; rounds: readonly PlayedRound[] }>;

/** Names one game: a room may play several. */
export function gameKey({ id, meta }: RoomView): string {
  return `${id} ${meta.game}`;
}

/**
 * The rounds of the game that are over: those kept, and the one just revealed after them. None while a film is being
 * guessed, and none as long as one of them is missing.
 */
export function roundsSoFar(
  view: RoomView,
  { kept, title }: Readonly<{ kept: KeptRounds | undefined; title: string | undefined }>,
): readonly PlayedRound[] {
  const { stage } = view;
  const known = kept?.game === gameKey(view) ? kept.rounds : [];
  switch (stage.phase) {
    case 'revealed': {
      const { round } = stage;
      const earlier = known.filter(({ number }) => number < round.number);
      return earlier.length === round.number - 1 ? [...earlier, { ...round, title }] : [];
    }
    case 'over':
      return known.length === stage.rounds ? known : [];
    case 'lobby':
    case 'guessing':
    case 'closed':
      return [];
  }
}
