import { type Band, bandOf, RATING_BANDS } from '@outoften/rules/film/bands';
import { GENRES } from '@outoften/rules/film/genre';
import { accuracyPoints } from '@outoften/rules/guessing/score';
import { HIGHEST_RATING, LOWEST_RATING, type Rating } from '@outoften/rules/rating';
import { mean } from './play.ts';
import { predictLeftOut } from './ridge.ts';
import type { CountedFilm } from './sources.ts';

/** A player's knowledge of a film. Only the ratings of reviews are read, not their text. */
export type Knowledge = Readonly<{
  genreAndDecade: boolean;
  reviews: 'none' | 'one' | 'all';
}>;

/**
 * The average points for a film over balanced draws, of a player who knows how ratings are distributed: a ridge
 * regression over all other films predicts the rating, and the guess is where it brings most.
 */
export function pointsOf(films: readonly CountedFilm[], knowledge: Knowledge): number {
  const rated = films.filter(({ reviews }) => reviews.length > 0);
  if (knowledge.reviews !== 'one') return pointsBy(rated, knowledge);
  // For each of a film's reviews.
  const choices = [0, 1, 2].map((nth) =>
    rated.map((film) => ({
      ...film,
      reviews: film.reviews.slice(nth % film.reviews.length).slice(0, 1),
    })),
  );
  return mean(choices.map((chosen) => pointsBy(chosen, knowledge)));
}

function pointsBy(rated: readonly CountedFilm[], knowledge: Knowledge): number {
  const samples = rated.map((film) => ({
    features: featuresOf(film, knowledge),
    value: film.rating,
    weight: weightOf(film, rated),
  }));
  const predicted = predictLeftOut(samples);
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  const shifts = Array.from({ length: 81 }, (_, place) => place - 40);
  const points = shifts.map((shift) =>
    samples.reduce((sum, { value, weight }, place) => {
      const guess = toRating((predicted[place] ?? 0) + shift);
      return sum + (weight / total) * accuracyPoints(guess, value);
    }, 0),
  );
  return Math.max(...points);
}

function toRating(value: number): Rating {
  return Math.min(HIGHEST_RATING, Math.max(LOWEST_RATING, Math.round(value))) as Rating;
}

/** How often a balanced draw takes the film. */
function weightOf(film: CountedFilm, films: readonly CountedFilm[]): number {
  const band = bandOf(film.rating, RATING_BANDS) as Band;
  return band.weight / films.filter(({ rating }) => bandOf(rating, RATING_BANDS) === band).length;
}

function featuresOf(
  { genres, releaseYear, reviews }: CountedFilm,
  knowledge: Knowledge,
): readonly number[] {
  const decade = Math.floor((releaseYear - 1960) / 10);
  return [
    ...(knowledge.genreAndDecade
      ? [
          ...GENRES.map((genre) => (genres.includes(genre) ? 1 : 0)),
          ...Array.from({ length: 7 }, (_, place) => (place === decade ? 1 : 0)),
        ]
      : []),
    ...(knowledge.reviews === 'none' ? [] : [mean(reviews) / 10, (mean(reviews) / 10) ** 2 / 10]),
  ];
}
