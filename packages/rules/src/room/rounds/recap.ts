import { HINTS, type Hint } from '../../guessing/hints.ts';
import type { Rating } from '../../rating.ts';
import type { ClosedRound, RoundResult } from '../round.ts';
import { ERROR_WITHOUT_GUESS, type SeatId } from '../seat.ts';
import { standings } from './standings.ts';

type RecapRound = Pick<ClosedRound, 'number' | 'results'>;

/** One seat's results of each round, and the parts of its score. */
export type RecapRow<S> = Readonly<{
  seat: S;
  /** The points it was given on joining. */
  joinedWith: number;
  /** In the order of the rounds; undefined for a round without this seat. */
  results: readonly (RoundResult | undefined)[];
  total: number;
}>;

/** A guess that the recap names. */
export type Highlight = Readonly<{
  seat: SeatId;
  round: number;
  guess: Rating;
  /** Tenths: from the answer for the closest, from the mean of all other guesses for the boldest. */
  distance: number;
}>;

/** A guess after hints that was worth more than the guesses of those who bought none. */
export type PaidHint = Readonly<{
  seat: SeatId;
  round: number;
  /** The hints that the seat bought in that round. */
  hints: readonly Hint[];
  spent: number;
  /** Points for accuracy above the mean of those who guessed without hints. Always more than the hints cost. */
  won: number;
}>;

export type Recap<S> = Readonly<{
  rows: readonly RecapRow<S>[];
  /** All that are level; empty if there was no guess. */
  closest: readonly Highlight[];
  /** All that are level; empty if no guess with points was bold. */
  boldest: readonly Highlight[];
  /** All that are level; empty if no hint won more than it cost. */
  bestHint: readonly PaidHint[];
}>;

export type PlaceInRound = Readonly<{ rank: number; result: RoundResult }>;

/** The recap of a game. @see docs/rules.md#recap */
export function recap<S extends Readonly<{ id: SeatId; joinedWith: number }>>(
  rounds: readonly RecapRound[],
  seats: readonly S[],
): Recap<S> {
  const guesses = rounds.flatMap(guessesOf);
  const bold = rounds.flatMap(boldGuessesOf).filter((highlight) => highlight.distance > 0);
  const least = Math.min(...guesses.map((highlight) => highlight.distance));
  const most = Math.max(...bold.map((highlight) => highlight.distance));
  const paid = rounds.flatMap(paidHintsOf);
  const mostGained = Math.max(...paid.map(gainOf));
  return {
    rows: seats.map((seat) => rowOf(rounds, seat)),
    closest: guesses.filter((highlight) => highlight.distance === least),
    boldest: bold.filter((highlight) => highlight.distance === most),
    bestHint: paid.filter((hint) => gainOf(hint) === mostGained),
  };
}

/** The seats' results of a round, with their places in that round alone. @see docs/rules.md#recap */
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

/** The guesses of a round, and how far each is above the mean of all others, in tenths. None without others. */
export function comparedGuesses(
  round: RecapRound,
): readonly (Highlight & Readonly<{ above: number }>)[] {
  const guesses = guessesOf(round);
  if (guesses.length < 2) return [];
  const sum = guesses.reduce((total, { guess }) => total + guess, 0);
  return guesses.map((highlight) => {
    const meanOfOthers = (sum - highlight.guess) / (guesses.length - 1);
    return { ...highlight, above: highlight.guess - meanOfOthers };
  });
}

/** The guesses with points for accuracy, and how far each was from the mean of all other guesses of its round. */
function boldGuessesOf(round: RecapRound): readonly Highlight[] {
  const earning = new Set(
    round.results.flatMap(({ seat, score }) => (score.accuracy > 0 ? [seat] : [])),
  );
  return comparedGuesses(round)
    .filter(({ seat }) => earning.has(seat))
    .map(({ above, ...guess }) => ({ ...guess, distance: Math.round(Math.abs(above)) }));
}

/** The bought hints of a round that won more than they cost. None if every guesser bought one. */
function paidHintsOf({ number, results }: RecapRound): readonly PaidHint[] {
  const guessed = results.filter(({ guess }) => guess !== undefined);
  const without = guessed.filter(({ score }) => score.spent === 0);
  if (without.length === 0) return [];
  const mean = without.reduce((sum, { score }) => sum + score.accuracy, 0) / without.length;
  return guessed
    .filter(({ score }) => score.spent > 0)
    .map(({ seat, hints, score: { accuracy, spent } }) => ({
      seat,
      round: number,
      hints: HINTS.filter((hint) => hints[hint] === 'bought'),
      spent,
      won: Math.round(accuracy - mean),
    }))
    .filter((hint) => gainOf(hint) > 0);
}

function gainOf({ won, spent }: PaidHint): number {
  return won - spent;
}
