import type { ClosedRound } from '../round.ts';
import type { SeatId } from '../seat.ts';
import { comparedGuesses, type Highlight, type PaidHint, recap } from './recap.ts';
import { type Ranked, standings } from './standings.ts';

/** A title at the end of a game, with the guess or the habit that earned it. */
export type Title = Readonly<
  | ({ title: 'closest' | 'boldest' } & Highlight)
  | ({ title: 'best-hint' } & PaidHint)
  | { title: 'optimist' | 'critic' | 'wolf' | 'steady'; seat: SeatId; distance: number }
>;

/** Fewer guesses, of a round or of a player, show no habit. */
const FEWEST_GUESSES = 3;
/** The least distance from the others that earns a title, and the greatest from the answer, in tenths. */
const LEAST = { boldest: 5, optimist: 3, critic: 3, wolf: 8, steady: -15 } as const;

/**
 * Gives each player at most one title. If several are level, it goes to the best place, or else to who came first. Who
 * earned several gets the first of them.
 * @see docs/rules.md#recap
 */
export function titlesOf(
  rounds: readonly Pick<ClosedRound, 'number' | 'results'>[],
  seats: readonly (Ranked & Readonly<{ id: SeatId; joinedWith: number }>)[],
): readonly Title[] {
  const { closest, boldest, bestHint } = recap(rounds, seats);
  const habits = habitsIn(rounds);
  const claims: readonly (readonly Title[])[] = [
    closest.map((guess) => ({ title: 'closest', ...guess })),
    boldest
      .filter(({ distance }) => distance >= LEAST.boldest)
      .map((guess) => ({ title: 'boldest', ...guess })),
    ...(['optimist', 'critic', 'wolf', 'steady'] as const).map((title) => {
      const most = Math.max(LEAST[title], ...habits.map((each) => each[title]));
      return habits
        .filter((each) => each[title] === most)
        .map(({ seat }) => ({ title, seat, distance: Math.abs(most) }));
    }),
    bestHint.map((hint) => ({ title: 'best-hint', ...hint })),
  ];
  const ranked = standings(seats).map(({ seat }) => seat.id);
  const titled = new Set<SeatId>();
  return claims.flatMap((claim) => {
    const untitled = ranked.filter((id) => !titled.has(id));
    const [title] = untitled.flatMap((id) => claim.filter(({ seat }) => seat === id));
    if (title !== undefined) titled.add(title.seat);
    return title ?? [];
  });
}

/** How much each seat has of each habit, in tenths. */
function habitsIn(rounds: readonly Pick<ClosedRound, 'number' | 'results'>[]) {
  const guesses = rounds
    .map(comparedGuesses)
    .flatMap((ofRound) => (ofRound.length < FEWEST_GUESSES ? [] : ofRound));
  return [...Map.groupBy(guesses, ({ seat }) => seat)]
    .filter(([, own]) => own.length >= FEWEST_GUESSES)
    .map(([seat, own]) => {
      const optimist = mean(own.map(({ above }) => above));
      const wolf = mean(own.map(({ above }) => Math.abs(above)));
      const steady = -Math.max(...own.map(({ distance }) => distance));
      return { seat, optimist, critic: -optimist, wolf, steady };
    });
}

function mean(values: readonly number[]): number {
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}
