import { oneOf } from '../../ink/one-of.ts';
import { boxOutline, direction, starOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

const SIDES = ['left', 'right'] as const;

export const launchSite = {
  /** The print of a ribbed boot in dust, 100 tall, around the origin, its toe up. */
  bootPrint: (press: Press, { ink, rib, rim }: Readonly<{ ink: Ink; rib: Ink; rim: Ink }>): Svg => {
    const sole =
      'M-16 44C-19 30 -15 20 -16 6C-19 -8 -22 -18 -20 -30C-17 -44 -8 -50 0 -50S17 -44 20 -30C22 -18 19 -8 16 6C15 20 19 30 16 44Q8 50 0 50T-16 44Z';
    const ribs = upTo(12).map((at) => boxOutline(-24, -44 + at * 8, 48, 3.8));
    return [
      press.group('translate(2.400 2.400)', press.fill(sole, rim)),
      press.fill(sole, ink),
      press.clip(sole, press.fill(ribs.join(''), rib)),
    ].join('');
  },

  /** A twin-tailed jet from above, 100 long, its nose up, around the origin. */
  jet: (
    press: Press,
    { ink, shade, glass, flame }: Readonly<{ ink: Ink; shade: Ink; glass: Ink; flame: Ink }>,
  ): Svg =>
    [
      press.fill('M-9 44L-6 70L-3 44ZM3 44L6 70L9 44Z', flame),
      press.fill(
        'M0 -52L4 -34L7 -14L12 -6L44 18V26L13 22L12 34L26 46V51L11 47L10 46H-10L-11 47L-26 51V46L-12 34L-13 22L-44 26V18L-12 -6L-7 -14L-4 -34Z',
        ink,
      ),
      press.fill('M0 -52L4 -34L7 -14L12 -6L44 18V26L13 22L12 34L26 46V51L11 47L10 46H0Z', shade),
      press.fill('M0 -36Q4 -28 2.600 -16H-2.600Q-4 -28 0 -36Z', glass),
      press.fill('M-15 24L-9 28V44L-15 40ZM15 24L9 28V44L15 40Z', glass),
    ].join(''),

  /** A wooden drilling tower, 100 tall, its foot at the origin, with what shoots from its top. */
  derrick: (press: Press, { ink, gush }: Readonly<{ ink: Ink; gush?: Ink }>): Svg => {
    const half = (y: number) => 5 + (15 * (74 + y)) / 74;
    const braces = upTo(4).map((at) => {
      const [low, high] = [-at * 18.5, -(at + 1) * 18.5];
      return `M${-half(low)} ${low}L${half(high)} ${high}M${half(low)} ${low}L${-half(high)} ${high}M${-half(high)} ${high}H${half(high)}`;
    });
    return [
      gush
        ? press.fill(
            'M-2 -70C-3 -84 -3 -92 -14 -96C-22 -98 -26 -90 -27 -80C-33 -98 -22 -108 -10 -104C-8 -112 8 -112 10 -104C22 -108 33 -98 27 -80C26 -90 22 -98 14 -96C3 -92 3 -84 2 -70Z',
            gush,
          )
        : '',
      press.line(braces.join(''), ink, 1.3),
      press.line('M-20 0L-5 -74H5L20 0', ink, 2.6, { join: 'round' }),
      press.fill('M-9 -74H9V-78H-9ZM-24 0H24V4H-24Z', ink),
    ].join('');
  },

  /** A rope of plaited hide along path data, in poster units. */
  plaitedRope: (
    press: Press,
    {
      outline,
      width,
      ink,
      strand,
      edge,
    }: Readonly<{ outline: string; width: number; ink: Ink; strand: Ink; edge: Ink }>,
  ): Svg =>
    press.line(outline, edge, width + 1.6, { cap: 'round' }) +
    press.line(outline, ink, width, { cap: 'round' }) +
    press.line(outline, strand, width * 0.62, { dash: `${width * 0.34} ${width * 0.5}` }),

  /** A path that forks again and again, upwards from the origin; the chosen way is printed last. In poster units. */
  forkedPath: (
    press: Press,
    {
      ink,
      lit,
      turns,
      ends,
      width,
    }: Readonly<{
      ink: Ink;
      lit: Ink;
      /** Which side is taken at each fork. */
      turns: readonly (typeof SIDES)[number][];
      ends: Ink;
      width: number;
    }>,
  ): Svg => {
    const rise = 40;
    const spread = (level: number) => 46 / 2 ** level;
    const lines: string[] = [];
    const tips: string[] = [];
    const walk = (x: number, y: number, level: number): void => {
      if (level === turns.length) {
        tips.push(`M${x - 3.4} ${y}a3.400 3.400 0 1 0 6.800 0a3.400 3.400 0 1 0 -6.800 0Z`);
        return;
      }
      for (const side of [-1, 1]) {
        const to = x + side * spread(level);
        lines.push(`M${x} ${y}V${y - rise * 0.4}H${to}V${y - rise}`);
        walk(to, y - rise, level + 1);
      }
    };
    walk(0, 0, 0);
    let x = 0;
    const way = turns.map((turn, level) => {
      x += (oneOf(SIDES, turn) === 'left' ? -1 : 1) * spread(level);
      return `V${-level * rise - rise * 0.4}H${x}V${-(level + 1) * rise}`;
    });
    return [
      press.line(lines.join(''), ink, width, { cap: 'round', join: 'round' }),
      press.fill(tips.join(''), ends),
      press.line(`M0 0${way.join('')}`, lit, width * 1.2, { cap: 'round', join: 'round' }),
      press.disc(x, -turns.length * rise, 5.5, lit),
    ].join('');
  },

  /** A telephone that holds strings like a puppet's crossbar, 100 wide, around the origin. */
  stringPhone: (
    press: Press,
    {
      ink,
      screen,
      lit,
      mark,
      string,
      drops,
    }: Readonly<{
      ink: Ink;
      screen: Ink;
      lit: Ink;
      mark: Ink;
      string: Ink;
      /** Where each string starts and how far below the origin it ends. */
      drops: readonly (readonly [from: number, to: number, down: number])[];
    }>,
  ): Svg =>
    [
      press.line(
        drops.map(([from, to, down]) => `M${from} 20L${to} ${down}`).join(''),
        string,
        0.7,
      ),
      press.box(-50, -26, 100, 52, ink, 8),
      press.box(-42, -21, 84, 42, screen, 3),
      press.fill('M-42 21V-2Q-20 -16 0 -4T42 -8V21Z', lit),
      ...upTo(3).map((at) => {
        const [x, y] = direction(300 + at * 60);
        return press.disc(x * 20, y * 9 - 1, 3.4, mark);
      }),
    ].join(''),

  /** A round bomb with its cap and a lit fuse, 100 wide, around the origin. */
  fuseBomb: (
    press: Press,
    {
      ink,
      lit,
      cap,
      fuse,
      spark,
    }: Readonly<{ ink: Ink; lit: Ink; cap: Ink; fuse: Ink; spark: Ink }>,
  ): Svg =>
    [
      press.line('M28 -48C36 -72 58 -60 62 -76', fuse, 4, { cap: 'round' }),
      press.fill(starOutline(62, -80, { radius: 18, inner: 0.4, points: 9, turn: 8 }), spark),
      press.group('rotate(30)', press.fill('M-15 -60H15V-44H-15Z', cap)),
      press.disc(0, 0, 50, ink),
      press.line('M-37 -12A39 39 0 0 1 -10 -37', lit, 5, { cap: 'round' }),
    ].join(''),

  /** A window cleaner's cradle on two ropes, 100 wide, its floor at the origin. */
  cradle: (
    press: Press,
    { ink, rope, bucket }: Readonly<{ ink: Ink; rope: Ink; bucket: Ink }>,
  ): Svg =>
    [
      press.line('M-44 0V-600M44 0V-600', rope, 1.8),
      press.fill('M24 -4L21 -22H39L36 -4Z', bucket),
      press.line('M22 -22Q30 -38 38 -22', rope, 1.6),
      press.line('M-48 -26H48M-48 -13H48M-48 0V-30M48 0V-30M-16 0V-26M16 0V-26', ink, 2.6),
      press.box(-52, -3, 104, 7, ink, 2),
    ].join(''),
};
