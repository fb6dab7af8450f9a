import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** The two faces of the first screen, with the weights the design uses of them. */
const FACES = [
  { name: 'big-shoulders', weights: { min: 800, max: 900 } },
  { name: 'libre-franklin', weights: { min: 400, max: 700 } },
];

const PUNCTUATION = '\u00a0¡¿«»·×–—‘’‚“”„…€−█';

/** English, German and Spanish: what every page waits for. */
const LETTERS = `${signs(0x20, 0x7e)}${PUNCTUATION}ÄÖÜäöüßÁÉÍÑÓÚáéíñóú`;

/** What else western Europe writes names with. */
const FURTHER_LETTERS = [...signs(0xa0, 0xff)].filter((sign) => !LETTERS.includes(sign)).join('');

const SUBSETS = [
  { suffix: '', letters: LETTERS },
  { suffix: '-further', letters: FURTHER_LETTERS },
];

/** What the style asks of the typefaces: kerning, accents, and figures of one height and width. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'lnum', 'tnum'];

/**
 * Writes the parts of each typeface that the design uses into `folder`, unless they are there: together less than half of
 * what the whole files weigh. The style tells browsers by unicode-range which part has a letter.
 */
export async function subsetFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, weights } of FACES) {
    for (const { suffix, letters } of SUBSETS) {
      const target = join(folder, `${name}${suffix}.woff2`);
      if (await isUpToDate(target)) continue;
      // Declared apart, as the published types don't know `keepFeatures` yet.
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

/** Whether the file is newer than what it was made by. */
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
