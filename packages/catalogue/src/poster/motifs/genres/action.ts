import { seededChance } from '@outoften/rules/seeded-chance';
import { boxOutline, starOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const action = {
  /** A bolt of lightning, 100 tall, its tip at the origin. */
  bolt: (
    press: Press,
    { ink, edge, width = 2.4 }: Readonly<{ ink: Ink; edge?: Ink; width?: number }>,
  ): Svg => {
    const outline = 'M0 0L14 -46L0 -42L18 -72L8 -70L34 -118H62L40 -84L50 -86L26 -54L38 -58Z';
    return (
      (edge ? press.line(outline, edge, width * 2, { join: 'miter' }) : '') +
      press.fill(outline, ink)
    );
  },

  /** A printed bang: two jagged stars, 100 wide, around the origin. */
  burst: (
    press: Press,
    { ink, edge, points = 14 }: Readonly<{ ink: Ink; edge: Ink; points?: number }>,
  ): Svg =>
    press.fill(starOutline(1.6, 2.4, { radius: 50, inner: 0.62, points, turn: 4 }), edge) +
    press.fill(starOutline(0, 0, { radius: 47, inner: 0.6, points, turn: 4 }), ink),

  /** A row of houses over the sheet with some windows lit, their foot at `y`; in poster units. */
  skyline: (
    press: Press,
    {
      y,
      low,
      high,
      ink,
      window,
      seed,
      width = 20,
      lit = 0.4,
    }: Readonly<{
      y: number;
      low: number;
      high: number;
      ink: Ink;
      window?: Ink;
      seed: number;
      width?: number;
      /** Share of the windows that are lit. */
      lit?: number;
    }>,
  ): Svg => {
    const chance = seededChance(seed);
    const houses: string[] = [];
    const windows: string[] = [];
    for (let x = -30; x < 230; ) {
      const wide = width * (0.7 + chance() * 0.7);
      const tall = low + (high - low) * chance();
      houses.push(boxOutline(x, y - tall, wide + 0.5, tall));
      if (chance() < 0.3) houses.push(boxOutline(x + wide * 0.3, y - tall - 5, wide * 0.4, 6));
      if (chance() < 0.2) houses.push(boxOutline(x + wide * 0.5, y - tall - 16, 1, 17));
      for (let top = y - tall + 5; top < y - 6; top += 7) {
        for (let left = x + 3; left < x + wide - 4; left += 5) {
          if (chance() < lit) windows.push(boxOutline(left, top, 2.4, 3.6));
        }
      }
      x += wide;
    }
    return press.fill(houses.join(''), ink) + (window ? press.fill(windows.join(''), window) : '');
  },

  /** A wall of windows in rows, `wide` x `tall` from the origin to the lower right; in poster units. */
  facade: (
    press: Press,
    {
      wide,
      tall,
      columns,
      rows,
      ink,
      window,
      odd,
    }: Readonly<{
      wide: number;
      tall: number;
      columns: number;
      rows: number;
      ink: Ink;
      window: Ink;
      /** Windows by column and row that are printed otherwise. */
      odd?: readonly (readonly [column: number, row: number, ink: Ink])[];
    }>,
  ): Svg => {
    const [stepX, stepY] = [wide / columns, tall / rows];
    const paneOutline = (column: number, row: number) =>
      boxOutline(stepX * (column + 0.22), stepY * (row + 0.18), stepX * 0.56, stepY * 0.62);
    const isOdd = (column: number, row: number) => odd?.some(([c, r]) => c === column && r === row);
    const panes = upTo(rows * columns)
      .map((index) => [index % columns, Math.floor(index / columns)] as const)
      .filter(([column, row]) => !isOdd(column, row))
      .map(([column, row]) => paneOutline(column, row));
    return [
      press.box(0, 0, wide, tall, ink),
      press.fill(panes.join(''), window),
      ...(odd ?? []).map(([column, row, lit]) => press.fill(paneOutline(column, row), lit)),
    ].join('');
  },

  /** A tower from its foot, tapering like a fir, in poster units: its windows are the lights on it. */
  towerFromBelow: (
    press: Press,
    {
      x,
      top,
      foot,
      near,
      far,
      rows,
      columns,
      ink,
      side,
      glass,
      lights,
      seed,
      share = 0.3,
    }: Readonly<{
      x: number;
      top: number;
      foot: number;
      /** Half of the width at the foot and at the top. */
      near: number;
      far: number;
      rows: number;
      columns: number;
      ink: Ink;
      /** The wall in the shade, a third of the width. */
      side: Ink;
      glass: Ink;
      lights: readonly Ink[];
      seed: number;
      share?: number;
    }>,
  ): Svg => {
    const chance = seededChance(seed);
    const half = (y: number) => far + ((near - far) * (y - top)) / (foot - top);
    const height = (row: number) => top + (foot - top) * (row / rows) ** 1.7;
    const lit = lights.map((): string[] => []);
    const dark: string[] = [];
    for (let row = 0; row < rows; row++) {
      const [upper, lower] = [height(row + 0.24), height(row + 0.82)];
      for (let column = 0; column < columns; column++) {
        const at = (y: number, step: number) =>
          x - half(y) + (2 * half(y) * (column + step)) / columns;
        const pane = `M${at(upper, 0.16)} ${upper}H${at(upper, 0.84)}L${at(lower, 0.84)} ${lower}H${at(lower, 0.16)}Z`;
        const light = lit[Math.floor(chance() * lights.length)];
        if (chance() < share) light?.push(pane);
        else dark.push(pane);
      }
    }
    const edge = (y: number) => x + half(y) * 0.34;
    return [
      press.fill(`M${x - far} ${top}H${x + far}L${x + near} ${foot}H${x - near}Z`, ink),
      press.fill(`M${edge(top)} ${top}H${x + far}L${x + near} ${foot}H${edge(foot)}Z`, side),
      press.fill(dark.join(''), glass),
      ...lights.map((light, index) => press.fill(lit[index]?.join('') ?? '', light)),
    ].join('');
  },

  /** A helicopter from the side, 100 wide, around its cabin. */
  helicopter: (press: Press, { ink, window }: Readonly<{ ink: Ink; window: Ink }>): Svg =>
    press.fill(
      'M-26 -10Q-24 -20 -4 -20Q12 -20 16 -12L62 -16L66 -28H70L68 -8L18 2Q12 12 -4 12Q-26 12 -26 -10Z',
      ink,
    ) +
    press.fill('M-22 -6Q-20 -16 -6 -16V-4Z', window) +
    press.line('M-50 -30H46M-3 -20V-30M-20 20H16M-12 11L-14 20M8 11L10 20', ink, 3.4, {
      cap: 'round',
    }),
};
