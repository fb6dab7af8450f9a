import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const base = readFileSync(new URL('base.css', import.meta.url), 'utf8');
const dressing = readFileSync(new URL('../../build/dress-page.js', import.meta.url), 'utf8');

const things = readColours(':root {\n  /*');
const night = { ...things, ...readColours(':root,\n[data-night] {\n  --room') };
const themes = [
  { theme: 'dark', colours: night },
  { theme: 'light', colours: { ...night, ...readColours(':root[data-theme="light"],') } },
];

/** Where words stand. */
const GROUNDS = ['room', 'room-deep', 'room-lift', 'dock', 'banner'];

describe.each(themes)('in the $theme theme', ({ colours }) => {
  test.each(['screen-light', 'screen-dim', 'free', 'pressable', 'pressable-hover', 'panned'])(
    'text in %s is readable on every ground',
    (name) => {
      for (const ground of GROUNDS) expect(contrast(colours, name, ground)).toBeGreaterThan(4.5);
    },
  );

  test.each(['screen-light', 'loved', 'liked', 'panned'])(
    "the game's numbers in %s stand out",
    (name) => {
      for (const ground of ['room', 'dock']) {
        expect(contrast(colours, name, ground)).toBeGreaterThan(7);
      }
    },
  );

  test.each([
    ['ink', 'bulb', 7],
    ['ink', 'bulb-pressed', 7],
    ['ink', 'paper', 7],
    ['ink', 'chosen', 7],
    ['on-velvet', 'velvet', 7],
    ['on-disabled', 'disabled', 4.5],
    ['edge', 'room', 3],
    ['edge', 'room-deep', 3],
    ['edge', 'dock', 3],
  ])('%s contrasts with %s at least %d to one', (name, ground, least) => {
    expect(contrast(colours, name, ground)).toBeGreaterThan(least);
  });

  test.each(['lit-loved', 'lit-liked', 'lit-panned'])('%s contrasts with ink', (name) => {
    expect(contrast(colours, name, 'ink')).toBeGreaterThan(7);
  });
});

test('the browser’s own frame has the room’s colour', () => {
  for (const { colours } of themes) expect(dressing).toContain(`'${colours.room}'`);
});

/** Reads the colours in the block that begins with this text. */
function readColours(start: string): Readonly<Record<string, string>> {
  const from = base.indexOf(start);
  if (from === -1) throw new Error(`No block begins with ${start}`);
  const block = base.slice(from, base.indexOf('\n}', from));
  const pairs = [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)];
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(colours: Readonly<Record<string, string>>, one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(colours[name] ?? ''))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
