import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findForeign, findUpward, LAYERS } from './layers.ts';
import { countPackage } from './package-counts.ts';
import { readSources } from './source-files.ts';

const ROOT = join(import.meta.dirname, '../../../..');

const PARTS = ['src', 'testing', 'build', 'worker'];

test.each(readdirSync(join(ROOT, 'packages')))('%s imports what it may, in no circle', (name) => {
  const parts = PARTS.map((part) => join(ROOT, 'packages', name, part))
    .filter(existsSync)
    .map(readSources);
  expect(parts.flatMap((files) => findForeign(name, files))).toEqual([]);
  expect(parts.flatMap((files) => countPackage(files).folderCycles)).toEqual([]);
});

// A test of the server may show how a layer works with those above it.
test.each(Object.entries(LAYERS.folders))('%s has layers', (folder, lines) => {
  const files = readSources(join(ROOT, folder)).filter(
    ({ isTest }) => !isTest || folder.startsWith('packages/web'),
  );
  expect(findUpward(folder, files)).toEqual([]);
  const there = readdirSync(join(ROOT, folder), { withFileTypes: true });
  const names = there.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  expect([...new Set(lines.flat().map((name) => name.split(' ')[0]))].sort()).toEqual(names.sort());
});

test.each([
  { name: 'rules', from: 'node:fs', isTest: true },
  { name: 'rules', from: '@outoften/catalogue/src/films.ts', isTest: false },
  { name: 'catalogue', from: '@outoften/server/src/main.js', isTest: false },
  { name: 'music', from: '@outoften/rules/rating', isTest: false },
  { name: 'server', from: '@outoften/simulation/src/chance.ts', isTest: true },
  { name: 'server', from: '../../testing/app/start-app.ts', isTest: false },
  { name: 'web', from: '@outoften/server/src/main.js', isTest: true },
])('$name must not import $from', ({ name, from, isTest }) => {
  const file = { path: 'a.ts', isTest, imports: [], outside: [from] };
  expect(findForeign(name, [file])).toHaveLength(1);
});

test.each([
  { folder: 'packages/server/src', path: 'films/a.ts', to: 'rooms/store/b.ts' },
  { folder: 'packages/server/src', path: 'daily/a.ts', to: 'players/b.ts' },
  { folder: 'packages/server/src/rooms', path: 'store/deep/a.ts', to: 'live/b.ts' },
  { folder: 'packages/server/src/rooms', path: 'play/a.ts', to: 'rooms.ts' },
  { folder: 'packages/web/src', path: 'ui/a.tsx', to: 'room/b.ts' },
  { folder: 'packages/web/src', path: 'solo/a.tsx', to: 'join/b.tsx' },
  { folder: 'packages/web/src', path: 'home/a.tsx', to: 'lobby/b.tsx' },
  { folder: 'packages/web/src', path: 'room/a.ts', to: 'scores/b.ts' },
])('$path of $folder must not import $to', ({ folder, path, to }) => {
  const imports = [{ path: to, isType: true }];
  expect(findUpward(folder, [{ path, isTest: false, imports, outside: [] }])).toHaveLength(1);
});
