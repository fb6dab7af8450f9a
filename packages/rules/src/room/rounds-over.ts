/** How far a game is: a part of the room and of each view of it. */
export type Progress = Readonly<
  | { phase: 'lobby' | 'closed' }
  | { phase: 'guessing' | 'revealed'; round: Readonly<{ number: number }> }
  | { phase: 'over'; rounds: number }
>;

/** The round that is open or was the last one; 0 before the first, and in a closed room. */
export function roundAt(stage: Progress): number {
  return stage.phase === 'guessing' ? stage.round.number : roundsOver(stage);
}

/** Rounds of the game at hand that are over; 0 in a closed room, which does not tell. */
export function roundsOver(stage: Progress): number {
  switch (stage.phase) {
    case 'guessing':
      return stage.round.number - 1;
    case 'revealed':
      return stage.round.number;
    case 'over':
      return stage.rounds;
    case 'lobby':
    case 'closed':
      return 0;
  }
}
