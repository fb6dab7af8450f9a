import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** They tell tests where PostgreSQL and Redis are. */
const VARIABLES = ['TEST_DATABASE_URL', 'TEST_REDIS_URL'];

/**
 * The files below a folder that name one of the variables. No test runs differently on a service unless it is one of
 * these files or imports one. Throws if a variable is named nowhere, or if one of the files can not be found by imports.
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

/** An import of types alone runs nothing. */
function isImportedBy(code: string, path: string): boolean {
  const name = basename(path).replaceAll('.', '\\.');
  return new RegExp(`^import (?!type )[^;']*'[^']*/${name}'|import\\('[^']*/${name}'\\)`, 'm').test(
    code,
  );
}
