import * as v from 'valibot';
import { faceNameSchema } from './faces.ts';
import { type Ink, inkSchema } from './ink/palette.ts';
import type { Press } from './ink/press.ts';
import { element, type Svg } from './ink/svg.ts';
import { breakLines } from './line-breaks.ts';
import { type OutlinedLine, outlineLine } from './outlined-line.ts';

export const titleSchema = v.strictObject({
  face: faceNameSchema,
  /** One ink, or one for each line. */
  ink: v.union([inkSchema, v.array(inkSchema)]),
  /** Lines broken by hand, which together are the film's title. By default the title is broken evenly. */
  lines: v.exactOptional(v.array(v.string())),
  /** The number of lines, if they are not given. By default it depends on the title's length. */
  lineCount: v.exactOptional(v.number()),
  letters: v.exactOptional(v.picklist(['capitals', 'as-written'])),
  /** The lower edge of the block is at `y` for 'bottom', the upper edge for 'top'. */
  at: v.exactOptional(v.picklist(['bottom', 'top'])),
  y: v.exactOptional(v.number()),
  left: v.exactOptional(v.number()),
  measure: v.exactOptional(v.number()),
  align: v.exactOptional(v.picklist(['left', 'centre', 'right'])),
  /** Largest height of a capital, in units. */
  largestCap: v.exactOptional(v.number()),
  /** Largest height of the whole block, in units. */
  height: v.exactOptional(v.number()),
  /** Ems between letters. */
  tracking: v.exactOptional(v.number()),
  /** Units between lines, as a share of the smaller neighbour's capitals. */
  leading: v.exactOptional(v.number()),
  /** A flat ground behind the block, from its edge to the poster's. */
  band: v.exactOptional(inkSchema),
  /** A second print behind the letters, lower and to the right by `drop`. */
  shadow: v.exactOptional(inkSchema),
  drop: v.exactOptional(v.number()),
});

export type Title = Readonly<v.InferOutput<typeof titleSchema>>;

export type TitleLine = Readonly<{
  outlined: OutlinedLine;
  size: number;
  x: number;
  baseline: number;
  capHeight: number;
}>;

/** Where a title's letters are, in poster units. */
export type TitleBlock = Readonly<{ lines: readonly TitleLine[]; top: number; bottom: number }>;

const MEASURE = 172;
export const SMALLEST_CAP = 11;

/** Capitals' heights of two lines differ by no more than this factor. */
const LARGEST_CONTRAST = 2.6;

export function layOutTitle(film: string, title: Title): TitleBlock {
  const { measure = MEASURE, left = 14, align = 'left', at = 'bottom', leading = 0.26 } = title;
  const { largestCap = 46, height = 92 } = title;
  const outlined = breakTitle(film, title);
  const fitted = outlined.map((line) =>
    Math.min(measure / line.width, largestCap / line.capHeight),
  );
  const smallest = Math.min(...fitted.map((size, at) => size * (outlined[at]?.capHeight ?? 0)));
  const sizes = outlined.map((line, at) =>
    Math.min(fitted[at] ?? 0, (smallest * LARGEST_CONTRAST) / line.capHeight),
  );
  const offsets = baselines(outlined, sizes, leading);
  const tall = offsets.at(-1) ?? 0;
  const scale = Math.min(1, height / tall);
  const blockWidth = Math.max(...outlined.map((line, at) => line.width * (sizes[at] ?? 0))) * scale;
  const below = Math.max(0, (outlined.at(-1)?.below ?? 0) * (sizes.at(-1) ?? 0) * scale);
  const y = title.y ?? (at === 'bottom' ? 285 : 15);
  const top = at === 'bottom' ? y - tall * scale - Math.max(0, below - 4) : y;
  const lines = outlined.map((line, index): TitleLine => {
    const size = (sizes[index] ?? 0) * scale;
    const room = (align === 'left' ? blockWidth : measure) - line.width * size;
    return {
      outlined: line,
      size,
      x: left + (align === 'left' ? 0 : align === 'centre' ? room / 2 : room),
      baseline: top + (offsets[index] ?? 0) * scale,
      capHeight: line.capHeight * size,
    };
  });
  return { lines, top, bottom: top + tall * scale + below };
}

export function printTitle(press: Press, film: string, title: Title): Svg {
  const block = layOutTitle(film, title);
  const { ink, band, shadow, drop = 1.6, at = 'bottom' } = title;
  const ground =
    band === undefined
      ? ''
      : at === 'bottom'
        ? press.box(0, block.top - 12, 200, 312 - block.top, band)
        : press.box(0, 0, 200, block.bottom + 12, band);
  const print = (inkOf: (line: number) => Ink, offset: number) =>
    block.lines.map(({ outlined, x, baseline, size }, line) =>
      element('path', {
        d: outlined.outline(x + offset, baseline + offset, size),
        fill: press.colour(inkOf(line)),
      }),
    );
  const inks = typeof ink === 'string' ? [ink] : ink;
  const letters = print((line) => inks[line % inks.length] ?? 'key', 0);
  const behind = shadow === undefined ? [] : print(() => shadow, drop);
  return [ground, ...behind, ...letters].join('');
}

function breakTitle(film: string, title: Title): readonly OutlinedLine[] {
  const { face, tracking = 0, letters = 'capitals', measure = MEASURE } = title;
  const outline = (line: string) =>
    outlineLine(letters === 'capitals' ? line.toLocaleUpperCase('en') : line, face, tracking);
  if (title.lines !== undefined) return title.lines.map(outline);
  const widthOf = (line: string) => outline(line).width;
  if (title.lineCount !== undefined) return breakLines(film, title.lineCount, widthOf).map(outline);
  const words = film.split(' ').length;
  let count = Math.min(words, film.length <= 11 ? 1 : film.length <= 24 ? 2 : 3);
  let lines = breakLines(film, count, widthOf).map(outline);
  while (
    count < words &&
    lines.some((line) => (measure / line.width) * line.capHeight < SMALLEST_CAP)
  ) {
    count += 1;
    lines = breakLines(film, count, widthOf).map(outline);
  }
  return lines;
}

/** Baselines below the block's upper edge; a line with accents or descenders gets room for them. */
function baselines(
  lines: readonly OutlinedLine[],
  sizes: readonly number[],
  leading: number,
): readonly number[] {
  const found: number[] = [];
  let y = 0;
  let depth = 0;
  let earlierCap = Number.POSITIVE_INFINITY;
  for (const [index, line] of lines.entries()) {
    const size = sizes[index] ?? 0;
    const cap = line.capHeight * size;
    const reach = Math.max(cap, line.above * size);
    const gap = index === 0 ? 0 : Math.max(3.2, Math.min(cap, earlierCap) * leading);
    y += reach + gap + Math.max(0, depth - gap * 0.4);
    found.push(y);
    depth = Math.max(0, line.below * size - cap * 0.08);
    earlierCap = cap;
  }
  return found;
}
