import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Manifest = Readonly<{
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}>;

test('docs/libraries.md lists every dependency, by its name or its family', () => {
  const listed = readListed();
  expect(readDependencies().filter((name) => !listed.some((entry) => covers(entry, name)))).toEqual(
    [],
  );
});

test('docs/libraries.md lists no library that is no dependency', () => {
  const names = readDependencies();
  expect(readListed().filter((entry) => !names.some((name) => covers(entry, name)))).toEqual([]);
});

/** An entry that ends in "…" stands for all names that begin so. */
function covers(entry: string, name: string): boolean {
  return entry.endsWith('…') ? name.startsWith(entry.slice(0, -1)) : entry === name;
}

/** Returns what the first column of the tables names. */
function readListed(): string[] {
  const text = readFileSync(new URL('../../docs/libraries.md', import.meta.url), 'utf8');
  const cells = text.split('\n').map((line) => /^\| (`.*?) \|/.exec(line)?.[1] ?? '');
  const names = cells.flatMap((cell) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  return names.filter((name) => !name.startsWith('node:'));
}

function readDependencies(): string[] {
  const root = new URL('../../', import.meta.url);
  const files = ['package.json', ...globSync('packages/*/package.json', { cwd: root })];
  const names = files.flatMap((file) => {
    const manifest: Manifest = JSON.parse(readFileSync(new URL(file, root), 'utf8'));
    return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  });
  return [...new Set(names)].filter((name) => !name.startsWith('@outoften/'));
}
