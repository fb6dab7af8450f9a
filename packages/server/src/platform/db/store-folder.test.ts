import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderProblem, makeStoreFolder } from './store-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'outoften-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder is made with those above it, for its owner only', () => {
  const path = join(folder, 'games', 'data');
  makeStoreFolder(path);
  for (const each of [path, join(folder, 'games')]) expect(statSync(each).mode & 0o777).toBe(0o700);
  makeStoreFolder(path);
});

test('a file in the place of a folder is named as the reason, and stays', () => {
  const file = join(folder, 'data');
  writeFileSync(file, 'mine');
  for (const path of [file, join(file, 'further', 'data')])
    expect(problemOf(path)).toBe('a file is in the place of a folder, EEXIST');
  expect(statSync(file).size).toBe(4);
});

test('a folder that can’t be made below /proc is refused at once', () => {
  expect(problemOf('/proc/data')).toBe('no folder can be made there, ENOENT');
  expect(existsSync('/proc/data')).toBe(false);
});

function problemOf(path: string): string | undefined {
  try {
    makeStoreFolder(path);
    return undefined;
  } catch (error) {
    return folderProblem(error);
  }
}
