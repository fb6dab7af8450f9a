import { isSameShallow } from './same-shallow.ts';
import type { SeatId } from './seat.ts';
import type { SeatView } from './view-room.ts';

/** Changed seats by how much there is to tell of them. Each is in one of the lists. */
export type SeatsByProgress = Readonly<{
  /** New ones, and those that became somebody else to look at: named, let in or gone. */
  changed: readonly SeatView[];
  /** Inside before and after, with other scores, or away or back: see {@link withProgress}. */
  progressed: readonly SeatView[];
  /** Who has guessed, and nothing else. */
  guessed: readonly SeatId[];
}>;

const PROGRESS = [
  'state',
  'score',
  'error',
  'exact',
  'spent',
  'beatHouse',
  'hasGuessed',
] as const satisfies readonly (keyof SeatView)[];

/** What of somebody inside changes as a game goes on. */
export type SeatProgress = Pick<SeatView, (typeof PROGRESS)[number]> &
  Readonly<{ state: 'seated' | 'away' }>;

/** Sorts those that are not as they were before. */
export function sortByProgress(
  before: readonly SeatView[],
  seats: readonly SeatView[],
): SeatsByProgress {
  const changed: SeatView[] = [];
  const progressed: SeatView[] = [];
  const guessed: SeatId[] = [];
  for (const seat of seats) {
    const earlier = findEarlier(before, seat);
    if (earlier === undefined || !isProgress(earlier, seat)) changed.push(seat);
    else if (seat.hasGuessed && isSameShallow(earlier, seat, ['hasGuessed'])) guessed.push(seat.id);
    else progressed.push(seat);
  }
  return { changed, progressed, guessed };
}

/** The seat once it has guessed. */
export function withGuess(seat: SeatView): SeatView {
  return { ...seat, hasGuessed: true };
}

/** The seat as the game has left it. */
export function withProgress(seat: SeatView, progress: SeatProgress): SeatView {
  const { state, score, error, exact, spent, beatHouse, hasGuessed } = progress;
  return { ...seat, state, score, error, exact, spent, beatHouse, hasGuessed };
}

/** Where all seats are seen, its order is its place. */
function findEarlier(before: readonly SeatView[], { id, order }: SeatView): SeatView | undefined {
  const there = before[order];
  return there?.id === id ? there : before.find((seat) => seat.id === id);
}

function isProgress(before: SeatView, after: SeatView): boolean {
  return isInside(before.state) && isInside(after.state) && isSameShallow(before, after, PROGRESS);
}

function isInside(state: SeatView['state']): boolean {
  return state === 'seated' || state === 'away';
}
