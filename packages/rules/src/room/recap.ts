import type { Rating } from '../rating.ts';
import type { ClosedRound, RoundResult } from './round.ts';
import { ERROR_WITHOUT_GUESS, type SeatId } from './seat.ts';
import { standings } from './standings.ts';

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

export type PlaceInRound = Readonly<{ rank: number; result: RoundResult }>;

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

/** What the seats of a round got in it, by their places in that round alone. @see docs/rules.md#recap */
export function placesInRound(results: readonly RoundResult[]): readonly PlaceInRound[] {
  const ranked = results.map((result) => ({
    result,
    score: result.score.total,
    error: result.distance ?? ERROR_WITHOUT_GUESS,
    exact: result.distance === 0 ? 1 : 0,
    spent: result.score.spent,
  }));
  return standings(ranked).map(({ rank, seat }) => ({ rank, result: seat.result }));
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
