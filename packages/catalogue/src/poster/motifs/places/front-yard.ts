import { boxOutline, starOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const frontYard = {
  /** A fence of pointed boards over the sheet, its foot at `y`, one of them missing; in poster units. */
  picketFence: (
    press: Press,
    {
      y,
      tall,
      board,
      gap,
      ink,
      shade,
      rail,
      missing,
    }: Readonly<{
      y: number;
      tall: number;
      board: number;
      gap: number;
      ink: Ink;
      shade: Ink;
      rail: Ink;
      missing?: number;
    }>,
  ): Svg => {
    const step = board + gap;
    const places = upTo(Math.ceil(200 / step) + 1).filter((place) => place !== missing);
    const boards = places.map((place) => {
      const x = place * step - board / 2;
      return `M${x} ${y}V${y - tall + board * 0.5}L${x + board / 2} ${y - tall}L${x + board} ${y - tall + board * 0.5}V${y}Z`;
    });
    const sides = places.map((place) => {
      const x = place * step - board / 2;
      return `M${x + board / 2} ${y - tall}L${x + board} ${y - tall + board * 0.5}V${y}H${x + board * 0.72}V${y - tall + board * 0.5}Z`;
    });
    const nails = places.map((place) => {
      const x = place * step - 0.9;
      return boxOutline(x, y - tall * 0.74, 1.8, 1.8) + boxOutline(x, y - tall * 0.24, 1.8, 1.8);
    });
    return [
      press.box(0, y - tall * 0.78, 200, tall * 0.09, rail),
      press.box(0, y - tall * 0.28, 200, tall * 0.09, rail),
      press.fill(boards.join(''), ink),
      press.fill(sides.join(''), shade),
      press.fill(nails.join(''), rail),
    ].join('');
  },

  /** A snowman from behind in hat and scarf, 100 tall, its foot at the origin. */
  snowman: (
    press: Press,
    {
      ink,
      shade,
      hat,
      scarf,
      twig,
    }: Readonly<{ ink: Ink; shade: Ink; hat: Ink; scarf: Ink; twig: Ink }>,
  ): Svg =>
    [
      press.line(
        'M-20 -46L-44 -64M-36 -58L-44 -56M-38 -60L-39 -69M20 -46L45 -60M37 -56L46 -52M38 -56L41 -66',
        twig,
        2,
        {
          cap: 'round',
        },
      ),
      press.disc(0, -22, 26, ink),
      press.fill('M12 -45A26 26 0 0 1 9 2.400A34 34 0 0 0 12 -45Z', shade),
      press.disc(0, -54, 18, ink),
      press.fill('M9 -69.600A18 18 0 0 1 7 -37.500A24 24 0 0 0 9 -69.600Z', shade),
      press.disc(0, -77, 12.5, ink),
      press.fill('M6 -88A12.500 12.500 0 0 1 5 -65.500A17 17 0 0 0 6 -88Z', shade),
      press.fill('M-13 -70Q0 -62 13 -70L14 -64Q0 -55 -14 -64Z', scarf),
      press.fill('M-9 -64L-1 -61L-4 -36H-13Z', scarf),
      press.fill('M-17 -86H17V-83H-17ZM-11 -85V-103H11V-85Z', hat),
    ].join(''),

  /** A video cassette from above, 100 wide, around the origin, its window open to two reels. */
  videoCassette: (
    press: Press,
    {
      ink,
      shade,
      label,
      line,
      reel,
      hub,
      tape,
    }: Readonly<{ ink: Ink; shade: Ink; label: Ink; line: Ink; reel: Ink; hub: Ink; tape: Ink }>,
  ): Svg => {
    const hubs = [-26, 26].map(
      (x) =>
        press.disc(x, -2, x < 0 ? 14 : 9, tape) +
        press.disc(x, -2, 6.4, hub) +
        press.fill(starOutline(x, -2, { radius: 3.6, inner: 0.5, points: 6 }), reel),
    );
    return [
      press.box(-50, -29, 100, 60, shade, 3),
      press.box(-50, -31, 100, 59, ink, 3),
      press.box(-43, -17, 86, 30, reel, 2),
      ...hubs,
      press.box(-12, -17, 24, 30, label, 1),
      press.line('M-8 -9H8M-8 -3H8M-8 3H4', line, 1.2),
      press.line('M-46 19H46M-46 23H46', shade, 1),
    ].join('');
  },

  /** A boat folded from paper, 100 wide, its waterline at the origin. */
  paperBoat: (
    press: Press,
    { ink, shade, fold }: Readonly<{ ink: Ink; shade: Ink; fold: Ink }>,
  ): Svg =>
    [
      press.fill('M-2 -58L24 -14H-28Z', ink),
      press.fill('M-2 -58L24 -14H2Z', shade),
      press.fill('M-52 -30L-20 -16H18L50 -32L32 8H-30Z', ink),
      press.fill('M18 -16L50 -32L32 8H8Z', shade),
      press.line('M-20 -16L-30 8M18 -16L8 8', fold, 1),
    ].join(''),
};
