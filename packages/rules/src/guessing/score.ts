import type { Rating } from '../rating.ts';
import {
  type CastSlot,
  type CastSlots,
  creditedNameCount,
  POINTS_PER_NAME,
  wrongNameCount,
} from './cast-slots.ts';
import { type GameMode, GUESS_POINTS, maximumScore, startingPoints } from './game-mode.ts';
import { type HintStates, pointsSpent } from './hints.ts';

/** A player's use of hints and names in a film, without the guess. */
export type Play = Readonly<{ hints: HintStates; slots: CastSlots }>;

/** How a score came about. `total` is the sum of the rest, held to the maximum. */
export type Score = Readonly<{
  accuracy: number;
  start: number;
  spent: number;
  credited: number;
  total: number;
}>;

/** Points taken off for each tenth between guess and rating. */
const POINTS_PER_TENTH = 5;

/** The difference between two ratings, in tenths. */
export function distance(guess: Rating, rating: Rating): number {
  return Math.abs(guess - rating);
}

/** 100 for an exact guess, 5 less for each tenth of distance, 0 from 2.0 on. @see docs/rules.md#scoring */
export function accuracyPoints(guess: Rating, rating: Rating): number {
  return GUESS_POINTS - Math.min(GUESS_POINTS, POINTS_PER_TENTH * distance(guess, rating));
}

/** Points left before the guess: starting points, less what was spent, plus the cast names' points. */
export function pointsInHand(mode: GameMode, play: Play): number {
  return startingPoints(mode) - pointsSpent(play.hints) + castPoints(play.slots);
}

/** The maximum that holds the total: the mode's, in the daily less 25 for each wrong cast name. */
export function attainableMaximum(mode: GameMode, play: Play): number {
  const lost = mode.type === 'daily' ? POINTS_PER_NAME * wrongNameCount(play.slots) : 0;
  return maximumScore(mode) - lost;
}

/** How much nearer a guess must come to earn this many points more, in tenths. */
export function distanceWorth(points: number): number {
  return points / POINTS_PER_TENTH;
}

export function scorePlay(
  mode: GameMode,
  play: Play,
  guess: Readonly<{ guess: Rating; rating: Rating }>,
): Score {
  const accuracy = accuracyPoints(guess.guess, guess.rating);
  const total = Math.min(attainableMaximum(mode, play), pointsInHand(mode, play) + accuracy);
  return {
    accuracy,
    start: startingPoints(mode),
    spent: pointsSpent(play.hints),
    credited: castPoints(play.slots),
    total,
  };
}

/** Points for the cast names that were right. They pay for no hint: all hints together cost what one starts with. */
export function castPoints(slots: readonly Pick<CastSlot, 'state'>[]): number {
  return POINTS_PER_NAME * creditedNameCount(slots);
}
