import type { Manifest, ManifestChunk } from 'vite';
import { SCREEN_FILES } from './screen-files.ts';

/** The files of a page, as paths inside the built folder. Style sheets are listed before those that depend on them. */
export type PageFiles = Readonly<{ scripts: readonly string[]; styles: readonly string[] }>;

/** Lists the files that the app needs on every screen. `app` is its first script. */
export function listAppFiles(manifest: Manifest, app: string): PageFiles {
  return collectFiles(manifest, [findChunk(manifest, app)]);
}

/** Like {@link listAppFiles}, with the files of the screen at `path`. Throws if that screen has no files. */
export function listPageFiles(
  manifest: Manifest,
  { app, path }: Readonly<{ app: string; path: string }>,
): PageFiles {
  const files = SCREEN_FILES[path];
  if (files === undefined) throw new Error(`Nothing is known of the screen at ${path}`);
  const screen = files.map((file) => {
    const chunk = manifest[file];
    if (chunk?.isDynamicEntry) return chunk;
    throw new Error(`${file} is not fetched on demand`);
  });
  return collectFiles(manifest, [findChunk(manifest, app), ...screen]);
}

function findChunk(manifest: Manifest, file: string): ManifestChunk {
  const chunk = Object.values(manifest).find((each) => each.file === file);
  if (chunk === undefined) throw new Error(`The build has no ${file}`);
  return chunk;
}

function collectFiles(manifest: Manifest, chunks: readonly ManifestChunk[]): PageFiles {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: ManifestChunk) => {
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const key of chunk.imports ?? []) {
      const imported = manifest[key];
      if (imported !== undefined) visit(imported);
    }
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const chunk of chunks) visit(chunk);
  return { scripts: [...scripts], styles: [...styles] };
}
