import { boxOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

/** Out in the country, with the wrong company. */
export const lakeHouse = {
  /** A fir on the shore whose reflection is a blade, 100 from the waterline to its top, the waterline at the origin. */
  bladeFir: (
    press: Press,
    { ink, half, blade, edge }: Readonly<{ ink: Ink; half: Ink; blade: Ink; edge: Ink }>,
  ): Svg => {
    const boughs = upTo(5).map((index) => {
      const [y, wide] = [-14 - index * 17, 25 - index * 4.2];
      return [y, wide] as const;
    });
    const left = boughs.map(([y, wide]) => `L${-wide} ${y}L${-wide * 0.46} ${y - 6}`).join('');
    const right = boughs
      .toReversed()
      .map(([y, wide]) => `L${wide * 0.46} ${y - 6}L${wide} ${y}`)
      .join('');
    return [
      press.fill(`M-3 0V-14${left}L0 -100${right}L3 -14V0Z`, ink),
      press.fill(`M0 -100${right}L3 -14V0H0Z`, half),
      press.fill('M-12 2H13V74Q10 96 -12 112Z', blade),
      press.fill('M13 2V74Q10 96 -12 112Q2 92 4 72V2Z', edge),
    ].join('');
  },

  /** A wire hanger bent open, 100 wide, its hook's top at the origin. */
  wireHanger: (press: Press, { ink, width = 3 }: Readonly<{ ink: Ink; width?: number }>): Svg =>
    press.line(
      'M-9 12Q-9 0 1 0Q11 0 11 10Q11 18 2 22V34M2 34L-46 58Q-54 64 -44 66H30M2 34L46 56L58 80L52 112',
      ink,
      width,
      { cap: 'round', join: 'round' },
    ),

  /** Doors of slats that shut light out, in a box; in poster units. */
  louvreDoors: (
    press: Press,
    {
      x,
      y,
      width,
      height,
      ink,
      edge,
      light,
      slats = 24,
      open = 8,
    }: Readonly<{
      x: number;
      y: number;
      width: number;
      height: number;
      ink: Ink;
      edge: Ink;
      light: Ink;
      slats?: number;
      /** The gap between the two leaves. */
      open?: number;
    }>,
  ): Svg => {
    const half = (width - open) / 2;
    const step = (height - 20) / slats;
    const leaf = (from: number) => [
      press.box(from, y, half, height, ink),
      ...upTo(slats).map((index) =>
        index % 12 === 11
          ? ''
          : press.box(from + 9, y + 10 + index * step, half - 18, step * 0.42, light),
      ),
      press.line(`M${from} ${y}V${y + height}M${from + half} ${y}V${y + height}`, edge, 1.2),
    ];
    return [
      press.box(x + half, y, open, height, light),
      ...leaf(x),
      ...leaf(x + half + open),
      press.disc(x + half - 5, y + height / 2, 2.4, edge),
      press.disc(x + half + open + 5, y + height / 2, 2.4, edge),
    ].join('');
  },

  /** A knife whose saw-toothed back is a line of firs, 100 tall, its point up, the butt at the origin. */
  forestKnife: (
    press: Press,
    {
      blade,
      edge,
      fir,
      grip,
      wrap,
      guard,
    }: Readonly<{ blade: Ink; edge: Ink; fir: Ink; grip: Ink; wrap: Ink; guard: Ink }>,
  ): Svg => {
    const firs = upTo(7).map((index) => {
      const y = -40 - index * 5.6;
      return `M-8 ${y}L-14.500 ${y - 1}L-12 ${y - 2.2}L-16.500 ${y - 2.6}L-8 ${y - 5.4}Z`;
    });
    return [
      press.fill('M-8 -34V-86Q-6 -94 4 -100Q11 -88 11 -70V-34Z', blade),
      press.fill('M4 -100Q11 -88 11 -70V-34H5V-72Q6 -86 4 -100Z', edge),
      press.line('M-3 -40V-80', edge, 1.2),
      press.fill(firs.join(''), fir),
      press.box(-17, -36, 36, 4.6, guard, 2),
      press.box(-6, -32, 14, 29, grip, 2),
      press.line(
        upTo(9)
          .map((index) => `M-6 ${-29 + index * 3}L8 ${-27.5 + index * 3}`)
          .join(''),
        wrap,
        1.1,
      ),
      press.box(-7.5, -5, 17, 6, guard, 2.6),
    ].join('');
  },

  /** A maize plant with one cob, 100 tall, its foot at the origin. */
  cornStalk: (
    press: Press,
    { ink, leaf, cob }: Readonly<{ ink: Ink; leaf: Ink; cob?: Ink }>,
  ): Svg =>
    [
      press.line('M0 0V-92M0 -92L-8 -104M0 -92L-3 -108M0 -92L4 -107M0 -92L9 -103', ink, 2),
      press.fill(
        'M0 -14Q-22 -30 -34 -10Q-20 -18 0 -8ZM0 -36Q-24 -62 -40 -40Q-22 -48 0 -29ZM0 -62Q-18 -86 -34 -72Q-16 -74 0 -56Z',
        leaf,
      ),
      press.fill(
        'M0 -24Q24 -44 38 -22Q20 -30 0 -17ZM0 -50Q22 -76 38 -56Q20 -62 0 -43ZM0 -74Q14 -96 28 -84Q14 -84 0 -68Z',
        ink,
      ),
      cob ? press.fill('M2 -40Q14 -50 17 -70Q6 -68 2 -56Z', cob) : '',
    ].join(''),

  /** A sickle that hangs in the sky like a moon, 100 wide, around the origin; the grip points down. */
  sickleMoon: (
    press: Press,
    { ink, lit, grip }: Readonly<{ ink: Ink; lit: Ink; grip: Ink }>,
  ): Svg =>
    [
      press.fill('M34 -36A50 50 0 1 0 6 50L8 40A38 40 0 1 1 34 -36Z', ink),
      press.fill('M34 -36A50 50 0 0 0 -42 -26Q-30 -46 -4 -48Q18 -49 34 -36Z', lit),
      press.group('rotate(-84 7 45)', press.box(2, 42, 9, 44, grip, 4)),
    ].join(''),

  /** Four claws' rents across a striped cloth that fills the box; in poster units. */
  rentStripes: (
    press: Press,
    {
      y,
      height,
      stripes,
      dark,
      frayed,
    }: Readonly<{
      y: number;
      height: number;
      /** Inks of the stripes from the top, over and over. */
      stripes: readonly Ink[];
      dark: Ink;
      frayed: Ink;
    }>,
  ): Svg => {
    const band = 17;
    const cloth = upTo(Math.ceil(height / band)).map((index) => {
      const top = y + index * band;
      return press.fill(
        `M-2 ${top}Q50 ${top + 7} 100 ${top}T202 ${top}V${top + band + 1}Q150 ${top + band - 6} 100 ${top + band + 1}T-2 ${top + band + 1}Z`,
        stripes[index % stripes.length] ?? dark,
      );
    });
    const rents = upTo(4).map((index) => {
      const [x, start] = [
        128 + index * 19 - (index === 3 ? 4 : 0),
        y + 22 + (index === 0 ? 14 : index === 3 ? 26 : 0),
      ];
      const [fx, fy] = [x - 92, start + 128 - (index % 2) * 12];
      const [mx, my] = [(x + fx) / 2, (start + fy) / 2];
      return [
        press.fill(
          `M${x} ${start}Q${mx - 15} ${my - 10} ${fx} ${fy}Q${mx + 16} ${my + 12} ${x} ${start}Z`,
          frayed,
        ),
        press.fill(
          `M${x - 2} ${start + 6}Q${mx - 10} ${my - 7} ${fx + 3} ${fy - 5}Q${mx + 11} ${my + 8} ${x - 2} ${start + 6}Z`,
          dark,
        ),
      ].join('');
    });
    return cloth.join('') + rents.join('');
  },

  /** Boards of a landing stage that runs into the picture, from `foot` to `y`; in poster units. */
  landingStage: (
    press: Press,
    {
      x,
      y,
      foot,
      near,
      far,
      ink,
      gap,
      boards = 14,
    }: Readonly<{
      x: number;
      y: number;
      foot: number;
      /** Half of the width at the foot and at the end. */
      near: number;
      far: number;
      ink: Ink;
      gap: Ink;
      boards?: number;
    }>,
  ): Svg => {
    const at = (share: number) => foot + (y - foot) * (1 - (1 - share) ** 1.9);
    const half = (height: number) => far + ((near - far) * (height - y)) / (foot - y);
    const gaps = upTo(boards).map((index) => {
      const height = at((index + 0.5) / boards);
      const wide = half(height);
      return boxOutline(x - wide, height, wide * 2, 0.5 + (1.6 * (height - y)) / (foot - y));
    });
    const deck: readonly Point[] = [
      [x - near, foot],
      [x - far, y],
      [x + far, y],
      [x + near, foot],
    ];
    return press.polygon(deck, ink) + press.fill(gaps.join(''), gap);
  },
};
