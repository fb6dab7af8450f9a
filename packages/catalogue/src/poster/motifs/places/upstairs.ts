import { seededChance } from '@outoften/rules/seeded-chance';
import { boxOutline, ovalOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

/** Nursery, attic, bedroom window, and what is below them. */
export const upstairs = {
  /** A dog's coat over a box: spots that keep their distance; in poster units. */
  spottedCoat: (
    press: Press,
    {
      x,
      y,
      width,
      height,
      ink,
      seed,
      count,
      large = 13,
    }: Readonly<{
      x: number;
      y: number;
      width: number;
      height: number;
      ink: Ink;
      seed: number;
      count: number;
      large?: number;
    }>,
  ): Svg => {
    const chance = seededChance(seed);
    const spots: { x: number; y: number; radius: number }[] = [];
    for (let attempt = 0; attempt < count * 60 && spots.length < count; attempt++) {
      const radius = large * (0.34 + 0.66 * chance() ** 1.6);
      const [sx, sy] = [x + width * chance(), y + height * chance()];
      const free = spots.every(
        (spot) => Math.hypot(spot.x - sx, spot.y - sy) > spot.radius + radius + 4,
      );
      if (free) spots.push({ x: sx, y: sy, radius });
    }
    const outlines = spots.map((spot) => {
      const corners = upTo(7).map((index) => {
        const angle = (Math.PI * 2 * index) / 7;
        const reach = spot.radius * (0.82 + 0.36 * chance());
        return [spot.x + Math.cos(angle) * reach, spot.y + Math.sin(angle) * reach] as const;
      });
      const middle = (from: number) => {
        const [a, b] = [corners[from % 7] ?? [0, 0], corners[(from + 1) % 7] ?? [0, 0]];
        return `${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2}`;
      };
      const curves = upTo(7).map((index) => {
        const [cx, cy] = corners[(index + 1) % 7] ?? [0, 0];
        return `Q${cx} ${cy} ${middle(index + 1)}`;
      });
      return `M${middle(0)}${curves.join('')}Z`;
    });
    return press.fill(outlines.join(''), ink);
  },

  /** A paw's print, 100 wide, around the origin. */
  pawPrint: (press: Press, { ink }: Readonly<{ ink: Ink }>): Svg =>
    press.fill(
      `M0 -4C20 -4 36 18 36 32C36 48 18 46 0 40C-18 46 -36 48 -36 32C-36 18 -20 -4 0 -4Z${ovalOutline(-36, -10, 11, 16)}${ovalOutline(-14, -30, 12, 17)}${ovalOutline(14, -30, 12, 17)}${ovalOutline(36, -10, 11, 16)}`,
      ink,
    ),

  /** A collar across the sheet with its buckle and a bone for a tag; in poster units, its middle at `y`. */
  dogCollar: (
    press: Press,
    {
      y,
      ink,
      shade,
      metal,
      hole,
    }: Readonly<{ y: number; ink: Ink; shade: Ink; metal: Ink; hole: Ink }>,
  ): Svg =>
    [
      press.box(-2, y - 15, 204, 30, ink),
      press.box(-2, y + 8, 204, 7, shade),
      press.punch(`${boxOutline(26, y - 21, 42, 42)}${boxOutline(33, y - 14, 28, 28)}`, metal),
      press.box(44, y - 3, 40, 6, metal, 3),
      ...upTo(4).map((index) => press.disc(100 + index * 22, y - 2, 3.2, hole)),
      press.ring(140, y + 20, 7, metal, 3),
      press.fill(
        `M122 ${y + 32}a8 8 0 0 1 10 -6a8 8 0 0 1 6 6h10a8 8 0 0 1 16 0a8 8 0 0 1 -2 12a8 8 0 0 1 -14 6h-10a8 8 0 0 1 -16 -6a8 8 0 0 1 0 -12Z`,
        metal,
      ),
    ].join(''),

  /** A carpet bag, 100 wide, its foot at the origin; it stands open. */
  carpetBag: (
    press: Press,
    {
      ink,
      flower,
      leaf,
      strap,
      dark,
    }: Readonly<{ ink: Ink; flower: Ink; leaf: Ink; strap: Ink; dark: Ink }>,
  ): Svg => {
    const sprig = (x: number, y: number) =>
      [
        press.fill(`M${x} ${y}q-9 -2 -12 6q9 4 12 -6ZM${x} ${y}q9 -2 12 6q-9 4 -12 -6Z`, leaf),
        press.disc(x, y - 3, 5, flower),
        press.disc(x, y - 3, 1.8, strap),
      ].join('');
    return [
      press.line('M-20 -62Q-22 -84 0 -84T20 -62', strap, 4),
      press.oval(0, -60, 36, 6, dark),
      press.fill('M-38 -60H38Q54 -28 50 0H-50Q-54 -28 -38 -60Z', ink),
      ...[
        [-28, -40],
        [0, -44],
        [28, -40],
        [-34, -16],
        [-8, -20],
        [18, -18],
        [38, -14],
      ].map(([x = 0, y = 0]) => sprig(x, y)),
      press.fill('M-38 -60H38L36 -54H-36Z', strap),
      press.fill('M-50 0V-8H50V0Z', strap),
      press.fill('M-16 -58H-8V0H-16ZM8 -58H16V0H8Z', strap),
    ].join('');
  },

  /** A bentwood hat stand with a hat and a scarf, 100 tall, its foot at the origin. */
  hatStand: (
    press: Press,
    { ink, hat, scarf }: Readonly<{ ink: Ink; hat: Ink; scarf: Ink }>,
  ): Svg =>
    [
      press.line('M0 0V-98', ink, 3),
      press.line(
        'M0 -92Q-4 -76 -16 -80Q-22 -84 -18 -90M0 -92Q4 -76 16 -80Q22 -84 18 -90M0 -80Q-3 -66 -12 -69M0 -80Q3 -66 12 -69',
        ink,
        2.2,
        { cap: 'round' },
      ),
      press.disc(0, -99, 3, ink),
      press.fill('M-30 -92H-8V-95H-12V-106H-26V-95H-30Z', hat),
      press.fill('M14 -88Q22 -92 24 -86L27 -58L22 -60L19 -56L16 -60Z', scarf),
    ].join(''),

  /** Someone in flippers who stands at the bottom of a pool, 100 tall, the feet at the origin. */
  poolDiver: (press: Press, { ink, mask }: Readonly<{ ink: Ink; mask: Ink }>): Svg =>
    [
      press.fill('M-30 0L-8 -8L-4 -36H4L8 -8L30 0L29 4H10L0 -2L-10 4H-29Z', ink),
      press.fill(
        'M0 -82C12 -82 18 -78 18 -68L20 -42C20 -38 16 -38 15.500 -42L12 -60L11 -34H-11L-12 -60L-15.500 -42C-16 -38 -20 -38 -20 -42L-18 -68C-18 -78 -12 -82 0 -82Z',
        ink,
      ),
      press.box(-9, -80, 18, 32, mask, 6),
      press.disc(0, -90, 10, ink),
      press.box(-12, -93, 24, 4, mask, 1),
      press.line('M10 -92Q18 -94 17 -108', mask, 3, { cap: 'round' }),
    ].join(''),

  /** Boards nailed over a window, `wide` x `high` around the origin; in poster units. */
  nailedBoards: (
    press: Press,
    {
      wide,
      high,
      ink,
      grain,
      nail,
    }: Readonly<{ wide: number; high: number; ink: Ink; grain: Ink; nail: Ink }>,
  ): Svg => {
    const leans = [-7, 5, -3, 8];
    const boards = leans.map((lean, index) => {
      const y = -high / 2 + (high * (index + 0.5)) / leans.length;
      const long = wide + 26 - (index % 2) * 10;
      return press.group(
        `translate(${(index % 2) * 6 - 3} ${y}) rotate(${lean})`,
        press.fill(
          `M${-long / 2} -8L${-long / 2 + 4} -3L${-long / 2 - 2} 2L${-long / 2} 8H${long / 2}L${long / 2 - 3} 2L${long / 2 + 3} -3L${long / 2} -8Z`,
          ink,
        ),
        press.line(
          `M${-long / 2 + 12} -2Q0 -6 ${long / 2 - 16} -2M${-long / 2 + 18} 4Q0 1 ${long / 2 - 10} 4`,
          grain,
          0.9,
        ),
        press.disc(-long / 2 + 9, 0, 1.8, nail),
        press.disc(long / 2 - 9, 0, 1.8, nail),
      );
    });
    return boards.join('');
  },

  /** A hand that comes in between boards, 100 long, reaching up from the origin; only its outline. */
  reachingHand: (press: Press, { ink }: Readonly<{ ink: Ink }>): Svg =>
    press.fill(
      'M-14 0L-16 -36L-30 -56Q-33 -63 -27 -63L-15 -51L-17 -84Q-15 -90 -10 -84L-6 -58L-3 -94Q0 -100 4 -94L5 -58L12 -88Q16 -93 19 -87L16 -54L25 -72Q30 -76 31 -69L22 -38L16 0Z',
      ink,
    ),

  /** A tall window whose curtain blows out, 100 tall, its sill at the origin. */
  blownCurtain: (
    press: Press,
    { frame, glass, cloth, fold }: Readonly<{ frame: Ink; glass: Ink; cloth: Ink; fold: Ink }>,
  ): Svg =>
    [
      press.fill('M-30 0V-70Q-30 -100 0 -100T30 -70V0Z', frame),
      press.fill('M-26 -2V-70Q-26 -96 0 -96T26 -70V-2Z', glass),
      press.line('M0 -96V-2M-26 -48H26', frame, 3),
      press.fill('M-28 -98Q-12 -70 -22 -36Q-34 -6 -66 6Q-50 -20 -54 -46Q-50 -84 -28 -98Z', cloth),
      press.fill('M-28 -98Q-30 -70 -38 -44Q-44 -16 -66 6Q-50 -20 -54 -46Q-50 -84 -28 -98Z', fold),
      press.fill('M28 -98Q40 -66 34 -34L28 0H22Q26 -50 28 -98Z', cloth),
      press.box(-36, -2, 72, 6, frame),
    ].join(''),
};
