import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HOSTED_COLOURS, hostedStyle } from './hosted-style.ts';

const BASE = new URL('../../../web/src/ui/base.css', import.meta.url);

test('the hosted pages have the colours of the web app', () => {
  const base = readFileSync(BASE, 'utf8');
  for (const [name, value] of Object.entries(HOSTED_COLOURS)) {
    expect(base).toContain(`--${name}: ${value};`);
  }
});

test('every colour the rules name is defined, and every one defined is used', () => {
  const style = hostedStyle(new Set());
  const used = new Set([...style.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name));
  expect([...used].sort()).toEqual(Object.keys(HOSTED_COLOURS).sort());
});

test('typefaces come from the build, where it has them', () => {
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
