import { seededChance } from '@outoften/rules/seeded-chance';
import { upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const longOdds = {
  /** A soldier of clay from behind with his topknot, cracked, 100 tall, his feet at the origin. */
  claySoldier: (
    press: Press,
    { clay, shade, plate, crack }: Readonly<{ clay: Ink; shade: Ink; plate: Ink; crack?: Ink }>,
  ): Svg =>
    [
      press.fill('M-13 -2H-3V-26H-13ZM3 -2H13V-26H3ZM-16 0H-2V-6H-16ZM2 0H16V-6H2Z', shade),
      press.fill('M-19 -24L-17 -50H17L19 -24Q0 -18 -19 -24Z', clay),
      press.fill(
        'M-24 -40L-22 -66Q-20 -76 -8 -77H8Q20 -76 22 -66L24 -40L17 -38L15 -58H-15L-17 -38Z',
        clay,
      ),
      press.fill('M-16 -74H16L17 -40Q0 -34 -17 -40Z', clay),
      press.fill('M4 -74H16L17 -40Q12 -37 6 -37ZM6 -24Q14 -22 19 -24L17 -36H8Z', shade),
      press.line(
        upTo(4)
          .map(
            (row) =>
              `M-15 ${-68 + row * 8}H15${upTo(4)
                .map((column) => `M${-9 + column * 6} ${-68 + row * 8}v7`)
                .join('')}`,
          )
          .join(''),
        plate,
        1.1,
      ),
      press.disc(0, -85, 8.6, clay),
      press.fill('M2 -93.500A8.600 8.600 0 0 1 2 -76.500Z', shade),
      press.fill('M-3 -92Q-2 -101 5 -100Q10 -97 6 -91Z', shade),
      crack
        ? press.line('M-4 -92L2 -84L-5 -74L4 -64L-3 -52L6 -42L0 -28', crack, 2, { join: 'round' })
        : '',
    ].join(''),

  /** A man's shadow thrown up a wall with wings he doesn't have, 200 tall, its foot at the origin. */
  wingedShadow: (press: Press, { ink, rib }: Readonly<{ ink: Ink; rib: Ink }>): Svg => {
    const wing =
      'M10 -146C30 -176 62 -196 92 -190C84 -180 86 -172 92 -164C82 -160 80 -150 86 -142C74 -140 70 -130 74 -120C62 -120 56 -110 60 -98C48 -100 42 -92 44 -80C32 -84 22 -90 12 -104Z';
    const half =
      press.fill(wing, ink) +
      press.line(
        'M16 -138C36 -160 56 -172 82 -180M16 -130C40 -146 56 -150 80 -156M16 -122C38 -132 52 -132 68 -132M16 -114C32 -118 42 -116 54 -110',
        rib,
        1.4,
      );
    return [
      half,
      press.group('scale(-1 1)', half),
      press.fill('M-16 -148H16L26 -60L18 0H4L0 -50L-4 0H-18L-26 -60Z', ink),
      press.oval(0, -162, 11, 14, ink),
    ].join('');
  },

  /** A road that bends into a tick, with its middle line; 200 wide, the bend at the origin. */
  tickRoad: (
    press: Press,
    { ink, edge, line }: Readonly<{ ink: Ink; edge: Ink; line: Ink }>,
  ): Svg => {
    const way = 'M-62 -58L-6 4Q2 12 9 2L104 -150';
    return [
      press.line(way, edge, 40, { join: 'round' }),
      press.line(way, ink, 36, { join: 'round' }),
      press.line(way, line, 2.4, { join: 'round', dash: '11 8' }),
    ].join('');
  },

  /** A grab of three steel fingers on its arm, coming down; 100 wide, the tips' height at the origin. */
  steelGrab: (
    press: Press,
    { ink, lit, joint, lamp }: Readonly<{ ink: Ink; lit: Ink; joint: Ink; lamp: Ink }>,
  ): Svg => {
    const finger = 'M8 -94L22 -98L46 -72L52 -34L32 -2L28 -8L38 -36L34 -62L12 -82Z';
    const half =
      press.fill(finger, ink) +
      press.fill('M22 -98L46 -72L52 -34L47 -30L41 -68L18 -93Z', lit) +
      press.disc(42, -66, 5, joint) +
      press.disc(46, -34, 4, joint);
    return [
      press.box(-9, -260, 18, 150, ink),
      press.box(-9, -260, 5, 150, lit),
      press.line('M-13 -250V-110M13 -250V-110', ink, 3),
      half,
      press.group('scale(-1 1)', half),
      press.fill('M-5 -84H5L7 -40L0 -6L-7 -40Z', ink),
      press.disc(0, -46, 4, joint),
      press.fill('M-24 -114H24L30 -92Q0 -74 -30 -92Z', ink),
      press.fill('M-24 -114H-14L-18 -86L-30 -92Z', lit),
      press.disc(0, -98, 8, joint),
      press.disc(0, -98, 5, lamp),
    ].join('');
  },

  /** A tumbler in which a town of neon stands under water, a tablet going to pieces above it; 100 wide, its foot at the origin. */
  fizzGlass: (
    press: Press,
    {
      glass,
      water,
      town,
      lamps,
      tablet,
      gleam,
      seed,
    }: Readonly<{
      glass: Ink;
      water: Ink;
      town: Ink;
      lamps: readonly Ink[];
      tablet: Ink;
      gleam: Ink;
      seed: number;
    }>,
  ): Svg => {
    const chance = seededChance(seed);
    const inside = 'M-44 -128L-38 -8Q-37 -3 -32 -3H32Q37 -3 38 -8L44 -128Z';
    const bubbles = upTo(26).map(() => {
      const y = -14 - chance() * 104;
      return press.ring((chance() - 0.5) * 70, y, 1 + chance() * 2.4, gleam, 0.8);
    });
    const signs = upTo(14).map((index) =>
      press.box(
        -34 + index * 4.9,
        -10 - ((index * 29) % 34),
        2.6,
        4,
        lamps[index % lamps.length] ?? gleam,
      ),
    );
    return [
      press.fill('M-50 -152L-42 -6Q-41 0 -34 0H34Q41 0 42 -6L50 -152Z', glass),
      press.fill(inside, water),
      press.clip(
        inside,
        press.fill(
          'M-50 0V-30H-40V-44H-32V-58H-29V-74L-27.500 -80L-26 -74V-58H-24V-36H-14V-50L-8 -62L-2 -50V-34H6V-46H18V-40H24V-66Q28 -76 32 -66V-30H40V-22H50V0Z',
          town,
        ),
        ...signs,
        ...bubbles,
      ),
      press.group(
        'translate(4 -100) rotate(-16)',
        press.oval(0, 3, 19, 8, gleam),
        press.oval(0, 0, 19, 8, tablet),
        press.line('M-18 0H18', gleam, 1),
      ),
      press.line('M-43 -128H43', gleam, 1.6),
      press.fill('M-44 -146H-40L-34 -14H-37Z', gleam),
    ].join('');
  },

  /** A frame of runners with parts to be snapped off: people, a helicopter's body, a wheel; in poster units. */
  partsFrame: (
    press: Press,
    {
      x,
      y,
      width,
      height,
      ink,
    }: Readonly<{ x: number; y: number; width: number; height: number; ink: Ink }>,
  ): Svg => {
    const mid = x + width * 0.56;
    const low = y + height * 0.62;
    const gates = upTo(5).map((index) => {
      const gx = x + width * (0.1 + index * 0.2);
      return `M${gx} ${y}v9M${gx} ${y + height}v-9`;
    });
    return press.line(
      `M${x + 8} ${y}H${x + width - 8}Q${x + width} ${y} ${x + width} ${y + 8}V${y + height - 8}Q${x + width} ${y + height} ${x + width - 8} ${y + height}H${x + 8}Q${x} ${y + height} ${x} ${y + height - 8}V${y + 8}Q${x} ${y} ${x + 8} ${y}ZM${mid} ${y}V${y + height}M${x} ${low}H${x + width}${gates.join('')}`,
      ink,
      4,
    );
  },

  /** A toy rifle from the side, its muzzle to the right, 100 long, around its middle. */
  toyRifle: (press: Press, { ink }: Readonly<{ ink: Ink }>): Svg =>
    press.fill(
      'M-50 -3L-26 -8H0V-11H14V-8H28V-5H50V-2H28V1H8L4 12H-2L1 2H-8L-12 20H-20L-18 3L-26 2L-50 12Z',
      ink,
    ),

  /** Dominoes falling along a bow towards the front, the last ones standing; in poster units. */
  dominoRow: (
    press: Press,
    { ink, face, pip, odd }: Readonly<{ ink: Ink; face: Ink; pip: Ink; odd: Ink }>,
  ): Svg =>
    upTo(7)
      .map((index) => {
        const share = index / 6;
        const size = 0.44 + 0.56 * share;
        const x = 26 + 124 * share;
        const y = 84 + 142 * share ** 1.2;
        const lean = index === 6 ? 0 : 66 - index * 7;
        const pips = [
          [0, -56],
          [-7, -22],
          [7, -34],
          [-7, -34],
          [7, -22],
        ] as const;
        return press.group(
          `translate(${x} ${y}) rotate(${lean}) scale(${size})`,
          press.fill('M-18 0V-78Q-18 -82 -14 -82H14Q18 -82 18 -78V0Z', index === 6 ? odd : face),
          press.fill('M18 0V-78L26 -84V-6ZM-14 -82L-6 -88H22L14 -82Z', ink),
          press.line('M-13 -44H13', ink, 1.8),
          ...pips.slice(0, 1 + (index % 5)).map(([px, py]) => press.disc(px, py, 3.4, pip)),
        );
      })
      .join(''),

  /** A wave that stands over mountains and breaks from the left, from the sheet's foot at `foot`; in poster units. */
  standingWave: (
    press: Press,
    {
      foot,
      ink,
      shade,
      lit,
      foam,
    }: Readonly<{ foot: number; ink: Ink; shade: Ink; lit: Ink; foam: Ink }>,
  ): Svg =>
    [
      press.fill(
        `M-4 ${foot}V40C10 8 60 -6 104 12C136 26 150 52 148 78C138 56 116 50 98 60C72 76 84 130 128 160C160 180 186 188 204 190V${foot}Z`,
        ink,
      ),
      press.fill(
        `M-4 ${foot}V110C10 60 40 34 76 34C52 60 50 120 100 164C130 190 170 204 204 206V${foot}Z`,
        shade,
      ),
      press.line(
        'M8 96C18 56 44 30 84 26M-2 150C10 84 32 54 62 46M10 190C10 120 26 90 46 76M36 204C22 150 32 122 44 108M70 214C42 176 38 146 46 128',
        lit,
        2,
        { cap: 'round' },
      ),
      press.fill(
        'M148 78C138 56 116 50 98 60Q92 66 96 72Q102 66 106 70Q106 78 114 76Q118 70 122 76Q122 86 130 82Q134 78 137 84Q138 94 146 90Q152 86 148 78ZM104 12Q96 2 84 6Q72 -4 62 4Q48 0 42 10Q28 10 24 20Q10 22 8 34Q-2 38 -4 48V36C10 8 60 -6 104 12Z',
        foam,
      ),
      press.disc(156, 96, 3, foam),
      press.disc(146, 104, 2, foam),
      press.disc(162, 82, 2, foam),
      press.disc(134, 96, 2.4, foam),
    ].join(''),
};
