import { seededChance } from '@outoften/rules/seeded-chance';
import { closed, direction, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

/** Plants, and things made from them. */
export const orchard = {
  /** Half an orange that is a toothed wheel, 100 wide, around the origin. */
  orangeCog: (
    press: Press,
    {
      ink,
      pith,
      flesh,
      hub,
      teeth = 22,
      segments = 10,
    }: Readonly<{
      ink: Ink;
      pith: Ink;
      flesh: Ink;
      hub: Ink;
      teeth?: number;
      segments?: number;
    }>,
  ): Svg => {
    const rim = upTo(teeth * 4).map((index): Point => {
      const [dx, dy] = direction((360 * (index + 0.5)) / (teeth * 4));
      const radius = index % 4 < 2 ? 50 : 44;
      return [dx * radius, dy * radius];
    });
    const parts = upTo(segments).map((index) => {
      const half = 180 / segments - 3;
      const middle = (360 * index) / segments;
      const [ax, ay] = direction(middle - half);
      const [bx, by] = direction(middle + half);
      const [tx, ty] = direction(middle);
      return `M${tx * 9} ${ty * 9}L${ax * 33} ${ay * 33}Q${tx * 42} ${ty * 42} ${bx * 33} ${by * 33}Z`;
    });
    return [
      press.fill(closed(rim), ink),
      press.disc(0, 0, 40.5, pith),
      press.fill(parts.join(''), flesh),
      press.disc(0, 0, 5.6, hub),
    ].join('');
  },

  /** A clockwork key with two wings, 100 long, its end at the origin, its wings to the right. */
  windingKey: (press: Press, { ink, lit }: Readonly<{ ink: Ink; lit: Ink }>): Svg =>
    [
      press.box(0, -5, 44, 10, ink),
      press.box(0, -5, 44, 3, lit),
      press.punch(
        'M40 0C40 -40 96 -48 98 -20C99 -8 84 -2 66 0C84 2 99 8 98 20C96 48 40 40 40 0ZM56 -14C58 -28 84 -32 86 -20C86 -14 72 -12 56 -14ZM56 14C58 28 84 32 86 20C86 14 72 12 56 14Z',
        ink,
      ),
      press.disc(46, 0, 8, lit),
    ].join(''),

  /** A nest of twigs with eggs in it, one of them a capsule, 100 wide, its foot at the origin. */
  pillNest: (
    press: Press,
    {
      twig,
      dark,
      straw,
      egg,
      eggShade,
      cap,
      seed,
    }: Readonly<{
      twig: Ink;
      dark: Ink;
      straw: Ink;
      egg: Ink;
      eggShade: Ink;
      cap: Ink;
      seed: number;
    }>,
  ): Svg => {
    const chance = seededChance(seed);
    const twigs = (count: number, low: number, high: number) =>
      upTo(count)
        .map(() => {
          const x = (chance() - 0.5) * 84;
          const y = low + (high - low) * chance();
          const [lean, long] = [(chance() - 0.5) * 14, 16 + chance() * 20];
          return `M${x - long / 2} ${y - lean / 2}q${long / 2} ${6 - chance() * 4} ${long} ${lean}`;
        })
        .join('');
    const shell = 'M0 -22C10 -22 15 -8 15 2A15 15 0 0 1 -15 2C-15 -8 -10 -22 0 -22Z';
    return [
      press.oval(0, -32, 46, 12, dark),
      press.group('translate(-21 -40) rotate(-14)', press.fill(shell, egg)),
      press.group('translate(23 -39) rotate(16)', press.fill(shell, eggShade)),
      press.group(
        'translate(1 -45) rotate(24)',
        press.box(-11, -26, 22, 52, egg, 11),
        press.fill('M-11 0V-15a11 11 0 0 1 22 0V0Z', cap),
        press.line('M-5 -14V-6', egg, 3, { cap: 'round' }),
      ),
      press.fill('M-50 -34Q-24 -20 0 -20T50 -34Q46 -4 22 0H-22Q-46 -4 -50 -34Z', twig),
      press.line(twigs(20, -28, -4), dark, 1.6, { cap: 'round' }),
      press.line(twigs(20, -31, -5), straw, 1.6, { cap: 'round' }),
    ].join('');
  },

  /** A bird on the wing, far away, 100 wide, around the origin. */
  farBird: (press: Press, { ink }: Readonly<{ ink: Ink }>): Svg =>
    press.fill('M0 6Q-14 -18 -50 -14Q-24 -8 -6 12Q0 18 6 12Q24 -8 50 -14Q14 -18 0 6Z', ink),
};
