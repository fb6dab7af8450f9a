import { closed, discOutline, ovalOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

export const gamesAndStunts = {
  /** A die hewn from rock, its front 100 wide around the origin; it shows a five. */
  stoneDie: (
    press: Press,
    { ink, top, side, pip, crack }: Inks<'ink' | 'top' | 'side' | 'pip' | 'crack'>,
  ): Svg =>
    [
      press.fill('M-50 -44L-26 -68L4 -72L40 -70L74 -66L52 -46L10 -42L-20 -46Z', top),
      press.fill('M44 -48L74 -66L77 -30L72 4L76 22L50 50L44 10Z', side),
      press.fill(
        'M-50 -44L-20 -46L10 -42L52 -46L49 -20L53 10L50 50L18 47L-8 51L-34 48L-51 50L-48 18L-52 -8Z',
        ink,
      ),
      press.shade('M-51 50L-48 18L-44 38Q-20 42 50 34L50 50L18 47L-8 51L-34 48Z', 0.2),
      press.fill(
        `${ovalOutline(-26, -22, 9, 8)}${ovalOutline(27, -23, 8, 9)}${ovalOutline(0, 2, 9, 9)}${ovalOutline(-27, 27, 8, 8)}${ovalOutline(26, 27, 9, 8)}`,
        pip,
      ),
      press.line('M-50 4L-40 8L-36 2L-24 8M53 -6L44 0L46 8L36 12M-6 51L-2 38L-9 30', crack, 2.2),
      press.line('M-4 -57L12 -60L20 -55L36 -59M64 -30L68 -18L62 -10', crack, 2.2),
    ].join(''),

  /** A ball of twenty triangles that lies on a one, 100 wide, around the origin. */
  twentySided: (
    press: Press,
    { lit, ink, shade, dark, edge }: Inks<'lit' | 'ink' | 'shade' | 'dark' | 'edge'>,
  ): Svg => {
    const corner = (x: number, y: number): Point => [x, y];
    const rim = [
      corner(0, -50),
      corner(43.3, -25),
      corner(43.3, 25),
      corner(0, 50),
      corner(-43.3, 25),
      corner(-43.3, -25),
    ] as const;
    const [top, right, left] = [corner(0, -31), corner(27, 16), corner(-27, 16)];
    const faces: readonly (readonly [readonly Point[], Ink])[] = [
      [[top, right, left], ink],
      [[top, rim[5], rim[0]], lit],
      [[top, rim[0], rim[1]], ink],
      [[top, rim[5], left], lit],
      [[top, rim[1], right], shade],
      [[left, rim[5], rim[4]], ink],
      [[left, rim[4], rim[3]], shade],
      [[left, rim[3], right], shade],
      [[right, rim[3], rim[2]], dark],
      [[right, rim[2], rim[1]], dark],
    ];
    return [
      ...faces.map(([points, face]) => press.polygon(points, face)),
      press.line(faces.map(([points]) => closed(points)).join(''), edge, 1.4, { join: 'round' }),
      press.fill('M-6 -7L2 -15V10H7V13H-9V10H-4V-7Z', edge),
    ].join('');
  },

  /** A bowling pin with two bands, 100 tall, its foot at the origin. */
  bowlingPin: (press: Press, { ink, shade, band }: Inks<'ink' | 'shade' | 'band'>): Svg =>
    [
      press.fill(PIN, ink),
      press.clip(
        PIN,
        press.fill('M4 -104Q12 -60 8 -40Q18 -20 4 2H24V-104Z', shade),
        press.box(-20, -70, 40, 4, band),
        press.box(-20, -62, 40, 4, band),
      ),
    ].join(''),

  /** A cartridge on its rim, 100 tall, its foot at the origin. */
  cartridge: (
    press: Press,
    { brass, shade, lead, dark }: Inks<'brass' | 'shade' | 'lead' | 'dark'>,
  ): Svg =>
    [
      press.fill('M-11 -60Q-11 -92 0 -100Q11 -92 11 -60Z', lead),
      press.fill('M4 -97Q11 -88 11 -60H3Q6 -80 4 -97Z', dark),
      press.box(-12, -62, 24, 54, brass),
      press.box(4, -62, 8, 54, shade),
      press.box(-10, -8, 20, 3, dark),
      press.box(-14, -6, 28, 6, brass, 1.5),
      press.box(4, -6, 10, 6, shade, 1.5),
    ].join(''),

  /** A shopping trolley from the side, 100 wide, the foot of its wheels at the origin. */
  trolley: (press: Press, { ink, wheel, grip }: Inks<'ink' | 'wheel' | 'grip'>): Svg => {
    const bars = upTo(7).map((index) => {
      const x = -24 + index * 10;
      return `M${x} ${-74 + index * 1.4}L${x + 3 - index * 0.6} -36`;
    });
    return [
      press.line(bars.join(''), ink, 1.8),
      press.line('M-34 -62L46 -55M-32 -49L45 -46', ink, 1.8),
      press.line('M-38 -76L50 -66L44 -36L-30 -36Z', ink, 3.4, { join: 'round' }),
      press.line('M-30 -36L-24 -18H38L44 -36M-24 -18L-22 -8M34 -18L36 -8', ink, 3.4, {
        join: 'round',
      }),
      press.line('M-38 -76L-50 -84', grip, 5.4, { cap: 'round' }),
      press.fill(discOutline(-22, -6, 6) + discOutline(36, -6, 6), wheel),
      press.fill(discOutline(-22, -6, 2) + discOutline(36, -6, 2), ink),
    ].join('');
  },
};

const PIN =
  'M0 -100C9 -100 12 -92 11 -84C10 -75 7 -70 8 -62C9 -52 18 -44 18 -28C18 -14 12 -4 9 0H-9C-12 -4 -18 -14 -18 -28C-18 -44 -9 -52 -8 -62C-7 -70 -10 -75 -11 -84C-12 -92 -9 -100 0 -100Z';
