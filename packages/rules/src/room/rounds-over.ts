/** How far a game has come: a part of the room and of each view of it. */
export type Progress = Readonly<
  | { phase: 'lobby' | 'closed' }
  | { phase: 'guessing' | 'revealed'; round: Readonly<{ number: number }> }
  | { phase: 'over'; rounds: number }
>;

/** The number of the open or last round; 0 before the first, and in a closed room. */
export function roundAt(progress: Progress): number {
  return progress.phase === 'guessing' ? progress.round.number : roundsOver(progress);
}

/** How many rounds of the current game are over; 0 in a closed room, which does not have the number. */
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
