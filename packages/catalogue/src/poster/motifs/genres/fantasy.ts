import { upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const fantasy = {
  /** A cut stone that floats, 100 wide, around the origin: facets in five inks. */
  crystal: (
    press: Press,
    { inks }: Readonly<{ inks: readonly [Ink, Ink, Ink, Ink, Ink] }>,
  ): Svg => {
    const [a, b, c, d, e] = inks;
    return [
      press.fill('M0 -64L-50 -18L-22 -12Z', a),
      press.fill('M0 -64L-22 -12L20 -12Z', b),
      press.fill('M0 -64L20 -12L50 -18Z', c),
      press.fill('M-50 -18L-22 -12L-8 70Z', b),
      press.fill('M-22 -12L20 -12L-8 70Z', d),
      press.fill('M20 -12L50 -18L-8 70Z', e),
    ].join('');
  },

  /** Rays a prism parts, from the origin to the right, each in an ink of its own; in poster units. */
  spectrum: (
    press: Press,
    {
      inks,
      long,
      from = 4,
      to = 26,
    }: Readonly<{ inks: readonly Ink[]; long: number; from?: number; to?: number }>,
  ): Svg =>
    inks
      .map((ink, index) => {
        const edge = (share: number, wide: number) => wide * (share - inks.length / 2);
        return press.fill(
          `M0 ${edge(index, from)}L${long} ${edge(index, to)}V${edge(index + 1, to) + 0.2}L0 ${edge(index + 1, from) + 0.2}Z`,
          ink,
        );
      })
      .join(''),

  /** An open book whose pages carry what stands on them, 100 wide, its spine's foot at the origin. */
  openBook: (
    press: Press,
    { cover, page, edge, line }: Readonly<{ cover: Ink; page: Ink; edge: Ink; line: Ink }>,
  ): Svg => {
    const lines = upTo(4).flatMap((row) => {
      const y = -15 + row * 4.6;
      return [`M-42 ${y + 1}Q-24 ${y - 6} -5 ${y + 1.6}`, `M42 ${y + 1}Q24 ${y - 6} 5 ${y + 1.6}`];
    });
    return [
      press.fill('M0 8L-54 8V-16L0 -10L54 -16V8Z', cover),
      press.fill('M0 4Q-24 -4 -51 4V-20Q-24 -30 0 -20Q24 -30 51 -20V4Q24 -4 0 4Z', edge),
      press.fill('M0 1Q-24 -7 -49 1V-21Q-24 -31 0 -21Q24 -31 49 -21V1Q24 -7 0 1Z', page),
      press.line(lines.join(''), line, 0.8),
      press.shade('M0 1Q-5 -1.4 -9 -2.4V-24Q-4 -23 0 -21Z', 0.3),
    ].join('');
  },

  /** A castle of towers with pointed roofs, 100 wide, its foot at the origin. */
  castle: (
    press: Press,
    {
      wall,
      shade,
      roof,
      window,
      flag,
    }: Readonly<{ wall: Ink; shade: Ink; roof: Ink; window: Ink; flag: Ink }>,
  ): Svg => {
    const tower = (x: number, wide: number, tall: number, peak: number) =>
      press.box(x - wide / 2, -tall, wide, tall, wall) +
      press.box(x + wide * 0.12, -tall, wide * 0.38, tall, shade) +
      press.box(x - wide * 0.64, -tall, wide * 1.28, 3.4, shade) +
      press.fill(
        `M${x - wide * 0.68} ${-tall}L${x} ${-tall - peak}L${x + wide * 0.68} ${-tall}Z`,
        roof,
      ) +
      press.fill(`M${x - 1.4} ${-tall + 14}v-4a1.4 1.4 0 0 1 2.8 0v4Z`, window);
    const teeth = upTo(9).map((tooth) => `M${-34 + tooth * 8} -36h4v4h-4Z`);
    return [
      tower(0, 16, 92, 30),
      press.line('M0 -121V-130', shade, 1),
      press.fill('M0 -131L12 -128L0 -124Z', flag),
      tower(-20, 13, 66, 24),
      tower(22, 12, 58, 22),
      press.box(-38, -32, 76, 32, wall),
      press.fill(teeth.join(''), wall),
      tower(-40, 15, 48, 24),
      tower(40, 15, 44, 24),
      press.fill('M-7 0V-12a7 7 0 0 1 14 0V0Z', window),
    ].join('');
  },
};
