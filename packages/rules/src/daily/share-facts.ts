import { CAST_SLOTS } from '../guessing/cast-slots.ts';
import { GUESS_POINTS } from '../guessing/game-mode.ts';
import { HINTS } from '../guessing/hints.ts';
import { accuracyPoints, distance } from '../guessing/score.ts';
import { type DailyResult, resultPoints } from './daily-result.ts';
import type { PuzzleNumber } from './puzzle-dates.ts';

/** The facts that a shared result shows players who have not played. Film, rating and guess are not among them. */
export type ShareFacts = Readonly<{
  number: PuzzleNumber;
  points: number;
  /** Between guess and rating, in tenths. */
  distance: number;
  /** On which side of the rating the guess was. */
  side: 'low' | 'high' | 'exact';
  hintsBought: number;
  credited: number;
  /** One line of signs that differ by their shape and filling, so that no colour is needed. */
  shapes: string;
}>;

/** How many circles show how close the guess was. */
const CIRCLES = 5;

export function shareFacts(result: DailyResult): ShareFacts {
  const { number, guess, rating, hintsBought, credited } = result;
  const closeness = Math.floor((accuracyPoints(guess, rating) * CIRCLES) / GUESS_POINTS);
  const circles = fill({ full: '●', empty: '○', count: closeness, of: CIRCLES });
  const hints = HINTS.map((hint) => (hintsBought.includes(hint) ? '■' : '□')).join('');
  const names = fill({ full: '▲', empty: '△', count: credited, of: CAST_SLOTS });
  return {
    number,
    points: resultPoints(result),
    distance: distance(guess, rating),
    side: guess === rating ? 'exact' : guess < rating ? 'low' : 'high',
    hintsBought: hintsBought.length,
    credited,
    shapes: `${circles} ${hints} ${names}`,
  };
}

type Row = Readonly<{ full: string; empty: string; count: number; of: number }>;

function fill({ full, empty, count, of }: Row): string {
  return full.repeat(count) + empty.repeat(of - count);
}
