import { seededChance } from '@outoften/rules/seeded-chance';
import { boxOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

/** Things and creatures that got away from someone. */
export const lostProperty = {
  /** A corked bottle with a rolled letter in it and two mice for its crew, 100 long, around the origin. */
  mouseBottle: (
    press: Press,
    {
      glass,
      lit,
      cork,
      letter,
      ribbon,
      mouse,
    }: Readonly<{ glass: Ink; lit: Ink; cork: Ink; letter: Ink; ribbon: Ink; mouse: Ink }>,
  ): Svg => {
    const sitting = (x: number, y: number) =>
      press.group(
        `translate(${x} ${y})`,
        press.fill('M-8 0Q-9 -14 0 -15T8 0Z', mouse),
        press.disc(0, -18, 5, mouse),
        press.disc(-5, -22, 4, mouse),
        press.disc(5, -22, 4, mouse),
        press.line('M6 -2Q16 -2 15 6Q14 14 22 13', mouse, 1.4, { cap: 'round' }),
      );
    return [
      press.box(44, -7, 13, 14, cork, 2),
      press.fill(
        'M-50 -16Q-50 -22 -44 -22H8Q18 -22 24 -12Q28 -8 34 -8H46V8H34Q28 8 24 12Q18 22 8 22H-44Q-50 22 -50 16Z',
        glass,
      ),
      press.box(-42, -11, 50, 22, letter, 3),
      press.line('M-36 -5H2M-36 0H-4M-36 5H0', ribbon, 1.2),
      press.box(-22, -11, 6, 22, ribbon),
      press.fill('M-44 -18H4Q12 -18 18 -10Q10 -14 2 -14H-44Z', lit),
      sitting(-24, -21),
      sitting(-2, -21),
    ].join('');
  },

  /** A hen at full speed, 100 long, her feet at the origin's height. */
  runningHen: (
    press: Press,
    { ink, wing, comb, leg }: Readonly<{ ink: Ink; wing: Ink; comb: Ink; leg: Ink }>,
  ): Svg =>
    [
      press.line('M-4 -22L-26 -12L-34 2M-26 -12L-42 -10M10 -22L30 -14L26 0H36', leg, 3.6, {
        cap: 'round',
        join: 'round',
      }),
      press.fill(
        'M-50 -64Q-38 -60 -30 -50Q-14 -44 6 -50Q22 -56 30 -76Q36 -88 46 -84Q52 -80 50 -72L58 -67L49 -65Q46 -44 34 -30Q20 -16 -4 -17Q-28 -18 -40 -40Q-48 -44 -54 -44L-46 -50L-56 -54L-48 -57Z',
        ink,
      ),
      press.fill('M-30 -42Q-8 -50 16 -40Q8 -24 -10 -25L-16 -30L-20 -28L-24 -34L-30 -34Z', wing),
      press.fill(
        'M34 -84Q32 -94 38 -92Q40 -100 45 -94Q51 -98 51 -89Q54 -84 50 -80Q42 -88 34 -84Z',
        comb,
      ),
      press.fill('M47 -66Q52 -60 48 -55Q43 -58 47 -66Z', comb),
      press.disc(44, -77, 1.8, comb),
    ].join(''),

  /** A fish on a plate that has the wings and the tail of an airliner; 100 wide, around the origin. */
  fishLiner: (
    press: Press,
    {
      plate,
      rim,
      fish,
      bone,
      window,
      lemon,
    }: Readonly<{ plate: Ink; rim: Ink; fish: Ink; bone: Ink; window: Ink; lemon: Ink }>,
  ): Svg =>
    [
      press.disc(0, 0, 50, plate),
      press.ring(0, 0, 37, rim, 1.2),
      press.disc(27, 22, 9, lemon),
      press.ring(27, 22, 6.4, plate, 1),
      press.group(
        'rotate(-28)',
        press.fill('M-6 -7L-22 -40H-13L14 -8ZM-6 7L-22 40H-13L14 8Z', fish),
        press.fill('M-36 -3L-48 -15H-41L-28 -4ZM-36 3L-48 15H-41L-28 4Z', fish),
        press.fill('M-44 0Q-30 -9 6 -10Q34 -9 46 0Q34 9 6 10Q-30 9 -44 0Z', fish),
        press.line(
          'M-34 0H24M-24 -5L-28 0L-24 5M-14 -6L-18 0L-14 6M-4 -7L-8 0L-4 7M6 -7L2 0L6 7M16 -7L12 0L16 7',
          bone,
          1.4,
          { cap: 'round', join: 'round' },
        ),
        press.disc(32, -2, 2.4, window),
        press.line('M26 -8Q22 0 26 8', bone, 1.2),
      ),
    ].join(''),

  /** A boulder with its cracks, 100 wide, around the origin. */
  greatBoulder: (
    press: Press,
    { ink, shade, lit, crack }: Readonly<{ ink: Ink; shade: Ink; lit: Ink; crack: Ink }>,
  ): Svg =>
    [
      press.fill(
        'M-50 -2L-46 -22L-34 -38L-16 -48L6 -50L26 -44L42 -30L50 -8L48 14L38 34L20 46L-4 50L-26 44L-42 28Z',
        ink,
      ),
      press.fill('M50 -8L48 14L38 34L20 46L-4 50L-26 44L-42 28Q-10 40 14 28Q40 12 42 -30Z', shade),
      press.fill('M-46 -22L-34 -38L-16 -48L6 -50L-4 -42L-24 -36L-36 -20Z', lit),
      press.line(
        'M-30 -10L-12 -18L-2 -8L16 -14M-2 -8L-6 12L8 22M-34 10L-18 14L-12 26M22 -34L18 -22L30 -12L28 4',
        crack,
        1.6,
        { join: 'round' },
      ),
    ].join(''),

  /** Sweets dropped along a winding way, larger as they come near; in poster units. */
  sweetTrail: (
    press: Press,
    {
      from,
      to,
      swing,
      count,
      inks,
      lit,
      large = 7,
    }: Readonly<{
      from: readonly [number, number];
      to: readonly [number, number];
      swing: number;
      count: number;
      inks: readonly Ink[];
      lit: Ink;
      large?: number;
    }>,
  ): Svg =>
    upTo(count)
      .map((index) => {
        const share = (index / (count - 1)) ** 0.62;
        const near = 1 - share;
        const x = from[0] + (to[0] - from[0]) * share + Math.sin(share * 8) * swing * near;
        const y = from[1] + (to[1] - from[1]) * share;
        const radius = 0.9 + (large - 0.9) * near;
        return [
          press.oval(x, y, radius, radius * 0.72, inks[index % inks.length] ?? lit),
          press.oval(x - radius * 0.3, y - radius * 0.3, radius * 0.3, radius * 0.16, lit),
        ].join('');
      })
      .join(''),

  /** A hen folded from a strip of paper, 100 wide, its feet at the origin. */
  foldedBird: (
    press: Press,
    { light, mid, dark }: Readonly<{ light: Ink; mid: Ink; dark: Ink }>,
  ): Svg =>
    [
      press.polygon(
        [
          [-50, -78],
          [-12, -46],
          [-30, -18],
        ],
        mid,
      ),
      press.polygon(
        [
          [-50, -78],
          [-12, -46],
          [-22, -64],
        ],
        dark,
      ),
      press.polygon(
        [
          [-30, -18],
          [-12, -46],
          [24, -40],
          [18, -14],
        ],
        light,
      ),
      press.polygon(
        [
          [-30, -18],
          [-12, -46],
          [2, -16],
        ],
        dark,
      ),
      press.polygon(
        [
          [24, -40],
          [-12, -46],
          [26, -92],
        ],
        mid,
      ),
      press.polygon(
        [
          [24, -40],
          [26, -92],
          [38, -70],
        ],
        light,
      ),
      press.polygon(
        [
          [26, -92],
          [38, -70],
          [52, -76],
        ],
        dark,
      ),
      press.polygon(
        [
          [-8, -16],
          [6, -15],
          [0, 0],
          [12, 0],
          [0, -3],
        ],
        mid,
      ),
      press.polygon(
        [
          [8, -15],
          [18, -14],
          [16, 0],
          [26, 0],
          [16, -3],
        ],
        dark,
      ),
    ].join(''),

  /** A present whose lid is pushed up from within, 100 wide, its foot at the origin: claws only. */
  clawedGift: (
    press: Press,
    {
      box,
      side,
      lid,
      lidSide,
      ribbon,
      dark,
      claw,
      nail,
      hole,
    }: Readonly<{
      box: Ink;
      side: Ink;
      lid: Ink;
      lidSide: Ink;
      ribbon: Ink;
      dark: Ink;
      claw: Ink;
      nail: Ink;
      hole: Ink;
    }>,
  ): Svg => {
    const finger = (x: number, lean: number) =>
      press.group(
        `translate(${x} -62) rotate(${lean})`,
        press.fill('M-5 0V-9Q-5 -16 1 -16Q6 -15 6 -8L5 8Q4 14 0 14T-5 8Z', claw),
        press.fill('M-4 9Q0 12 4 9L1 22Z', nail),
      );
    return [
      press.fill('M-42 -66H42V-52H-42Z', dark),
      press.box(-42, -60, 84, 60, box),
      press.box(20, -60, 22, 60, side),
      press.box(-9, -60, 18, 60, ribbon),
      press.disc(-28, -22, 3, hole),
      press.disc(-20, -34, 3, hole),
      press.disc(-32, -40, 3, hole),
      press.group(
        'rotate(-9 -46 -66)',
        press.box(-48, -86, 96, 20, lid),
        press.box(22, -86, 26, 20, lidSide),
        press.box(-9, -86, 18, 20, ribbon),
        press.fill(
          'M0 -86Q-34 -112 -30 -94Q-28 -86 0 -86ZM0 -86Q34 -112 30 -94Q28 -86 0 -86Z',
          ribbon,
        ),
      ),
      finger(16, 4),
      finger(26, -2),
      finger(36, -8),
    ].join('');
  },

  /** A page of a directory in columns of names, some of them in another ink; in poster units. */
  directoryPage: (
    press: Press,
    {
      x,
      y,
      width,
      height,
      ink,
      seed,
      columns = 3,
      pitch = 6.4,
      odd,
    }: Readonly<{
      x: number;
      y: number;
      width: number;
      height: number;
      ink: Ink;
      seed: number;
      columns?: number;
      pitch?: number;
      /** Rows of one column that are printed in another ink, and how many of them are struck out. */
      odd: Readonly<{
        column: number;
        row: number;
        count: number;
        struck: number;
        ink: Ink;
        line: Ink;
      }>;
    }>,
  ): Svg => {
    const chance = seededChance(seed);
    const rows = Math.floor(height / pitch);
    const wide = width / columns;
    const plain: string[] = [];
    const marked: string[] = [];
    for (const column of upTo(columns)) {
      for (const row of upTo(rows)) {
        const isOdd = column === odd.column && row >= odd.row && row < odd.row + odd.count;
        const long = isOdd ? wide * 0.52 : wide * (0.3 + 0.26 * chance());
        const [left, top] = [x + column * wide, y + row * pitch];
        const line = `${boxOutline(left, top, long, 2)}${boxOutline(left + wide * 0.64, top, wide * 0.24, 2)}`;
        (isOdd ? marked : plain).push(line);
      }
    }
    const struck = upTo(odd.struck).map((index) => {
      const [left, top] = [x + odd.column * wide, y + (odd.row + index) * pitch + 1];
      return `M${left - 3} ${top + 1.4}L${left + wide * 0.92} ${top - 1.4}`;
    });
    return [
      press.fill(plain.join(''), ink),
      press.fill(marked.join(''), odd.ink),
      press.line(struck.join(''), odd.line, 1.6, { cap: 'round' }),
    ].join('');
  },
};
