import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { listYears, readEntries, yearFile } from './data-files.ts';
import { catalogueFilmSchema } from './films/film.ts';

const folder = mkdtempSync(join(tmpdir(), 'outoften-data-'));
const file = relative(import.meta.dirname, join(folder, '1984.json'));
const [film] = CATALOGUE;

afterAll(() => rmSync(folder, { recursive: true }));

function readFilms(text: string) {
  writeFileSync(join(folder, '1984.json'), text);
  return readEntries(file, catalogueFilmSchema, ({ id, title }) => `${id}, ${title}`);
}

test('a file of films is read', () => {
  expect(readFilms(JSON.stringify([film]))).toEqual([film]);
});

test.each([
  { fault: 'a genre that does not exist', wrong: { genres: ['comdy'] }, field: 'genres.0' },
  { fault: 'a date without its zeros', wrong: { releaseDate: '1984-3-9' }, field: 'releaseDate' },
  { fault: 'a rating above ten', wrong: { voteAverage: 57 }, field: 'voteAverage' },
  { fault: 'a field that does not exist', wrong: { votes: 3 }, field: 'votes' },
  { fault: 'no overview', wrong: { overview: undefined }, field: 'overview' },
])('a film with $fault is refused by its file, name and field', ({ wrong, field }) => {
  const text = JSON.stringify([film, { ...film, id: 9336, title: 'Police Academy', ...wrong }]);
  expect(() => readFilms(text)).toThrow(`${file}: 9336, Police Academy: ${field}: Invalid`);
});

test('a file that is no list or no JSON is refused by its name', () => {
  expect(() => readFilms('{}')).toThrow(`${file}: Invalid type`);
  expect(() => readFilms('[{]')).toThrow(`${file}: Expected`);
});

test('the files of both folders are listed by year', () => {
  for (const kind of ['films', 'posters'] as const) {
    const files = listYears(kind);
    expect(files[0]).toBe(yearFile(kind, 1960));
    expect(files).toEqual(files.toSorted());
  }
});
