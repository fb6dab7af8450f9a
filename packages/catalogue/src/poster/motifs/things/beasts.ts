import { polygonOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const beasts = {
  /** A bear sitting with its back to us, 100 tall, its seat at the origin. */
  bear: (
    press: Press,
    { ink, rim, ear = ink }: Readonly<{ ink: Ink; rim?: Ink; ear?: Ink }>,
  ): Svg => {
    const body =
      'M-13 -94A9 9 0 1 0 -27 -84Q-30 -72 -24 -64C-46 -58 -52 -34 -50 -16Q-56 -8 -50 0H50Q56 -8 50 -16C52 -34 46 -58 24 -64Q30 -72 27 -84A9 9 0 1 0 13 -94Q0 -100 -13 -94Z';
    return [
      press.fill(body, ink),
      press.disc(-22, -92, 4, ear),
      press.disc(22, -92, 4, ear),
      rim
        ? press.line('M13 -94A9 9 0 1 1 27 -84Q30 -72 24 -64C46 -58 52 -34 50 -16', rim, 1.6, {
            cap: 'round',
          })
        : '',
    ].join('');
  },

  /** A bat with spread wings, 100 wide, around the origin. */
  bat: (press: Press, { ink }: Readonly<{ ink: Ink }>): Svg =>
    press.fill(
      'M0 -12L-4 -20L-6 -11Q-14 -16 -18 -12Q-32 -22 -50 -14Q-42 -8 -42 4Q-32 -2 -26 6Q-18 2 -12 10Q-4 8 0 18Q4 8 12 10Q18 2 26 6Q32 -2 42 4Q42 -8 50 -14Q32 -22 18 -12Q14 -16 6 -11L4 -20Z',
      ink,
    ),

  /** A cat on a wire that hangs its tail like the flag of a note; 100 tall, the wire at the origin. */
  wireCat: (press: Press, { ink, up = false }: Readonly<{ ink: Ink; up?: boolean }>): Svg =>
    press.fill(
      'M-15 -98L-8 -88Q0 -91 8 -88L15 -98L19 -74Q19 -66 13 -61Q26 -46 27 -20Q27 2 0 3Q-27 2 -27 -20Q-26 -46 -13 -61Q-19 -66 -19 -74Z',
      ink,
    ) +
    press.line(
      up
        ? 'M20 -6C44 -8 44 -40 36 -60C30 -76 40 -88 50 -82'
        : 'M18 -4C36 6 34 30 28 46C22 62 32 76 44 68',
      ink,
      7.6,
      { cap: 'round' },
    ),

  /** Cells of wax over a field, some printed otherwise; in poster units. */
  honeycomb: (
    press: Press,
    {
      x,
      y,
      radius,
      columns,
      rows,
      ink,
      rim,
      lit,
      odd = [],
    }: Readonly<{
      x: number;
      y: number;
      radius: number;
      columns: number;
      rows: number;
      ink: Ink;
      rim: Ink;
      /** The light on the upper left walls of each cell. */
      lit: Ink;
      odd?: readonly (readonly [column: number, row: number, ink: Ink])[];
    }>,
  ): Svg =>
    upTo(columns * rows)
      .map((index) => {
        const [column, row] = [index % columns, Math.floor(index / columns)];
        const cx = x + column * radius * 1.732 + (row % 2 === 0 ? 0 : radius * 0.866);
        const cy = y + row * radius * 1.5;
        const other = odd.find(([c, r]) => c === column && r === row);
        return [
          press.fill(polygonOutline(cx, cy, radius * 0.97, 6), rim),
          press.fill(polygonOutline(cx, cy, radius * 0.84, 6), other?.[2] ?? ink),
          press.line(
            `M${cx - radius * 0.66} ${cy + radius * 0.34}V${cy - radius * 0.38}L${cx - radius * 0.1} ${cy - radius * 0.7}`,
            lit,
            radius * 0.07,
            { cap: 'round', join: 'round' },
          ),
        ].join('');
      })
      .join(''),

  /** Liquid that drips from a level edge, `wide` x `deep` from the origin; in poster units. */
  drips: (
    press: Press,
    {
      wide,
      ink,
      edge,
      lengths,
    }: Readonly<{ wide: number; ink: Ink; edge?: Ink; lengths: readonly number[] }>,
  ): Svg => {
    const step = wide / lengths.length;
    const half = step / 2;
    const run = lengths
      .map((long, index) => {
        const x = index * step;
        return `V${long - half * 0.6}A${half * 0.6} ${half * 0.6} 0 0 0 ${x + half * 1.2} ${long - half * 0.6}V${half * 0.4}A${half * 0.4} ${half * 0.4} 0 0 1 ${x + step} ${half * 0.4}`;
      })
      .join('');
    const outline = `M0 -400${run}V-400Z`;
    return (
      (edge ? press.group('translate(2.4 3)', press.fill(outline, edge)) : '') +
      press.fill(outline, ink)
    );
  },
};
