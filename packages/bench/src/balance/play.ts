import { drawBalanced } from '@outoften/rules/draw/draw-balanced';
import { bandsOf, type FilmFilter, matchesFilter } from '@outoften/rules/film/film-filter';
import { accuracyPoints, distance } from '@outoften/rules/guessing/score';
import { HIGHEST_RATING, isRating, LOWEST_RATING, type Rating } from '@outoften/rules/rating';
import type { CountedFilm } from './sources.ts';

export type Constant = Readonly<{ guess: Rating; points: number }>;

/** How many of a player's last films are avoided while others match. */
const REMEMBERED = 50;

/** Draws the films of a new player, one after another. */
export function drawRun(
  films: readonly CountedFilm[],
  {
    filter,
    length,
    random,
  }: Readonly<{ filter: FilmFilter; length: number; random: () => number }>,
): readonly CountedFilm[] {
  const matching = films.filter((film) => matchesFilter(film, filter));
  const run: CountedFilm[] = [];
  while (run.length < length) {
    const memories = [run.slice(-REMEMBERED).map(({ id }) => id)];
    const draw = { avoid: new Set<string>(), memories, bands: bandsOf(filter), random };
    const film = drawBalanced(matching, draw);
    if (film === undefined) break;
    run.push(film);
  }
  return run;
}

/** Returns the best guess of a player who always guesses the same, and its points for a film. */
export function bestConstant(ratings: readonly Rating[]): Constant {
  const guesses = Array.from({ length: HIGHEST_RATING }, (_, place) => place + 1).filter(isRating);
  const constants = guesses.map((guess) => ({
    guess,
    points: mean(ratings.map((rating) => accuracyPoints(guess, rating))),
  }));
  return constants.reduce((best, each) => (each.points > best.points ? each : best));
}

/** The mean error of a typical player, and its spread, in tenths. */
const TYPICAL = { bias: 3, noise: 9 };

/**
 * Returns the share of runs that a typical player wins against one who always guesses the same, 0 to 1. A tie goes to
 * the smaller error.
 */
export function shareBeaten(
  runs: readonly (readonly Rating[])[],
  { guess, random }: Readonly<{ guess: Rating; random: () => number }>,
): number {
  const won = runs.filter((ratings) => {
    const player = sumUp(
      ratings.map((rating) => ({ rating, guess: typicalGuess(rating, random) })),
    );
    const constant = sumUp(ratings.map((rating) => ({ rating, guess })));
    return (player.points - constant.points || constant.error - player.error) > 0;
  });
  return won.length / runs.length;
}

function sumUp(guesses: readonly Readonly<{ rating: Rating; guess: Rating }>[]) {
  return {
    points: guesses.reduce((sum, { rating, guess }) => sum + accuracyPoints(guess, rating), 0),
    error: guesses.reduce((sum, { rating, guess }) => sum + distance(guess, rating), 0),
  };
}

function typicalGuess(rating: Rating, random: () => number): Rating {
  const { bias, noise } = TYPICAL;
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const guess = Math.round(rating + bias + noise * normal);
  return Math.min(HIGHEST_RATING, Math.max(LOWEST_RATING, guess)) as Rating;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
