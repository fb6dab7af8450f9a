import { seededChance } from '@outoften/rules/seeded-chance';
import { upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const toyCupboard = {
  /** A birthday cake whose one candle is a gavel, 100 wide, its foot at the origin. */
  gavelCake: (
    press: Press,
    {
      plate,
      cake,
      shade,
      icing,
      wood,
      band,
      flame,
    }: Readonly<{
      plate: Ink;
      cake: Ink;
      shade: Ink;
      icing: Ink;
      wood: Ink;
      band: Ink;
      flame: Ink;
    }>,
  ): Svg =>
    [
      press.oval(0, -2, 124, 10, plate),
      press.fill('M-48 -46H48V-6Q0 6 -48 -6Z', cake),
      press.fill('M18 -44H48V-6Q36 -2 18 -1Z', shade),
      press.fill(
        'M-50 -50Q0 -62 50 -50V-40Q44 -28 38 -38Q30 -22 22 -36Q14 -26 6 -34Q-4 -20 -12 -34Q-20 -26 -28 -36Q-36 -24 -42 -36Q-50 -32 -50 -42Z',
        icing,
      ),
      ...[-34, -12, 12, 34].map((x, index) =>
        press.disc(x, -16, 4, index % 2 === 0 ? band : icing),
      ),
      press.box(-3, -92, 6, 40, wood),
      press.group(
        'translate(0 -100) rotate(-8)',
        press.box(-24, -11, 48, 22, wood, 3),
        press.box(-18, -11, 4, 22, band),
        press.box(14, -11, 4, 22, band),
      ),
      press.fill('M-2 -112Q-14 -126 -2 -146Q-1 -136 6 -132Q12 -120 2 -112Z', flame),
    ].join(''),

  /** A tree's trunk over the sheet with the dent of someone who flew into it; in poster units. */
  dentedTree: (
    press: Press,
    {
      x,
      wide,
      foot,
      bark,
      lit,
      groove,
      dent,
    }: Readonly<{
      x: number;
      wide: number;
      foot: number;
      bark: Ink;
      lit: Ink;
      groove: Ink;
      dent: Ink;
    }>,
  ): Svg => {
    const [l, r] = [x - wide / 2, x + wide / 2];
    return [
      press.fill(
        `M${l} -4H${r}Q${r - 6} ${foot * 0.6} ${r + 8} ${foot - 24}Q${r + 18} ${foot - 6} ${r + 40} ${foot}H${l - 40}Q${l - 16} ${foot - 6} ${l - 8} ${foot - 24}Q${l + 6} ${foot * 0.6} ${l} -4Z`,
        bark,
      ),
      press.fill(
        `M${l} -4H${l + 12}Q${l + 20} ${foot * 0.6} ${l + 4} ${foot}H${l - 40}Q${l - 16} ${foot - 6} ${l - 8} ${foot - 24}Q${l + 6} ${foot * 0.6} ${l} -4Z`,
        lit,
      ),
      press.line(
        `M${x - wide * 0.18} 10Q${x - wide * 0.12} 40 ${x - wide * 0.2} 62M${x + wide * 0.26} 4Q${x + wide * 0.22} 60 ${x + wide * 0.32} 92M${x - wide * 0.24} ${foot - 20}Q${x - wide * 0.16} ${foot - 44} ${x - wide * 0.22} ${foot - 70}M${x + wide * 0.3} ${foot - 14}Q${x + wide * 0.2} ${foot - 40} ${x + wide * 0.28} ${foot - 66}M${x + 4} ${foot - 8}V${foot - 36}`,
        groove,
        2.2,
        { cap: 'round' },
      ),
      press.group(
        `translate(${x + 2} ${foot * 0.76}) rotate(-5) scale(1.06)`,
        press.disc(0, -86, 10.5, dent),
        press.fill(
          'M-9 -76H9L16 -76L40 -92Q46 -94 46 -88L24 -60L15 -58L16 -34L30 -6Q32 2 24 0L2 -28H-2L-24 0Q-32 2 -30 -6L-16 -34L-15 -58L-24 -60L-46 -88Q-46 -94 -40 -92L-16 -76Z',
          dent,
        ),
        press.line(
          'M26 -104L32 -112M-26 -104L-32 -112M0 -104V-114M38 -70L48 -72M-38 -70L-48 -72',
          dent,
          2.4,
          { cap: 'round' },
        ),
      ),
    ].join('');
  },

  /** Someone on a ledge whose cape fills the air to the right and below, 100 tall without it, at the origin. */
  greatCape: (
    press: Press,
    { ink, fold, person, lining }: Readonly<{ ink: Ink; fold: Ink; person: Ink; lining: Ink }>,
  ): Svg =>
    [
      press.fill(
        'M-10 -84Q60 -150 150 -118Q250 -84 330 -160Q300 -60 360 10Q290 0 300 110Q230 60 220 190Q160 110 120 240Q90 130 20 200Q40 110 -40 130Q0 60 -60 40Q-20 0 -26 -40Z',
        ink,
      ),
      press.fill(
        'M16 -80Q80 -90 130 -50Q200 -10 300 -60Q240 10 300 110Q220 40 180 70Q120 20 80 0Q40 -30 16 -80Z',
        fold,
      ),
      press.fill('M10 -70Q50 -30 70 40Q90 100 20 200Q40 110 -40 130Q10 70 0 0Z', lining),
      press.fill('M70 -20Q130 60 120 240Q100 160 70 130Q90 60 70 -20Z', fold),
      press.disc(0, -90, 9, person),
      press.fill(
        'M-18 -80Q0 -86 18 -80L20 -44L12 -46L14 0H2L0 -32L-2 0H-14L-12 -46L-20 -44Z',
        person,
      ),
    ].join(''),

  /** Rooms stacked as cubes, a hatch in each face, over a field; one of them is lit. In poster units. */
  roomLattice: (
    press: Press,
    {
      edge,
      columns,
      rows,
      top,
      left,
      right,
      hatch,
      lit,
    }: Readonly<{
      edge: number;
      columns: number;
      rows: number;
      top: Ink;
      left: Ink;
      right: Ink;
      hatch: Ink;
      lit: Readonly<{ column: number; row: number; top: Ink; left: Ink; right: Ink }>;
    }>,
  ): Svg => {
    const [dx, dy] = [edge * 0.866, edge * 0.5];
    return upTo(rows)
      .flatMap((row) =>
        upTo(columns).map((column) => {
          const isLit = lit.row === row && lit.column === column;
          const x = column * 2 * dx + (row % 2) * dx;
          const y = row * edge * 1.5;
          const face = (data: string, ink: Ink) => press.fill(data, ink);
          const small = (data: string) =>
            press.group(`translate(${x} ${y})`, press.fill(data, hatch));
          return [
            face(
              `M${x} ${y}L${x + dx} ${y - dy}L${x} ${y - edge}L${x - dx} ${y - dy}Z`,
              isLit ? lit.top : top,
            ),
            face(
              `M${x} ${y}L${x - dx} ${y - dy}V${y + dy}L${x} ${y + edge}Z`,
              isLit ? lit.left : left,
            ),
            face(
              `M${x} ${y}L${x + dx} ${y - dy}V${y + dy}L${x} ${y + edge}Z`,
              isLit ? lit.right : right,
            ),
            small(`M0 ${-edge * 0.32}L${dx * 0.36} ${-dy}L0 ${-edge * 0.68}L${-dx * 0.36} ${-dy}Z`),
            small(
              `M${-dx * 0.32} ${edge * 0.02}L${-dx * 0.68} ${-edge * 0.16}V${edge * 0.2}L${-dx * 0.32} ${edge * 0.38}Z`,
            ),
            small(
              `M${dx * 0.32} ${edge * 0.02}L${dx * 0.68} ${-edge * 0.16}V${edge * 0.2}L${dx * 0.32} ${edge * 0.38}Z`,
            ),
          ].join('');
        }),
      )
      .join('');
  },

  /** A toy car with a camera taped to its roof and an aerial, 100 long, its wheels on the origin. */
  toyCar: (
    press: Press,
    {
      ink,
      shade,
      glass,
      tyre,
      hub,
      camera,
    }: Readonly<{ ink: Ink; shade: Ink; glass: Ink; tyre: Ink; hub: Ink; camera: Ink }>,
  ): Svg =>
    [
      press.line('M-40 -34Q-46 -70 -36 -96', camera, 1.4),
      press.disc(-36, -98, 3, ink),
      press.fill('M-52 -12L-48 -32Q-30 -36 -22 -50H18Q30 -48 38 -32Q52 -30 54 -14L52 -8H-50Z', ink),
      press.fill('M-51 -18H54L52 -8H-50Z', shade),
      press.fill('M-18 -46H-2V-33H-26ZM3 -46H16Q24 -44 29 -33H3Z', glass),
      press.box(-12, -66, 30, 17, camera, 3),
      press.disc(20, -57, 7, camera),
      press.disc(21, -57, 4, glass),
      press.line('M-6 -49V-66M10 -49V-66', hub, 3),
      ...[-30, 32].map(
        (x) =>
          press.disc(x, -10, 15, tyre) + press.disc(x, -10, 7, hub) + press.disc(x, -10, 2.4, tyre),
      ),
      press.disc(51, -24, 3.4, hub),
    ].join(''),

  /** Uneven spots strewn over a box, none in another's place; in poster units. */
  coatSpots: (
    press: Press,
    {
      x,
      y,
      width,
      height,
      pitch,
      ink,
      seed,
    }: Readonly<{
      x: number;
      y: number;
      width: number;
      height: number;
      pitch: number;
      ink: Ink;
      seed: number;
    }>,
  ): Svg => {
    const chance = seededChance(seed);
    const columns = Math.ceil(width / pitch);
    const spots = upTo(columns * Math.ceil(height / pitch)).map((index) => {
      const row = Math.floor(index / columns);
      const cx = x + ((index % columns) + 0.3 + chance() * 0.4 + (row % 2) * 0.3) * pitch;
      const cy = y + (row + 0.3 + chance() * 0.4) * pitch;
      const [rx, ry] = [pitch * (0.17 + chance() * 0.2), pitch * (0.17 + chance() * 0.16)];
      const lump = chance() * rx;
      return `M${cx - rx} ${cy}Q${cx - rx} ${cy - ry} ${cx + lump * 0.4} ${cy - ry}Q${cx + rx * 1.2} ${cy - ry * 0.8} ${cx + rx} ${cy + ry * 0.2}Q${cx + rx * 0.7} ${cy + ry * 1.1} ${cx - lump * 0.2} ${cy + ry}Q${cx - rx * 1.1} ${cy + ry * 0.9} ${cx - rx} ${cy}Z`;
    });
    return press.fill(spots.join(''), ink);
  },

  /** A puppy sitting with its back to us, 100 tall, its seat at the origin. */
  pup: (
    press: Press,
    { ink, spot, ear, collar }: Readonly<{ ink: Ink; spot: Ink; ear: Ink; collar: Ink }>,
  ): Svg =>
    [
      press.line('M24 -6Q50 -4 56 -30', ink, 6, { cap: 'round' }),
      press.fill('M-16 -58Q-34 -34 -32 -4Q-26 2 -14 0H14Q26 2 32 -4Q34 -34 16 -58Z', ink),
      press.disc(0, -76, 22, ink),
      press.fill(
        'M-14 -94Q-34 -92 -32 -64Q-24 -58 -20 -70ZM14 -94Q34 -92 32 -64Q24 -58 20 -70Z',
        ear,
      ),
      press.box(-17, -60, 34, 7, collar, 3),
      ...[
        [-12, -36, 6],
        [12, -28, 7],
        [-4, -14, 5],
        [18, -10, 4],
        [-22, -12, 4],
        [4, -46, 4],
        [4, -84, 5],
        [-8, -74, 3],
      ].map(([x = 0, y = 0, r = 0]) => press.oval(x, y, r, r * 0.85, spot)),
    ].join(''),
};
