import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countPackage } from './package-counts.ts';
import { readSources } from './source-files.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const { lines: limits }: Readonly<{ lines: Readonly<Record<string, number>> }> = JSON.parse(
  readFileSync(join(ROOT, 'limits.json'), 'utf8'),
);

const folders = readdirSync(join(ROOT, 'packages'))
  .map((name) => `packages/${name}/src`)
  .filter((folder) => existsSync(join(ROOT, folder)))
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${folder}/${entry.name}`),
  );

function linesOf(folder: string): number {
  const { lines, linesOfStyles } = countPackage(readSources(join(ROOT, folder)));
  return lines + linesOfStyles;
}

test('each top folder has a limit for its lines', () => {
  const wanted = folders.filter((folder) => linesOf(folder) > 0);
  expect(Object.keys(limits).toSorted()).toEqual(wanted.toSorted());
});

// Raise a limit in a commit of its own that says why.
test.each(Object.entries(limits))('%s has at most %i lines of code and styles', (folder, most) => {
  expect(linesOf(folder)).toBeLessThanOrEqual(most);
});
