import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listShell } from './shell-files.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'out-of-ten-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

async function write(path: string, text = path): Promise<void> {
  const file = join(dist, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

test('the shell consists of pages, scripts, styles, typefaces and art only', async () => {
  const kept = [
    '/assets/app-1a2b.js',
    '/assets/app-1a2b.css',
    '/assets/big-shoulders-1a2b.woff2',
    '/assets/curtain-left-1a2b.svg',
    '/game/home/index.html',
    '/icon.svg',
    '/manifest.webmanifest',
    '/shell.html',
  ];
  const left = [
    '/.vite/manifest.json',
    '/.built',
    '/assets/app-1a2b.js.br',
    '/assets/overture-1a2b.opus',
    '/film-pack.json',
    '/icons/home-wide.jpg',
    '/index.html',
    '/robots.txt',
    '/sw.js',
  ];
  for (const path of [...kept, ...left]) await write(path);
  const { files } = await listShell(dist);
  expect(files.map(({ url }) => url)).toEqual(kept.sort());
});

test('a page is identified by its content, a hashed file by its name', async () => {
  await write('/assets/app-1a2b.js');
  await write('/shell.html', '<!doctype html>');
  const before = await listShell(dist);
  expect(before.files).toEqual([
    { url: '/assets/app-1a2b.js', revision: null },
    {
      url: '/shell.html',
      revision: expect.any(String),
      integrity: expect.stringMatching(/^sha256-[\w+/]{43}=$/),
    },
  ]);
  expect(await listShell(dist)).toEqual(before);
  await write('/shell.html', '<!doctype html><title>New</title>');
  const after = await listShell(dist);
  expect(after.version).not.toBe(before.version);
  expect(after.files[1]?.revision).not.toBe(before.files[1]?.revision);
});
