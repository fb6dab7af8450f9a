import { boxOutline, ovalOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

/** Things in a room, or in a car at night. */
export const rooms = {
  /** A ceiling fan seen from below, its blades 100 from tip to tip, around its hub; the rod goes up. */
  ceilingFan: (
    press: Press,
    {
      ink,
      lit,
      hub,
      angle = 20,
      squash = 0.42,
      rod = 90,
    }: Readonly<{ ink: Ink; lit: Ink; hub: Ink; angle?: number; squash?: number; rod?: number }>,
  ): Svg => {
    const blade = 'M5 -3L14 -7L48 -8Q52 0 48 8L14 7L5 3Z';
    const edge = 'M14 7L48 8Q52 0 48 -8Q47 0 14 2Z';
    const blades = [0, 90, 180, 270].map((turn) =>
      press.group(
        `scale(1 ${squash}) rotate(${angle + turn})`,
        press.fill(blade, ink),
        press.fill(edge, lit),
      ),
    );
    return [
      press.box(-1.2, -rod, 2.4, rod, ink),
      ...blades,
      press.oval(0, 0, 9, 6, ink),
      press.oval(0, 2.6, 6, 3.6, hub),
    ].join('');
  },

  /** A round bathtub full to the brim with foam, 100 wide, its foot at the origin. */
  foamBath: (
    press: Press,
    {
      tub,
      shade,
      rim,
      foam,
      foamShade,
    }: Readonly<{ tub: Ink; shade: Ink; rim: Ink; foam: Ink; foamShade: Ink }>,
  ): Svg =>
    [
      press.oval(0, -3, 43, 6, shade),
      press.fill('M-50 -36H50Q48 -4 34 0H-34Q-48 -4 -50 -36Z', tub),
      press.fill('M50 -36Q48 -4 34 0H10Q34 -8 36 -36Z', shade),
      press.oval(0, -36, 50, 9, rim),
      press.fill(
        'M-45 -35Q-52 -48 -38 -52Q-40 -64 -26 -64Q-22 -78 -8 -72Q4 -84 16 -74Q30 -78 32 -64Q46 -62 42 -50Q52 -44 45 -34Q24 -28 0 -28T-45 -35Z',
        foam,
      ),
      press.fill(
        'M45 -34Q52 -44 42 -50Q40 -44 32 -46Q24 -38 14 -44Q4 -36 -6 -42Q-14 -36 -22 -40Q-30 -35 -45 -35Q-24 -28 0 -28T45 -34Z',
        foamShade,
      ),
    ].join(''),

  /** A mirror on its stalk under a windscreen's edge, 100 wide, around its middle; what it shows is left to others. */
  rearMirror: (
    press: Press,
    { ink, glass, rim }: Readonly<{ ink: Ink; glass: Ink; rim: Ink }>,
  ): Svg =>
    [
      press.fill('M-7 -64H7L5 -20H-5Z', ink),
      press.fill(
        'M-44 -22Q0 -26 44 -22Q51 -21 51 -12V12Q51 21 44 22Q0 26 -44 22Q-51 21 -51 12V-12Q-51 -21 -44 -22Z',
        ink,
      ),
      press.fill(
        'M-42 -18Q0 -22 42 -18Q47 -17 47 -11V11Q47 17 42 18Q0 22 -42 18Q-47 17 -47 11V-11Q-47 -17 -42 -18Z',
        glass,
      ),
      press.line('M-42 -20Q0 -24 42 -20', rim, 1.2, { cap: 'round' }),
    ].join(''),

  /** A quiet street at night that ends in one point, its lamps and signs on both sides; in poster units around that point. */
  lampStreet: (
    press: Press,
    {
      lamps,
      wall,
      ground,
      reach = 60,
    }: Readonly<{ lamps: readonly Ink[]; wall: Ink; ground: Ink; reach?: number }>,
  ): Svg => {
    const lights = upTo(14).map((index) => {
      const share = ((index + 1) / 14) ** 2;
      const side = index % 2 === 0 ? -1 : 1;
      const ink = lamps[index % lamps.length] ?? wall;
      const [x, y] = [side * (3 + reach * share), -2 - 12 * share];
      const glint = press.oval(x * 0.72, 5 + 12 * share, 0.8 + 3 * share, 0.4 + 1.2 * share, ink);
      return press.disc(x, y, 0.7 + 3.4 * share, ink) + glint;
    });
    return [
      press.fill(`M0 0L${-reach * 1.4} -40V30H0ZM0 0L${reach * 1.4} -40V30H0Z`, wall),
      press.fill(`M0 0L${-reach} 30H${reach}Z`, ground),
      ...lights,
    ].join('');
  },

  /** A wooden chair from behind with someone small on it, 100 tall, its feet at the origin. */
  childOnChair: (press: Press, { ink, chair }: Readonly<{ ink: Ink; chair: Ink }>): Svg =>
    [
      press.disc(0, -88, 12, ink),
      press.fill('M-14 -94H14L10 -100Q0 -106 -10 -100Z', ink),
      press.fill('M0 -78Q15 -78 17 -64L20 -38H-20L-17 -64Q-15 -78 0 -78Z', ink),
      press.line('M-24 0V-72M24 0V-72', chair, 5),
      press.fill(`${boxOutline(-24, -66, 48, 6)}${boxOutline(-24, -52, 48, 6)}`, chair),
      press.box(-28, -38, 56, 6, chair),
      press.line('M-7 -32V-14M7 -32V-14', ink, 6, { cap: 'round' }),
    ].join(''),

  /** A window's light on the floor, thrown to the lower right, with its cross; in poster units from the origin. */
  floorLight: (
    press: Press,
    {
      wide,
      deep,
      slant,
      ink,
      bar,
    }: Readonly<{ wide: number; deep: number; slant: number; ink: Ink; bar: Ink }>,
  ): Svg =>
    [
      press.fill(`M0 0H${wide}L${wide + slant * 1.3} ${deep}H${slant * 0.7}Z`, ink),
      press.line(
        `M${wide / 2} 0L${wide / 2 + slant} ${deep}M${slant * 0.35} ${deep / 2}H${wide + slant * 0.65}`,
        bar,
        3,
      ),
    ].join(''),

  /** A disc of light printed with the lines of a verse, 100 wide, around the origin. */
  verseMoon: (
    press: Press,
    { ink, line, sea }: Readonly<{ ink: Ink; line: Ink; sea?: Ink }>,
  ): Svg => {
    const lines = [58, 46, 62, 40, 0, 54, 64, 48, 34].map((wide, index) =>
      wide === 0 ? '' : `M${-wide / 2 - 4} ${-30 + index * 7.6}h${wide}`,
    );
    return [
      press.disc(0, 0, 50, ink),
      sea ? press.punch(`${ovalOutline(0, 0, 50, 50)}${ovalOutline(-8, -4, 43, 44)}`, sea) : '',
      press.line(lines.join(''), line, 2.4, { cap: 'round' }),
    ].join('');
  },
};
