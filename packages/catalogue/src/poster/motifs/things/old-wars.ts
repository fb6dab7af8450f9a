import { seededChance } from '@outoften/rules/seeded-chance';
import { archOutline, boxOutline, closed, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

export const oldWars = {
  /** The wall of an arena seen from its sand: two tiers of arches that bend away; in poster units. */
  arenaWall: (
    press: Press,
    {
      foot,
      tall,
      far = 0.5,
      columns = 15,
      ink,
      arch,
      rim,
    }: Readonly<{
      foot: number;
      /** Height at the edges of the sheet, and what share of it remains in the middle. */
      tall: number;
      far?: number;
      columns?: number;
      ink: Ink;
      arch: Ink;
      rim: Ink;
    }>,
  ): Svg => {
    const reach = (share: number) => tall * (far + (1 - far) * share * share);
    const xOf = (share: number) => 100 + 112 * Math.sign(share) * Math.abs(share) ** 1.25;
    const shares = upTo(columns * 2 + 1).map((index) => index / columns - 1);
    const edge = (height: number) =>
      shares.map((share): Point => [xOf(share), foot - reach(share) * height]);
    const band = (low: number, high: number) => closed([...edge(low), ...edge(high).toReversed()]);
    const arches = [0.1, 0.53].flatMap((low) =>
      upTo(columns).map((index) => {
        const middle = (index + 0.5) * (2 / columns) - 1;
        const step = xOf(middle + 1 / columns) - xOf(middle - 1 / columns);
        const y = foot - reach(middle) * low;
        return archOutline(xOf(middle), y, step * 0.6, reach(middle) * 0.33);
      }),
    );
    return [
      press.fill(band(0, 1), ink),
      press.fill(arches.join(''), arch),
      press.fill(band(0.96, 1.02) + band(0.46, 0.5) + band(0, 0.05), rim),
    ].join('');
  },

  /** Ears of wheat on their stalks from the foot of the sheet up; in poster units. */
  wheat: (
    press: Press,
    {
      foot,
      tall,
      count,
      inks,
      seed,
      ear = 16,
    }: Readonly<{
      foot: number;
      tall: number;
      count: number;
      inks: readonly Ink[];
      seed: number;
      /** Length of an ear. */
      ear?: number;
    }>,
  ): Svg => {
    const chance = seededChance(seed);
    const ears = inks.map(() => '');
    const stalks = inks.map(() => '');
    for (const index of upTo(count)) {
      const at = index % inks.length;
      const x = ((index + chance()) / count) * 216 - 8;
      const top = foot - tall * (0.72 + chance() * 0.28);
      const lean = 3 + chance() * 8;
      const w = ear * 0.2;
      ears[at] +=
        `M${x + lean} ${top}q${w} ${-ear * 0.4} ${w * 1.1} ${-ear}q${-w * 2.2} ${ear * 0.5} ${-w * 1.1} ${ear}Z`;
      stalks[at] += `M${x} ${foot}Q${x} ${top + 20} ${x + lean} ${top}l${w * 2} ${-ear * 1.5}`;
    }
    return inks
      .map((ink, at) => press.line(stalks[at] ?? '', ink, 0.9) + press.fill(ears[at] ?? '', ink))
      .join('');
  },

  /** A row of piano keys that are houses with broken walls, from the left edge; in poster units. */
  ruinKeys: (
    press: Press,
    {
      x,
      y,
      wide,
      tops,
      ink,
      black,
      hole,
      lit,
      odd,
    }: Readonly<{
      x: number;
      y: number;
      /** Width of a white key. */
      wide: number;
      /** Heights of the white keys. */
      tops: readonly number[];
      ink: Ink;
      black: Ink;
      hole: Ink;
      lit: Ink;
      /** The key with the one lit window. */
      odd: number;
    }>,
  ): Svg => {
    const ragged = (left: number, tall: number, width: number, turn: number) => {
      const step = width / 4;
      const falls = [0, 9, 3, 14, 6].map((_, index, all) => all[(index + turn) % all.length] ?? 0);
      const edge = falls.map((fall, index): Point => [left + step * index, y - tall + fall]);
      return closed([[left, y], ...edge, [left + width, y]]);
    };
    const whites = tops.map((tall, key) => {
      const left = x + key * wide;
      const panes = upTo(Math.floor((tall - 76) / 20) * 2).map((pane) => {
        const shift = pane % 2 === 0 ? 0.26 : 0.58;
        return boxOutline(left + wide * shift, y - 66 - Math.floor(pane / 2) * 20, wide * 0.18, 10);
      });
      return [
        press.fill(ragged(left, tall, wide - 1.6, key * 2), ink),
        press.shade(boxOutline(left + wide - 5, y - tall + 16, 3.4, tall - 16), 0.2),
        panes.length === 0 ? '' : press.fill(panes.join(''), hole),
        key === odd ? press.fill(panes[3] ?? '', lit) : '',
      ].join('');
    });
    const blacks = tops.map((tall, key) => {
      if (key === 0 || key % 7 === 0 || key % 7 === 3) return '';
      const left = x + key * wide - wide * 0.3;
      const shorter = Math.min(tall, tops[key - 1] ?? tall) - 8;
      return press.clip(
        boxOutline(left - 1, 0, wide, y - 48),
        press.fill(ragged(left, shorter, wide * 0.58, key * 3), black),
      );
    });
    return whites.join('') + blacks.join('');
  },

  /** A fighter with one propeller from straight above, 100 wide, around the origin, its nose up. */
  fighterAbove: (press: Press, { ink, trim, glass }: Inks<'ink' | 'trim' | 'glass'>): Svg =>
    [
      press.fill(
        'M-5 -40Q0 -46 5 -40L7 -22L48 -14Q52 -10 48 -4L7 2L4 36L18 42V48L0 46L-18 48V42L-4 36L-7 2L-48 -4Q-52 -10 -48 -14L-7 -22Z',
        ink,
      ),
      press.fill('M-3 -18Q0 -22 3 -18L2.500 -2H-2.500Z', glass),
      press.line('M-17 -43H17', ink, 2, { cap: 'round' }),
      press.disc(-32, -10, 5, trim) + press.disc(32, -10, 5, trim),
    ].join(''),

  /** An open hibiscus of five petals, 100 wide, around the origin. */
  hibiscus: (
    press: Press,
    { ink, vein, heart, stamen }: Inks<'ink' | 'vein' | 'heart' | 'stamen'>,
  ): Svg =>
    [
      ...upTo(5).map((index) =>
        press.group(
          `rotate(${index * 72})`,
          press.fill(
            'M0 0C-30 -12 -34 -40 -18 -50Q-8 -46 0 -52Q8 -46 18 -50C34 -40 30 -12 0 0Z',
            ink,
          ),
          press.line('M0 -6V-38M-4 -10Q-12 -22 -12 -36M4 -10Q12 -22 12 -36', vein, 1.4),
        ),
      ),
      press.disc(0, 0, 9, heart),
      press.line('M0 0Q14 -10 22 -26', stamen, 3.6, { cap: 'round' }),
      ...[
        [18, -28],
        [23, -33],
        [27, -26],
        [24, -19],
        [17, -19],
      ].map(([x = 0, y = 0]) => press.disc(x, y, 2.6, stamen)),
    ].join(''),
};
