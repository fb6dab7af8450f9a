/** How far a game is: a part of the room and of each view of it. */
export type Progress = Readonly<
  | { phase: 'lobby' | 'closed' }
  | { phase: 'guessing' | 'revealed'; round: Readonly<{ number: number }> }
  | { phase: 'over'; rounds: number }
>;

/** The round that is open or was the last one; 0 before the first, and in a closed room. */
export function roundAt(progress: Progress): number {
  return progress.phase === 'guessing' ? progress.round.number : roundsOver(progress);
}

/** Rounds of the game at hand that are over; 0 in a closed room, which does not tell. */
export function roundsOver(progress: Progress): number {
  switch (progress.phase) {
    case 'guessing':
      return progress.round.number - 1;
    case 'revealed':
      return progress.round.number;
    case 'over':
      return progress.rounds;
    case 'lobby':
    case 'closed':
      return 0;
  }
}
