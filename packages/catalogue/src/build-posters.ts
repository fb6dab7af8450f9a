import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { drawPosterOf, POSTER_FILMS } from './posters.ts';

/**
 * Draws the posters of all films and of the warm-up into `<outDir>/posters`, with compressed copies, and lists the file
 * names by film id in `<outDir>/posters.json`. A name changes with its content, so a browser may keep a poster for
 * ever. Throws if a film has no recipe or a wrong one.
 */
export function buildPosters(outDir: string): Readonly<Record<string, string>> {
  const folder = join(outDir, 'posters');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const names: Record<string, string> = {};
  for (const film of POSTER_FILMS) {
    const svg = Buffer.from(drawPosterOf(film));
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
    const name = `${film.id}.${hash}.svg`;
    const params = { [zlib.BROTLI_PARAM_SIZE_HINT]: svg.length, [zlib.BROTLI_PARAM_QUALITY]: 9 };
    writeFileSync(join(folder, name), svg);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(svg, { params }));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(svg, { level: 9 }));
    names[film.id] = name;
  }
  writeFileSync(join(outDir, 'posters.json'), `${JSON.stringify(names, undefined, 2)}\n`);
  return names;
}

if (import.meta.main) {
  const outDir = fileURLToPath(new URL('../dist', import.meta.url));
  console.log(`${Object.keys(buildPosters(outDir)).length} posters printed into ${outDir}`);
}
