import { ANY_FILM } from '@outoften/rules/film/film-filter';
import { expect, test } from 'vitest';
import { clockUnderTest } from '../../../testing/platform/clock-under-test.ts';
import { OutsideFault } from '../../platform/outside/outside-api.ts';
import { FRESH_MS } from './fetch-film.ts';
import { createFilmCounts } from './film-counts.ts';

const EIGHTIES = { ...ANY_FILM, fromYear: 1980, toYear: 1990 };

function countsUnderTest() {
  const clock = clockUnderTest();
  const asked: number[] = [];
  const answers: (number | Error)[] = [];
  const discover = async ({ fromYear }: typeof ANY_FILM) => {
    asked.push(fromYear);
    const total = answers.shift() ?? 0;
    if (total instanceof Error) throw total;
    return { films: [], lastPage: 1, total };
  };
  const count = createFilmCounts({ tmdb: { discover, isFailing: () => false }, clock });
  return { clock, asked, answers, count };
}

test('the films of a filter are counted once a day', async () => {
  const { clock, asked, answers, count } = countsUnderTest();
  answers.push(1234, 80, 1240);
  expect(await Promise.all([count(ANY_FILM), count(ANY_FILM), count(EIGHTIES)])).toEqual([
    1234, 1234, 80,
  ]);
  expect(asked).toEqual([1960, 1980]);
  await clock.advance(FRESH_MS);
  expect(await count(ANY_FILM)).toBe(1240);
});

test('the films of a filter are counted again if the film database did not answer', async () => {
  const { answers, count } = countsUnderTest();
  answers.push(new OutsideFault('The film database', { code: 'late', detail: '' }), 7);
  expect(await count(ANY_FILM)).toBeUndefined();
  expect(await count(ANY_FILM)).toBe(7);
});
