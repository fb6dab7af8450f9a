import { around, closed, direction, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const farLands = {
  /** A horseshoe with its heels down, tall enough to ride through; 100 wide, its foot at the origin. */
  horseshoe: (
    press: Press,
    { ink, lit, hole }: Readonly<{ ink: Ink; lit: Ink; hole: Ink }>,
  ): Svg => {
    const nails = [-74, -52, -32, 32, 52, 74].map((degrees) => {
      const [dx, dy] = direction(degrees);
      return press.group(
        `translate(${dx * 41} ${-66 + dy * 44}) rotate(${degrees})`,
        press.box(-1.9, -3.6, 3.8, 7.2, hole),
      );
    });
    return [
      press.fill(
        'M-38 0H-20Q-18 -4 -21 -8C-32 -34 -34 -92 0 -92C34 -92 32 -34 21 -8Q18 -4 20 0H38Q40 -4 42 -8C58 -52 56 -118 0 -118C-56 -118 -58 -52 -42 -8Q-40 -4 -38 0Z',
        ink,
      ),
      press.line('M-37 -16C-50 -56 -46 -112 0 -112Q24 -112 36 -94', lit, 2.4, { cap: 'round' }),
      ...nails,
    ].join('');
  },

  /** A cone-shaped flask with an island on the sea inside, 100 wide, its foot at the origin. */
  islandFlask: (
    press: Press,
    {
      glass,
      sea,
      deep,
      sand,
      hill,
      palm,
      sun,
      rim,
      gleam,
    }: Readonly<{
      glass: Ink;
      sea: Ink;
      deep: Ink;
      sand: Ink;
      hill: Ink;
      palm: Ink;
      sun: Ink;
      rim: Ink;
      gleam: Ink;
    }>,
  ): Svg =>
    [
      press.fill(FLASK, glass),
      press.clip(
        FLASK,
        press.disc(14, -52, 15, sun),
        press.fill('M-38 -32Q-26 -62 -14 -54Q-4 -76 8 -58Q22 -54 34 -32Z', hill),
        press.fill('M-60 -30q6 -4 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0V2H-60Z', sea),
        press.fill('M-30 -28Q-10 -40 12 -36Q26 -34 32 -28Q0 -24 -30 -28Z', sand),
        press.fill('M-60 -15q7 -4 14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0V2H-60Z', deep),
        press.group('translate(-8 -34) scale(.34)', printPalm(press, palm, palm)),
        press.group('translate(6 -35) scale(.24) rotate(10)', printPalm(press, palm, palm)),
      ),
      press.line(FLASK, rim, 3, { join: 'round' }),
      press.box(-17, -123, 34, 7, rim, 3.5),
      press.line('M-37 -16L-9 -72V-104', gleam, 3, { cap: 'round' }),
    ].join(''),

  /** A palm on a thin bowed stem, 100 tall, its foot at the origin. */
  boulevardPalm: (press: Press, { ink, stem }: Readonly<{ ink: Ink; stem: Ink }>): Svg =>
    printPalm(press, ink, stem),

  /** A ringed tail that rises and curls, 100 tall, its root at the origin. */
  stripedTail: (press: Press, { ink, stripe }: Readonly<{ ink: Ink; stripe: Ink }>): Svg => {
    const path = 'M0 8C-2 -30 30 -34 30 -62C30 -92 -12 -92 -12 -66C-12 -54 2 -50 7 -60';
    return (
      press.line(path, ink, 13, { cap: 'round' }) +
      press.line(path, stripe, 13, { dash: '5.4 9.6' }) +
      press.disc(7, -60, 6.6, stripe)
    );
  },

  /**
   * A river that winds from `y` at the horizon to `foot` and carries a snake's diamonds; in poster
   * units. `reach` is how far it swings, `wide` how wide it is, both where it is nearest.
   */
  snakeRiver: (
    press: Press,
    {
      y,
      foot,
      ink,
      shore,
      scale,
      heart,
      reach = 62,
      wide = 54,
      bends = 3.4,
    }: Readonly<{
      y: number;
      foot: number;
      ink: Ink;
      shore: Ink;
      scale: Ink;
      heart: Ink;
      reach?: number;
      wide?: number;
      bends?: number;
    }>,
  ): Svg => {
    const middle = (share: number): Point => [
      100 + reach * (0.1 + 0.9 * share) * Math.sin(share ** 0.8 * bends * Math.PI),
      y + (foot - y) * share ** 1.7,
    ];
    const width = (share: number) => (wide / 2) * (0.05 + 0.95 * share ** 1.3);
    const place = (share: number, along: number, aside: number): Point => {
      const [x, down] = middle(share);
      const [nextX, nextDown] = middle(share + 0.002);
      const [tx, ty] = [nextX - x, (nextDown - down) / SLANT];
      const length = Math.hypot(tx, ty);
      const w = width(share);
      return [
        x + (w * (aside * -ty + along * tx)) / length,
        down + (w * SLANT * (aside * tx + along * ty)) / length,
      ];
    };
    const bank = (aside: number) => {
      const steps = upTo(121).map((step) => (step / 120) * 1.04);
      return closed([
        ...steps.map((share) => place(share, 0, aside)),
        ...steps.map((share) => place(share, 0, -aside)).toReversed(),
      ]);
    };
    const diamond = (share: number, size: number) =>
      closed([
        place(share, 0.7 * size, 0),
        place(share, 0, 0.72 * size),
        place(share, -0.7 * size, 0),
        place(share, 0, -0.72 * size),
      ]);
    const marks: number[] = [];
    let travelled = 0;
    for (let share = 0.16; share < 1.02; share += 0.002) {
      const [x, down] = middle(share);
      const [nextX, nextDown] = middle(share + 0.002);
      travelled += Math.hypot(nextX - x, (nextDown - down) / SLANT) / width(share);
      if (travelled < 1.75) continue;
      travelled = 0;
      marks.push(share);
    }
    return [
      press.fill(bank(1.3), shore),
      press.fill(bank(1), ink),
      press.fill(marks.map((share) => diamond(share, 1)).join(''), scale),
      press.fill(marks.map((share) => diamond(share, 0.46)).join(''), heart),
    ].join('');
  },

  /** A small boat with an awning, 100 wide, its waterline at the origin. */
  riverBoat: (press: Press, { ink, awning }: Readonly<{ ink: Ink; awning: Ink }>): Svg =>
    [
      press.fill('M-50 -16H50L38 6H-38Z', ink),
      press.line('M-24 -16V-40M20 -16V-40', ink, 4),
      press.fill('M-34 -38Q-2 -50 30 -38V-34H-34Z', awning),
    ].join(''),

  /** A cactus of pipes with flanges, a gauge and a valve, 100 tall, its foot at the origin. */
  pipeCactus: (
    press: Press,
    {
      ink,
      light,
      joint,
      face,
      valve,
    }: Readonly<{ ink: Ink; light: Ink; joint: Ink; face: Ink; valve: Ink }>,
  ): Svg => {
    const flange = (x: number, y: number, wide: number) =>
      press.box(x - wide / 2, y - 2.6, wide, 5.2, joint, 1);
    return [
      press.line('M0 0V-96', ink, 17),
      press.line('M0 -30H-18Q-27 -30 -27 -39V-64', ink, 11.6),
      press.line('M0 -46H19Q29 -46 29 -56V-82', ink, 11.6),
      press.line('M-4 0V-96M-29.6 -40V-64M26 -56V-82M8 -48.600H19', light, 2.4),
      flange(0, -2.6, 26),
      flange(0, -66, 24),
      press.fill('M-10 -96Q-10 -106 0 -106T10 -96Z', joint),
      press.box(-15, -36.6, 5, 13.2, joint, 1),
      press.box(10, -52.6, 5, 13.2, joint, 1),
      flange(-27, -52, 17),
      flange(-27, -65, 17),
      flange(29, -70, 17),
      flange(29, -83, 17),
      press.disc(0, -80, 8.6, joint),
      press.disc(0, -80, 6.6, face),
      press.line('M0 -80L3.600 -84.400', valve, 1.6, { cap: 'round' }),
      press.ring(0, -18, 7.4, valve, 2.6),
      press.line('M-7 -18H7M0 -25V-11', valve, 2),
    ].join('');
  },

  /** A toothed wheel with round windows, 100 wide, around the origin. */
  gear: (
    press: Press,
    {
      ink,
      teeth = 18,
      windows = 6,
      hub,
    }: Readonly<{ ink: Ink; teeth?: number; windows?: number; hub?: Ink }>,
  ): Svg => {
    const rim = upTo(teeth * 4).map((corner): Point => {
      const [dx, dy] = direction(((corner - 0.5) * 360) / (teeth * 4) + (corner % 4 < 2 ? 0 : 0));
      const radius = corner % 4 < 2 ? 50 : 43.5;
      return [dx * radius, dy * radius];
    });
    const holes =
      windows === 0
        ? []
        : around(windows).map(
            ([x, y]) => `M${x * 27 - 8} ${y * 27}a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z`,
          );
    return press.punch(closed(rim) + holes.join(''), ink) + (hub ? press.disc(0, 0, 8, hub) : '');
  },

  /** A fist with its thumb up that is a rock on the plain, 100 wide, its foot at the origin. */
  thumbRock: (
    press: Press,
    { ink, lit, seam, scree }: Readonly<{ ink: Ink; lit: Ink; seam: Ink; scree: Ink }>,
  ): Svg =>
    [
      press.fill(
        'M-50 0L-42 -14L-36 -18V-64Q-36 -78 -24 -80L-8 -84Q-2 -92 -2 -108Q-4 -126 8 -128Q20 -128 20 -110Q20 -96 16 -86H34Q44 -86 44 -76Q44 -70 40 -68Q46 -66 46 -58Q46 -52 42 -50Q47 -47 46 -40Q45 -34 40 -33Q44 -30 43 -24Q42 -18 38 -16L42 -12L50 0Z',
        ink,
      ),
      press.fill(
        'M-36 -18V-64Q-36 -78 -24 -80L-8 -84Q-2 -92 -2 -108Q-4 -126 8 -128Q2 -120 6 -106Q6 -90 -4 -80L-22 -72Q-28 -70 -27 -58L-28 -16L-40 0H-50L-42 -14Z',
        lit,
      ),
      press.line(
        'M40 -68H14Q6 -68 6 -76M42 -50H14Q6 -50 4 -56M40 -33H14Q7 -33 5 -38M38 -16H16',
        seam,
        2.2,
        {
          cap: 'round',
        },
      ),
      press.line('M16 -86Q8 -82 4 -74', seam, 2.2, { cap: 'round' }),
      press.fill('M-50 0L-42 -14L-20 -10L0 -14L22 -9L42 -12L50 0Z', scree),
    ].join(''),

  /** A ridge over the sheet that is a bear walking to the right, its foot at `y`; in poster units. */
  bearRidge: (
    press: Press,
    { y, ink, lit, snow }: Readonly<{ y: number; ink: Ink; lit: Ink; snow: Ink }>,
  ): Svg =>
    press.group(
      `translate(0 ${y})`,
      press.fill(BEAR, ink),
      press.clip(
        BEAR,
        press.fill(
          'M-4 -60L12 -66L20 -50L34 -74L46 -58L58 -86L70 -62L84 -96L96 -74L112 -100L122 -66L140 -92L150 -68L166 -74L172 -60L190 -62V-120L100 -160L-4 -110Z',
          lit,
        ),
        press.fill(
          'M62 -116L72 -102L80 -112L92 -96L102 -108L112 -98L120 -106L128 -100L110 -150H60Z',
          snow,
        ),
      ),
    ),
};

/** The height of flat things on the ground, as a share of their width. */
const SLANT = 0.5;

const FLASK = 'M-12 -118V-82L-47 -14Q-53 0 -39 0H39Q53 0 47 -14L12 -82V-118Z';

const BEAR =
  'M-4 4V-82Q10 -98 34 -98Q58 -96 70 -106Q88 -126 108 -118Q124 -110 132 -101Q136 -109 141 -107Q146 -104 145 -98Q160 -94 168 -82L186 -70Q192 -64 186 -58L170 -54Q160 -48 148 -48Q140 -30 204 -14V4Z';

function printPalm(press: Press, ink: Ink, stem: Ink): Svg {
  return (
    press.line('M0 0Q-6 -46 4 -86', stem, 5, { cap: 'round' }) +
    press.fill(
      'M4 -86Q-12 -106 -34 -84Q-16 -92 4 -86ZM4 -86Q-26 -90 -34 -60Q-20 -80 4 -86ZM4 -86Q-10 -80 -14 -56Q-2 -70 4 -86ZM4 -86Q-2 -112 -22 -110Q-4 -102 4 -86ZM4 -86Q12 -112 32 -108Q14 -102 4 -86ZM4 -86Q24 -102 42 -80Q22 -90 4 -86ZM4 -86Q34 -86 38 -58Q26 -78 4 -86ZM4 -86Q16 -76 18 -54Q8 -68 4 -86Z',
      ink,
    )
  );
}
