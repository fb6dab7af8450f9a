import { discOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const mystery = {
  /** A mansion of gables with six windows, each in an ink of its own; 100 wide, its foot at the origin. */
  mansion: (
    press: Press,
    {
      ink,
      roof,
      shade,
      windows,
      door,
    }: Readonly<{
      ink: Ink;
      roof: Ink;
      shade: Ink;
      windows: readonly [Ink, Ink, Ink, Ink, Ink, Ink];
      door: Ink;
    }>,
  ): Svg => {
    const places: readonly Point[] = [
      [-36, -20],
      [-36, -46],
      [-10, -52],
      [10, -52],
      [36, -46],
      [36, -20],
    ];
    const panes = places.map(([x, y], index) => {
      const pane = windows[index] ?? door;
      return (
        press.fill(`M${x - 6} ${y + 9}V${y - 5}a6 6 0 0 1 12 0V${y + 9}Z`, pane) +
        press.line(`M${x} ${y - 11}V${y + 9}M${x - 6} ${y - 2}H${x + 6}`, ink, 1)
      );
    });
    return [
      press.box(38, -88, 7, 26, ink),
      press.box(-45, -92, 7, 30, ink),
      press.box(-22, -78, 44, 78, ink),
      press.fill('M-28 -76L0 -116L28 -76Z', roof),
      press.fill('M0 -116L28 -76H8Z', shade),
      press.disc(0, -88, 5, 'paper'),
      press.line('M0 -88V-91.5M0 -88L2.6 -87', ink, 0.9),
      press.line('M0 -116V-128M-4 -124H4', ink, 1.4),
      press.box(-50, -60, 30, 60, ink),
      press.box(20, -60, 30, 60, ink),
      press.fill('M-55 -58L-35 -84L-15 -58Z', roof),
      press.fill('M15 -58L35 -84L55 -58Z', roof),
      press.fill('M35 -84L55 -58H42Z', shade),
      press.shade('M-20 -60V0H-14V-60ZM20 -78V-60H14V-78Z', 0.35),
      ...panes,
      press.fill('M-8 0V-22a8 8 0 0 1 16 0V0Z', door),
      press.fill('M-18 0H18L22 5H-22Z', shade),
    ].join('');
  },

  /** A magnifying glass, 100 wide, around the middle of its lens; what it shows is printed before. */
  lens: (press: Press, { rim, grip, gleam }: Readonly<{ rim: Ink; grip: Ink; gleam: Ink }>): Svg =>
    [
      press.line('M34 34L48 48', rim, 7),
      press.line('M50 50L86 86', grip, 15, { cap: 'round' }),
      press.punch(discOutline(0, 0, 50) + discOutline(0, 0, 43), rim),
      press.line('M-33 -12A35 35 0 0 1 -10 -34', gleam, 4, { cap: 'round' }),
    ].join(''),

  /** Prints of shoes along a curve through three points, smaller with distance; in poster units. */
  shoePrints: (
    press: Press,
    {
      from,
      over,
      to,
      count,
      ink,
      length = 5,
      shrink = 0.5,
    }: Readonly<{
      from: Point;
      over: Point;
      to: Point;
      count: number;
      ink: Ink;
      length?: number;
      shrink?: number;
    }>,
  ): Svg =>
    upTo(count)
      .map((index) => {
        const share = index / Math.max(1, count - 1);
        const at = (axis: 0 | 1) =>
          (1 - share) ** 2 * from[axis] +
          2 * share * (1 - share) * over[axis] +
          share ** 2 * to[axis];
        const slope = (axis: 0 | 1) =>
          2 * (1 - share) * (over[axis] - from[axis]) + 2 * share * (to[axis] - over[axis]);
        const angle = (Math.atan2(slope(1), slope(0)) * 180) / Math.PI + 90;
        const scale = length * (1 - (1 - shrink) * share);
        const side = count === 1 ? 0 : index % 2 === 0 ? -0.6 : 0.6;
        return press.group(
          `translate(${at(0)} ${at(1)}) rotate(${angle}) scale(${scale}) translate(${side} 0)`,
          press.oval(0, -0.55, 0.42, 0.75, ink),
          press.oval(0, 0.72, 0.32, 0.36, ink),
        );
      })
      .join(''),
};
