import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Variables that tell tests the addresses of PostgreSQL and Redis. */
const VARIABLES = ['TEST_DATABASE_URL', 'TEST_REDIS_URL'];

/**
 * Returns the files in a folder that name one of the variables. Only these files and tests that import them can run
 * differently on a service. Throws if no file names a variable, or if nothing imports one of the files.
 */
export function findServiceReaders(folder: string): readonly string[] {
  const sources = readSources(folder);
  const readers = sources.filter(({ code }) => VARIABLES.some((name) => code.includes(name)));
  for (const name of VARIABLES) {
    if (!readers.some(({ code }) => code.includes(name))) throw new Error(`Nothing reads ${name}`);
  }
  for (const { path } of readers) {
    if (!isTest(path) && !sources.some(({ code }) => isImportedBy(code, path))) {
      throw new Error(`${path} reads where a service is, but nothing imports it`);
    }
  }
  return readers.map(({ path }) => path);
}

type Source = Readonly<{ path: string; code: string }>;

function readSources(folder: string): readonly Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => join(folder, file))
    .map((path) => ({ path, code: readFileSync(path, 'utf8') }));
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** An import of types alone runs no code. */
function isImportedBy(code: string, path: string): boolean {
  const name = basename(path).replaceAll('.', '\\.');
  return new RegExp(`^import (?!type )[^;']*'[^']*/${name}'|import\\('[^']*/${name}'\\)`, 'm').test(
    code,
  );
}
