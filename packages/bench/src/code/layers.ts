import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './source-files.ts';

/** The directions of imports: `docs/decisions/03-layers-and-imports.md`. */
export const LAYERS: Readonly<{
  /** What each package may import; "node" is Node.js. */
  packages: Readonly<Record<string, readonly string[]>>;
  /**
   * Folders whose folders have an order, top first. Each imports itself and the lines below it. Folders of one line do
   * not import each other, but "home > join" may import `join`.
   */
  folders: Readonly<Record<string, readonly (readonly string[])[]>>;
}> = JSON.parse(readFileSync(join(import.meta.dirname, 'layers.json'), 'utf8'));

type Importing = Pick<SourceFile, 'path' | 'isTest' | 'imports' | 'outside'>;

const OUTSIDE = /^@outoften\/(?<of>[^/]+)|^(?<node>node):|^(?:\.\.\/)+(?<testing>testing)\//;

/** Returns a line for each import from outside that files of a package may not have. */
export function findForeign(name: string, files: readonly Importing[]): readonly string[] {
  return files.flatMap(({ path, isTest, outside }) => {
    const allowed = [...(LAYERS.packages[name] ?? []), name, ...(isTest ? ['testing'] : [])];
    const from = outside.flatMap((each) => Object.values(OUTSIDE.exec(each)?.groups ?? {}));
    return from
      .filter((each) => each !== undefined && !allowed.includes(each))
      .map((each) => `${path} of ${name} imports ${each}`);
  });
}

/** Returns a line for each import of a higher folder, or of one in the same line. */
export function findUpward(folder: string, files: readonly Importing[]): readonly string[] {
  const lines = (LAYERS.folders[folder] ?? []).map((line) => line.map((each) => each.split(' > ')));
  // Files beside the folders are above all of them.
  const heightOf = (name: string) => -lines.findIndex((line) => line.some(([of]) => of === name));
  return files.flatMap(({ path, imports }) => {
    const own = topFolder(path);
    const also = lines.flat().find(([name]) => name === own) ?? [own];
    return imports
      .map((each) => topFolder(each.path))
      .filter((to) => !also.includes(to) && heightOf(to) >= heightOf(own))
      .map((to) => `${folder}/${path} imports ${to}`);
  });
}

/** The first folder of a path; "." for a file beside the folders. */
export function topFolder(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : '.';
}
