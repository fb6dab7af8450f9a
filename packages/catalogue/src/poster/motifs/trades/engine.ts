import { around, closed, direction, discOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const engine = {
  /** A lorry's wheel with lugs on the tyre and bolts on the hub, 100 wide, around the origin. */
  lugWheel: (
    press: Press,
    {
      tyre,
      rim,
      spoke,
      hub,
      lugs = 26,
      spokes = 10,
    }: Readonly<{ tyre: Ink; rim: Ink; spoke: Ink; hub: Ink; lugs?: number; spokes?: number }>,
  ): Svg => {
    const step = 360 / lugs;
    const tread = upTo(lugs).flatMap((index): Point[] =>
      (
        [
          [0, 46],
          [0.14, 50],
          [0.46, 50],
          [0.6, 46],
        ] as const
      ).map(([share, reach]): Point => {
        const [x, y] = direction((index + share) * step);
        return [x * reach, y * reach];
      }),
    );
    const bars = around(spokes).map(([x, y]) => {
      const [wide, thin] = [3.6, 1.9];
      return `M${x * 10 - y * thin} ${y * 10 + x * thin}L${x * 30 - y * wide} ${y * 30 + x * wide}L${x * 30 + y * wide} ${y * 30 - x * wide}L${x * 10 + y * thin} ${y * 10 - x * thin}Z`;
    });
    const bolts = around(8, 22.5).map(([x, y]) => discOutline(x * 6.2, y * 6.2, 0.9));
    return [
      press.fill(closed(tread), tyre),
      press.ring(0, 0, 40.5, rim, 0.8, '2.4 1.6'),
      press.disc(0, 0, 35, rim),
      press.fill('M24.7 -24.7A35 35 0 0 1 -24.7 24.7A44 44 0 0 0 24.7 -24.7Z', spoke),
      press.ring(0, 0, 31.5, tyre, 2.4),
      press.fill(bars.join(''), tyre),
      press.disc(0, 0, 12.4, tyre),
      press.disc(0, 0, 9.6, hub),
      press.fill(bolts.join(''), tyre),
      press.disc(0, 0, 3.2, tyre),
      press.disc(0, 0, 1.3, rim),
    ].join('');
  },

  /** A tanker lorry in the distance with its dust behind it, 100 long, its front wheel's foot at the origin. */
  tanker: (press: Press, { ink, dust }: Readonly<{ ink: Ink; dust?: Ink }>): Svg =>
    [
      dust
        ? press.fill(
            upTo(9)
              .map((puff) => {
                const r = 12 + puff * 4.6;
                return discOutline(-80 - puff * 27, -r * 0.7 - (puff % 2) * 8, r);
              })
              .join(''),
            dust,
          )
        : '',
      press.fill('M-84 -10V-30Q-84 -36 -78 -36H-26Q-20 -36 -20 -30V-10Z', ink),
      press.fill('M-18 -8V-38L-8 -40L-2 -26L16 -22V-8Z', ink),
      press.line('M-14 -38V-52M-10 -38V-52', ink, 2.6),
      ...[-74, -60, -34, -12, 8].map((x) => press.disc(x, -7, 7, ink)),
    ].join(''),

  /** A lane that winds to the horizon like a strip of film, its kerbs the perforations; in poster units. */
  filmLane: (
    press: Press,
    {
      y,
      foot = 300,
      x,
      near,
      swing,
      ink,
      edge,
      hole,
      frame,
      bends = 2.6,
    }: Readonly<{
      y: number;
      foot?: number;
      /** Where it leaves at the horizon. */
      x: number;
      /** Half of the width at the foot. */
      near: number;
      swing: number;
      ink: Ink;
      edge: Ink;
      /** Every other perforation is printed in the second. */
      hole: readonly [Ink, Ink];
      /** Lines between the pictures. */
      frame?: Ink;
      bends?: number;
    }>,
  ): Svg => {
    const middle = (s: number): Point => {
      const sway = Math.sin(bends * Math.PI * (1 - s) ** 1.35) * swing * (0.14 + s);
      return [x + (100 - x) * s + sway, y + (foot - y) * s ** 1.7];
    };
    const half = (s: number) => 1.2 + near * s ** 1.5;
    const at = (s: number, across: number): Point => {
      const [mx, my] = middle(s);
      return [mx + half(s) * across, my];
    };
    const strip = (from: number, to: number) => {
      const steps = upTo(61).map((step) => step / 60);
      return closed([
        ...steps.map((s) => at(s, from)),
        ...steps.toReversed().map((s) => at(s, to)),
      ]);
    };
    const patch = (from: number, to: number, left: number, right: number) =>
      closed([at(from, left), at(from, right), at(to, right), at(to, left)]);
    const count = 46;
    const holes = (odd: number) =>
      upTo(count)
        .filter((index) => index % 2 === odd)
        .map((index) => {
          const [from, to] = [(index + 0.14) / count, (index + 0.86) / count];
          return patch(from, to, -0.98, -0.79) + patch(from, to, 0.79, 0.98);
        })
        .join('');
    const frames = upTo(8).map((index) => {
      const s = ((index + 0.6) / 8) ** 0.8;
      return patch(s, s + 0.004 + 0.008 * s, -0.72, 0.72);
    });
    return [
      press.fill(strip(-1.04, 1.04), edge),
      press.fill(strip(-0.72, 0.72), ink),
      frame ? press.fill(frames.join(''), frame) : '',
      press.fill(holes(0), hole[0]),
      press.fill(holes(1), hole[1]),
    ].join('');
  },

  /** An open-wheeled racing car from behind and above, 100 wide, its foot at the origin. */
  racer: (
    press: Press,
    { ink, tyre, helmet, trim }: Readonly<{ ink: Ink; tyre: Ink; helmet: Ink; trim: Ink }>,
  ): Svg =>
    [
      press.box(-42, -78, 14, 22, tyre, 4),
      press.box(28, -78, 14, 22, tyre, 4),
      press.line('M-34 -66H34', tyre, 3),
      press.fill('M-7 -104H7L16 -50V-12H-16V-50Z', ink),
      press.fill('M-24 -48L-15 -56V-14H-28ZM24 -48L15 -56V-14H28Z', trim),
      press.box(-50, -34, 22, 34, tyre, 6),
      press.box(28, -34, 22, 34, tyre, 6),
      press.fill('M-7 -42Q0 -48 7 -42V-28H-7Z', tyre),
      press.disc(0, -40, 7.4, helmet),
      press.box(-34, -18, 68, 11, ink, 1.5),
      press.box(-34, -20, 5, 18, trim),
      press.box(29, -20, 5, 18, trim),
    ].join(''),
};
