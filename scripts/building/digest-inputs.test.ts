import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ALL_INPUTS, digestInputs } from './digest-inputs.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'outoften-'));
  mkdirSync(join(root, 'src/fonts/subset'), { recursive: true });
  writeFileSync(join(root, 'lock.json'), '{}');
  writeFileSync(join(root, 'src/main.ts'), 'start()');
});
afterEach(() => rmSync(root, { recursive: true }));

const digest = () => digestInputs(root, ['lock.json', 'src']);

test('the same sources have the same digest, whenever they were written', async () => {
  const before = await digest();
  utimesSync(join(root, 'src/main.ts'), 5, 5);
  writeFileSync(join(root, 'src/fonts/subset/face.woff2'), 'made by the build');
  expect(await digest()).toBe(before);
});

test('a changed, new or renamed source changes the digest', async () => {
  const digests = [await digest()];
  writeFileSync(join(root, 'src/main.ts'), 'begin()');
  digests.push(await digest());
  writeFileSync(join(root, 'src/other.ts'), '');
  digests.push(await digest());
  renameSync(join(root, 'src/other.ts'), join(root, 'src/another.ts'));
  digests.push(await digest());
  expect(new Set(digests).size).toBe(4);
});

test('versions that differ on the server only have different digests', () => {
  expect(ALL_INPUTS).toEqual(expect.arrayContaining(['package-lock.json', 'packages/server/src']));
});

test('a missing source is named', async () => {
  await expect(digestInputs(root, ['gone'])).rejects.toThrow('gone');
});
