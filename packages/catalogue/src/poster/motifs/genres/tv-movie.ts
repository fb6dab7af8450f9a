import { upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const tvMovie = {
  /** A television set on its legs, 100 wide, around its picture's middle; the picture is left to others. */
  televisionSet: (
    press: Press,
    { wood, edge, knob, screen }: Readonly<{ wood: Ink; edge: Ink; knob: Ink; screen: Ink }>,
  ): Svg =>
    [
      press.line('M8 -41L-16 -72M8 -41L34 -68', edge, 2, { cap: 'round' }),
      press.disc(-16, -72, 2.4, knob),
      press.disc(34, -68, 2.4, knob),
      press.fill('M-32 40L-40 62H-35L-25 40ZM46 40L54 62H49L38 40Z', edge),
      press.box(-47, -42, 108, 84, edge, 8),
      press.box(-45, -42, 104, 81, wood, 7),
      press.box(-39, -36, 74, 68, edge, 16),
      press.box(-37, -34, 70, 64, screen, 15),
      press.disc(47, -24, 6.6, edge),
      press.disc(47, -24, 5, knob),
      press.disc(47, -6, 6.6, edge),
      press.disc(47, -6, 5, knob),
      press.line('M47 -24V-28M47 -6L50 -9', edge, 1.6),
      press.line('M40 10H54M40 15H54M40 20H54M40 25H54', edge, 2),
    ].join(''),

  /** A test card's bars and circle, 100 wide, around the origin. */
  testCard: (press: Press, { inks, line }: Readonly<{ inks: readonly Ink[]; line: Ink }>): Svg => {
    const wide = 100 / inks.length;
    const bars = inks.map((ink, index) => press.box(-50 + index * wide, -37, wide + 0.2, 74, ink));
    return [...bars, press.ring(0, 0, 33, line, 2), press.line('M-50 0H50M0 -37V37', line, 1)].join(
      '',
    );
  },

  /** A roof aerial on its mast, 100 tall, its foot at the origin. */
  aerial: (press: Press, { ink, rods = 6 }: Readonly<{ ink: Ink; rods?: number }>): Svg => {
    const bars = upTo(rods).map(
      (rod) => `M${-30 + rod * (60 / (rods - 1))} ${-92 - (7 + rod * 1.6)}v${2 * (7 + rod * 1.6)}`,
    );
    return press.line(`M0 0V-100M-36 -92H34${bars.join('')}`, ink, 2.2, { cap: 'round' });
  },

  /** A farm house with its chimney, 100 wide, its foot at the origin. */
  farmHouse: (
    press: Press,
    { ink, roof, window }: Readonly<{ ink: Ink; roof: Ink; window: Ink }>,
  ): Svg =>
    [
      press.box(-40, -40, 80, 40, ink),
      press.fill('M-50 -38L-26 -70H30L50 -38ZM14 -66V-86H24V-66Z', roof),
      press.fill('M-14 -40L-14 -56L0 -70L14 -56V-40Z', ink),
      press.box(-4, -56, 8, 11, window),
      press.box(-30, -28, 12, 15, window),
      press.box(18, -28, 12, 15, window),
      press.box(-7, -26, 14, 26, roof),
    ].join(''),

  /** A wind pump on its lattice, 100 tall, its foot at the origin. */
  windPump: (press: Press, { ink }: Readonly<{ ink: Ink }>): Svg => {
    const blades = upTo(10).map((blade) =>
      press.group(
        `translate(0 -84) rotate(${blade * 36})`,
        press.fill('M-1 -3L-3.6 -17H3.6L1 -3Z', ink),
      ),
    );
    return [
      press.line(
        'M-14 0L-2 -84M14 0L2 -84M-11.5 -18H11.5M-8 -42H8M-11.5 -18L8 -42M11.5 -18L-8 -42M0 -84L22 -80',
        ink,
        1.8,
      ),
      press.fill('M18 -88L32 -90V-72L18 -76Z', ink),
      ...blades,
    ].join('');
  },
};
