import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const adventure = {
  /** A peak with snow and a dark side, 100 wide, its foot at the origin. */
  peak: (
    press: Press,
    { ink, shade, snow, high = 90 }: Readonly<{ ink: Ink; shade: Ink; snow?: Ink; high?: number }>,
  ): Svg => {
    const h = high;
    return [
      press.fill(`M-50 0L-6 ${-h}L50 0Z`, ink),
      press.fill(`M-6 ${-h}L-2 ${-h * 0.66}L-10 ${-h * 0.5}L2 ${-h * 0.3}L-6 0H50Z`, shade),
      snow
        ? press.fill(
            `M-6 ${-h}L-24 ${-h * 0.6}L-17 ${-h * 0.66}L-11 ${-h * 0.54}L-5 ${-h * 0.68}L-2 ${-h * 0.66}L4 ${-h * 0.62}L8 ${-h * 0.7}L14 ${-h * 0.64}Z`,
            snow,
          )
        : '',
    ].join('');
  },

  /** A broad leaf with its ribs, 100 long, its stalk at the origin, its tip up. */
  leaf: (press: Press, { ink, rib, half }: Readonly<{ ink: Ink; rib: Ink; half?: Ink }>): Svg =>
    [
      press.fill('M0 0C-34 -22 -34 -64 0 -100C34 -64 34 -22 0 0Z', ink),
      half ? press.fill('M0 0C34 -22 34 -64 0 -100Z', half) : '',
      press.line(
        'M0 6V-94M0 -18L-20 -34M0 -34L-22 -52M0 -50L-18 -67M0 -66L-12 -79M0 -18L20 -34M0 -34L22 -52M0 -50L18 -67M0 -66L12 -79',
        rib,
        1.8,
        { cap: 'round' },
      ),
    ].join(''),

  /** A palm frond in notches, 100 long, its stalk at the origin, bending to the right. */
  frond: (press: Press, { ink, rib }: Readonly<{ ink: Ink; rib: Ink }>): Svg =>
    press.fill(
      'M0 0C-10 -40 6 -80 46 -98L36 -84L50 -86L34 -72L50 -70L30 -60L44 -54L24 -48L36 -40L18 -36L28 -28L12 -26L18 -16L6 -16L8 -6Z M0 0C-10 -40 6 -80 46 -98L20 -96L26 -90L4 -84L12 -78L-10 -68L2 -64L-18 -50L-4 -48L-20 -32L-6 -32L-16 -18L-4 -18Z',
      ink,
    ) + press.line('M0 4C-8 -40 8 -76 44 -96', rib, 1.6, { cap: 'round' }),

  /** A sun with a tiger's stripes from both sides, 100 wide, around the origin. */
  tigerSun: (press: Press, { ink, stripe }: Readonly<{ ink: Ink; stripe: Ink }>): Svg => {
    const stripes = [-37, -25, -12, 2, 16, 29].map((y, index) => {
      const edge = Math.sqrt(2500 - y * y) + 2;
      const long = [22, 34, 40, 36, 42, 26][index] ?? 30;
      const dip = index % 2 === 0 ? 7 : 4;
      const left = `M${-edge} ${y - 5}Q${-edge + long * 0.5} ${y - 5 + dip} ${-edge + long} ${y + dip + 3}Q${-edge + long * 0.4} ${y + dip + 4} ${-edge} ${y + 4}Z`;
      const right = `M${edge} ${y - 1}Q${edge - long * 0.5} ${y - 1 + dip} ${edge - long * 0.92} ${y + dip + 7}Q${edge - long * 0.4} ${y + dip + 8} ${edge} ${y + 7}Z`;
      return left + right;
    });
    return (
      press.disc(0, 0, 50, ink) +
      press.clip(
        'M-50 0a50 50 0 1 0 100 0a50 50 0 1 0 -100 0Z',
        press.fill(
          `${stripes.join('')}M0 -52Q-6 -40 0 -30Q6 -40 0 -52ZM-14 -50Q-18 -42 -12 -34Q-8 -42 -8 -52ZM14 -50Q18 -42 12 -34Q8 -42 8 -52Z`,
          stripe,
        ),
      )
    );
  },

  /** A fir twig with its needles, 100 long, from the origin to the right. */
  firTwig: (press: Press, { ink, rib }: Readonly<{ ink: Ink; rib: Ink }>): Svg => {
    const needles = Array.from({ length: 20 }, (_, index) => {
      const x = 4 + index * 4.8;
      const y = 10 * (x / 100) ** 2;
      const long = 19 - index * 0.6;
      return `M${x} ${y}l${long * 0.6} ${-long}M${x} ${y}l${long * 0.6} ${long}`;
    });
    return (
      press.line(needles.join(''), ink, 3.4, { cap: 'round' }) +
      press.line('M0 0Q50 2 100 10', rib, 2, { cap: 'round' })
    );
  },
};
