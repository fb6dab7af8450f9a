import { ANY_FILM } from '@outoften/rules/film/film-filter';
import { tenths } from '@outoften/rules/rating';
import { seededChance } from '@outoften/rules/seeded-chance';
import { expect, test } from 'vitest';
import { pointsOf } from './hints.ts';
import { bestConstant, drawRun, shareBeaten } from './play.ts';
import { predictLeftOut } from './ridge.ts';
import { CATALOGUE_FILMS } from './sources.ts';

test('the best constant guess is near most ratings', () => {
  expect(bestConstant([70, 70, 70, 20].map(tenths))).toEqual({ guess: 70, points: 75 });
  expect(bestConstant([60, 61, 62].map(tenths)).guess).toBe(61);
});

test('a run follows from its seed and repeats no film', () => {
  const run = (seed: number) =>
    drawRun(CATALOGUE_FILMS, { filter: ANY_FILM, length: 40, random: seededChance(seed) });
  expect(run(1)).toEqual(run(1));
  expect(run(1)).not.toEqual(run(2));
  expect(new Set(run(1)).size).toBe(40);
});

test('a typical player wins against a constant far off and loses against an exact one', () => {
  const runs = Array.from({ length: 50 }, () => [70, 70, 70, 70, 70].map(tenths));
  const random = seededChance(1);
  expect(shareBeaten(runs, { guess: tenths(20), random })).toBe(1);
  expect(shareBeaten(runs, { guess: tenths(70), random })).toBe(0);
});

test('a sample is estimated from all others and not from itself', () => {
  const line = Array.from({ length: 200 }, (_, x) => ({ features: [x], value: 2 * x, weight: 1 }));
  const odd = { features: [50], value: 900, weight: 1 };
  expect(predictLeftOut([...line, odd]).at(-1)).toBeCloseTo(100, 0);
});

test('all reviews help more than one, and one more than none', () => {
  const [none, one, all] = (['none', 'one', 'all'] as const).map((reviews) =>
    pointsOf(CATALOGUE_FILMS, { genreAndDecade: false, reviews }),
  );
  expect(none).toBeLessThan(one ?? 0);
  expect(one).toBeLessThan(all ?? 0);
});
