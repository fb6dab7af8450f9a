import { describe, expect, test } from 'vitest';
import { ANY_FILM, filterOf } from '../film/film-filter.ts';
import {
  bestsBefore,
  FILMS_BEFORE_A_BEST,
  NO_BESTS,
  runKind,
  type SoloBests,
  withFilm,
  withRun,
} from './solo-bests.ts';
import type { RunChoice } from './solo-run.ts';

const five: RunChoice = { filter: ANY_FILM, length: 5 };
const masterpieces: RunChoice = { filter: filterOf('masterpieces'), length: 5 };
const endless: RunChoice = { filter: ANY_FILM, length: 'endless' };

test('runs are compared by length, and by programme if its name tells the rating', () => {
  expect(runKind(five)).toBe('5');
  expect(runKind({ ...five, length: 10 })).toBe('10');
  expect(runKind({ ...five, filter: filterOf('horror') })).toBe('5');
  expect(runKind(masterpieces)).toBe('5 masterpieces');
  expect(runKind({ ...masterpieces, filter: filterOf('so-bad-its-good') })).toBe(
    '5 so-bad-its-good',
  );
  expect(runKind(endless)).toBeUndefined();
});

describe('the best run', () => {
  test('is kept for each kind, and a lower one changes nothing', () => {
    const first = withRun(NO_BESTS, five, 912);
    expect(bestsBefore(first, five)).toEqual({ run: 912 });
    expect(bestsBefore(first, masterpieces)).toEqual({});
    expect(withRun(first, five, 800)).toEqual(first);
    expect(bestsBefore(withRun(first, five, 985), five)).toEqual({ run: 985 });
    expect(withRun(first, masterpieces, 1200).runs).toEqual({ 5: 912, '5 masterpieces': 1200 });
  });

  test('does not exist for an endless run', () => {
    expect(withRun(NO_BESTS, endless, 5000)).toEqual(NO_BESTS);
    expect(bestsBefore(NO_BESTS, endless)).toEqual({});
  });
});

describe('the best film', () => {
  const after = (films: number): SoloBests =>
    Array.from({ length: films }, (_, nth) => 100 + nth).reduce<SoloBests>(
      (bests, points) => withFilm(bests, five, points),
      NO_BESTS,
    );

  test('does not exist until five films were played', () => {
    expect(bestsBefore(after(FILMS_BEFORE_A_BEST - 1), five)).toEqual({});
    expect(bestsBefore(after(FILMS_BEFORE_A_BEST), five)).toEqual({ film: 104 });
    expect(bestsBefore(after(FILMS_BEFORE_A_BEST), endless)).toEqual({ film: 104 });
  });

  test('does not count films of a programme whose name tells the rating', () => {
    expect(withFilm(NO_BESTS, masterpieces, 200)).toEqual(NO_BESTS);
    expect(bestsBefore(after(9), masterpieces)).toEqual({});
  });

  test('stays if a film earns less', () => {
    expect(withFilm(after(6), five, 50)).toMatchObject({ film: 105, films: 7 });
  });
});
