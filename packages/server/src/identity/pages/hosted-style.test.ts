import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hostedStyle, THEME_COLOURS, THING_COLOURS } from './hosted-style.ts';

const BASE = new URL('../../../../web/src/ui/base.css', import.meta.url);

const DAY = ':root[data-theme="light"],';

test('the hosted pages have the web app’s colours in the dark and the light theme', () => {
  const [night = '', day = ''] = readFileSync(BASE, 'utf8').split(DAY);
  for (const [name, value] of Object.entries({ ...THING_COLOURS, ...THEME_COLOURS.dark })) {
    expect(night).toContain(`--${name}: ${value};`);
  }
  for (const [name, value] of Object.entries(THEME_COLOURS.light)) {
    expect(day).toContain(`--${name}: ${value};`);
  }
});

test('every colour in the rules is defined, and every defined colour is used', () => {
  const style = hostedStyle(new Set());
  const used = new Set([...style.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name));
  const things = Object.keys(THING_COLOURS);
  expect([...used].sort()).toEqual([...things, ...Object.keys(THEME_COLOURS.dark)].sort());
  expect(Object.keys(THEME_COLOURS.light)).toEqual(Object.keys(THEME_COLOURS.dark));
});

test('typefaces come from the build if it has them', () => {
  const paths = new Set([
    '/assets/big-shoulders-Ab12_-cd.woff2',
    '/assets/big-shoulders-latin-ext-wght-normal-Ab12cd34.woff2',
    '/assets/libre-franklin-Ab12cd34.woff2',
  ]);
  const style = hostedStyle(paths);
  expect(style).toContain('src:url("/assets/big-shoulders-Ab12_-cd.woff2")');
  expect(style).toContain('src:url("/assets/libre-franklin-Ab12cd34.woff2")');
  expect(style).not.toContain('latin-ext');
  expect(hostedStyle(new Set())).not.toContain('@font-face');
});
