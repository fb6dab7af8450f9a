import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';
import { figures, type Hat } from '../things/figures.ts';

export const western = {
  /** A flat-topped rock, 100 wide, its foot at the origin. */
  mesa: (
    press: Press,
    { ink, lit = ink, high = 60 }: Readonly<{ ink: Ink; lit?: Ink; high?: number }>,
  ): Svg =>
    press.fill(
      `M-50 0L-42 ${-high * 0.3}L-34 ${-high * 0.34}L-30 ${-high * 0.96}L-12 ${-high}L26 ${-high * 0.98}L30 ${-high * 0.4}L40 ${-high * 0.32}L50 0Z`,
      ink,
    ) +
    (lit === ink
      ? ''
      : press.fill(
          `M-50 0L-42 ${-high * 0.3}L-34 ${-high * 0.34}L-30 ${-high * 0.96}L-12 ${-high}L-16 ${-high * 0.5}L-24 ${-high * 0.3}L-26 0Z`,
          lit,
        )),

  /** People against the light whose shadows come to the front; in poster units. */
  longShadows: (
    press: Press,
    {
      people,
      ink,
      shadow,
      foot,
      near = 300,
    }: Readonly<{
      people: readonly Readonly<{
        x: number;
        tall: number;
        hat: Hat;
        falls: number;
        coat?: boolean;
      }>[];
      ink: Ink;
      shadow: Ink;
      /** Where they stand, and how far down the shadows reach. */
      foot: number;
      near?: number;
    }>,
  ): Svg => {
    const shadows = people.map(({ x, tall, falls }) => {
      const wide = tall * 0.13;
      const grown = wide * 2.6;
      return `M${x - wide} ${foot}L${x + falls - grown} ${near}H${x + falls - 3}L${x - 0.6} ${foot + 16}L${x + falls + 3} ${near}H${x + falls + grown}L${x + wide} ${foot}Z`;
    });
    const standing = people.map(({ x, tall, hat, coat = false }) =>
      press.group(
        `translate(${x} ${foot}) scale(${tall / 100})`,
        figures.person(press, { ink, hat, dress: coat ? 'coat' : 'suit' }),
      ),
    );
    return press.fill(shadows.join(''), shadow) + standing.join('');
  },

  /** A tall-crowned hat, 100 wide, its brim at the origin; tall enough to be a hill. */
  greatHat: (
    press: Press,
    { ink, band, shade, high = 62 }: Readonly<{ ink: Ink; band: Ink; shade: Ink; high?: number }>,
  ): Svg => {
    const crown = `M-27 -6L-25 ${-high * 0.8}Q-23 ${-high} -10 ${-high * 1.02}Q0 ${-high * 0.9} 10 ${-high * 1.02}Q23 ${-high} 25 ${-high * 0.8}L27 -6Z`;
    return [
      press.fill(crown, ink),
      press.fill(
        `M8 ${-high * 0.96}Q23 ${-high} 25 ${-high * 0.8}L27 -6H4Q14 ${-high * 0.5} 8 ${-high * 0.96}Z`,
        shade,
      ),
      press.fill('M-27 -15Q0 -8 27 -15L27.4 -5Q0 3 -27.4 -5Z', band),
      press.fill(
        'M-50 -10Q-44 -2 -26 -6Q0 2 26 -6Q44 -2 50 -10Q47 4 24 7Q0 10 -24 7Q-47 4 -50 -10Z',
        ink,
      ),
      press.fill('M50 -10Q47 4 24 7Q8 9 -8 8.4Q20 4 30 -1Q44 -2 50 -10Z', shade),
    ].join('');
  },

  /** A candelabra cactus, 100 tall, its foot at the origin. */
  cactus: (press: Press, { ink, rib }: Readonly<{ ink: Ink; rib?: Ink }>): Svg =>
    press.line('M0 0V-92', ink, 15, { cap: 'round' }) +
    press.line('M0 -34H-20Q-25 -34 -25 -40V-62M0 -46H19Q24 -46 24 -52V-76', ink, 10, {
      cap: 'round',
    }) +
    (rib ? press.line('M3 0V-90M-22 -42V-60M26 -54V-74', rib, 2, { cap: 'round' }) : ''),
};
