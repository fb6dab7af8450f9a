import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { CATALOGUE } from '@outoften/catalogue/catalogue';
import type { BuiltFolders } from '../../src/app/build/built-folders.ts';

/** A small build. The tests that use it name its contents. */
const BUILD: Readonly<Record<string, string>> = {
  'web/index.html':
    '<!doctype html><title>Landing</title><!--preview--><meta property="og:title" content="Landing"><!--/preview-->',
  'web/shell.html':
    '<!doctype html><title>Shell</title><!--preview--><meta property="og:title" content="Shell"><meta property="og:image" content="/previews/start.png"><!--/preview--><style>body{margin:0}</style>',
  'web/game/home/index.html': '<!doctype html><title>Home</title>',
  'web/game/home/index.de.html': '<!doctype html><title>Start</title>',
  'web/assets/app-1a2b3c4d.js': `export const long = '${'reel '.repeat(400)}';`,
  'web/.built': '',
  'web/music/deuces.mp3': 'ID3'.padEnd(4000, 'loud'),
  'web/sfx/click.wav': 'RIFF',
  'web/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'catalogue/films.json': JSON.stringify(CATALOGUE),
  'catalogue/packed-films.json': '["539"]',
  'catalogue/posters.json': '{"539":"539.1a2b3c4d.svg"}',
  'catalogue/posters/539.1a2b3c4d.svg':
    '<svg xmlns="http://www.w3.org/2000/svg"><title>Reel</title></svg>',
  'catalogue/posters/draft.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** Writes the small build into a new folder, beside an empty folder for a store. */
export function writeBuild() {
  const root = mkdtempSync(join(tmpdir(), 'outoften-'));
  for (const [name, text] of Object.entries(BUILD)) {
    const path = join(root, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    if (text.length <= 1024 || !/^web\/.*\.(?:js|html|svg)$/.test(name)) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    writeFileSync(`${path}.gz`, gzipSync(text));
  }
  const folders: BuiltFolders = { web: join(root, 'web'), catalogue: join(root, 'catalogue') };
  return {
    folders,
    dataDir: join(root, 'data'),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
