import { around, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const homestead = {
  /** A boll of cotton on its stalk, 100 tall, its foot at the origin. */
  cottonBoll: (
    press: Press,
    { wool, shade, husk, stalk }: Readonly<{ wool: Ink; shade: Ink; husk: Ink; stalk: Ink }>,
  ): Svg =>
    [
      press.line('M0 0Q4 -24 0 -44', stalk, 2.6, { cap: 'round' }),
      press.fill('M2 -20Q18 -34 32 -24Q22 -14 2 -20Z', stalk),
      press.disc(-17, -62, 16, wool),
      press.disc(17, -61, 16, wool),
      press.disc(-7, -80, 16, wool),
      press.disc(11, -79, 15, wool),
      press.disc(0, -64, 15, wool),
      press.line(
        'M-4 -92Q-12 -78 -2 -66M-30 -58Q-22 -50 -10 -56M12 -54Q22 -48 30 -58M8 -84Q16 -74 10 -66',
        shade,
        1.6,
        {
          cap: 'round',
        },
      ),
      press.fill(
        'M0 -40Q-22 -40 -31 -58Q-18 -56 -9 -48Q-6 -62 0 -68Q6 -62 9 -48Q18 -56 31 -58Q22 -40 0 -40Z',
        husk,
      ),
    ].join(''),

  /** The drum of a revolver from the front with its six chambers, 100 wide, around the origin. */
  revolverDrum: (
    press: Press,
    { ink, lit, bore, pin }: Readonly<{ ink: Ink; lit: Ink; bore: Ink; pin: Ink }>,
  ): Svg =>
    [
      press.disc(0, 0, 50, ink),
      press.ring(0, 0, 47, lit, 1.4),
      ...around(6, 30).map(([dx, dy]) => press.disc(dx * 55, dy * 55, 12, bore)),
      ...around(6).map(
        ([dx, dy]) =>
          press.disc(dx * 29, dy * 29, 13.4, lit) + press.disc(dx * 29, dy * 29, 12, bore),
      ),
      press.disc(0, 0, 9, lit),
      press.disc(0, 0, 7.4, ink),
      press.disc(0, 0, 3, pin),
    ].join(''),

  /** A bucket tipped on its side with what runs out of it, 100 wide, around its middle. */
  tippedPail: (
    press: Press,
    { ink, hoop, mouth, water }: Readonly<{ ink: Ink; hoop: Ink; mouth: Ink; water: Ink }>,
  ): Svg =>
    [
      press.line('M24 -36C70 -64 84 -8 30 36', hoop, 3),
      press.fill('M-46 -26L26 -38V38L-46 26Q-52 0 -46 -26Z', ink),
      press.fill(
        'M-34 -28L-26 -29.400Q-32 0 -26 29.400L-34 28Q-40 0 -34 -28ZM0 -33.700L8 -35Q2 0 8 35L0 33.700Q-6 0 0 -33.700Z',
        hoop,
      ),
      press.oval(26, 0, 15, 38, hoop),
      press.oval(27, 0, 11.5, 33, mouth),
      press.fill('M18 18Q30 8 37 12Q50 40 96 62Q70 70 44 64Q24 48 18 18Z', water),
    ].join(''),

  /** Someone under a flowered bedsheet, from behind, in canvas shoes; 100 tall, the feet at the origin. */
  sheetGhost: (
    press: Press,
    {
      sheet,
      fold,
      flower,
      shoe,
      sole,
    }: Readonly<{ sheet: Ink; fold: Ink; flower: Ink; shoe: Ink; sole: Ink }>,
  ): Svg =>
    [
      press.fill('M-17 -12H-5V-3H-17ZM5 -12H17V-3H5Z', shoe),
      press.fill('M-18 -3H-4V0H-18ZM4 -3H18V0H4Z', sole),
      press.fill(
        'M0 -100C18 -100 22 -84 23 -72C34 -60 36 -30 38 -10Q31 -4 25 -10Q18 -16 12 -9Q6 -4 0 -10Q-7 -16 -13 -9Q-19 -4 -25 -10Q-32 -15 -38 -10C-36 -30 -34 -60 -23 -72C-22 -84 -18 -100 0 -100Z',
        sheet,
      ),
      press.line('M-17 -66Q-24 -40 -25 -14M0 -60Q-2 -36 0 -14M17 -66Q24 -40 25 -14', fold, 1.6, {
        cap: 'round',
      }),
      ...(
        [
          [-6, -86],
          [9, -76],
          [-13, -62],
          [8, -54],
          [24, -46],
          [-28, -38],
          [-11, -36],
          [13, -30],
          [-18, -20],
          [30, -22],
        ] as const
      ).map(([x, y]) =>
        [
          ...around(5, x * 7).map(([dx, dy]) =>
            press.disc(x + dx * 2.3, y + dy * 2.3, 1.7, flower),
          ),
          press.disc(x, y, 1.2, fold),
        ].join(''),
      ),
    ].join(''),

  /** A crossword's grid, `columns` x `rows` from the origin to the lower right; in poster units. */
  crosswordGrid: (
    press: Press,
    {
      columns,
      rows,
      cell,
      ink,
      line,
      black,
      seen = [],
      mark = ink,
    }: Readonly<{
      columns: number;
      rows: number;
      cell: number;
      ink: Ink;
      line: Ink;
      black: readonly (readonly [column: number, row: number])[];
      /** Cells printed in `mark`. */
      seen?: readonly (readonly [column: number, row: number])[];
      mark?: Ink;
    }>,
  ): Svg => {
    const square = (column: number, row: number) =>
      `M${column * cell} ${row * cell}h${cell}v${cell}h${-cell}Z`;
    const lines = [
      ...upTo(columns + 1).map((column) => `M${column * cell} 0V${rows * cell}`),
      ...upTo(rows + 1).map((row) => `M0 ${row * cell}H${columns * cell}`),
    ];
    return [
      press.fill(seen.map(([column, row]) => square(column, row)).join(''), mark),
      press.line(lines.join(''), line, 0.9),
      press.fill(black.map(([column, row]) => square(column, row)).join(''), ink),
    ].join('');
  },

  /** A tall boot from the side, its toe to the right, 100 tall, its heel's foot at the origin. */
  tallBoot: (press: Press, { ink, lit, sole }: Readonly<{ ink: Ink; lit: Ink; sole: Ink }>): Svg =>
    [
      press.fill(
        'M-12 -100H18C16 -70 15 -50 20 -36C26 -24 52 -24 54 -8V-6H-12C-8 -30 -12 -60 -12 -100Z',
        ink,
      ),
      press.fill('M10 -96H15C13 -70 12 -50 17 -34C12 -40 8 -60 10 -96Z', lit),
      press.fill('M-12 -6H54Q56 0 50 0H18L12 -3H4L2 2H-12Z', sole),
    ].join(''),

  /** A blanket pulled over someone who sits on a bed, light at its hem; 100 wide, its foot at the origin. */
  blanketTent: (
    press: Press,
    {
      ink,
      fold,
      lit,
      bed,
      pillow,
    }: Readonly<{ ink: Ink; fold: Ink; lit: Ink; bed: Ink; pillow: Ink }>,
  ): Svg =>
    [
      press.fill('M-84 -10Q-80 -26 -60 -24Q-44 -24 -40 -8Z', pillow),
      press.fill('M-92 -8H92Q98 -8 98 0V30H-98V0Q-98 -8 -92 -8Z', bed),
      press.fill('M-34 -6Q0 -18 34 -6L46 0H-46Z', lit),
      press.fill(
        'M-50 -2C-38 -14 -30 -46 -20 -64Q-12 -82 2 -80Q14 -78 18 -62C26 -40 40 -14 52 -3Q40 2 32 -5Q20 -14 8 -6Q-2 -14 -14 -7Q-26 -12 -34 -3Q-42 2 -50 -2Z',
        ink,
      ),
      press.fill(
        'M2 -80Q14 -78 18 -62C26 -40 40 -14 52 -3Q44 0 38 -2C24 -24 18 -52 2 -80ZM-8 -66Q-18 -34 -26 -9Q-22 -11 -18 -9Q-12 -38 -8 -66ZM4 -58Q2 -30 4 -8L9 -7Q10 -30 4 -58Z',
        fold,
      ),
    ].join(''),
};
