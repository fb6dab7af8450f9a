import { around, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const oddJobs = {
  /** A broad sword, 100 tall, its point at the origin, its hilt up. */
  plantedSword: (
    press: Press,
    { ink, shade, hilt, grip }: Readonly<{ ink: Ink; shade: Ink; hilt: Ink; grip: Ink }>,
  ): Svg =>
    [
      press.fill('M-4.6 -72L-3.6 -10L0 0L3.6 -10L4.6 -72Z', ink),
      press.fill('M0 -72V0L3.6 -10L4.6 -72Z', shade),
      press.fill('M-18 -77Q-12 -73 0 -74Q12 -73 18 -77L17 -70Q8 -68 0 -69Q-8 -68 -17 -70Z', hilt),
      press.box(-2.4, -93, 4.8, 18, grip),
      press.line('M-2.4 -79L2.4 -82M-2.4 -84L2.4 -87M-2.4 -89L2.4 -92', hilt, 1.2),
      press.disc(0, -95, 4.4, hilt),
    ].join(''),

  /** A liner seen from straight ahead, 100 wide, its waterline at the origin, a wave at its stem. */
  linerBow: (
    press: Press,
    {
      hull,
      shade,
      house,
      window,
      funnel,
      foam,
    }: Readonly<{ hull: Ink; shade: Ink; house: Ink; window: Ink; funnel: Ink; foam: Ink }>,
  ): Svg =>
    [
      press.fill('M-12 -124L-9 -152H9L12 -124Z', funnel),
      press.box(-9.4, -147, 18.8, 6, house),
      press.line('M0 -150V-164', shade, 1.6),
      press.box(-22, -130, 44, 18, house),
      press.box(-44, -116, 88, 11, house, 3),
      press.box(-34, -106, 68, 30, house),
      press.line('M-40 -110.500H40', window, 3.4, { dash: '5 2.4' }),
      press.line('M-29 -98H29M-29 -90H29', window, 3, { dash: '4 3.250' }),
      press.line('M-17 -122H17', window, 3.4, { dash: '5 2.4' }),
      press.fill('M-46 -76Q-22 -80 0 -88Q22 -80 46 -76Q32 -34 20 0H-20Q-32 -34 -46 -76Z', hull),
      press.fill('M0 -88Q22 -80 46 -76Q32 -34 20 0H0Z', shade),
      press.line('M-46 -76Q-22 -80 0 -88Q22 -80 46 -76', house, 2.4),
      press.line('M-24 -48V-38M-28 -40Q-24 -34 -20 -40M24 -48V-38M28 -40Q24 -34 20 -40', house, 2),
      press.fill('M0 -14Q-22 -8 -62 8H62Q22 -8 0 -14Z', foam),
    ].join(''),

  /** A pocket knife with everything out, 100 long, its handle around the origin. */
  pocketKnife: (
    press: Press,
    {
      ink,
      shade,
      tool,
      second,
      pin,
    }: Readonly<{ ink: Ink; shade: Ink; tool: Ink; second: Ink; pin: Ink }>,
  ): Svg =>
    [
      press.group(
        'translate(-38 -4) rotate(-62)',
        press.box(-2.5, -46, 5, 46, tool),
        press.ring(0, -58, 12, tool, 5),
        press.disc(0, -58, 9.5, second),
      ),
      press.group(
        'translate(-24 -6) rotate(-26)',
        press.line('M0 0V-16L-6 -20L6 -26L-6 -32L6 -38L-6 -44L0 -48', tool, 3.4, { join: 'round' }),
        press.fill('M-10 -48H8V-54Q14 -56 12 -63Q6 -74 -6 -70Q-14 -66 -12 -56Z', second),
        press.box(-10, -51, 19, 4, pin),
      ),
      press.group(
        'translate(2 -6)',
        press.box(-2, -66, 4, 66, tool),
        press.fill('M-13 -58L-10 -74Q0 -79 10 -74L13 -58Z', second),
        press.box(-11.5, -65, 23, 5, pin),
        press.oval(0, -58, 24, 4.4, second),
        press.box(-1.5, -88, 3, 14, tool),
        press.fill('M-40 -93Q-20 -86 0 -88Q20 -90 40 -83Q20 -84 0 -86Q-20 -88 -40 -93Z', tool),
        press.disc(0, -87, 3.4, pin),
      ),
      press.group(
        'translate(26 -6) rotate(28)',
        press.line('M0 0V-62', tool, 3),
        press.fill(
          'M-22 -42Q-20 -64 0 -68Q20 -64 22 -42Q14 -48 7 -42Q0 -48 -7 -42Q-14 -48 -22 -42Z',
          second,
        ),
        press.fill('M0 -68Q-8 -58 -7 -42Q0 -48 7 -42Q8 -58 0 -68Z', pin),
      ),
      press.group(
        'translate(38 -4) rotate(64)',
        press.fill('M-4 0V-40Q-4 -54 3 -60Q5 -50 4 0Z', tool),
        press.line('M-1.4 -8V-40', second, 1.4),
      ),
      press.box(-50, -14, 100, 28, ink, 14),
      press.fill('M-50 2H50Q48 14 36 14H-36Q-48 14 -50 2Z', shade),
      press.disc(-36, 0, 3.4, pin),
      press.disc(36, 0, 3.4, pin),
      press.line('M-20 0H20', pin, 3, { cap: 'round' }),
    ].join(''),

  /** A line with a sheet and a hooded cape that have caught hold of each other, 100 wide, around the sheet's pegs. */
  washLine: (
    press: Press,
    {
      line,
      sheet,
      fold,
      cape,
      capeShade,
      peg,
    }: Readonly<{ line: Ink; sheet: Ink; fold: Ink; cape: Ink; capeShade: Ink; peg: Ink }>,
  ): Svg =>
    [
      press.line('M-110 -14Q0 10 110 -10', line, 1.2),
      press.fill(
        'M-45 -2Q-26 -10 -8 0Q-3 10 -4 24Q6 22 12 28Q8 36 -3 36Q-4 56 3 74Q-6 66 -12 76Q-19 67 -26 77Q-33 68 -40 78Q-46 70 -55 74Q-46 52 -47 24Z',
        sheet,
      ),
      press.fill(
        'M-8 0Q-3 10 -4 24Q6 22 12 28Q8 36 -3 36Q-4 56 3 74Q-6 66 -12 76Q-10 36 -14 -4Z',
        fold,
      ),
      press.line('M-34 66Q-38 34 -33 8', fold, 1.4),
      press.fill(
        'M14 1Q26 5 40 1Q44 24 58 62Q50 58 45 66Q36 59 29 66Q22 59 15 66Q11 44 12 36Q6 34 9 26Q13 22 14 1Z',
        cape,
      ),
      press.fill('M31 3Q36 3 40 1Q44 24 58 62Q50 58 45 66Q36 59 35 62Q40 30 31 3Z', capeShade),
      press.fill('M14 1Q15 24 27 27Q38 24 40 1Q27 6 14 1Z', capeShade),
      press.fill('M18 4Q20 19 27 21Q34 19 36 4Q27 7 18 4Z', cape),
      ...[-40, -12, 15, 39].map((x) => press.box(x - 1.5, -7, 3, 12, peg, 1)),
    ].join(''),

  /** A long table from straight above with twelve chairs, one pushed away; in poster units. */
  juryTable: (
    press: Press,
    {
      x,
      y,
      table,
      edge,
      chair,
      back,
      odd,
      sheet,
    }: Readonly<{
      x: number;
      y: number;
      table: Ink;
      edge: Ink;
      chair: Ink;
      back: Ink;
      odd: Ink;
      sheet: Ink;
    }>,
  ): Svg => {
    const seat = (at: string, ink: Ink) =>
      press.group(at, press.box(-8, -7, 16, 14, ink, 4), press.box(-9, -11, 18, 5, back, 2.4));
    const sides = upTo(5).flatMap((row) => [
      seat(`translate(${x - 42} ${y - 62 + row * 31}) rotate(-90)`, chair),
      row === 3
        ? seat(`translate(${x + 62} ${y - 62 + row * 31}) rotate(72)`, odd)
        : seat(`translate(${x + 42} ${y - 62 + row * 31}) rotate(90)`, chair),
    ]);
    const papers = upTo(5).flatMap((row) => [
      press.group(
        `translate(${x - 22} ${y - 62 + row * 31}) rotate(${row * 7 - 96})`,
        press.box(-5, -7, 10, 14, sheet),
      ),
      press.group(
        `translate(${x + 22} ${y - 62 + row * 31}) rotate(${84 + row * 5})`,
        press.box(-5, -7, 10, 14, row === 3 ? odd : sheet),
      ),
    ]);
    return [
      ...sides,
      seat(`translate(${x} ${y - 97})`, chair),
      seat(`translate(${x} ${y + 97}) rotate(180)`, chair),
      press.box(x - 33, y - 84, 66, 172, edge, 8),
      press.box(x - 33, y - 86, 66, 168, table, 8),
      ...papers,
    ].join('');
  },

  /** A narrow tie, 100 tall, its knot hung at the origin, with a pin. */
  narrowTie: (
    press: Press,
    { ink, shade, pin }: Readonly<{ ink: Ink; shade: Ink; pin?: Ink }>,
  ): Svg =>
    [
      press.fill('M-6 10L-10 88L0 100L10 88L6 10Z', ink),
      press.fill('M0 12L1 100L10 88L6 10Z', shade),
      press.fill('M-9 -2H9L6 12H-6Z', ink),
      press.fill('M3 -2H9L6 12H1Z', shade),
      pin ? press.box(-9, 46, 15, 2.6, pin, 1.2) + press.disc(6, 47.3, 3, pin) : '',
    ].join(''),

  /** Petals of flame in three rings, as of a mane, 100 wide, around the origin. */
  maneSun: (
    press: Press,
    { inks, heart }: Readonly<{ inks: readonly [Ink, Ink, Ink]; heart: Ink }>,
  ): Svg => {
    const ring = (count: number, reach: number, wide: number, turn: number) =>
      around(count, turn)
        .map(([dx, dy]) => {
          const at = (along: number, across: number) =>
            `${dx * along * reach - dy * across * wide} ${dy * along * reach + dx * across * wide}`;
          return `M0 0Q${at(0.5, 1)} ${at(0.8, 0.9)}Q${at(0.92, 0.5)} ${at(1, -0.5)}Q${at(0.72, -0.1)} ${at(0.5, -1)}Z`;
        })
        .join('');
    return [
      press.fill(ring(20, 50, 7.4, 0), inks[0]),
      press.fill(ring(18, 42, 7, 9), inks[1]),
      press.fill(ring(16, 34, 6.6, 3), inks[2]),
      press.disc(0, 0, 22, heart),
    ].join('');
  },

  /** A cub sitting with its back to us, 100 tall, its seat at the origin. */
  cub: (press: Press, { ink, tuft, rim }: Readonly<{ ink: Ink; tuft: Ink; rim?: Ink }>): Svg =>
    [
      press.line('M22 -6Q52 -2 50 -24Q49 -34 56 -40', ink, 5, { cap: 'round' }),
      press.fill('M50 -38Q54 -52 66 -52Q64 -40 58 -34Z', tuft),
      press.disc(-19, -90, 9, ink),
      press.disc(19, -90, 9, ink),
      press.disc(0, -74, 24, ink),
      press.fill('M-15 -58Q-34 -34 -31 -4Q-26 2 -16 0H16Q26 2 31 -4Q34 -34 15 -58Z', ink),
      rim ? press.line('M-30 -6Q-32 -34 -16 -56', rim, 1.6, { cap: 'round' }) : '',
    ].join(''),

  /** The print of a foot with three toes, filled with water that ripples; 100 tall, its heel at the origin. */
  threeToes: (
    press: Press,
    { rim, water, ring }: Readonly<{ rim: Ink; water: Ink; ring: Ink }>,
  ): Svg =>
    press.line(THREE_TOES, rim, 9, { join: 'round' }) +
    press.fill(THREE_TOES, water) +
    press.clip(
      THREE_TOES,
      ...[6, 13, 21, 30, 40].map((radius) => press.ring(0, -40, radius, ring, 1.6)),
    ),
};

const THREE_TOES =
  'M0 0Q-17 -6 -15 -26Q-24 -34 -38 -40Q-50 -50 -48 -70Q-34 -66 -26 -54Q-18 -46 -11 -44Q-17 -72 0 -100Q17 -72 11 -44Q18 -46 26 -54Q34 -66 48 -70Q50 -50 38 -40Q24 -34 15 -26Q17 -6 0 0Z';
