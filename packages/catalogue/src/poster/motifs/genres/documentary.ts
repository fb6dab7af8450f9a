import { around, direction, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';
import { figures } from '../things/figures.ts';

export const documentary = {
  /** The blades of a lens, 100 wide, around the origin; `open` is the hole's share of the width. */
  iris: (
    press: Press,
    {
      ink,
      blade,
      hole,
      blades = 7,
      open = 0.36,
    }: Readonly<{ ink: Ink; blade: Ink; hole: Ink; blades?: number; open?: number }>,
  ): Svg => {
    const inner = 50 * open;
    const edges = upTo(blades).map((index) => {
      const [ax, ay] = direction((360 * index) / blades);
      const [bx, by] = direction((360 * index) / blades + 74);
      return `M${ax * inner} ${ay * inner}L${bx * 47} ${by * 47}`;
    });
    const rim = around(blades).map(([x, y]) => `${x * inner} ${y * inner}`);
    return [
      press.disc(0, 0, 50, ink),
      press.disc(0, 0, 47, blade),
      press.line(edges.join(''), ink, 1.6),
      press.fill(`M${rim.join('L')}Z`, hole),
    ].join('');
  },

  /** A globe of lines, 100 wide, around the origin; the lines lean with the earth. */
  globe: (
    press: Press,
    { ink, line, width = 1.4 }: Readonly<{ ink: Ink; line: Ink; width?: number }>,
  ): Svg => {
    const meridians = [16, 34, 48].map(
      (wide) => `M0 -48A${wide} 48 0 0 1 0 48A${wide} 48 0 0 1 0 -48`,
    );
    const parallels = [-30, 0, 30].map((y) => {
      const half = Math.sqrt(48 ** 2 - y ** 2);
      return `M${-half} ${y}Q0 ${y + 9} ${half} ${y}`;
    });
    return (
      press.disc(0, 0, 50, ink) +
      press.group(
        'rotate(-20)',
        press.line([...meridians, ...parallels, 'M0 -48V48'].join(''), line, width),
      )
    );
  },

  /** People in a long line over a rise from left to right, smaller with distance; in poster units. */
  procession: (
    press: Press,
    {
      from,
      to,
      rise,
      count,
      ink,
      near,
      far,
    }: Readonly<{
      from: readonly [number, number];
      to: readonly [number, number];
      /** How far the way bows up in its middle. */
      rise: number;
      count: number;
      ink: Ink;
      /** Height of the first and of the last. */
      near: number;
      far: number;
    }>,
  ): Svg =>
    upTo(count)
      .map((index) => {
        const share = index / Math.max(1, count - 1);
        const x = from[0] + (to[0] - from[0]) * share;
        const y = from[1] + (to[1] - from[1]) * share - rise * 4 * share * (1 - share);
        const tall = near * (far / near) ** share;
        return press.group(
          `translate(${x} ${y}) scale(${tall / 100})`,
          figures.person(press, { ink, pose: 'walking', hat: index % 4 === 1 ? 'cap' : 'none' }),
        );
      })
      .join(''),

  /** A reel of film, 100 wide, around the origin, with its end hanging from the right. */
  reel: (press: Press, { ink, hole, film }: Readonly<{ ink: Ink; hole: Ink; film: Ink }>): Svg =>
    [
      press.line('M44 0V110', film, 6),
      press.line('M44 0V110', hole, 1.6, { dash: '3 4' }),
      press.disc(0, 0, 50, ink),
      ...around(5).map(([x, y]) => press.disc(x * 29, y * 29, 12, hole)),
      press.disc(0, 0, 5, hole),
    ].join(''),
};
