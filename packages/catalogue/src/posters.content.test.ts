import { WARM_UP_FILMS } from '@outoften/rules/warm-up/warm-up-films';
import { expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { findDecadeFault } from './poster/decades.ts';
import { describePoster } from './poster/describe-poster.ts';
import { pictureShare } from './poster/finish.ts';
import { layOutTitle, SMALLEST_CAP } from './poster/lettering.ts';
import { findMarkupFault } from './poster/markup-fault.ts';
import { MOTIFS } from './poster/motifs.ts';
import type { PosterRecipe } from './poster/recipe.ts';
import { drawSpecimen, STOCK } from './poster/stock.ts';
import { drawPosterOf, POSTER_FILMS, POSTERS, posterFile, WARM_UP_POSTERS } from './posters.ts';

/** Titles that do not fit in capitals of 11 units, each with the reason. */
const SMALLER_TITLES: Readonly<Record<number, string>> = {
  496: 'Borat: 83 letters; the name itself is large',
};

const recipes = { ...POSTERS, ...WARM_UP_POSTERS };

const prints = POSTER_FILMS.flatMap((film) => {
  const recipe = recipes[film.id];
  return recipe ? [{ film, recipe, svg: drawPosterOf(film) }] : [];
});

test('every film has a poster, and every poster a film', () => {
  const ids = (films: readonly Readonly<{ id: number }>[]) => films.map(({ id }) => String(id));
  expect(Object.keys(POSTERS).toSorted()).toEqual(ids(CATALOGUE).toSorted());
  expect(Object.keys(WARM_UP_POSTERS).toSorted()).toEqual(ids(WARM_UP_FILMS).toSorted());
});

test('every poster has a palette and a face of the decade of its film', () => {
  const faults = prints.flatMap(({ film, recipe }) => {
    const fault = findDecadeFault(film.year, recipe);
    return fault === undefined ? [] : [`${posterFile(film)}: ${film.id}, ${film.title}: ${fault}`];
  });
  expect(faults).toEqual([]);
});

test.each(prints)(
  'the poster of $film.title is small, well-formed and self-contained',
  ({ svg }) => {
    expect(findMarkupFault(svg)).toBeUndefined();
    expect(svg).toMatch(
      /^<svg xmlns="[^"]+" viewBox="0 0 200 300" width="200" height="300" aria-label="[^"]+" data-de="[^"]+" data-es="[^"]+">/,
    );
    expect(Buffer.byteLength(svg)).toBeLessThan(30 * 1024);
    expect(svg).not.toMatch(
      /<(text|script|style|image|use|foreignObject|a)\b|\bon\w+=|href|NaN|undefined/,
    );
    expect(svg.match(/url\((?!#p\d+c\d+\))/)).toBeNull();
  },
);

test.each(prints)(
  'the title of $film.title is whole, inside its measure and legible',
  ({ film, recipe }) => {
    const { title } = recipe;
    if (title.lines) expect(title.lines.join(' ')).toBe(film.title);
    const block = layOutTitle(film.title, title);
    for (const line of block.lines) {
      expect(line.x).toBeGreaterThanOrEqual(8);
      expect(line.x + line.outlined.width * line.size).toBeLessThanOrEqual(192.01);
      if (!SMALLER_TITLES[film.id])
        expect(line.capHeight * pictureShare(film.year)).toBeGreaterThanOrEqual(SMALLEST_CAP);
    }
    expect(block.top).toBeGreaterThanOrEqual(8);
    expect(block.bottom).toBeLessThanOrEqual(294);
    expect(block.bottom - block.top).toBeLessThanOrEqual(100);
  },
);

test.each(WARM_UP_FILMS)(
  'the poster of $title in the warm-up has its title above all else, and does not describe it',
  (film) => {
    const recipe = recipes[film.id]!;
    expect(layOutTitle(film.title, recipe.title).bottom).toBeLessThan(100);
    expect(recipe.smallLine.y).toBeLessThan(100);
    expect(describePoster(recipe).toLowerCase()).not.toContain(film.title.toLowerCase());
  },
);

test('posters shown in one page share no id', () => {
  const ids = prints.flatMap(({ svg }) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('no two posters have the same motif, composition and first two inks', () => {
  const looks = prints.map(({ recipe }) => looksOf(recipe));
  expect(new Set(looks).size).toBe(looks.length);
});

test('every motif is on a poster, or else in the stock', () => {
  const taken = new Set(
    [...JSON.stringify(POSTERS).matchAll(/"motif":"(\w+)"/g)].map(([, name]) => name),
  );
  const stock = STOCK.map(({ motif }) => motif);
  expect(stock.filter((motif) => taken.has(motif))).toEqual([]);
  const known = new Set([...taken, ...stock]);
  expect(Object.keys(MOTIFS).filter((motif) => !known.has(motif))).toEqual([]);
});

test.each(STOCK)('$motif of the stock prints', (use) => {
  const svg = drawSpecimen(use);
  expect(findMarkupFault(svg)).toBeUndefined();
  expect(svg).not.toMatch(/NaN|undefined/);
});

test('the same film and recipe print the same bytes', () => {
  for (const { film, svg } of prints.filter((_, n) => n % 20 === 0)) {
    expect(drawPosterOf(film)).toBe(svg);
  }
});

function looksOf({ main, composition, palette }: PosterRecipe): string {
  const inks = Object.entries(composition)
    .filter(([, value]) => typeof value === 'string')
    .map(([, value]) => value);
  return [main.motif, composition.kind, palette, ...inks.slice(1, 3)].join(' ');
}
