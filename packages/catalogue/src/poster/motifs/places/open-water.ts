import { direction, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

const ROCK =
  'M0 -98H3.500V-92H6V-88H4.600L8 -50L15 -48L19 -40C25 -47 32 -42 33 -34C40 -37 45 -30 46 -22C54 -26 60 -18 62 -11C70 -13 76 -7 84 -6C92 -5 90 0 98 0H0Z';

/** How far along the whale, from its head, the sides are how far from its middle line. */
const WHALE_SIDES = [
  [0, 2],
  [0.02, 7],
  [0.08, 11],
  [0.18, 13.4],
  [0.32, 13.8],
  [0.46, 12.6],
  [0.6, 9.8],
  [0.74, 6.4],
  [0.86, 3.6],
  [0.94, 2.4],
] as const;

export const openWater = {
  /** A rock with its lighthouse and the water's copy of both, like a blot in a folded sheet; 200 wide, its waterline at the origin. */
  blotIsland: (
    press: Press,
    { ink, copy, lamp, gap }: Readonly<{ ink: Ink; copy: Ink; lamp: Ink; gap: Ink }>,
  ): Svg => {
    const spatter = press.fill(
      'M70 -38a3 3 0 1 0 .1 0ZM78 -26a1.800 1.800 0 1 0 .1 0ZM54 -48a2 2 0 1 0 .1 0ZM30 -62a2.600 2.600 0 1 0 .1 0ZM92 -18a2.200 2.200 0 1 0 .1 0ZM22 -76a1.400 1.400 0 1 0 .1 0Z',
      ink,
    );
    const half = press.fill(ROCK, ink) + spatter;
    const copied = press.fill(ROCK, copy);
    return [
      half,
      press.group('scale(-1 1)', half),
      press.group('scale(1 -1)', copied),
      press.group('scale(-1 -1)', copied),
      press.disc(0, -90, 2.6, lamp),
      press.fill(
        upTo(6)
          .map(
            (index) =>
              `M${-92 + index * 9} ${6 + index * 13}h${40 - index * 4}v1.800h${index * 4 - 40}Z`,
          )
          .join(''),
        gap,
      ),
      press.fill(
        upTo(6)
          .map(
            (index) =>
              `M${56 - index * 7} ${11 + index * 12}h${34 - index * 4}v1.800h${index * 4 - 34}Z`,
          )
          .join(''),
        gap,
      ),
    ].join('');
  },

  /** A whale seen from above, curled round a pool too small for it; 100 wide, around the origin. */
  whalePool: (
    press: Press,
    {
      rim,
      water,
      glint,
      ink,
      patch,
    }: Readonly<{ rim: Ink; water: Ink; glint: Ink; ink: Ink; patch: Ink }>,
  ): Svg => {
    const at = (share: number, aside: number): Point => {
      const [dx, dy] = direction(20 + share * 300);
      return [dx * (25 + aside), dy * (25 + aside)];
    };
    const outer = WHALE_SIDES.map(([share, side]) => at(share, side));
    const inner = WHALE_SIDES.map(([share, side]) => at(share, -side)).toReversed();
    const flukes = [at(1, 12), at(1.07, 17), at(1.01, 1), at(1.09, -12), at(1, -12)];
    return [
      press.disc(0, 0, 50, rim),
      press.disc(0, 0, 45, water),
      press.ring(0, 0, 41, glint, 0.8, '14 9'),
      press.ring(0, 0, 6, glint, 0.8, '8 5'),
      press.fill(rounded([at(0.17, 12), at(0.22, 20), at(0.3, 19), at(0.27, 11)]), ink),
      press.fill(rounded([at(0.19, -11), at(0.3, -21), at(0.42, -19), at(0.32, -9)]), ink),
      press.fill(rounded([...outer, ...flukes, ...inner]), ink),
      press.fill(rounded([at(0.05, 7), at(0.08, 10), at(0.13, 9.4), at(0.1, 6.4)]), patch),
      press.fill(rounded([at(0.06, -6), at(0.1, -9), at(0.17, -8.6), at(0.12, -5.4)]), patch),
      press.fill(
        rounded([at(0.44, 6), at(0.52, 8.6), at(0.56, 0), at(0.52, -8), at(0.44, -5), at(0.49, 0)]),
        patch,
      ),
    ].join('');
  },
};

/** A closed outline whose corners are rounded off: it runs from middle to middle of its sides. */
function rounded(points: readonly Point[]): string {
  const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
  const curves = points.map((point, index) => {
    const [mx, my] = middle(point, points[(index + 1) % points.length] ?? point);
    return `Q${point[0]} ${point[1]} ${mx} ${my}`;
  });
  const first = points[0] ?? [0, 0];
  const [sx, sy] = middle(points.at(-1) ?? first, first);
  return `M${sx} ${sy}${curves.join('')}Z`;
}
