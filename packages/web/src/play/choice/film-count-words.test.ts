import { expect, test } from 'vitest';
import { filmCountWords } from './film-count.ts';

const say = (id: string, values?: unknown) => `${id} ${JSON.stringify(values)}`;

test.each([
  { films: 0, words: 'play.films {"films":0}' },
  { films: 99, words: 'play.films {"films":99}' },
  { films: 617, words: 'play.films {"films":617}' },
  { films: 1949, words: 'play.films.about {"films":1900}' },
  { films: 1234, words: 'play.films.about {"films":1200}' },
  { films: 1500, words: 'play.films.about {"films":1500}' },
])('$films films are written $words', ({ films, words }) => {
  expect(filmCountWords(say as never, films)).toBe(words);
});
