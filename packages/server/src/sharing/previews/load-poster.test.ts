import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FetchPoster } from '../../films/tmdb/poster-images.ts';
import { posterLoader } from './load-poster.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'posters-'));
  writeFileSync(join(root, '7.abc.svg'), '<svg/>');
});
afterAll(() => rmSync(root, { recursive: true }));

const load = (address: string, fetchPoster?: FetchPoster) =>
  posterLoader({ posters: { root, files: new Map([['7', '7.abc.svg']]) }, fetchPoster })(address);

const answering =
  (type: string, parts: readonly Buffer[]): FetchPoster =>
  async () => ({ type, content: Readable.from(parts) });

const TMDB = '/posters/tmdb/w500/abc.jpg';

test('a poster of the catalogue is read from its file', async () => {
  expect(await load('/posters/7.abc.svg')).toBe(
    `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`,
  );
});

test('nothing else is read from the disk', async () => {
  expect(await load('/posters/../posters.json')).toBeUndefined();
  expect(await load('/posters/8.abc.svg')).toBeUndefined();
});

test('a poster of the film database is fetched', async () => {
  const parts = [Buffer.from('JP'), Buffer.from('EG')];
  expect(await load(TMDB, answering('image/jpeg', parts))).toBe('data:image/jpeg;base64,SlBFRw==');
});

test.each<[string, FetchPoster]>([
  ['that the renderer does not read', answering('image/webp', [Buffer.from('x')])],
  ['that is too large', answering('image/jpeg', Array(30).fill(Buffer.alloc(100_000)))],
  ['that is not there', async () => undefined],
  ['that can’t be fetched', () => Promise.reject(new Error('away'))],
])('a poster %s is left out', async (_name, fetchPoster) => {
  expect(await load(TMDB, fetchPoster)).toBeUndefined();
});
