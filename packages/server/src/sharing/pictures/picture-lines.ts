import { findLetters, type LetterFace, shorten } from './preview-letters.ts';

export type LineStyle = Readonly<{ face: LetterFace; size: number; fill: string }>;

type LinePlace = Readonly<{
  /** The left end, or the point that `anchor` names. */
  x: number;
  /** The baseline. */
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  /** The greatest width. A wider line is set smaller. */
  most?: number;
}>;

/** Draws the line as an outline; nothing if a letter cannot be drawn. */
export function drawLine(text: string, style: LineStyle, place: LinePlace): string {
  const letters = findLetters(text, style.face);
  if (letters === undefined || letters.width === 0) return '';
  const { x, y, anchor = 'start', most = Number.POSITIVE_INFINITY } = place;
  const size = Math.min(style.size, most / letters.width);
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor];
  const at = { x: x - shift * letters.width * size, y, size };
  return `<path fill="${style.fill}" d="${letters.outline(at)}"/>`;
}

type Paragraph = Readonly<{
  face: LetterFace;
  fill: string;
  x: number;
  /** The top of the first line's capitals. */
  top: number;
  most: number;
  /** Sizes to try in turn, the largest first. */
  fits: readonly Readonly<{ size: number; lines: number }>[];
}>;

/** The height of the headline typeface's capitals, at size 1. */
const CAPITAL = 0.74;

/** Draws the text on as few lines as its size allows. Returns it with the baseline of the last line. */
export function drawParagraph(
  text: string,
  { face, fill, x, top, most, fits }: Paragraph,
): Readonly<{ svg: string; lastLine: number }> {
  const broken = fits.map(({ size, lines }) => ({
    size,
    most: lines,
    ...breakLines(shorten(text), face, most / size),
  }));
  const fitting = broken.find(
    (each) => each.lines.length <= each.most && each.widest <= most / each.size,
  );
  const { size, lines } = fitting ?? broken.at(-1) ?? { size: 0, lines: [] };
  const step = 0.88 * size;
  const y = top + CAPITAL * size;
  const drawn = lines.map((line, nth) =>
    drawLine(line, { face, size, fill }, { x, y: y + nth * step, most }),
  );
  return { svg: drawn.join(''), lastLine: y + (lines.length - 1) * step };
}

/** @param most at size 1 */
function breakLines(text: string, face: LetterFace, most: number) {
  const lines: string[] = [];
  let widest = 0;
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    const width = widthOf(longer, face);
    if (lines.length > 0 && width <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
    widest = Math.max(widest, widthOf(lines.at(-1) ?? '', face));
  }
  return { lines, widest };
}

function widthOf(text: string, face: LetterFace): number {
  return findLetters(text, face)?.width ?? 0;
}
