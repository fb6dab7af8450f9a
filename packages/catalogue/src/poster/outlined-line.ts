import opentype, { type Font, type PathCommand } from 'opentype.js';
import { type FaceName, getFace } from './faces.ts';
import { formatNumber } from './ink/svg.ts';

/** One line of text as outlines, its left edge at 0 and its baseline at 0. */
export type OutlinedLine = Readonly<{
  /** Path data. */
  outline: (x: number, y: number, size: number) => string;
  /** The width of the ink, at size 1. */
  width: number;
  /** Height of a capital without accents, at size 1. */
  capHeight: number;
  /** How far the ink reaches above and below the baseline, at size 1. */
  above: number;
  below: number;
}>;

type Corner = readonly [x: number, y: number];

/** Throws if the face lacks a character of the text. `tracking` is in ems. */
export function outlineLine(text: string, face: FaceName, tracking = 0): OutlinedLine {
  const em = 1000;
  const options = { letterSpacing: tracking } as object;
  const fonts = getFace(face);
  const path = new opentype.Path();
  let advance = 0;
  for (const { font, run } of runsOf(text, fonts, face)) {
    path.extend(font.getPath(run, advance, 0, em, options));
    advance += font.getAdvanceWidth(run, em, options);
  }
  const bounds = path.getBoundingBox();
  const capital = fonts[0]?.getPath('H', 0, 0, em).getBoundingBox() ?? bounds;
  return {
    outline: (x, y, size) => {
      const scale = size / em;
      const place = (px: number, py: number): Corner => [
        x + (px - bounds.x1) * scale,
        y + py * scale,
      ];
      return writePath(path.commands, place, size < FINE_BELOW ? 25 : 10);
    },
    width: (bounds.x2 - bounds.x1) / em,
    capHeight: -capital.y1 / em,
    above: -bounds.y1 / em,
    below: bounds.y2 / em,
  };
}

/** Splits the text into pieces, each with the first font that has its letters. */
function runsOf(text: string, fonts: readonly Font[], face: FaceName) {
  const runs: { font: Font; run: string }[] = [];
  for (const character of text) {
    const font = fonts.find((candidate) => candidate.hasChar(character));
    if (!font) throw new Error(`${face} has no "${character}" for "${text}"`);
    const last = runs.at(-1);
    if (last?.font === font) last.run += character;
    else runs.push({ font, run: character });
  }
  return runs;
}

/** Writes relative path data, `raster` steps to the unit. It is a third as long as absolute data. */
function writePath(
  commands: readonly PathCommand[],
  place: (x: number, y: number) => Corner,
  raster: number,
): string {
  const toRaster = (value: number) => Math.round(value * raster) / raster;
  let [penX, penY] = [0, 0];
  let data = '';
  const write = (letter: string, ...corners: readonly Corner[]) => {
    const rounded = corners.map(([x, y]): Corner => [toRaster(x), toRaster(y)]);
    const [endX, endY] = rounded.at(-1) ?? [penX, penY];
    // Rough faces have many steps that are too short to be seen.
    if (Math.hypot(endX - penX, endY - penY) < 3 / raster) return;
    const numbers = rounded.flatMap(([x, y]) => [x - penX, y - penY]).map(formatNumber);
    data +=
      letter + numbers.reduce((text, next) => text + (next.startsWith('-') ? '' : ' ') + next);
    [penX, penY] = rounded.at(-1) ?? [penX, penY];
  };
  for (const command of commands) {
    switch (command.type) {
      case 'M': {
        const [x, y] = place(command.x, command.y).map(toRaster) as [number, number];
        data += `M${formatNumber(x)} ${formatNumber(y)}`;
        [penX, penY] = [x, y];
        break;
      }
      case 'L':
        write('l', place(command.x, command.y));
        break;
      case 'Q': {
        const control = place(command.x1, command.y1);
        const end = place(command.x, command.y);
        if (bend([penX, penY], control, end) < 1.5 / raster) write('l', end);
        else write('q', control, end);
        break;
      }
      case 'C':
        write(
          'c',
          place(command.x1, command.y1),
          place(command.x2, command.y2),
          place(command.x, command.y),
        );
        break;
      case 'Z':
        // The pen returns to the start of the outline. Every outline begins with an absolute M.
        data += 'z';
        break;
    }
  }
  return data;
}

/**
 * Returns the distance of the control point from the middle of the chord. Close to zero, the curve is a straight line.
 */
function bend(start: Corner, control: Corner, end: Corner): number {
  return Math.hypot(control[0] - (start[0] + end[0]) / 2, control[1] - (start[1] + end[1]) / 2);
}

/** Letters smaller than this are rounded to a twenty-fifth of a unit, larger ones to a tenth. */
const FINE_BELOW = 12;
