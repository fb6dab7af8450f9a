import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype, { type Font, type PathCommand } from 'opentype.js';

/** A line of text as the outline of its letters, because the renderer reads no web fonts. */
export type Letters = Readonly<{
  /** Returns path data with the line's left end and baseline at the point. */
  outline: (at: Readonly<{ x: number; y: number; size: number }>) => string;
  /** The width at size 1. */
  width: number;
}>;

/** The typeface of headlines and figures, and those of running text and names. */
export type LetterFace = 'display' | 'text' | 'text-bold';

/**
 * The files of each face, in the order of the search. A letter that the headline face lacks is set in the text face.
 */
const FILES: Readonly<Record<LetterFace, readonly string[]>> = {
  display: [
    ...['latin', 'latin-ext'].map(
      (letters) => `big-shoulders-display/files/big-shoulders-display-${letters}-900`,
    ),
    ...franklin(700),
  ],
  text: franklin(400),
  'text-bold': franklin(600),
};

function franklin(weight: number): readonly string[] {
  return ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'].map(
    (letters) => `libre-franklin/files/libre-franklin-${letters}-${weight}`,
  );
}

const fonts = new Map<string, Font>();

/** Longer than any name or title should be. Each letter takes time to draw. */
const MOST_LETTERS = 200;

/** Returns the text, or its beginning if it is too long to draw. */
export function shorten(text: string): string {
  if (text.length <= MOST_LETTERS) return text;
  const letters = [...text];
  const isLong = letters.length > MOST_LETTERS;
  return isLong ? `${letters.slice(0, MOST_LETTERS - 1).join('')}…` : text;
}

/** Returns undefined if the typefaces lack one of the letters. */
export function findLetters(text: string, face: LetterFace = 'display'): Letters | undefined {
  const runs: Readonly<{ font: Font; letter: string }>[] = [];
  for (const letter of shorten(text.normalize('NFC'))) {
    const font = findFont(letter, face);
    if (font === undefined) return undefined;
    runs.push({ font, letter });
  }
  const advance = ({ font, letter }: (typeof runs)[number]) => font.getAdvanceWidth(letter, 1);
  return {
    width: runs.reduce((sum, run) => sum + advance(run), 0),
    outline({ x, y, size }) {
      let left = x;
      return runs
        .map((run) => {
          const path = writePath(run.font.getPath(run.letter, left, y, size).commands);
          left += advance(run) * size;
          return path;
        })
        .join('');
    },
  };
}

function findFont(letter: string, face: LetterFace): Font | undefined {
  for (const file of FILES[face]) {
    const font = fonts.get(file) ?? readFont(`@fontsource/${file}-normal.woff`);
    fonts.set(file, font);
    if (font.hasChar(letter)) return font;
  }
  return undefined;
}

/** Writes path data with a space between all numbers, because some renderers cannot read the shorter form. */
function writePath(commands: readonly PathCommand[]): string {
  return commands.map(writeCommand).join('');
}

function writeCommand(command: PathCommand): string {
  switch (command.type) {
    case 'M':
    case 'L':
      return write(command.type, [command.x, command.y]);
    case 'Q':
      return write('Q', [command.x1, command.y1, command.x, command.y]);
    case 'C':
      return write('C', [command.x1, command.y1, command.x2, command.y2, command.x, command.y]);
    case 'Z':
      return 'Z';
  }
}

function write(letter: string, numbers: readonly number[]): string {
  return letter + numbers.map((number) => number.toFixed(1)).join(' ');
}

function readFont(file: string): Font {
  const { buffer, byteOffset, byteLength } = readFileSync(fileURLToPath(import.meta.resolve(file)));
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
}
