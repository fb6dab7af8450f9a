import { expect, test } from 'vitest';
import { drawPoster } from './draw-poster.ts';
import { inkColour, PALETTES } from './ink/palette.ts';
import { formatNumber, roundNumbers } from './ink/svg.ts';
import { layOutTitle, SMALLEST_CAP } from './lettering.ts';
import { breakLines } from './line-breaks.ts';
import { findMarkupFault } from './markup-fault.ts';
import type { PosterFilm } from './poster-film.ts';
import type { PosterRecipe } from './recipe.ts';

const plain: PosterRecipe = {
  palette: 'earlyEmber',
  composition: { kind: 'low-horizon', sky: 'paper', land: 'key', horizon: 200 },
  main: { motif: 'person', at: [100, 200], size: 60, ink: 'one' },
  title: { face: 'jost-700', ink: 'paper' },
  smallLine: { ink: 'paper', y: 294 },
};

function aFilm(facts: Partial<PosterFilm>): PosterFilm {
  return { id: 1, title: 'Anything', year: 1999, directors: ['Ana Lima'], ...facts };
}

test.each([
  'Amélie',
  'Léon: The Professional',
  'Joker: Folie à Deux',
  'Señor Ñandú',
  'Miloš a Česká řeka',
  'Fast & "Loose" <1>',
])('%s prints', (title) => {
  expect(findMarkupFault(drawPoster(aFilm({ title }), plain))).toBeUndefined();
});

test('a letter that the typeface lacks stops the build', () => {
  expect(() => drawPoster(aFilm({ title: '七人の侍' }), plain)).toThrow('jost-700 has no "七"');
});

test.each([
  { title: 'Up', lines: 1 },
  { title: 'The Godfather', lines: 2 },
  { title: 'The Lord of the Rings: The Return of the King', lines: 4 },
  { title: 'The Assassination of Jesse James by the Coward Robert Ford', lines: 4 },
])('$title is set legibly in $lines lines that fit its width', ({ title, lines }) => {
  const block = layOutTitle(title, { face: 'jost-700', ink: 'key' });
  expect(block.lines).toHaveLength(lines);
  for (const line of block.lines) {
    expect(line.outlined.width * line.size).toBeLessThanOrEqual(172.01);
    expect(line.capHeight).toBeGreaterThanOrEqual(SMALLEST_CAP);
  }
  expect(block.top).toBeGreaterThan(185);
  expect(block.bottom).toBeLessThan(294);
});

test('lines of a title are of equal width', () => {
  const block = layOutTitle('Back to the Future', { face: 'righteous', ink: 'key' });
  const widths = block.lines.map(({ outlined, size }) => Math.round(outlined.width * size));
  expect(new Set(widths).size).toBe(1);
});

test('a title on top begins where it should, its accents included', () => {
  const block = layOutTitle('Élan', { face: 'jost-700', ink: 'key', at: 'top', y: 20 });
  const [line] = block.lines;
  expect(line && line.baseline - line.outlined.above * line.size).toBeCloseTo(20);
});

test('a line ends before a short word, not after it', () => {
  const lengthOf = (line: string) => line.length;
  expect(breakLines('Singing in the Rain', 2, lengthOf)).toEqual(['Singing', 'in the Rain']);
  expect(breakLines('Jaws', 3, lengthOf)).toEqual(['Jaws']);
});

test('a poster depends on its film only', () => {
  expect(drawPoster(aFilm({ id: 2 }), plain)).not.toBe(drawPoster(aFilm({ id: 3 }), plain));
});

test('two directors are both named', () => {
  const both = drawPoster(aFilm({ directors: ['Ana Lima', 'Bo Ek'] }), plain);
  expect(both).not.toBe(drawPoster(aFilm({}), plain));
});

test('numbers are written short and keep their sign', () => {
  expect([0.5, -0.25, -0.001, 12.3456, 3].map(formatNumber)).toEqual([
    '.5',
    '-.25',
    '0',
    '12.35',
    '3',
  ]);
  expect(roundNumbers('M0.123456 -1.999999L1e-7 2')).toBe('M.12 -2L1e-7 2');
});

test('a tint is between its ink and the paper, and a deep tone near the key', () => {
  const palette = PALETTES.earlyEmber;
  expect(inkColour(palette, 'key-tint')).toBe('#81827c');
  expect(inkColour(palette, 'paper-deep')).toBe('#636665');
});

test.each([
  { markup: '<svg><g></svg></g>', fault: 'closes nothing' },
  { markup: '<svg><g></svg>', fault: 'closes nothing' },
  { markup: '<svg>', fault: 'not closed' },
  { markup: '<svg a="1" a="2"/>', fault: 'twice' },
  { markup: '<svg>words</svg>', fault: 'no tag' },
  { markup: '<svg/><svg/>', fault: '2 roots' },
])('the markup check finds $fault in $markup', ({ markup, fault }) => {
  expect(findMarkupFault(markup)).toContain(fault);
});
