import { expect, test } from 'vitest';
import { findLetters } from './preview-letters.ts';

test('a line is as wide as its letters, and begins at its place', () => {
  const one = findLetters('A');
  const two = findLetters('AA');
  expect(two?.width).toBeCloseTo(2 * (one?.width ?? 0));
  expect(one?.outline({ x: 100, y: 200, size: 50 })).toMatch(/^M1\d\d\.\d /);
});

test('all numbers of an outline are separated, so that every renderer can read them', () => {
  const outline = findLetters('Adivina la nota de cada película')?.outline({ x: 0, y: 0, size: 9 });
  const numbers = outline?.split(/[A-Z ]+/).filter((text) => text !== '');
  expect(numbers?.length).toBeGreaterThan(100);
  for (const number of numbers ?? []) expect(number).toMatch(/^-?\d+\.\d$/);
});

test('a letter that the headline typeface lacks is set in the text typeface', () => {
  expect(findLetters('Анна', 'display')?.width).toBeGreaterThan(1);
});

test('a line with a letter that no typeface has is not drawn', () => {
  expect(findLetters('田中さん')).toBeUndefined();
});

test('only the beginning of a very long text is drawn', () => {
  const beginning = findLetters(`${'W'.repeat(199)}…`);
  expect(findLetters('W'.repeat(5_000))).toMatchObject({ width: beginning?.width });
  expect(beginning?.width).toBeGreaterThan(0);
  expect(findLetters('W'.repeat(200))?.width).not.toBe(beginning?.width);
});
