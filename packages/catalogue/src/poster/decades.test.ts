import { expect, test } from 'vitest';
import { DECADES, decadeOf, findDecadeFault } from './decades.ts';
import { PALETTES } from './ink/palette.ts';

test.each([
  { year: 1931, decade: 'early' },
  { year: 1960, decade: '1960s' },
  { year: 1999, decade: '1990s' },
  { year: 2024, decade: '2020s' },
])('a film of $year has the style of the $decade', ({ year, decade }) => {
  expect(decadeOf(year)).toBe(decade);
});

test('a year without a style stops the build', () => {
  expect(() => decadeOf(2030)).toThrow('2030s');
});

test('a recipe with a palette and a face of its decade has no fault', () => {
  const fault = findDecadeFault(1975, { palette: 'seventiesMoss', title: { face: 'caprasimo' } });
  expect(fault).toBeUndefined();
});

test('a palette of another decade is a fault', () => {
  const fault = findDecadeFault(1975, { palette: 'tensClay', title: { face: 'caprasimo' } });
  expect(fault).toBe('the palette tensClay is not one of the 1970s');
});

test('a face of another decade is a fault', () => {
  const fault = findDecadeFault(1975, { palette: 'seventiesMoss', title: { face: 'anton' } });
  expect(fault).toBe('the face anton is not one of the 1970s');
});

test('no face belongs to two decades from 1960 on', () => {
  const { early: _, ...later } = DECADES;
  const faces = Object.values(later).flatMap((style) => style.faces);
  expect(new Set(faces).size).toBe(faces.length);
});

test('every palette belongs to exactly one decade', () => {
  for (const name of Object.keys(PALETTES)) {
    const owners = Object.values(DECADES).filter(({ palettes }) =>
      new RegExp(`^${palettes}[A-Z]`).test(name),
    );
    expect(owners, name).toHaveLength(1);
  }
});

test('the papers of two decades differ', () => {
  const papers = Object.values(DECADES).flatMap(({ palettes }) => [
    ...new Set(
      Object.entries(PALETTES)
        .filter(([name]) => new RegExp(`^${palettes}[A-Z]`).test(name))
        .map(([, { paper }]) => paper),
    ),
  ]);
  expect(new Set(papers).size).toBe(papers.length);
});
