import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** The two typefaces of the first screen, and the weights that the design uses. */
const FACES = [
  { name: 'big-shoulders', weights: { min: 800, max: 900 } },
  { name: 'libre-franklin', weights: { min: 400, max: 700 } },
];

const PUNCTUATION = '\u00a0¡¿«»·×–—‘’‚“”„…€−█';

/** Letters of English, German and Spanish, which every page needs. */
const LETTERS = `${signs(0x20, 0x7e)}${PUNCTUATION}ÄÖÜäöüßÁÉÍÑÓÚáéíñóú`;

/** Further letters in the names of western Europe. */
const FURTHER_LETTERS = [...signs(0xa0, 0xff)].filter((sign) => !LETTERS.includes(sign)).join('');

const SUBSETS = [
  { suffix: '', letters: LETTERS },
  { suffix: '-further', letters: FURTHER_LETTERS },
];

/** Font features that the styles use: kerning, accents, and figures of equal height and width. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'lnum', 'tnum'];

/**
 * Writes subsets of both typefaces into `folder`, unless they are up to date. Together they are less than half the size
 * of the whole files. In the styles, `unicode-range` tells browsers which file has a letter.
 */
export async function subsetFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, weights } of FACES) {
    for (const { suffix, letters } of SUBSETS) {
      const target = join(folder, `${name}${suffix}.woff2`);
      if (await isUpToDate(target)) continue;
      // A separate variable, because the published types do not know `keepFeatures` yet.
      const options = {
        targetFormat: 'woff2' as const,
        variationAxes: { wght: weights },
        keepFeatures: FEATURES,
      };
      const subset = await subsetFont(await readFile(findWhole(name)), letters, options);
      await writeFile(target, subset);
    }
  }
}

/** True if the file is newer than this script. */
async function isUpToDate(file: string): Promise<boolean> {
  const made = await stat(file).catch(() => undefined);
  return made !== undefined && made.mtimeMs > (await stat(import.meta.filename)).mtimeMs;
}

function findWhole(name: string): string {
  const require = createRequire(import.meta.url);
  return require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
}

function signs(from: number, to: number): string {
  const codes = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return String.fromCodePoint(...codes);
}
