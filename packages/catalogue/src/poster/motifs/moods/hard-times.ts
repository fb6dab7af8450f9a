import { seededChance } from '@outoften/rules/seeded-chance';
import { around, direction, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const hardTimes = {
  /** A long table on a plinth, men in boots along its far side, one bag under it; in poster units. */
  bootTable: (
    press: Press,
    {
      y,
      floor,
      top,
      edge,
      plinth,
      cloth,
      stripe,
      boot,
      bag,
      clasp,
    }: Readonly<{
      y: number;
      floor: number;
      top: Ink;
      edge: Ink;
      plinth: Ink;
      cloth: Ink;
      stripe: Ink;
      boot: Ink;
      bag: Ink;
      clasp: Ink;
    }>,
  ): Svg => {
    const deep = floor - y;
    const men = [12, 44, 152, 186].map((x) =>
      [-7, 7].map((aside) =>
        [
          press.fill(`M${x + aside - 6} ${y}h12l-1 ${deep * 0.5}h-10Z`, cloth),
          press.box(x + aside + (aside < 0 ? -6 : 4), y, 2, deep * 0.44, stripe),
          press.fill(
            `M${x + aside - 5.4} ${y + deep * 0.42}h10.800V${floor - 14}l4 5v3h-15Z`,
            boot,
          ),
        ].join(''),
      ),
    );
    return [
      ...men.flat(),
      press.fill(`M78 ${y}H112L118 ${floor}H72Z`, plinth),
      press.fill(`M112 ${y}L118 ${floor}H108L104 ${y}Z`, edge),
      press.shade(`M118 ${floor}L72 ${floor}L40 ${floor + 16}H176L166 ${floor - 1}Z`, 0.4),
      press.fill(`M-4 ${y - 10}H204V${y + 3}H-4Z`, edge),
      press.fill(`M-4 ${y - 26}H204V${y - 8}H-4Z`, top),
      press.line(`M131 ${floor - 32}v-6q0 -4 4 -4h8q4 0 4 4v6`, clasp, 2.4),
      press.box(118, floor - 33, 42, 34, bag, 2.5),
      press.box(118, floor - 22, 42, 2.4, clasp),
      press.box(135, floor - 25, 8, 8, clasp, 1),
    ].join('');
  },

  /** A stovepipe hat, 100 tall, the middle of its brim at the origin, with votes scratched on it in fives. */
  tallyHat: (
    press: Press,
    {
      ink,
      lit,
      band,
      score,
      fives = 4,
    }: Readonly<{ ink: Ink; lit: Ink; band: Ink; score: Ink; fives?: number }>,
  ): Svg =>
    [
      press.fill('M-31 -4Q-33 -60 -38 -98Q0 -106 38 -98Q33 -60 31 -4Z', ink),
      press.fill('M-38 -98Q-34 -70 -32 -22L-25 -20Q-27 -70 -30 -99Z', lit),
      press.fill('M-32 -24Q0 -16 32 -24L31 -4H-31Z', band),
      press.fill('M-64 -12Q-44 -4 -31 -6Q0 0 31 -6Q44 -4 64 -12Q58 8 0 8T-64 -12Z', ink),
      press.line(
        upTo(fives)
          .map((index) => {
            const x = -20 + (index % 2) * 25;
            const y = -84 + Math.floor(index / 2) * 27;
            return `M${x} ${y}v18M${x + 5} ${y}v18M${x + 10} ${y}v18M${x + 15} ${y}v18M${x - 3} ${y + 15}L${x + 18} ${y + 3}`;
          })
          .join(''),
        score,
        1.6,
        { cap: 'round' },
      ),
    ].join(''),

  /** A violin with one string gone, its body 90 long around the origin, its neck up. */
  violin: (
    press: Press,
    {
      ink,
      rim,
      board,
      string,
      lit,
    }: Readonly<{ ink: Ink; rim: Ink; board: Ink; string: Ink; lit: Ink }>,
  ): Svg => {
    const half = 'C17 -42 27 -32 25 -19C23 -11 15 -8 15 0C15 8 25 11 29 23C33 41 17 49 0 49';
    const left =
      'C-17 49 -33 41 -29 23C-25 11 -15 8 -15 0C-15 -8 -23 -11 -25 -19C-27 -32 -17 -42 0 -40Z';
    const body = `M0 -40${half}${left}`;
    return [
      press.fill(body, ink),
      press.clip(body, press.fill('M0 -44H40V52H8C16 20 2 0 0 -44Z', rim)),
      press.line(body, board, 1.2),
      press.line('M-14 -8q-4 3 -1 9t-2 12q-2 2 -4 0M14 -8q4 3 1 9t2 12q2 2 4 0', board, 1.8, {
        cap: 'round',
      }),
      press.fill('M-3.400 -92H3.400L5 8H-5Z', board),
      press.fill('M-5 24H5L3 47H-3Z', board),
      press.fill('M-4 -92C-8 -102 -4 -108 1 -107C7 -106 7 -98 2 -98C6 -96 5 -92 4 -90Z', board),
      press.line('M-11 -88H-3M3 -84H11M-11 -80H-3M3 -76H11', board, 3, { cap: 'round' }),
      press.box(-9, 11, 18, 2.6, lit, 1),
      press.line('M-1 -90V30M1 -90V30M2.600 -90L3.600 30', string, 0.6),
      press.line(
        'M-2.600 -90L-2.800 -44Q-14 -46 -18 -30T-34 -18M-3.200 26Q-12 22 -16 30',
        string,
        0.7,
        { cap: 'round' },
      ),
    ].join('');
  },

  /** A wall of drums with a mark on each, no two rows turned alike; in poster units around its middle. */
  drumWall: (
    press: Press,
    {
      columns,
      rows,
      pitch,
      inks,
      rim,
      mark,
      found,
      seed,
    }: Readonly<{
      columns: number;
      rows: number;
      pitch: number;
      /** Inks of the rows, over and over. */
      inks: readonly Ink[];
      rim: Ink;
      mark: Ink;
      /** The drum that has stopped: column, row, ink. */
      found: readonly [column: number, row: number, ink: Ink];
      seed: number;
    }>,
  ): Svg => {
    const chance = seededChance(seed);
    const ticks: string[] = [];
    const hands: string[] = [];
    const drums = upTo(columns * rows).map((index) => {
      const column = index % columns;
      const row = Math.floor(index / columns);
      const x = (column - (columns - 1) / 2) * pitch;
      const y = (row - (rows - 1) / 2) * pitch;
      const r = pitch * 0.44;
      const isFound = found[0] === column && found[1] === row;
      const [hx, hy] = direction(isFound ? 0 : Math.floor(chance() * 26) * (360 / 26));
      for (const [dx, dy] of around(13))
        ticks.push(
          `M${x + dx * r * 0.82} ${y + dy * r * 0.82}L${x + dx * r * 0.96} ${y + dy * r * 0.96}`,
        );
      hands.push(
        `M${x - hx * r * 0.3} ${y - hy * r * 0.3}L${x + hx * r * 0.72} ${y + hy * r * 0.72}`,
      );
      return [
        press.disc(x, y, r, rim),
        press.disc(x, y, r * 0.76, isFound ? found[2] : (inks[row % inks.length] ?? 'one')),
      ].join('');
    });
    return [
      ...drums,
      press.line(ticks.join(''), mark, pitch * 0.028),
      press.line(hands.join(''), mark, pitch * 0.07, { cap: 'round' }),
    ].join('');
  },

  /** The awning of a picture house with its lamps and its upright sign, in poster units; the pavement is at `foot`. */
  marquee: (
    press: Press,
    {
      foot,
      wall,
      ink,
      board,
      bar,
      bulb,
      door,
    }: Readonly<{ foot: number; wall: Ink; ink: Ink; board: Ink; bar: Ink; bulb: Ink; door: Ink }>,
  ): Svg => {
    const y = foot - 118;
    const lamps = [
      ...upTo(15).map((index) => [23 + index * 11, y + 5] as const),
      ...upTo(15).map((index) => [23 + index * 11, y + 45] as const),
      ...upTo(10).map((index) => [82, y - 108 + index * 10.4] as const),
      ...upTo(10).map((index) => [118, y - 108 + index * 10.4] as const),
    ];
    return [
      press.box(-4, -4, 208, foot + 4, wall),
      press.box(46, y + 50, 108, 68, door),
      press.line(`M73 ${y + 50}V${foot}M100 ${y + 50}V${foot}M127 ${y + 50}V${foot}`, ink, 2.4),
      press.box(76, y - 116, 48, 120, ink, 4),
      press.box(87, y - 108, 26, 108, board),
      press.fill(
        upTo(6)
          .map((index) => `M92 ${y - 102 + index * 17}h16v10h-16Z`)
          .join(''),
        bar,
      ),
      press.fill(`M12 ${y}H188L196 ${y + 50}H4Z`, ink),
      press.box(20, y + 10, 160, 30, board),
      press.fill(
        `M30 ${y + 15}h34v7h-34ZM70 ${y + 15}h20v7h-20ZM96 ${y + 15}h48v7h-48ZM150 ${y + 15}h20v7h-20ZM44 ${y + 27}h26v7h-26ZM76 ${y + 27}h40v7h-40ZM122 ${y + 27}h32v7h-32Z`,
        bar,
      ),
      ...lamps.map(([bx, by]) => press.disc(bx, by, 2.5, bulb)),
    ].join('');
  },
};
