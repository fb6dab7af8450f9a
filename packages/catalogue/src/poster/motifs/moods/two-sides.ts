import { boxOutline, direction, discOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

export const twoSides = {
  /** A crate afloat out of which a long spotted neck rises, seen from behind; 100 wide, its waterline at the origin. */
  driftCrate: (
    press: Press,
    { wood, gap, edge, hide, spot, mane }: Inks<'wood' | 'gap' | 'edge' | 'hide' | 'spot' | 'mane'>,
  ): Svg =>
    [
      press.fill(
        'M-17 -176Q-34 -186 -38 -180Q-34 -170 -18 -168ZM19 -176Q36 -186 40 -180Q36 -170 20 -168Z',
        hide,
      ),
      press.line('M-8 -192V-206M10 -192V-206', hide, 4),
      press.disc(-8, -208, 4, mane) + press.disc(10, -208, 4, mane),
      press.fill(NECK, hide),
      press.clip(
        NECK,
        press.fill(
          'M-22 -60L-10 -66L-6 -52L-16 -46ZM8 -72L22 -70L24 -54L12 -56ZM-16 -96L-6 -98L-4 -82L-14 -78ZM6 -106L18 -104L16 -88L8 -90ZM-14 -128L-5 -130L-4 -114L-12 -110ZM7 -138L18 -136L15 -120L8 -122ZM-16 -158L-6 -160L-5 -146L-13 -144ZM8 -168L18 -166L16 -154L9 -154Z',
          spot,
        ),
      ),
      press.line('M1 -184V-52', mane, 4.4),
      press.box(-50, -52, 100, 66, wood),
      press.fill(
        upTo(4)
          .map((index) => boxOutline(-50, -39 + index * 14, 100, 2))
          .join(''),
        gap,
      ),
      press.fill('M-50 -52H-40V14H-50ZM40 -52H50V14H40ZM-50 -52H50V-44H-50Z', edge),
      press.fill('M-40 -44L-30 -44L40 8V14H32L-40 -38Z', edge),
    ].join(''),

  /** Two wedding rings through each other, each a gun's sight; 100 wide, around the origin. */
  ringSights: (
    press: Press,
    { his, hers, shade, stone }: Inks<'his' | 'hers' | 'shade' | 'stone'>,
  ): Svg => {
    const sight = (x: number, ink: Ink) =>
      press.ring(x, 0, 26, shade, 6.6) +
      press.ring(x, 0, 26, ink, 5) +
      press.line(`M${x} -34V-14M${x} 14V34M${x - 34} 0H${x - 14}M${x + 14} 0H${x + 34}`, ink, 1.6) +
      press.disc(x, 0, 1.3, ink);
    return [
      sight(-17, his),
      sight(17, hers),
      press.clip(
        boxOutline(-10, -30, 20, 18),
        press.ring(-17, 0, 26, shade, 6.6),
        press.ring(-17, 0, 26, his, 5),
      ),
      press.polygon(
        [
          [17, -42],
          [25, -36],
          [17, -26],
          [9, -36],
        ],
        stone,
      ),
      press.line('M9 -36H25M17 -42V-26', shade, 0.9),
    ].join('');
  },

  /** An acorn stuck in by its point, 100 tall, the point at the origin. */
  acorn: (press: Press, { nut, shade, cup, scale }: Inks<'nut' | 'shade' | 'cup' | 'scale'>): Svg =>
    [
      press.line('M2 -84Q0 -96 8 -100', cup, 7, { cap: 'round' }),
      press.fill('M-34 -58C-34 -30 -20 -16 0 0C20 -16 34 -30 34 -58Z', nut),
      press.fill('M34 -58C34 -30 20 -16 0 0C10 -20 16 -36 14 -58Z', shade),
      press.fill('M-42 -54C-46 -78 -22 -88 0 -88C22 -88 46 -78 42 -54Q0 -44 -42 -54Z', cup),
      press.line(
        'M-38 -64Q-26 -74 -14 -64T10 -64T36 -66M-30 -76Q-20 -82 -10 -74T10 -74T30 -77M-40 -56Q-30 -62 -22 -54T-2 -53T18 -54T40 -57',
        scale,
        1.8,
      ),
    ].join(''),

  /** A slab of ice over the sheet from `y` down to `foot`, cracked from one point of its upper edge; in poster units. */
  crackedSlab: (
    press: Press,
    {
      x,
      y,
      foot,
      ink,
      side,
      crack,
      lit,
    }: Readonly<{ x: number; y: number; foot: number }> & Inks<'ink' | 'side' | 'crack' | 'lit'>,
  ): Svg => {
    const branches = [
      [-6, 20, 4, 42, -8, 66, 6, 96, -4, 140],
      [4, 42, 26, 58, 34, 84, 58, 100],
      [-8, 66, -34, 82, -40, 108, -66, 120],
      [34, 84, 24, 108],
      [-34, 82, -58, 76],
    ].map((way) =>
      upTo(way.length / 2)
        .map((index) => `${x + (way[index * 2] ?? 0)} ${y + (way[index * 2 + 1] ?? 0)}`)
        .join('L'),
    );
    return [
      press.fill(
        `M-2 ${y + 6}L40 ${y - 2}L${x} ${y}L160 ${y - 3}L202 ${y + 5}V${foot - 12}L180 ${foot}L150 ${foot - 14}L118 ${foot + 2}L84 ${foot - 10}L50 ${foot + 4}L22 ${foot - 12}L-2 ${foot}Z`,
        ink,
      ),
      press.fill(
        `M-2 ${y + 6}L40 ${y - 2}L${x} ${y}L160 ${y - 3}L202 ${y + 5}V${y + 16}L150 ${y + 10}L${x} ${y + 14}L44 ${y + 9}L-2 ${y + 17}Z`,
        lit,
      ),
      press.fill(
        `M150 ${foot - 14}L118 ${foot + 2}L126 ${y + 80}L164 ${y + 40}L202 ${y + 70}V${foot - 12}L180 ${foot}Z`,
        side,
      ),
      press.fill(
        `M22 ${foot - 12}L-2 ${foot}V${y + 96}L30 ${y + 70}L48 ${y + 120}L50 ${foot + 4}Z`,
        side,
      ),
      press.line(branches.map((way) => `M${way}`).join(''), crack, 2.4, { join: 'round' }),
      press.fill(`M${x - 5} ${y + 1}H${x + 5}L${x - 4} ${y + 22}Z`, crack),
    ].join('');
  },

  /** A pyramid of panes, 100 wide, its foot at the origin, `high` tall; some panes are lit. */
  glassPyramid: (
    press: Press,
    { ink, bar, lit, high = 72 }: Inks<'ink' | 'bar' | 'lit'> & Readonly<{ high?: number }>,
  ): Svg => {
    const rows = 8;
    const point = (row: number, column: number) => {
      const y = -high + (high * row) / rows;
      const half = (50 * row) / rows;
      return [row === 0 ? 0 : -half + (2 * half * column) / row, y] as const;
    };
    const panes = upTo(rows).flatMap((row) =>
      upTo(row + 1).flatMap((column) => {
        const pane = [point(row, column), point(row + 1, column), point(row + 1, column + 1)];
        return (row * 5 + column * 3) % 7 === 2
          ? [`M${pane.map((corner) => corner.join(' ')).join('L')}Z`]
          : [];
      }),
    );
    const bars = upTo(rows).flatMap((row) => {
      const share = row / rows;
      const y = -high * (1 - share);
      return [
        `M${-50 * share} ${y}H${50 * share}`,
        `M${-50 + 100 * share} 0L${50 * share} ${-high * (1 - share)}`,
        `M${50 - 100 * share} 0L${-50 * share} ${-high * (1 - share)}`,
      ];
    });
    return [
      press.fill(`M0 ${-high}L50 0H-50Z`, ink),
      press.fill(panes.join(''), lit),
      press.line(`${bars.join('')}M0 ${-high}L50 0H-50Z`, bar, 0.9, { join: 'round' }),
    ].join('');
  },

  /** A web spun from a point to the edges of the sheet, one half in another ink; in poster units. */
  halfWeb: (
    press: Press,
    {
      x,
      y,
      part,
      left,
      right,
      threads = 18,
      rounds = 8,
    }: Readonly<{
      x: number;
      y: number;
      /** Where the inks change. */
      part: number;
      threads?: number;
      rounds?: number;
    }> &
      Inks<'left' | 'right'>,
  ): Svg => {
    const rays = upTo(threads).map((index) => direction((360 * index) / threads + 7));
    const spokes = rays.map(([dx, dy]) => `M${x} ${y}L${x + dx * 330} ${y + dy * 330}`);
    const hoops = upTo(rounds).map((round) => {
      const r = 16 + round ** 1.45 * 15;
      return rays
        .map(([dx, dy], index) => {
          const [nx, ny] = rays[(index + 1) % threads] ?? [0, 0];
          const [mx, my] = [(dx + nx) / 2, (dy + ny) / 2];
          return `M${x + dx * r} ${y + dy * r}Q${x + mx * r * 0.84} ${y + my * r * 0.84} ${x + nx * r} ${y + ny * r}`;
        })
        .join('');
    });
    const web = spokes.join('') + hoops.join('');
    return (
      press.clip(boxOutline(0, 0, part, 300), press.line(web, left, 1.3)) +
      press.clip(boxOutline(part, 0, 200 - part, 300), press.line(web, right, 1.3))
    );
  },

  /** A round head from behind with trumpet ears and a crown far too small for it, 100 wide, its chin's height at the origin. */
  ogreCrown: (
    press: Press,
    {
      skin,
      shade,
      ear,
      gold,
      stone,
      lining,
    }: Inks<'skin' | 'shade' | 'ear' | 'gold' | 'stone' | 'lining'>,
  ): Svg =>
    [
      press.line('M-34 -66Q-48 -72 -58 -84M34 -66Q48 -72 58 -84', skin, 9, { cap: 'round' }),
      press.group(
        'translate(-61 -88) rotate(-40)',
        press.oval(0, 0, 10, 6, skin),
        press.oval(0, -1.5, 6, 3, ear),
      ),
      press.group(
        'translate(61 -88) rotate(40)',
        press.oval(0, 0, 10, 6, skin),
        press.oval(0, -1.5, 6, 3, ear),
      ),
      press.fill(HEAD, skin),
      press.clip(
        HEAD,
        press.shade('M16 -110Q44 -60 26 10H80V-110Z', 0.24),
        press.fill('M-80 10V-20L-34 -24Q0 -8 34 -24L80 -20V10Z', shade),
      ),
      press.fill('M-24 -94Q0 -86 24 -94L28 -122L14 -110L0 -130L-14 -110L-28 -122Z', gold),
      press.fill('M-24 -94Q0 -86 24 -94L25 -101Q0 -93 -25 -101Z', lining),
      press.fill(
        discOutline(-28, -123, 3) + discOutline(0, -131, 3.4) + discOutline(28, -123, 3),
        stone,
      ),
    ].join(''),
};

const NECK =
  'M-22 -44L-13 -150Q-22 -160 -17 -178Q-12 -194 1 -194Q14 -194 19 -178Q24 -160 15 -150L26 -44Z';

const HEAD =
  'M0 -104C26 -104 40 -86 41 -62C42 -46 36 -36 28 -32Q52 -30 66 -18Q74 -10 76 4H-76Q-74 -10 -66 -18Q-52 -30 -28 -32C-36 -36 -42 -46 -41 -62C-40 -86 -26 -104 0 -104Z';
