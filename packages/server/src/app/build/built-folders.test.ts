import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { lutimes, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBuild } from './built-folders.ts';

let builds: string;
beforeEach(() => {
  builds = mkdtempSync(join(tmpdir(), 'outoften-'));
  for (const name of ['old', 'new', 'newest']) mkdirSync(join(builds, name));
});
afterEach(() => rmSync(builds, { recursive: true }));

test('a server keeps the build it was started with after a newer one becomes current', async () => {
  symlinkSync('new', join(builds, 'current'));
  const { web } = findBuild(builds);
  symlinkSync('newest', join(builds, 'next'));
  await rename(join(builds, 'next'), join(builds, 'current'));
  expect(web).toBe(join(builds, 'new/web'));
  expect(findBuild(builds).web).toBe(join(builds, 'newest/web'));
});

test('the previous build is served for a day after it was replaced', async () => {
  symlinkSync('new', join(builds, 'current'));
  symlinkSync('old', join(builds, 'previous'));
  await lutimes(join(builds, 'previous'), 1_000, 1_000);
  utimesSync(join(builds, 'old'), 5, 5);
  expect(findBuild(builds).earlier).toEqual({
    web: join(builds, 'old/web'),
    servedUntil: (1_000 + 24 * 3600) * 1000,
  });
});

test('a previous build that was removed is ignored', () => {
  symlinkSync('new', join(builds, 'current'));
  symlinkSync('gone', join(builds, 'previous'));
  expect(findBuild(builds)).not.toHaveProperty('earlier');
});

test('a folder that contains the build itself is enough, as in a package', () => {
  mkdirSync(join(builds, 'current'));
  expect(findBuild(builds).catalogue).toBe(join(builds, 'current/catalogue'));
});
