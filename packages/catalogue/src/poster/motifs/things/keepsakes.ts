import { closed, direction, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

/** Keepsakes, clothes and gifts. */
export const keepsakes = {
  /** A fir wreath with a mouthful missing at its upper right, 100 wide, around the origin. */
  bittenWreath: (
    press: Press,
    {
      ink,
      lit,
      berry,
      bow,
      knot,
    }: Readonly<{ ink: Ink; lit: Ink; berry: Ink; bow: Ink; knot: Ink }>,
  ): Svg => {
    const [start, end] = [78, 382];
    const along = (outer: number, inner: number) =>
      upTo(51).map((index): Point => {
        const [dx, dy] = direction(start + ((end - start) * index) / 50);
        const radius = index % 2 === 0 ? outer : inner;
        return [dx * radius, dy * radius];
      });
    const bite = (degrees: number, into: number) =>
      [50, 44, 38, 32, 26].map((radius, index): Point => {
        const [dx, dy] = direction(degrees + (index % 2 === 0 ? 0 : into));
        return [dx * radius, dy * radius];
      });
    const wreath = [
      ...along(50, 45),
      ...bite(end, -13),
      ...along(26, 30).toReversed(),
      ...bite(start, 13).toReversed(),
    ];
    const twigs = upTo(24).map((index) => {
      const degrees = start + 12 + ((end - start - 24) * index) / 23;
      const [dx, dy] = direction(degrees);
      const [tx, ty] = direction(degrees + 48);
      const radius = index % 2 === 0 ? 42 : 33;
      return `M${dx * radius} ${dy * radius}l${tx * 6} ${ty * 6}`;
    });
    const berries = [100, 146, 224, 268, 318, 352].map((degrees, index) => {
      const [dx, dy] = direction(degrees);
      const radius = index % 2 === 0 ? 36 : 41;
      return press.disc(dx * radius, dy * radius, 3.6, berry);
    });
    return [
      press.fill(closed(wreath), ink),
      press.line(twigs.join(''), lit, 1.8, { cap: 'round' }),
      ...berries,
      press.fill('M0 38L-24 26Q-28 38 -24 52ZM0 38L24 26Q28 38 24 52Z', bow),
      press.fill('M-4 40L-15 66L-6 62L-2 68L2 42ZM4 40L15 66L6 62L2 68L-2 42Z', bow),
      press.disc(0, 39, 6.4, knot),
    ].join('');
  },

  /** A cape pegged on a line by its two corners, with a patch, 100 wide, hung at the origin. */
  capeOnLine: (
    press: Press,
    {
      ink,
      fold,
      peg,
      patch,
      stitch,
    }: Readonly<{ ink: Ink; fold: Ink; peg: Ink; patch: Ink; stitch: Ink }>,
  ): Svg =>
    [
      press.fill(
        'M-34 2Q-14 14 0 13T34 2Q44 46 50 104Q40 98 30 106Q18 112 6 104Q-6 98 -18 106Q-30 112 -38 103Q-44 99 -50 104Q-44 46 -34 2Z',
        ink,
      ),
      press.fill('M-24 9Q-28 60 -30 106Q-22 108 -18 106Q-20 60 -14 13Z', fold),
      press.fill('M4 13Q2 60 6 104Q14 109 22 108Q16 60 12 12Z', fold),
      press.fill('M30 6Q38 56 40 101Q46 100 50 104Q44 46 34 2Z', fold),
      press.group(
        'rotate(-7 -8 76)',
        press.box(-17, 68, 17, 17, patch),
        press.line('M-15 70.500H-2V83H-15Z', stitch, 1, { dash: '2.4 1.8' }),
      ),
      press.box(-36, -7, 4, 15, peg, 1.4),
      press.box(32, -7, 4, 15, peg, 1.4),
    ].join(''),

  /** A cream cake in a pleated paper collar with a cherry, 100 wide, its foot at the origin. */
  creamCake: (
    press: Press,
    {
      cream,
      shade,
      collar,
      pleat,
      cherry,
      gleam,
    }: Readonly<{ cream: Ink; shade: Ink; collar: Ink; pleat: Ink; cherry: Ink; gleam: Ink }>,
  ): Svg =>
    [
      press.line('M2 -124Q6 -138 20 -142', pleat, 2, { cap: 'round' }),
      press.disc(0, -114, 12, cherry),
      press.disc(-4, -118, 2.8, gleam),
      press.fill(
        'M-14 -110Q-4 -118 0 -109Q8 -117 15 -108Q24 -102 20 -94Q34 -92 34 -82Q34 -76 30 -74Q46 -70 46 -58Q46 -48 38 -46H-38Q-46 -48 -46 -58Q-46 -70 -30 -74Q-36 -78 -33 -86Q-30 -93 -20 -94Q-24 -104 -14 -110Z',
        cream,
      ),
      press.fill('M20 -94Q6 -88 -12 -90Q8 -82 32 -88Q30 -93 20 -94Z', shade),
      press.fill('M30 -74Q6 -66 -24 -70Q4 -60 44 -65Q42 -72 30 -74Z', shade),
      press.fill(
        `M-44 -48${upTo(8)
          .map(() => 'l5.500 5.500l5.500 -5.500')
          .join('')}L37 0H-37Z`,
        collar,
      ),
      press.line(
        upTo(7)
          .map((index) => `M${-33 + index * 11} -45L${-27.6 + index * 9.2} -2`)
          .join(''),
        pleat,
        1.4,
      ),
    ].join(''),

  /** A safety razor's blade, 100 long, around the origin. */
  razorBlade: (press: Press, { ink, edge, slot }: Readonly<{ ink: Ink; edge: Ink; slot: Ink }>) =>
    [
      press.fill('M-44 -25H44V-18H50V18H44V25H-44V18H-50V-18H-44Z', ink),
      press.fill('M-44 -25H44V-20H-44ZM-44 25H44V20H-44Z', edge),
      press.fill(
        'M-36 -2.500H-27A5 5 0 0 1 -18 -2.500H-8A9 9 0 0 1 8 -2.500H18A5 5 0 0 1 27 -2.500H36V2.500H27A5 5 0 0 1 18 2.500H8A9 9 0 0 1 -8 2.500H-18A5 5 0 0 1 -27 2.500H-36Z',
        slot,
      ),
    ].join(''),

  /** A clove of garlic cut into slices that lean away from it, 100 long, its root at the origin. */
  slicedClove: (
    press: Press,
    { ink, shade, rim, slices = 5 }: Readonly<{ ink: Ink; shade: Ink; rim: Ink; slices?: number }>,
  ): Svg => {
    const slice =
      'M0 0C16 -4 22 -22 17 -38C13 -52 3 -60 0 -66C-3 -60 -13 -52 -17 -38C-22 -22 -16 -4 0 0Z';
    const cut = upTo(slices).map((index) => {
      const far = slices - index;
      return press.group(
        `translate(${12 + far * 17} ${-1 - far * 1.5}) rotate(${10 + far * 9}) scale(.36 1)`,
        press.fill(slice, index % 2 === 0 ? ink : shade),
        press.line(slice, rim, 1.6),
      );
    });
    return [
      ...cut,
      press.fill(
        'M8 0C-16 2 -44 -6 -46 -30C-47 -46 -32 -62 -12 -66C-2 -68 6 -68 8 -66Q22 -32 8 0Z',
        ink,
      ),
      press.fill('M8 0C-16 2 -44 -6 -46 -30C-30 -10 -8 -6 12 -12Q11 -5 8 0Z', shade),
      press.line('M-46 -30Q-54 -30 -60 -36M-38 -40Q-16 -58 6 -58', rim, 1.6, { cap: 'round' }),
      press.oval(8, -33, 7, 33, shade),
      press.oval(9, -33, 4, 26, ink),
    ].join('');
  },
};
