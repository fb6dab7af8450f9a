import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteFile, STORE_FILE } from './sqlite-store.ts';
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

test('in a folder that others can read, they can’t read the store or its log', async () => {
  chmodSync(folder, 0o755);
  const file = join(folder, STORE_FILE);
  writeFileSync(file, '');
  chmodSync(file, 0o644);
  const store = openSqliteFile(folder);
  await sql`create table note (text text)`.execute(store);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
  expect(readdirSync(folder)).toContain(`${STORE_FILE}-wal`);
  await store.destroy();
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
