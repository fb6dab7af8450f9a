import { boxOutline, closed, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

export const darkRooms = {
  /** Four rents left by a claw, 100 wide and 160 tall, around the origin. */
  clawMarks: (press: Press, { ink, edge }: Inks<'ink' | 'edge'>): Svg => {
    const rent = (x: number, top: number, foot: number, wide: number) =>
      `M${x + 20} ${top}Q${x + wide + 8} ${(top + foot) / 2 - 10} ${x - 18} ${foot}Q${x - wide} ${(top + foot) / 2} ${x + 20} ${top}Z`;
    const rents = (wide: number) =>
      [
        rent(-40, -62, 62, wide * 0.8),
        rent(-13, -80, 78, wide),
        rent(15, -76, 80, wide),
        rent(42, -56, 54, wide * 0.7),
      ].join('');
    return press.fill(rents(19), edge) + press.fill(rents(14), ink);
  },

  /** A beam of light to the right whose edges are teeth, from its lamp at the origin; in poster units. */
  toothedBeam: (
    press: Press,
    {
      long,
      open,
      teeth = 9,
      ink,
    }: Readonly<{
      long: number;
      /** Half of its width at the far end. */
      open: number;
      teeth?: number;
      ink: Ink;
    }>,
  ): Svg => {
    const edge = (side: 1 | -1) =>
      upTo(teeth).flatMap((index): Point[] => {
        const from = (index / teeth) ** 1.3 * long;
        const to = ((index + 1) / teeth) ** 1.3 * long;
        const spread = (x: number) => side * (2 + (x / long) * open);
        return [
          [from, spread(from)],
          [from + (to - from) * 0.62, spread(to) * 0.5],
        ];
      });
    const end: readonly Point[] = [
      [long, -open],
      [long, open],
    ];
    return press.fill(closed([...edge(-1), ...end, ...edge(1).toReversed()]), ink);
  },

  /** A wardrobe with slatted doors, the right one ajar on the dark, 100 tall, its foot at the origin. */
  wardrobe: (
    press: Press,
    { ink, slat, dark, leaf, knob, coat }: Inks<'ink' | 'slat' | 'dark' | 'leaf' | 'knob' | 'coat'>,
  ): Svg => {
    const rows = upTo(15);
    return [
      press.fill('M-36 -100H36V0H-36Z', ink),
      press.fill('M-40 -104H40V-97H-40ZM-33 0H-27V4H-33ZM27 0H33V4H27Z', ink),
      press.box(0, -92, 30, 86, dark),
      press.line('M2 -86H30', coat, 1),
      press.fill(
        'M15 -86Q16 -82 24 -78L27 -34Q26 -28 24 -36L22 -56L23 -22H7L8 -56L6 -36Q4 -28 3 -34L6 -78Q14 -82 15 -86Z',
        coat,
      ),
      press.box(-31, -92, 30, 86, leaf),
      press.fill(rows.map((row) => boxOutline(-28, -88 + row * 5.2, 24, 2.6)).join(''), slat),
      press.fill('M30 -92L48 -99V5L30 -6Z', leaf),
      press.fill(
        rows
          .map(
            (row) =>
              `M33 ${-87.5 + row * 5.2}L45 ${-92 + row * 5.8}V${-89.5 + row * 5.8}L33 ${-85 + row * 5.2}Z`,
          )
          .join(''),
        slat,
      ),
      press.disc(-4, -46, 1.9, knob),
    ].join('');
  },

  /** A hatch in a ceiling out of which hair falls, `long` from the hatch at the origin down; 100 wide. */
  hairFromAHatch: (
    press: Press,
    {
      lid,
      dark,
      hair,
      strand,
      long = 150,
    }: Readonly<{ lid: Ink; dark: Ink; hair: Ink; strand: Ink; long?: number }>,
  ): Svg => {
    const locks = [-44, -31, -18, -6, 7, 19, 31, 43].map((end, index) => ({
      end,
      top: -30 + index * 8.6,
      reach: long * (index % 3 === 0 ? 0.82 : index % 3 === 1 ? 1 : 0.9),
    }));
    const falls = locks.map(
      ({ end, top, reach }) =>
        `M${top - 5} 0C${top - 10} ${reach * 0.4} ${end + 16} ${reach * 0.6} ${end} ${reach}C${end + 6} ${reach * 0.66} ${top + 12} ${reach * 0.4} ${top + 7} 0Z`,
    );
    const strands = locks.map(
      ({ end, top }) =>
        `M${top} 0C${top - 2} ${long * 0.36} ${end + 10} ${long * 0.5} ${end + 3} ${long * 0.72}`,
    );
    return [
      press.fill('M-50 0L-40 -16H40L50 0Z', dark),
      press.fill('M40 -16L50 0L78 14L66 -4Z', lid),
      press.line('M-50 0L-40 -16H40L50 0Z', lid, 3),
      press.fill(falls.join(''), hair),
      press.line(strands.join(''), strand, 1),
    ].join('');
  },
};
