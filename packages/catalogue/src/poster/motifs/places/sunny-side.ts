import { around, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const sunnySide = {
  /** A dahlia from the front, 100 wide, around the origin: three rings of petals, the middle one in the inner ink. */
  dahlia: (
    press: Press,
    {
      outer,
      inner,
      heart,
      petals = 14,
    }: Readonly<{ outer: Ink; inner: Ink; heart: Ink; petals?: number }>,
  ): Svg => {
    const ring = (radius: number, ink: Ink, turn: number) => {
      const wide = (radius * 2.7) / petals;
      const data = upTo(petals).map((index) => {
        const [[x, y] = [0, 0]] = around(1, (360 * index) / petals + turn);
        const [tipX, tipY] = [x * radius, y * radius];
        const [sideX, sideY] = [-y * wide, x * wide];
        const [midX, midY] = [x * radius * 0.62, y * radius * 0.62];
        return `M0 0Q${midX + sideX} ${midY + sideY} ${tipX} ${tipY}Q${midX - sideX} ${midY - sideY} 0 0Z`;
      });
      return press.fill(data.join(''), ink);
    };
    return [
      ring(50, outer, 0),
      ring(38, inner, 180 / petals),
      ring(26, outer, 0),
      press.disc(0, 0, 9, heart),
    ].join('');
  },
};
