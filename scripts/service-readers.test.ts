import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findServiceReaders } from './service-readers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'readers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const BUS_TEST = { 'bus/bus.test.ts': 'const { TEST_REDIS_URL } = process.env;' };
const STORES = { 'db/stores.ts': 'const url = process.env.TEST_DATABASE_URL;' };

/** Writes the files. Returns the paths of those that read the address of a service. */
function readersAmong(files: Readonly<Record<string, string>>): readonly string[] {
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  return findServiceReaders(folder).map((path) => path.slice(folder.length + 1));
}

test.each([
  { name: 'of one line', code: "import { open } from '../db/stores.ts';" },
  { name: 'of several lines', code: "import {\n  type Open,\n  open,\n} from '../db/stores.ts';" },
  { name: 'that is awaited', code: "const { open } = await import('../db/stores.ts');" },
])('a test and a file behind an import $name are found, others are not', ({ code }) => {
  const files = { ...BUS_TEST, ...STORES, 'http/app.ts': code, 'http/app.test.ts': '' };
  expect(readersAmong(files).toSorted()).toEqual(['bus/bus.test.ts', 'db/stores.ts']);
});

test.each([
  { name: 'PostgreSQL', files: BUS_TEST, missing: 'TEST_DATABASE_URL' },
  {
    name: 'Redis',
    files: { 'db/stores.test.ts': STORES['db/stores.ts'] },
    missing: 'TEST_REDIS_URL',
  },
])('the search fails if nothing reads the address of $name', ({ files, missing }) => {
  expect(() => readersAmong(files)).toThrow(`Nothing reads ${missing}`);
});

test.each([
  {
    name: 'starts as a process',
    code: "const script = new URL('../db/stores.ts', import.meta.url);",
  },
  { name: 'imports for its types', code: "import type { Open } from '../db/stores.ts';" },
])('the search fails if a test only $name a file that reads a service’s address', ({ code }) => {
  const files = { ...BUS_TEST, ...STORES, 'http/app.test.ts': code };
  expect(() => readersAmong(files)).toThrow('db/stores.ts reads where a service is');
});

test('tests import the files that read the addresses of PostgreSQL and Redis', () => {
  const packages = join(import.meta.dirname, '../packages');
  expect(() => findServiceReaders(packages)).not.toThrow();
});
