import { seededChance } from '@outoften/rules/seeded-chance';
import { boxOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';

import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

/** Things that do not belong in their landscape. */
export const oddLandmarks = {
  /** A straw beehive as large as a hill, with its dark door, 100 wide, its foot at the origin. */
  strawBeehive: (
    press: Press,
    { straw, shade, band, door }: Inks<'straw' | 'shade' | 'band' | 'door'>,
  ): Svg => {
    const hoops = upTo(9).map((index) => {
      const y = -index * 11;
      const half = 50 * Math.sqrt(Math.max(0.05, 1 - (index / 9) ** 2));
      return [y, half] as const;
    });
    return [
      ...hoops.map(([y, half]) => press.box(-half, y - 12, half * 2, 13, straw, 6)),
      ...hoops.map(([y, half]) => press.box(half * 0.3, y - 12, half * 0.7, 13, shade, 6)),
      press.line(
        hoops.map(([y, half]) => `M${-half + 3} ${y - 1}Q0 ${y + 3} ${half - 3} ${y - 1}`).join(''),
        band,
        1.3,
      ),
      press.fill('M-11 1V-14A11 11 0 0 1 11 -14V1Z', door),
    ].join('');
  },

  /** Towers of pressed scrap over the sheet, cube upon cube; in poster units. `tops` are heights in cubes. */
  towersOfScrap: (
    press: Press,
    {
      x = 0,
      foot,
      cube,
      tops,
      ink,
      shade,
      dent,
      seed,
    }: Inks<'ink' | 'shade' | 'dent'> &
      Readonly<{ x?: number; foot: number; cube: number; tops: readonly number[]; seed: number }>,
  ): Svg => {
    const chance = seededChance(seed);
    const marks: string[] = [];
    const fronts: string[] = [];
    const sides: string[] = [];
    for (const [column, high] of tops.entries()) {
      for (const row of upTo(high)) {
        const left = x + column * cube + (chance() - 0.5) * cube * 0.16;
        const top = foot - (row + 1) * cube;
        const size = cube * 0.94;
        const [a, b, c] = [chance(), chance(), chance()];
        fronts.push(boxOutline(left, top, size, size));
        sides.push(boxOutline(left + size * 0.72, top, size * 0.28, size));
        marks.push(
          `M${left + size * 0.12} ${top + size * (0.2 + a * 0.5)}L${left + size * (0.3 + b * 0.3)} ${top + size * (0.25 + c * 0.5)}L${left + size * 0.7} ${top + size * (0.2 + b * 0.5)}`,
        );
      }
    }
    return [
      press.fill(fronts.join(''), ink),
      press.fill(sides.join(''), shade),
      press.line(marks.join(''), dent, cube * 0.07),
    ].join('');
  },

  /** A small box of a robot on two tracks, seen from behind; 100 tall, its foot at the origin. */
  robot: (
    press: Press,
    { body, shade, track, lens }: Inks<'body' | 'shade' | 'track' | 'lens'>,
  ): Svg =>
    [
      press.fill('M-44 0L-52 -14L-40 -40H-26V0ZM44 0L52 -14L40 -40H26V0Z', track),
      press.box(-4, -74, 8, 22, shade),
      press.box(-30, -56, 60, 46, body),
      press.box(8, -56, 22, 46, shade),
      press.line('M-22 -46H-2M-22 -38H-2M-22 -30H-2', track, 3),
      press.fill(
        'M-34 -92Q-32 -100 -22 -99L-2 -94V-76L-20 -72Q-32 -74 -34 -84ZM34 -92Q32 -100 22 -99L2 -94V-76L20 -72Q32 -74 34 -84Z',
        body,
      ),
      press.fill('M34 -92Q32 -100 22 -99L18 -98V-73L20 -72Q32 -74 34 -84Z', shade),
      press.disc(-20, -86, 5, lens),
      press.disc(20, -86, 5, lens),
    ].join(''),

  /** A dome on columns with a lantern on top, 100 wide, its foot at the origin. */
  capitolDome: (
    press: Press,
    { wall, shade, dark, roof }: Inks<'wall' | 'shade' | 'dark' | 'roof'>,
  ): Svg => {
    const columns = upTo(9).map((index) => -40 + index * 10);
    return [
      press.box(-2, -132, 4, 12, wall),
      press.fill('M-6 -108H6L5 -120H-5Z', wall),
      press.fill('M-36 -64Q-34 -106 0 -110Q34 -106 36 -64Z', roof),
      press.line('M-18 -64Q-17 -96 -3 -109M18 -64Q17 -96 3 -109M0 -64V-110', shade, 1.6),
      press.fill('M12 -64Q14 -98 2 -110Q34 -104 36 -64Z', shade),
      press.box(-40, -66, 80, 7, wall),
      press.box(-44, -59, 88, 40, dark),
      ...columns.map((x) => press.box(x - 2.6, -59, 5.2, 40, wall)),
      press.box(-50, -20, 100, 8, wall),
      press.box(-56, -12, 112, 12, shade),
    ].join('');
  },

  /** Motorway ramps that loop into a heart, seen from above, with cars on them; 100 wide, around the origin. */
  heartShapedMotorway: (
    press: Press,
    { road, edge, dash, cars }: Inks<'road' | 'edge' | 'dash'> & Readonly<{ cars: readonly Ink[] }>,
  ): Svg => {
    const way =
      'M-34 100L0 46C-34 22 -46 4 -42 -16C-38 -36 -10 -38 0 -12C10 -38 38 -36 42 -16C46 4 34 22 0 46L34 100';
    const places = [
      [-41, -14, 0],
      [-24, -30, 80],
      [9, -23, 40],
      [41, -9, 185],
      [24, 25, 225],
      [-22, 26, 315],
      [-14, 68, 35],
      [15, 71, 150],
    ] as const;
    return [
      press.line(way, edge, 17, { join: 'round' }),
      press.line(way, road, 14, { join: 'round' }),
      press.line(way, dash, 0.9, { dash: '4 4', join: 'round' }),
      ...places.map(([x, y, turn], index) =>
        press.group(
          `translate(${x} ${y}) rotate(${turn})`,
          press.box(-1, -5, 4.6, 8.6, cars[index % cars.length] ?? edge, 1.6),
          press.box(-0.2, -3, 3, 2, edge, 0.6),
        ),
      ),
    ].join('');
  },

  /** A lawn whose blades are blades of steel, in rows from `y` to `foot`; in poster units. */
  lawnOfBlades: (
    press: Press,
    {
      y,
      foot,
      ink,
      lit,
      rows = 6,
    }: Inks<'ink' | 'lit'> & Readonly<{ y: number; foot: number; rows?: number }>,
  ): Svg =>
    upTo(rows)
      .map((row) => {
        const share = row / Math.max(1, rows - 1);
        const base = y + (foot - y) * share ** 1.3 + 4;
        const tall = 16 + share * 44;
        const wide = 5 + share * 9;
        const count = Math.ceil(220 / (wide * 1.25));
        const from = -10 + (row % 2) * wide * 0.6;
        const blades = upTo(count).map((index) => {
          const x = from + index * wide * 1.25;
          return [
            `M${x} ${base}L${x + wide * 0.2} ${base - tall}L${x + wide} ${base}Z`,
            `M${x} ${base}L${x + wide * 0.2} ${base - tall}L${x + wide * 0.42} ${base}Z`,
          ] as const;
        });
        return (
          press.fill(blades.map(([blade]) => blade).join(''), ink) +
          press.fill(blades.map(([, edge]) => edge).join(''), lit)
        );
      })
      .join(''),
};
