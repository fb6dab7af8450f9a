import { oneOf } from '../../ink/one-of.ts';
import { around, boxOutline, starOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type BlockSign = 'star' | 'triangle' | 'ring' | 'moon' | 'heart' | 'T' | 'O' | 'Y';

export const playroom = {
  /** A wooden building block with its top and right side, its front 100 wide around the origin. */
  toyBlock: (
    press: Press,
    {
      ink,
      top,
      side,
      face,
      sign,
      mark,
    }: Readonly<{ ink: Ink; top: Ink; side: Ink; face: Ink; sign: BlockSign; mark: Ink }>,
  ): Svg =>
    [
      press.fill('M-50 -50L-30 -68H70L50 -50Z', top),
      press.fill('M50 -50L70 -68V30L50 50Z', side),
      press.box(-50, -50, 100, 100, ink),
      press.box(-37, -37, 74, 74, face, 5),
      press.punch(SIGNS[oneOf(SIGN_NAMES, sign)], mark),
    ].join(''),

  /** A castle of blocks with three towers, 100 wide, its foot at the origin; one flat shape. */
  blockCastle: (press: Press, { ink, flag }: Readonly<{ ink: Ink; flag?: Ink }>): Svg =>
    [
      press.punch(
        'M-50 0V-60H-54V-72H-47V-67H-41V-72H-34V-67H-28V-72H-22V-60H-25V-40H-15V-96H-19L0 -134L19 -96H15V-40H25V-74H21L37 -104L54 -74H50V0ZM-9 0V-16A9 9 0 0 1 9 -16V0ZM-4 -62V-74A4 4 0 0 1 4 -74V-62ZM34 -46V-56A3.4 3.4 0 0 1 40.800 -56V-46ZM-41 -38V-48A3.4 3.4 0 0 1 -34.2 -48V-38Z',
        ink,
      ),
      press.line('M0 -130V-152', ink, 2),
      press.fill('M0 -152L20 -146L0 -139Z', flag ?? ink),
    ].join(''),

  /** A spinning top on its tip, leaning, 100 tall, its tip at the origin. */
  spinningTop: (
    press: Press,
    { ink, band, second, stem }: Readonly<{ ink: Ink; band: Ink; second: Ink; stem: Ink }>,
  ): Svg =>
    [
      press.line('M0 -70V-98M-9 -98H9', stem, 6, { cap: 'round' }),
      press.fill(
        'M0 0L-12 -14L-46 -44Q-50 -52 -42 -58L-14 -76H14L42 -58Q50 -52 46 -44L12 -14Z',
        ink,
      ),
      press.fill('M-46 -44Q-50 -52 -42 -58Q0 -44 42 -58Q50 -52 46 -44Q0 -26 -46 -44Z', band),
      press.fill('M-29 -29Q0 -16 29 -29L22 -23Q0 -12 -22 -23Z', second),
    ].join(''),

  /** A chick from behind, 100 tall, its feet at the origin. */
  chick: (
    press: Press,
    { ink, comb, leg, wing }: Readonly<{ ink: Ink; comb: Ink; leg: Ink; wing: Ink }>,
  ): Svg =>
    [
      press.line('M-11 -22V-2M11 -22V-2M-20 0L-11 -4L-4 0M4 0L11 -4L20 0', leg, 4.4, {
        cap: 'round',
      }),
      press.fill('M-9 -84Q-16 -104 -5 -100Q0 -110 5 -100Q16 -104 9 -84Z', comb),
      press.fill(
        'M0 -88C26 -88 34 -60 34 -44C34 -24 20 -14 0 -14S-34 -24 -34 -44C-34 -60 -26 -88 0 -88Z',
        ink,
      ),
      press.fill(
        'M-33 -52Q-46 -44 -42 -26Q-30 -28 -24 -42ZM33 -52Q46 -44 42 -26Q30 -28 24 -42Z',
        wing,
      ),
      press.fill('M-8 -30L0 -14L8 -30Q0 -26 -8 -30Z', wing),
    ].join(''),

  /** A shell over the upper sheet, cracked upwards from its broken rim at `y`; in poster units. */
  shellSky: (
    press: Press,
    {
      y,
      ink,
      rim,
      crack,
      depth = 16,
    }: Readonly<{ y: number; ink: Ink; rim: Ink; crack: Ink; depth?: number }>,
  ): Svg => {
    const edge = (drop: number) =>
      `M-2 -2H202V${y + drop + 34}L184 ${y + depth + drop + 24}L172 ${y + 8 + drop}L154 ${y + depth * 1.5 + drop}L138 ${y - 8 + drop}L124 ${y + drop + 2}L112 ${y - 16 + drop}L92 ${y - 6 + drop}L78 ${y - 18 + drop}L62 ${y + depth + drop}L44 ${y + drop}L32 ${y + depth * 2 + drop}L14 ${y + 22 + drop}L-2 ${y + depth * 2.6 + drop}Z`;
    const cracks = `M112 ${y - 16}L120 ${y - 30}L108 ${y - 38}L114 ${y - 58}M108 ${y - 38}L96 ${y - 46}M44 ${y}L50 ${y - 18}L38 ${y - 28}L44 ${y - 40}M172 ${y + 8}L164 ${y - 8}L174 ${y - 22}L166 ${y - 38}M174 ${y - 22}L188 ${y - 28}M14 ${y + 22}L20 ${y + 6}L10 ${y - 6}`;
    return [
      press.fill(edge(6), rim),
      press.fill(edge(0), ink),
      press.line(cracks, crack, 1.6, { join: 'round' }),
    ].join('');
  },

  /** The white of an egg that runs down with its yolk, 100 tall, hung at the origin. */
  runningEgg: (
    press: Press,
    { white, yolk, shade, gleam }: Readonly<{ white: Ink; yolk: Ink; shade: Ink; gleam: Ink }>,
  ): Svg =>
    [
      press.fill(
        'M-40 -20H40C40 4 32 10 34 28C38 52 44 62 36 70Q30 76 26 68C22 60 22 62 20 74C18 92 12 100 4 100C-6 100 -8 90 -12 80C-16 72 -20 82 -26 84Q-34 84 -34 74C-34 60 -42 54 -36 30C-32 12 -40 4 -40 -20Z',
        white,
      ),
      press.disc(0, 52, 25, yolk),
      press.fill('M10 29A25 25 0 0 1 -8 75.7Q26 66 10 29Z', shade),
      press.line('M-17 50A17 17 0 0 1 -6 36', gleam, 4, { cap: 'round' }),
    ].join(''),

  /** A tall locker with slits and a lock, 100 tall, around the origin. */
  locker: (
    press: Press,
    { ink, slit, lit, wide = 40 }: Readonly<{ ink: Ink; slit: Ink; lit: Ink; wide?: number }>,
  ): Svg =>
    [
      press.box(-wide / 2, -50, wide, 100, ink),
      press.box(-wide / 2, -50, wide, 2.6, lit),
      press.box(-wide / 2, -50, 2.2, 100, lit),
      press.fill(
        upTo(4)
          .map((row) => boxOutline(-wide * 0.24, -40 + row * 5.4, wide * 0.48, 2.4))
          .join(''),
        slit,
      ),
      press.box(wide * 0.3, -2, 4, 14, slit, 1.6),
    ].join(''),

  /** A ball with seams, 100 wide, around the origin. */
  basketball: (
    press: Press,
    { ink, seam, shade }: Readonly<{ ink: Ink; seam: Ink; shade: Ink }>,
  ): Svg =>
    [
      press.disc(0, 0, 50, ink),
      press.fill('M20 -45.8A50 50 0 0 1 -20 45.800Q40 30 20 -45.800Z', shade),
      press.line(
        'M-50 0Q0 -14 50 0M0 -50Q-14 0 0 50M-34 -36Q-4 -2 -36 34M34 -36Q6 0 36 34',
        seam,
        3.4,
      ),
      press.ring(0, 0, 48.6, seam, 2.8),
    ].join(''),

  /** Stars, dots and bars that fall into a cone from the origin downwards, 100 long. */
  sprinkle: (
    press: Press,
    {
      inks,
      count = 30,
      wide = 60,
    }: Readonly<{ inks: readonly Ink[]; count?: number; wide?: number }>,
  ): Svg =>
    upTo(count)
      .map((index) => {
        const down = 6 + 94 * ((index + 0.5) / count) ** 0.8;
        const across = (((index * 0.618) % 1) - 0.5) * wide * (0.25 + (0.75 * down) / 100);
        const ink = inks[index % inks.length] ?? 'paper';
        const grown = 2 + (down / 100) * 3.4;
        if (index % 3 === 0) {
          return press.fill(
            starOutline(across, down, {
              radius: grown * 1.5,
              inner: 0.45,
              points: 5,
              turn: index * 31,
            }),
            ink,
          );
        }
        return index % 3 === 1
          ? press.disc(across, down, grown * 0.7, ink)
          : press.group(
              `translate(${across} ${down}) rotate(${index * 47})`,
              press.box(-grown * 0.35, -grown, grown * 0.7, grown * 2, ink, grown * 0.35),
            );
      })
      .join(''),

  /** A microphone whose head is a shaker with holes, 140 long, its head around the origin, upside down. */
  shakerMicrophone: (
    press: Press,
    {
      ink,
      shade,
      head,
      headShade,
      hole,
      ring,
    }: Readonly<{ ink: Ink; shade: Ink; head: Ink; headShade: Ink; hole: Ink; ring: Ink }>,
  ): Svg => {
    const holes = [
      ...around(6, 0).map(([x, y]) => [x * 11, 10 + y * 10] as const),
      ...around(11, 16).map(([x, y]) => [x * 22, 10 + y * 19] as const),
      [0, 10] as const,
    ];
    return [
      press.fill('M-19 -30L-12 -124Q-11 -132 0 -132Q11 -132 12 -124L19 -30Z', ink),
      press.fill('M5 -30L5 -132Q11 -131 12 -124L19 -30Z', shade),
      press.box(-4, -100, 8, 20, ring, 4),
      press.fill('M-33 6Q-34 -24 -22 -32H22Q34 -24 33 6A33 32 0 0 1 -33 6Z', head),
      press.fill('M14 -32H22Q34 -24 33 6A33 32 0 0 1 -8 37Q30 24 14 -32Z', headShade),
      press.box(-25, -38, 50, 11, ring, 3),
      ...holes.map(([x, y]) => press.disc(x, y, 2.7, hole)),
    ].join('');
  },
};

const SIGNS: Readonly<Record<BlockSign, string>> = {
  star: starOutline(0, 1, { radius: 30, inner: 0.45, points: 5 }),
  triangle: 'M0 -27L28 24H-28Z',
  ring: 'M-27 0a27 27 0 1 0 54 0a27 27 0 1 0 -54 0ZM-13 0a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z',
  moon: 'M10 -27A28 28 0 1 0 26 14A22 22 0 0 1 10 -27Z',
  heart: 'M0 28C-38 4 -30 -26 -13 -26Q-4 -26 0 -15Q4 -26 13 -26C30 -26 38 4 0 28Z',
  T: 'M-26 -27H26V-12H8V27H-8V-12H-26Z',
  O: 'M-28 0a28 28 0 1 0 56 0a28 28 0 1 0 -56 0ZM-12 0a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z',
  Y: 'M-29 -27H-11L0 -9L11 -27H29L8 5V27H-8V5Z',
};

const SIGN_NAMES = Object.keys(SIGNS) as BlockSign[];
