import { direction } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const war = {
  /** A bomb, nose down, 100 tall, its nose at the origin. */
  bomb: (
    press: Press,
    { ink, lit, band, fin }: Readonly<{ ink: Ink; lit: Ink; band: Ink; fin: Ink }>,
  ): Svg =>
    [
      press.fill('M-9 -70L-25 -84V-104H-14V-92H14V-104H25V-84L9 -70Z', fin),
      press.fill(
        'M0 0C-18 -6 -25 -24 -25 -42C-25 -60 -14 -72 -11 -88H11C14 -72 25 -60 25 -42C25 -24 18 -6 0 0Z',
        ink,
      ),
      press.fill(
        'M0 0C-18 -6 -25 -24 -25 -42C-25 -60 -14 -72 -11 -88H-5C-7 -72 -14 -60 -14 -42C-14 -24 -10 -8 0 0Z',
        lit,
      ),
      press.fill(
        'M-25 -45Q0 -39 25 -45V-37Q0 -31 -24.6 -37ZM-22.6 -56Q0 -51 22.6 -56L23.6 -52.6Q0 -47.4 -23.6 -52.6Z',
        band,
      ),
      press.line('M0 -92V-104', fin, 3),
    ].join(''),

  /** Beams from lamps on the ground: origin, clock direction in degrees and length each; poster units. */
  searchlights: (
    press: Press,
    {
      beams,
      ink,
      spread = 7,
    }: Readonly<{
      beams: readonly Readonly<{ x: number; y: number; towards: number; long: number }>[];
      ink: Ink;
      spread?: number;
    }>,
  ): Svg =>
    press.fill(
      beams
        .map(({ x, y, towards, long }) => {
          const [ax, ay] = direction(towards - spread);
          const [bx, by] = direction(towards + spread);
          return `M${x} ${y}L${x + ax * long} ${y + ay * long}L${x + bx * long} ${y + by * long}Z`;
        })
        .join(''),
      ink,
    ),

  /** A poppy on its stem, 100 tall, its foot at the origin. */
  poppy: (press: Press, { ink, heart, stem }: Readonly<{ ink: Ink; heart: Ink; stem: Ink }>): Svg =>
    [
      press.line('M0 0Q-6 -40 2 -70M-2 -30Q-16 -34 -20 -46', stem, 3, { cap: 'round' }),
      press.fill(
        'M2 -76C-10 -72 -34 -78 -32 -98C-28 -108 -14 -106 -8 -102C-4 -110 10 -110 14 -102C20 -106 34 -106 36 -98C38 -78 14 -72 2 -76Z',
        ink,
      ),
      press.shade(
        'M2 -76C-14 -74 -24 -84 -22 -94Q-8 -86 2 -90Q12 -86 26 -94C28 -84 18 -74 2 -76Z',
        0.32,
      ),
      press.fill('M2 -79Q-6 -82 -6 -90Q-2 -86 2 -91Q6 -86 10 -90Q10 -82 2 -79Z', heart),
    ].join(''),

  /** Barbed wire across the sheet between two heights; in poster units. */
  wire: (
    press: Press,
    { from, to, ink, barbs = 7 }: Readonly<{ from: number; to: number; ink: Ink; barbs?: number }>,
  ): Svg => {
    const knots = Array.from({ length: barbs }, (_, index) => {
      const x = (200 * (index + 0.5)) / barbs;
      const y = from + ((to - from) * x) / 200;
      return `M${x - 4} ${y - 4}L${x + 4} ${y + 4}M${x + 4} ${y - 5}L${x - 4} ${y + 5}`;
    });
    return press.line(
      `M0 ${from}L200 ${to}M0 ${from + 1.6}L200 ${to + 1.6}${knots.join('')}`,
      ink,
      1.1,
    );
  },
};
