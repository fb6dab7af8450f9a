import { describe, expect, test } from 'vitest';
import { tenths } from '../rating.ts';
import {
  countSides,
  MOST_SEEN,
  offBy,
  type PlayedFilm,
  REMEMBERED_FILMS,
  rememberFilm,
  seenLast,
  summariseRun,
  withSeen,
} from './solo-run.ts';

function played(title: string, about: Partial<Record<'guess' | 'rating' | 'points', number>> = {}) {
  const { guess = 70, rating = 75, points = 175 } = about;
  return { title, guess: tenths(guess), rating: tenths(rating), points };
}

describe('the remembered films of a run', () => {
  test('are in the order they were played', () => {
    const run = ['Jaws', 'Alien'].map((title) => played(title));
    expect(rememberFilm(run, played('Heat')).map(({ title }) => title)).toEqual([
      'Jaws',
      'Alien',
      'Heat',
    ]);
  });

  test('are the last ten films', () => {
    const run = Array.from({ length: 14 }, (_, nth) => played(`film ${nth + 1}`)).reduce(
      rememberFilm,
      [] as readonly PlayedFilm[],
    );
    expect(run).toHaveLength(REMEMBERED_FILMS);
    expect([run[0]?.title, run.at(-1)?.title]).toEqual(['film 5', 'film 14']);
  });
});

describe('a summary', () => {
  test.each([{ run: [] }, { run: [played('Jaws')] }])(
    'does not exist for $run.length films',
    ({ run }) => {
      expect(summariseRun(run)).toBeUndefined();
    },
  );

  test('has the mean distance, whichever side the guess was on', () => {
    const run = [
      played('Jaws', { guess: 70, rating: 77 }),
      played('Alien', { guess: 85, rating: 81 }),
      played('Heat', { guess: 60, rating: 79 }),
    ];
    expect(summariseRun(run)).toEqual({ averageDistance: 10, best: run[1], worst: run[2] });
  });

  test('orders films at the same distance by points', () => {
    const run = [
      played('Jaws', { points: 150 }),
      played('Alien', { points: 225 }),
      played('Heat', { points: 100 }),
    ];
    expect(summariseRun(run)).toMatchObject({ best: run[1], worst: run[2] });
  });

  test('has two equal films in the order of play', () => {
    const run = [played('Jaws'), played('Alien')];
    expect(summariseRun(run)).toMatchObject({ best: run[0], worst: run[1] });
  });
});

test('the same distance above and below counts the same', () => {
  expect([offBy(played('Jaws')), offBy(played('Jaws', { guess: 80 }))]).toEqual([5, 5]);
});

test('after all films were seen, the last nine are avoided, so one of ten is left', () => {
  const seen = Array.from({ length: 10 }, (_, nth) => `${nth}`);
  expect(seenLast(seen)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(seenLast(['0', '1'])).toEqual(['0', '1']);
});

test('a film that is seen again counts as the last one seen', () => {
  expect(withSeen(['1', '2', '3'], '1')).toEqual(['2', '3', '1']);
});

test('beyond the limit the films seen first are forgotten', () => {
  const seen = Array.from({ length: MOST_SEEN }, (_, nth) => `${nth}`);
  expect(withSeen(seen, 'next')).toEqual([...seen.slice(1), 'next']);
});

test('guesses below and above are counted, exact ones are not', () => {
  const guesses = [70, 74, 75, 80].map((guess) => played('Jaws', { guess }));
  expect(countSides(guesses)).toEqual({ below: 2, above: 1 });
});
