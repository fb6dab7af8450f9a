import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype, { type Font } from 'opentype.js';
import * as v from 'valibot';

export type FaceName = keyof typeof FILES;

/**
 * Returns the face's fonts, read once: the letters of western Europe, then those of the rest of Europe if the face has
 * them. Only the build needs them, because posters contain outlines.
 */
export function getFace(name: FaceName): readonly Font[] {
  const known = loaded.get(name);
  if (known) return known;
  const file = FILES[name];
  const face = ONLY_WESTERN.has(name)
    ? [readFont(file)]
    : [readFont(file), readFont(file.replace('-latin-', '-latin-ext-'))];
  loaded.set(name, face);
  return face;
}

function readFont(file: string): Font {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${file}`)));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

const FILES = {
  'jost-300': 'jost/files/jost-latin-300-normal.woff',
  'jost-500': 'jost/files/jost-latin-500-normal.woff',
  'jost-700': 'jost/files/jost-latin-700-normal.woff',
  'jost-900-italic': 'jost/files/jost-latin-900-italic.woff',
  rye: 'rye/files/rye-latin-400-normal.woff',
  limelight: 'limelight/files/limelight-latin-400-normal.woff',
  'alfa-slab-one': 'alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff',
  righteous: 'righteous/files/righteous-latin-400-normal.woff',
  'bowlby-one': 'bowlby-one/files/bowlby-one-latin-400-normal.woff',
  bungee: 'bungee/files/bungee-latin-400-normal.woff',
  shrikhand: 'shrikhand/files/shrikhand-latin-400-normal.woff',
  'big-shoulders-300': 'big-shoulders-display/files/big-shoulders-display-latin-300-normal.woff',
  'big-shoulders-600': 'big-shoulders-display/files/big-shoulders-display-latin-600-normal.woff',
  'big-shoulders-900': 'big-shoulders-display/files/big-shoulders-display-latin-900-normal.woff',
  caprasimo: 'caprasimo/files/caprasimo-latin-400-normal.woff',
  audiowide: 'audiowide/files/audiowide-latin-400-normal.woff',
  'racing-sans-one': 'racing-sans-one/files/racing-sans-one-latin-400-normal.woff',
  anton: 'anton/files/anton-latin-400-normal.woff',
  'cinzel-800': 'cinzel/files/cinzel-latin-800-normal.woff',
  'krona-one': 'krona-one/files/krona-one-latin-400-normal.woff',
  'libre-franklin-500': 'libre-franklin/files/libre-franklin-latin-500-normal.woff',
  'libre-franklin-800': 'libre-franklin/files/libre-franklin-latin-800-normal.woff',
} as const satisfies Readonly<Record<string, string>>;

export const faceNameSchema = v.picklist(Object.keys(FILES) as FaceName[]);

const ONLY_WESTERN: ReadonlySet<FaceName> = new Set(['bowlby-one']);

const loaded = new Map<FaceName, readonly Font[]>();
