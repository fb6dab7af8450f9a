import { foldName } from '@outoften/rules/names/name-folding';
import { expect, test } from 'vitest';
import { makeNames } from './names.ts';

const NAMES = makeNames(10_000);

test('ten thousand names are all different, however they are spelt', () => {
  expect(new Set(NAMES.map(foldName)).size).toBe(10_000);
});

test('the names are made of thousands of different words', () => {
  const words = new Set(NAMES.flatMap((name) => foldName(name).split(' ')));
  expect(words.size).toBeGreaterThan(4_000);
});

test('many names have letters with accents', () => {
  const accented = NAMES.filter((name) => foldName(name) !== name.toLowerCase());
  expect(accented.length).toBeGreaterThan(2_000);
});

test('the names are the same each time', () => {
  expect(makeNames(10_000)).toEqual(NAMES);
});
