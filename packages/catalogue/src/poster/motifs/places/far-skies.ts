import { seededChance } from '@outoften/rules/seeded-chance';
import { upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const farSkies = {
  /** A dark ball in the sky whose bright disc bends over and under it, its halo 100 wide, around the origin. */
  lensedHole: (
    press: Press,
    { ink, bright, dim }: Readonly<{ ink: Ink; bright: Ink; dim: Ink }>,
  ): Svg =>
    [
      press.oval(0, 0, 50, 48, dim),
      press.oval(0, -1, 43, 42, bright),
      press.oval(0, 0, 34, 33, dim),
      press.disc(0, 0, 31, ink),
      press.fill('M-118 2C-70 -4 -44 4 0 5S70 -4 118 2C70 13 44 15 0 15S-70 13 -118 2Z', bright),
      press.fill('M-90 5C-54 6 -30 9 0 10S54 6 90 5C54 9 30 12 0 12S-54 9 -90 5Z', dim),
    ].join(''),

  /** Maize in a row over the sheet, its foot at `y`; in poster units. */
  maizeRow: (
    press: Press,
    {
      y,
      tall,
      count,
      ink,
      ear,
      seed,
    }: Readonly<{ y: number; tall: number; count: number; ink: Ink; ear: Ink; seed: number }>,
  ): Svg => {
    const chance = seededChance(seed);
    const leaves: string[] = [];
    const stalks: string[] = [];
    const ears: string[] = [];
    for (const index of upTo(count)) {
      const x = (index + 0.2 + 0.6 * chance()) * (200 / count);
      const t = tall * (0.82 + 0.36 * chance());
      stalks.push(`M${x} ${y}L${x + 1} ${y - t}`);
      for (const [share, side] of [
        [0.3, 1],
        [0.46, -1],
        [0.62, 1],
        [0.76, -1],
      ] as const) {
        const from = y - t * share;
        const reach = side * t * 0.3;
        leaves.push(
          `M${x} ${from}Q${x + reach * 0.5} ${from - t * 0.26} ${x + reach} ${from + t * 0.04}Q${x + reach * 0.5} ${from - t * 0.16} ${x} ${from + t * 0.04}Z`,
        );
      }
      ears.push(`M${x + 1} ${y - t - tall * 0.12}l2.200 ${tall * 0.14}h-4.400Z`);
    }
    return (
      press.line(stalks.join(''), ink, 1.8) +
      press.fill(leaves.join(''), ink) +
      press.fill(ears.join(''), ear)
    );
  },
};
