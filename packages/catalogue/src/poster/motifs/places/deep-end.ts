import { direction, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const deepEnd = {
  /** An angelfish that swims to the right, 100 tall over its fins, around its middle. */
  angelfish: (
    press: Press,
    { ink, stripe, fin, edge }: Readonly<{ ink: Ink; stripe: Ink; fin: Ink; edge: Ink }>,
  ): Svg =>
    [
      press.fill('M-4 -24Q-30 -40 -30 -84Q-6 -62 12 -22ZM-4 24Q-30 40 -30 84Q-6 62 12 22Z', fin),
      press.line('M-8 -28Q-24 -44 -28 -76M-8 28Q-24 44 -28 76', edge, 1.4),
      press.fill('M-28 -6Q-48 -26 -56 -22Q-48 0 -56 22Q-48 26 -28 6Z', fin),
      press.fill(ANGELFISH, ink),
      press.clip(
        ANGELFISH,
        press.fill(
          'M-16 -40H-6Q-14 0 -6 40H-16Q-24 0 -16 -40ZM12 -40H21Q14 0 21 40H12Q4 0 12 -40Z',
          stripe,
        ),
      ),
      press.disc(28, -5, 4, edge),
      press.disc(29, -6, 1.4, ink),
      press.fill('M6 10Q-2 24 0 44Q10 30 14 14Z', edge),
    ].join(''),

  /** A pier from the left edge with someone fishing at its end, its planks from `y`, its end at `x`; in poster units. */
  anglerPier: (
    press: Press,
    {
      x,
      y,
      foot,
      ink,
      line,
      hook,
    }: Readonly<{
      x: number;
      y: number;
      foot: number;
      ink: Ink;
      line: Ink;
      hook: readonly [number, number];
    }>,
  ): Svg =>
    [
      press.box(-4, y, x + 4, 6, ink),
      ...upTo(Math.ceil(x / 22)).map((index) => press.box(x - 8 - index * 22, y, 5, foot - y, ink)),
      press.group(
        `translate(${x - 14} ${y}) scale(.3)`,
        press.disc(0, -74, 10, ink),
        press.fill('M-18 -80H18L14 -84Q8 -92 0 -92Q-10 -92 -14 -84Z', ink),
        press.fill('M-14 -64Q0 -70 14 -62L30 -44L26 -38L12 -46L14 -20H34V8H26V-8H-16Z', ink),
      ),
      press.line(`M${x - 7} ${y - 13}Q${x + 14} ${y - 40} ${x + 30} ${y - 38}`, ink, 1.6),
      press.line(`M${x + 30} ${y - 38}L${hook[0]} ${hook[1]}`, line, 0.8),
    ].join(''),

  /** A comet with its tail to the upper right, its head 100 wide around the origin. */
  cometStreak: (
    press: Press,
    {
      inks,
      head,
      lit,
      towards = 52,
    }: Readonly<{ inks: readonly [Ink, Ink, Ink]; head: Ink; lit: Ink; towards?: number }>,
  ): Svg => {
    const tail = (wide: number, long: number, ink: Ink) => {
      const [ax, ay] = direction(towards - 90);
      const [bx, by] = direction(towards - wide / 9);
      const [cx, cy] = direction(towards + wide / 9);
      const r = wide / 2;
      return press.fill(
        `M${ax * r} ${ay * r}L${bx * long} ${by * long}L${cx * long} ${cy * long}L${-ax * r} ${-ay * r}A${r} ${r} 0 0 1 ${ax * r} ${ay * r}Z`,
        ink,
      );
    };
    return [
      tail(132, 640, inks[0]),
      tail(104, 600, inks[1]),
      tail(76, 520, inks[2]),
      press.disc(0, 0, 34, head),
      press.fill('M-34 0A34 34 0 0 0 24 24A40 40 0 0 1 -34 0Z', lit),
      press.disc(8, -10, 6, lit),
      press.disc(-10, -16, 3.4, lit),
      press.disc(14, 6, 3, lit),
    ].join('');
  },

  /** A tall glass jar with a lid and something curled in it, 100 tall, its foot at the origin; `broken` is empty. */
  specimenJar: (
    press: Press,
    {
      glass,
      fluid,
      thing,
      lid,
      broken = false,
    }: Readonly<{ glass: Ink; fluid: Ink; thing: Ink; lid: Ink; broken?: boolean }>,
  ): Svg =>
    broken
      ? [
          press.fill('M-30 0V-38L-20 -30L-14 -52L-6 -28L4 -40L12 -22L22 -34L30 -26V0Z', glass),
          press.fill('M-25 -4V-14Q0 -8 25 -14V-4Z', fluid),
          press.fill('M34 0L40 -12L46 0ZM-46 0L-38 -8L-34 0Z', glass),
          press.group('translate(20 -4) rotate(64)', press.box(-34, -12, 12, 12, lid)),
        ].join('')
      : [
          press.box(-30, -88, 60, 88, glass, 8),
          press.box(-25, -76, 50, 71, fluid, 5),
          press.line('M6 -62Q-16 -60 -14 -40Q-12 -22 6 -22Q16 -24 14 -36Q10 -46 0 -40', thing, 7, {
            cap: 'round',
          }),
          press.line('M-14 -44L-22 -50M-14 -34L-22 -32M-6 -24L-10 -14', thing, 2.4, {
            cap: 'round',
          }),
          press.line('M20 -70V-20', glass, 3, { cap: 'round' }),
          press.box(-32, -98, 64, 14, lid, 3),
        ].join(''),

  /** A ship with four funnels from the side, all its windows lit, 100 long, its waterline at the origin. */
  steamer: (
    press: Press,
    {
      hull,
      house,
      funnel,
      top,
      window,
    }: Readonly<{ hull: Ink; house: Ink; funnel: Ink; top: Ink; window: Ink }>,
  ): Svg =>
    [
      press.line('M-40 -9V-30M36 -9V-30M-40 -30L36 -30', top, 0.5),
      ...upTo(4).map((index) => {
        const x = -22 + index * 14;
        return (
          press.fill(`M${x} -13L${x - 1.6} -27H${x + 4.4}L${x + 6} -13Z`, funnel) +
          press.fill(`M${x - 1.6} -27H${x + 4.4}L${x + 4.9} -23H${x - 1.2}Z`, top)
        );
      }),
      press.box(-32, -14, 62, 6, house),
      press.fill('M-50 -9H50L46 2H-44Z', hull),
      press.line('M-30 -11H28', window, 1.4, { dash: '1.4 1.6' }),
      press.line('M-44 -5.500H44', window, 1, { dash: '1 1.8' }),
    ].join(''),
};

const ANGELFISH = 'M-32 0Q-20 -34 4 -34Q28 -26 42 0Q28 26 4 34Q-20 34 -32 0Z';
