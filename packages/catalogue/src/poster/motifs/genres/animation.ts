import { around, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const animation = {
  /** A cloud cut from paper, 100 wide, its flat foot at the origin, hung on a thread if `thread` is given. */
  paperCloud: (
    press: Press,
    { ink, shade, thread }: Readonly<{ ink: Ink; shade: Ink; thread?: Ink }>,
  ): Svg =>
    [
      thread ? press.line('M0 -40V-240', thread, 0.8) : '',
      press.group('translate(2.4 3)', press.fill(CLOUD, shade)),
      press.fill(CLOUD, ink),
    ].join(''),

  /** A drum of slits that makes pictures move, 100 wide, its foot at the origin; a light is inside. */
  zoetrope: (
    press: Press,
    { ink, slit, lit, foot }: Readonly<{ ink: Ink; slit: Ink; lit: Ink; foot: Ink }>,
  ): Svg =>
    [
      press.fill('M-6 0H6V-30H-6ZM-26 0Q0 -12 26 0Z', foot),
      press.oval(0, -74, 50, 12, lit),
      press.fill('M-50 -74V-34A50 12 0 0 0 50 -34V-74A50 12 0 0 1 -50 -74Z', ink),
      ...upTo(9).map((index) => {
        const x = Math.sin(((index - 4) * 19 * Math.PI) / 180) * 48;
        const drop = Math.sqrt(1 - (x / 50) ** 2) * 12;
        const wide = 1 + 2.6 * Math.sqrt(1 - (x / 50) ** 2);
        return press.box(x - wide / 2, -72 + drop, wide, 22, slit);
      }),
    ].join(''),

  /** A hoop of the same bird in the phases of its wings, 100 wide, around the origin. */
  birdPhases: (press: Press, { ink, count = 8 }: Readonly<{ ink: Ink; count?: number }>): Svg =>
    around(count)
      .map(([x, y], index) => {
        const lift = Math.cos((index / count) * Math.PI * 2) * 11;
        return press.group(
          `translate(${x * 40} ${y * 40}) scale(.8)`,
          press.fill(
            `M-14 ${-lift}Q-6 ${-lift * 0.7 - 2} 0 0Q6 ${-lift * 0.7 - 2} 14 ${-lift}Q7 ${-lift * 0.3 + 3} 0 4Q-7 ${-lift * 0.3 + 3} -14 ${-lift}Z`,
            ink,
          ),
        );
      })
      .join(''),

  /** A pencil with a long shaved tip, 100 tall, its point at the origin. */
  pencil: (
    press: Press,
    { ink, shade, wood, lead }: Readonly<{ ink: Ink; shade: Ink; wood: Ink; lead: Ink }>,
  ): Svg =>
    [
      press.box(-8, -100, 16, 74, ink),
      press.box(2, -100, 6, 74, shade),
      press.fill('M-8 -26Q-5 -30 -2.6 -26Q0 -30 2.6 -26Q5 -30 8 -26L0 0Z', wood),
      press.fill('M-2.4 -8L0 0L2.4 -8Z', lead),
    ].join(''),
};

const CLOUD =
  'M-50 0A14 14 0 0 1 -44 -26A18 18 0 0 1 -16 -40A22 22 0 0 1 24 -38A17 17 0 0 1 45 -22A12 12 0 0 1 50 0Z';
