import { closed } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

/** Shelters far from anywhere, and their visitors. */
export const outposts = {
  /** A thatched hut built around a trunk, 100 wide, the middle of its floor at the origin. */
  treeHut: (
    press: Press,
    {
      thatch,
      shade,
      wall,
      lit,
      beam,
    }: Readonly<{ thatch: Ink; shade: Ink; wall: Ink; lit: Ink; beam: Ink }>,
  ): Svg =>
    [
      press.line('M-40 0L-14 34M40 0L14 34', beam, 5, { cap: 'round' }),
      press.fill('M-38 -36H38L34 0H-34Z', wall),
      press.fill('M-8 0V-20a8 8 0 0 1 16 0V0Z', lit),
      press.box(-28, -24, 10, 10, lit, 2),
      press.box(18, -24, 10, 10, lit, 2),
      press.box(-50, -2, 100, 7, beam, 2),
      press.fill(
        'M0 -92L52 -30L44 -33L38 -26L30 -32L22 -25L14 -31L6 -24L-2 -31L-10 -24L-18 -31L-26 -25L-34 -32L-42 -26L-52 -30Z',
        thatch,
      ),
      press.fill('M0 -92L52 -30L44 -33L38 -26L30 -32L22 -25L18 -29Z', shade),
    ].join(''),

  /** A half-buried dome with its door and two masts, 100 wide, its foot at the origin. */
  farmDome: (
    press: Press,
    { ink, shade, door, mast }: Readonly<{ ink: Ink; shade: Ink; door: Ink; mast: Ink }>,
  ): Svg =>
    [
      press.line('M58 0V-66M52 -56H64M54 -44H62M-62 0V-38M-67 -32H-57', mast, 3),
      press.fill('M-50 0A50 46 0 0 1 50 0Z', ink),
      press.fill('M50 0A50 46 0 0 0 4 -45.800Q30 -34 26 0Z', shade),
      press.fill('M-26 0V-17a11 11 0 0 1 22 0V0Z', ink),
      press.fill('M-22 0V-16a7 7 0 0 1 14 0V0Z', door),
    ].join(''),

  /** The four legs of a machine whose body is above the sheet, their feet at `foot`; in poster units. */
  striderLegs: (
    press: Press,
    {
      foot,
      near,
      lit,
      far,
      joint,
    }: Readonly<{ foot: number; near: Ink; lit: Ink; far: Ink; joint: Ink }>,
  ): Svg => {
    const leg = (x: number, y: number, wide: number, bend: number, ink: Ink, light: Ink) => {
      const knee = y * 0.46;
      const edge = (side: number, share: number): readonly Point[] => [
        [x + side * wide * 0.7 * share, -4],
        [x + bend + side * wide * 0.5 * share, knee],
        [x + side * wide * 0.46 * share, y - 16],
      ];
      return [
        press.fill(closed([...edge(-1, 1), ...edge(1, 1).toReversed()]), ink),
        press.fill(closed([...edge(-1, 1), ...edge(-1, 0.3).toReversed()]), light),
        press.disc(x + bend, knee, wide * 0.72, ink),
        press.disc(x + bend, knee, wide * 0.4, joint),
        press.fill(
          `M${x - wide * 0.6} ${y - 20}H${x + wide * 0.6}L${x + wide * 1.3} ${y}H${x - wide * 1.3}Z`,
          ink,
        ),
        press.fill(
          `M${x - wide * 0.6} ${y - 20}H${x - wide * 0.2}L${x - wide * 0.5} ${y}H${x - wide * 1.3}Z`,
          light,
        ),
      ].join('');
    };
    return [
      leg(70, foot - 20, 13, 5, far, far),
      leg(164, foot - 22, 13, -4, far, far),
      leg(30, foot, 22, 6, near, lit),
      leg(128, foot - 4, 22, -7, near, lit),
    ].join('');
  },

  /** A sled dog at full stretch, 100 long, its feet at the origin. */
  runningDog: (press: Press, { ink }: Readonly<{ ink: Ink }>): Svg =>
    press.fill(
      'M-44 -34Q-56 -46 -50 -58Q-44 -48 -36 -44Q-10 -50 14 -44L24 -56L28 -64L32 -57L38 -54L50 -48L49 -43L38 -41L30 -32L46 -10L42 -7L24 -24Q20 -22 18 -20L28 2L23 3L8 -20Q-10 -16 -22 -20L-38 -4L-34 2L-40 3L-46 -4L-34 -24L-52 -12L-56 -2L-61 -3L-58 -16Z',
      ink,
    ),

  /** Its shadow, which has too many legs, 100 long, towards the lower left from the origin. */
  wrongShadow: (press: Press, { ink }: Readonly<{ ink: Ink }>): Svg =>
    press.fill(
      'M0 0Q-14 -4 -24 4Q-42 8 -50 22Q-66 16 -84 24Q-70 22 -58 30Q-78 32 -98 48Q-78 40 -60 42Q-80 50 -92 72Q-76 56 -56 52Q-66 66 -66 92Q-58 70 -44 58Q-44 74 -34 96Q-36 74 -30 56Q-20 66 -8 88Q-14 66 -20 52Q-8 58 8 76Q-2 58 -12 44Q2 48 20 60Q6 46 -4 34Q4 20 0 0Z',
      ink,
    ),
};
