import { existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addBuild, isCurrent, removeOldBuilds } from './build-folders.ts';

let builds: string;
beforeEach(() => {
  builds = mkdtempSync(join(tmpdir(), 'outoften-'));
});
afterEach(() => rmSync(builds, { recursive: true }));

const add = (name: string) =>
  addBuild(builds, { name, make: async (folder) => void (await mkdir(folder)) });

test('the previous build stays when a new one becomes current', async () => {
  await add('first');
  await add('second');
  expect(await isCurrent(builds, 'second')).toBe(true);
  expect(readlinkSync(join(builds, 'previous'))).toBe('first');
  expect(existsSync(join(builds, 'first'))).toBe(true);
});

test('older builds are removed before the next one is made, not when it becomes current', async () => {
  for (const name of ['first', 'second', 'third']) await add(name);
  expect(existsSync(join(builds, 'first'))).toBe(true);
  await removeOldBuilds(builds);
  const left = ['first', 'second', 'third'].filter((name) => existsSync(join(builds, name)));
  expect(left).toEqual(['second', 'third']);
});

test('a build that fails leaves the current one unchanged, and nothing that counts as a build', async () => {
  await add('first');
  const make = async (folder: string) => {
    mkdirSync(folder);
    throw new Error('The bundler failed');
  };
  await expect(addBuild(builds, { name: 'second', make })).rejects.toThrow('The bundler failed');
  expect(await isCurrent(builds, 'first')).toBe(true);
  expect(existsSync(join(builds, 'second'))).toBe(false);
  await removeOldBuilds(builds);
  await add('second');
  expect(await isCurrent(builds, 'second')).toBe(true);
});

test('unchanged sources reuse their build without building again', async () => {
  await add('first');
  writeFileSync(join(builds, 'first/page.html'), 'made once');
  await add('second');
  await add('first');
  expect(await isCurrent(builds, 'first')).toBe(true);
  expect(existsSync(join(builds, 'first/page.html'))).toBe(true);
});
