import * as v from 'valibot';
import { inkSchema } from './ink/palette.ts';
import type { Press } from './ink/press.ts';
import { element, type Svg } from './ink/svg.ts';
import { outlineLine } from './outlined-line.ts';

/** Year and directors, as outlines. */
export const smallLineSchema = v.strictObject({
  ink: inkSchema,
  x: v.exactOptional(v.number()),
  /** The baseline. */
  y: v.number(),
  anchor: v.exactOptional(v.picklist(['start', 'middle', 'end'])),
  /** Height of a capital. */
  cap: v.exactOptional(v.number()),
  /** The greatest length. A longer line is made smaller. */
  longest: v.exactOptional(v.number()),
  /** Degrees; 90 reads downwards. */
  turn: v.exactOptional(v.number()),
});

export type SmallLine = Readonly<v.InferOutput<typeof smallLineSchema>>;

export function printSmallLine(
  press: Press,
  film: Readonly<{ year: number; directors: readonly string[] }>,
  line: SmallLine,
): Svg {
  const { ink, y, anchor = 'start', cap = 4.6, longest = 172, turn = 0 } = line;
  const { x = anchor === 'start' ? 14 : anchor === 'middle' ? 100 : 186 } = line;
  const text = `${film.year}, ${film.directors.join(', ')}`.toLocaleUpperCase('en');
  const outlined = outlineLine(text, 'jost-700', 0.06);
  const size = Math.min(cap / outlined.capHeight, longest / outlined.width);
  const width = outlined.width * size;
  const start = anchor === 'start' ? 0 : anchor === 'middle' ? -width / 2 : -width;
  const path = element('path', { d: outlined.outline(start, 0, size), fill: press.colour(ink) });
  return press.group(`translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}`, path);
}
