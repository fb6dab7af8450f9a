import { expect, test } from 'vitest';
import { countPackage } from './package-counts.ts';
import type { SourceFile } from './source-files.ts';

function aFile(path: string, parts: Partial<SourceFile> = {}): SourceFile {
  return { path, isTest: false, isStyle: false, lines: 10, imports: [], outside: [], ...parts };
}

test('tests and styles are counted apart from code', () => {
  const counts = countPackage([
    aFile('a.ts', { lines: 50 }),
    aFile('a.test.ts', { isTest: true, lines: 70 }),
    aFile('a.module.css', { isStyle: true, lines: 30 }),
  ]);
  expect(counts).toMatchObject({ files: 1, lines: 50, linesOfTests: 70, linesOfStyles: 30 });
});

test('imports of types alone make a cycle of folders', () => {
  const counts = countPackage([
    aFile('one/a.ts', { imports: [{ path: 'two/b.ts', isType: false }] }),
    aFile('two/b.ts', { imports: [{ path: 'one/a.ts', isType: true }] }),
  ]);
  expect(counts.folderCycles).toEqual([['one', 'two']]);
});
