import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, normalize, relative, sep } from 'node:path';

/** A source file of a package, by its path within the package's `src`. */
export type SourceFile = Readonly<{
  path: string;
  isTest: boolean;
  isStyle: boolean;
  lines: number;
  /** Files of the same package that it imports, and whether as types alone. */
  imports: readonly Readonly<{ path: string; isType: boolean }>[];
  /** Where its other imports come from: packages, and paths outside the folder. */
  outside: readonly string[];
}>;

const EXTENSIONS = ['.ts', '.tsx', '.js', '.mjs', '.css'];
const A_TEST = /\.(?:test|spec)\.tsx?$|-under-test\.tsx?$/;
const AN_IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?<type>type\s)?[^;]*?from\s*'(?<from>[^']+)'|import\s*\(\s*'(?<lazy>[^']+)'\s*\)|(?:^|\n)import\s*'(?<bare>[^']+)'/g;

/** All source files under a folder, tests among them. Generated declarations are left out. */
export function readSources(src: string): readonly SourceFile[] {
  return listFiles(src).map((file) => {
    const text = readFileSync(file, 'utf8');
    const path = pathWithin(src, file);
    return {
      path,
      isTest: A_TEST.test(path),
      isStyle: path.endsWith('.css'),
      lines: text.split('\n').length - 1,
      ...importsOf(text, { file, src }),
    };
  });
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(path);
    return EXTENSIONS.includes(extname(path)) && !path.endsWith('.d.ts') ? [path] : [];
  });
}

function importsOf(
  text: string,
  { file, src }: Readonly<{ file: string; src: string }>,
): Pick<SourceFile, 'imports' | 'outside'> {
  const found = [...text.matchAll(AN_IMPORT)].map(({ groups = {} }) => {
    const from = groups.from ?? groups.lazy ?? groups.bare ?? '';
    const path = from.startsWith('.')
      ? pathWithin(src, normalize(join(dirname(file), from)))
      : from;
    const isInside = from.startsWith('.') && !path.startsWith('..');
    return { path, isInside, isType: groups.type !== undefined };
  });
  return {
    imports: found.filter(({ isInside }) => isInside).map(({ path, isType }) => ({ path, isType })),
    outside: found.filter(({ isInside }) => !isInside).map(({ path }) => path),
  };
}

function pathWithin(src: string, file: string): string {
  return relative(src, file).split(sep).join('/');
}
