import type { Rating } from '../rating.ts';
import type { ClosedRound, RoundResult } from './round.ts';
import type { SeatId } from './seat.ts';

type RecapRound = Pick<ClosedRound, 'number' | 'results'>;

/** What one seat did in each round, and how its score adds up. */
export type RecapRow<S> = Readonly<{
  seat: S;
  /** What it was given to be level with the lowest. */
  joinedWith: number;
  /** In the order of the rounds; undefined for one it had no part in. */
  results: readonly (RoundResult | undefined)[];
  total: number;
}>;

/** A guess worth telling of. */
export type Highlight = Readonly<{
  seat: SeatId;
  round: number;
  guess: Rating;
  /** Tenths: from the answer for the closest, from the room's mean for the boldest. */
  distance: number;
}>;

export type Recap<S> = Readonly<{
  rows: readonly RecapRow<S>[];
  /** All that are level; empty if nobody guessed. */
  closest: readonly Highlight[];
  /** All that are level; empty if no guess that earned points stood out. */
  boldest: readonly Highlight[];
}>;

/** A game looked back on. @see docs/rules.md#recap */
export function recap<S extends Readonly<{ id: SeatId; joinedWith: number }>>(
  rounds: readonly RecapRound[],
  seats: readonly S[],
): Recap<S> {
  const guesses = rounds.flatMap(guessesOf);
  const bold = rounds.flatMap(boldGuessesOf).filter((highlight) => highlight.distance > 0);
  const least = Math.min(...guesses.map((highlight) => highlight.distance));
  const most = Math.max(...bold.map((highlight) => highlight.distance));
  return {
    rows: seats.map((seat) => rowOf(rounds, seat)),
    closest: guesses.filter((highlight) => highlight.distance === least),
    boldest: bold.filter((highlight) => highlight.distance === most),
  };
}

function rowOf<S extends Readonly<{ id: SeatId; joinedWith: number }>>(
  rounds: readonly RecapRound[],
  seat: S,
): RecapRow<S> {
  const results = rounds.map((round) => round.results.find((result) => result.seat === seat.id));
  const { joinedWith } = seat;
  const total = results.reduce((sum, result) => sum + (result?.score.total ?? 0), joinedWith);
  return { seat, joinedWith, results, total };
}

function guessesOf({ number, results }: RecapRound): readonly Highlight[] {
  return results.flatMap(({ seat, guess, distance }) => {
    if (guess === undefined || distance === undefined) return [];
    return [{ seat, round: number, guess, distance }];
  });
}

/** The guesses with points for accuracy, and how far each was from the mean of all guesses of its round. */
function boldGuessesOf(round: RecapRound): readonly Highlight[] {
  const guesses = guessesOf(round);
  const mean = guesses.reduce((sum, { guess }) => sum + guess, 0) / guesses.length;
  const earning = new Set(
    round.results.flatMap(({ seat, score }) => (score.accuracy > 0 ? [seat] : [])),
  );
  return guesses
    .filter(({ seat }) => earning.has(seat))
    .map((highlight) => ({ ...highlight, distance: Math.round(Math.abs(highlight.guess - mean)) }));
}
