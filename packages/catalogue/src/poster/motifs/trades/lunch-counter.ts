import { oneOf } from '../../ink/one-of.ts';
import { upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

/** The content of one paper cup in a box of chocolates. */
const SWEETS = ['swirl', 'star', 'bat', 'shrimp', 'football', 'boat', 'shoe', 'none'] as const;

type Sweet = (typeof SWEETS)[number];

export const lunchCounter = {
  /** A tall glass of milkshake with its straw and cherry, 100 tall without them, its foot at the origin. */
  milkshake: (
    press: Press,
    {
      glass,
      shake,
      shade,
      cream,
      cherry,
      straw,
    }: Readonly<{ glass: Ink; shake: Ink; shade: Ink; cream: Ink; cherry: Ink; straw: Ink }>,
  ): Svg =>
    [
      press.line('M8 -80L24 -138', straw, 5),
      press.fill('M-20 0Q-20 -6 -6 -8V-16H6V-8Q20 -6 20 0Z', glass),
      press.fill('M-29 -88H29L13 -14H-13Z', glass),
      press.fill('M-26 -84H26L11 -18H-11Z', shake),
      press.fill('M10 -84H26L11 -18H3Z', shade),
      press.line('M-15 -78L-7 -26M-4 -78L-1.5 -26', glass, 1.8),
      press.disc(-17, -88, 12, cream),
      press.disc(17, -88, 12, cream),
      press.disc(0, -98, 16, cream),
      press.fill('M17 -100a12 12 0 0 1 0 24Q24 -88 17 -100Z', glass),
      press.line('M-6 -116Q-8 -128 2 -134', shade, 1.6, { cap: 'round' }),
      press.disc(-6, -114, 7, cherry),
    ].join(''),

  /** A box of chocolates from above, one sweet in each paper cup, in a box from the origin; in poster units. */
  chocolateBox: (
    press: Press,
    {
      columns,
      pitch,
      sweets,
      box,
      edge,
      cup,
      ink,
      light,
    }: Readonly<{
      columns: number;
      pitch: number;
      sweets: readonly Sweet[];
      box: Ink;
      edge: Ink;
      cup: Ink;
      ink: Ink;
      light: Ink;
    }>,
  ): Svg => {
    const [wide, tall] = [columns * pitch + 12, Math.ceil(sweets.length / columns) * pitch + 12];
    return [
      press.box(-6, -6, wide + 12, tall + 12, edge, 3),
      press.box(0, 0, wide, tall, box),
      ...sweets.map((sweet, index) =>
        press.group(
          `translate(${6 + pitch * ((index % columns) + 0.5)} ${6 + pitch * (Math.floor(index / columns) + 0.5)}) scale(${pitch / 40})`,
          press.fill(CUP, cup),
          press.disc(0, 0, 14.5, sweet === 'none' ? edge : ink),
          printSweet(press, sweet, ink, light),
        ),
      ),
    ].join('');
  },
};

const CUP = `M${upTo(24)
  .map((index) => {
    const [angle, reach] = [(index * Math.PI) / 12, index % 2 === 0 ? 18 : 16];
    return `${Math.sin(angle) * reach} ${-Math.cos(angle) * reach}`;
  })
  .join('L')}Z`;

function printSweet(press: Press, sweet: Sweet, ink: Ink, light: Ink): Svg {
  switch (oneOf(SWEETS, sweet)) {
    case 'none':
      return press.line('M-5 -3L2 4M4 -6L5 2', ink, 1.4, { cap: 'round' });
    case 'swirl':
      return press.line('M0 0Q4 -4 5 1Q5 7 -2 6Q-9 4 -8 -3Q-5 -11 4 -9', light, 2.2, {
        cap: 'round',
      });
    case 'star':
      return press.fill(
        'M0 -10L2.9 -3.500L10 -3L4.5 1.600L6.2 8.500L0 4.800L-6.2 8.500L-4.5 1.600L-10 -3L-2.9 -3.500Z',
        light,
      );
    case 'bat':
      return (
        press.group('rotate(38)', press.disc(0, -3, 7, light), press.box(-1.8, 3, 3.6, 9, light)) +
        press.disc(9, 4, 2.2, light)
      );
    case 'shrimp':
      return (
        press.line('M7 -7Q-7 -10 -7 1Q-6 8 3 7', light, 5, { cap: 'round' }) +
        press.line('M7 -7L12 -11M-4 -6L-2 -2M-9 -1L-4 1M-6 6L-2 4', ink, 1.2) +
        press.fill('M2 4L9 2L8 7L10 11L3 9Z', light)
      );
    case 'football':
      return (
        press.group('rotate(-32)', press.fill('M-12 0Q0 -13 12 0Q0 13 -12 0Z', light)) +
        press.line('M-4.5 3L4.5 -3M-3 -1L0 3M0 -3L3 1', ink, 1.2)
      );
    case 'boat':
      return (
        press.fill('M-10 3H10L6 9H-7Z', light) + press.line('M-1 3V-10L8 2M-1 -10L-8 2', light, 1.6)
      );
    case 'shoe':
      return (
        press.fill('M-10 -6H-2L0 -1Q4 1 9 2Q11 4 10 7H-10Z', light) +
        press.line('M-10 4H10M-1 -3L3 -5M1 0L5 -2', ink, 1.3)
      );
  }
}
