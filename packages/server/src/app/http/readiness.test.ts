import { expect, test } from 'vitest';
import { type Dependencies, judgeReadiness } from './health.ts';

const WELL: Dependencies = {
  store: 'ok',
  films: 'ok',
  redis: 'ok',
  mail: 'ok',
  film_database: 'ok',
  servers: 'ok',
};

test('a server whose parts all work is ready, and reports each', () => {
  expect(judgeReadiness(WELL)).toEqual({ status: 'ok', ...WELL });
});

test.each<Partial<Dependencies>>([
  { redis: 'away' },
  { mail: 'failing' },
  { mail: 'unverified' },
  { film_database: 'away' },
  { servers: 'apart' },
  { redis: 'none', mail: 'none', film_database: 'none' },
])('players can play with %o', (about) => {
  expect(judgeReadiness({ ...WELL, ...about })).toMatchObject({ status: 'ok', ...about });
});

test.each<Partial<Dependencies>>([
  { store: 'away' },
  { store: 'full' },
  { store: 'read-only' },
  { store: 'failing' },
  { films: 'missing' },
])('players can’t play with %o', (about) => {
  expect(judgeReadiness({ ...WELL, ...about })).toMatchObject({ status: 'unavailable', ...about });
});
