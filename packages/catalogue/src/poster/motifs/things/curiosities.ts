import { around, direction, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const curiosities = {
  /** A field telephone in its case with a crank, 100 wide, its foot at the origin; its wire leaves at 44, -40. */
  fieldPhone: (
    press: Press,
    { ink, shade, metal, strap }: Readonly<{ ink: Ink; shade: Ink; metal: Ink; strap: Ink }>,
  ): Svg =>
    [
      press.line('M-40 -50Q-62 -96 -6 -92Q46 -92 40 -50', strap, 4),
      press.box(-42, -54, 84, 54, ink, 5),
      press.fill('M-42 -20H42V-5Q42 0 37 0H-37Q-42 0 -42 -5Z', shade),
      press.fill(
        'M-46 -64Q-46 -74 -34 -72L-24 -64H24L34 -72Q46 -74 46 -64L44 -52H26L20 -58H-20L-26 -52H-44Z',
        metal,
      ),
      press.disc(-22, -36, 8, metal),
      press.disc(-22, -36, 3.4, ink),
      press.line('M22 -34V-48H34', metal, 3.4, { cap: 'round' }),
      press.disc(22, -34, 4.4, metal),
    ].join(''),

  /** A round playhouse that is an inkpot, its flag a quill, 100 wide, its foot at the origin. */
  inkPlayhouse: (
    press: Press,
    {
      wall,
      timber,
      thatch,
      ink,
      window,
      quill,
      rib,
    }: Readonly<{
      wall: Ink;
      timber: Ink;
      thatch: Ink;
      ink: Ink;
      window: Ink;
      quill: Ink;
      rib: Ink;
    }>,
  ): Svg =>
    [
      press.fill('M-50 -60Q0 -76 50 -60V-6Q0 8 -50 -6Z', wall),
      ...[-50, -34, -14, 10, 31, 47].map((x) =>
        press.box(x, -66 + Math.abs(x) * 0.06, 3, 64 - Math.abs(x) * 0.05, timber),
      ),
      press.line('M-50 -42Q0 -32 50 -42M-50 -22Q0 -11 50 -22', timber, 3),
      ...[
        [-42, -55],
        [-25, -53],
        [-3, -52],
        [20, -53],
        [38, -55],
        [-42, -35],
        [-25, -31],
        [20, -31],
        [38, -35],
      ].map(([x = 0, y = 0]) => press.box(x - 3, y, 7, 9, window)),
      press.fill('M-5 2V-18Q0 -24 6 -18V2Z', timber),
      press.fill('M-56 -56Q0 -42 56 -56L44 -76Q0 -88 -44 -76Z', thatch),
      press.oval(0, -72, 36, 9, ink),
      press.line('M-2 -70L22 -124', rib, 2.4),
      press.fill('M10 -96Q2 -128 18 -150Q34 -172 56 -178Q60 -154 48 -134Q36 -112 12 -96Z', quill),
      press.fill('M14 -104Q30 -146 56 -178Q60 -154 48 -134Q36 -112 14 -104Z', rib),
      press.line('M8 -88Q28 -142 52 -172', ink, 1.4),
      press.line(
        'M26 -126L44 -124M34 -142L51 -142M18 -112L34 -112M24 -128L14 -136M32 -144L24 -152',
        wall,
        1.2,
      ),
    ].join(''),

  /** A round flask with a pair of knitted boots in it, 100 tall, its foot at the origin. */
  bootieFlask: (
    press: Press,
    {
      glass,
      fluid,
      lit,
      bootie,
      ribbon,
      stand,
    }: Readonly<{ glass: Ink; fluid: Ink; lit: Ink; bootie: Ink; ribbon: Ink; stand: Ink }>,
  ): Svg =>
    [
      press.fill('M-24 0L-16 -10H16L24 0Z', stand),
      press.disc(0, -40, 36, glass),
      press.box(-9, -104, 18, 40, glass),
      press.box(-12, -106, 24, 6, glass, 3),
      press.clip(
        'M-32 -40a32 32 0 1 0 64 0a32 32 0 1 0 -64 0Z',
        press.box(-40, -52, 80, 60, fluid),
        press.oval(0, -52, 34, 5, lit),
        ...[
          [-20, -60, 2.6],
          [16, -66, 2],
          [22, -38, 2.4],
          [-25, -36, 1.8],
        ].map(([x = 0, y = 0, r = 0]) => press.ring(x, y, r, lit, 1.2)),
      ),
      ...[-1, 1].map((side) =>
        press.group(
          `translate(${side * 2} -24) scale(${side} 1)`,
          press.fill('M3 -22H13V-8Q22 -8 23 -1Q23 3 18 3H5Q2 3 2 -2Z', bootie),
          press.line('M2 -14H14', ribbon, 2),
          press.disc(8, -14, 2.2, ribbon),
          press.line('M6 -1H20', ribbon, 1.2, { dash: '1.6 1.6' }),
        ),
      ),
      press.line('M-27 -54Q-22 -66 -11 -70', lit, 2.4, { cap: 'round' }),
    ].join(''),

  /** A carton whose chips are the towers of a town, 100 tall, its foot at the origin. */
  fryTowers: (
    press: Press,
    {
      chip,
      side,
      window,
      carton,
      stripe,
      inside,
    }: Readonly<{ chip: Ink; side: Ink; window: Ink; carton: Ink; stripe: Ink; inside: Ink }>,
  ): Svg =>
    [
      press.fill('M-31 -52Q0 -64 31 -52L27 -30H-27Z', inside),
      ...FRIES.map(([x, top, turn]) =>
        press.group(
          `translate(${x} -30) rotate(${turn})`,
          press.box(-5, top, 8, -top, chip),
          press.fill(`M-5 ${top}L-2 ${top - 3}H6L3 ${top}Z`, side),
          press.fill(`M3 ${top}L6 ${top - 3}V0H3Z`, side),
          press.line(`M-3 ${top + 5}V${top * 0.35}M1 ${top + 5}V${top * 0.35}`, window, 1.6, {
            dash: '2.4 3',
          }),
        ),
      ),
      press.fill('M-32 -50Q0 -32 32 -50L24 0H-24Z', carton),
      press.fill(
        'M-16 -45.500Q-12 -42.6 -7 -42L-6 0H-13ZM16 -45.500Q12 -42.6 7 -42L6 0H13Z',
        stripe,
      ),
    ].join(''),

  /** A coin, one half struck, the other scarred; 100 wide, around the origin. */
  splitCoin: (
    press: Press,
    { good, bad, rim, mark }: Readonly<{ good: Ink; bad: Ink; rim: Ink; mark: Ink }>,
  ): Svg =>
    [
      press.disc(2.5, 3, 50, mark),
      press.disc(0, 0, 50, rim),
      press.fill('M0 -45A45 45 0 0 0 0 45L5 30L-4 16L5 2L-5 -14L4 -28Z', good),
      press.fill('M0 -45A45 45 0 0 1 0 45L5 30L-4 16L5 2L-5 -14L4 -28Z', bad),
      press.ring(0, 0, 39, mark, 1, '2 3'),
      press.fill('M-18 -24L-14 -12H-2L-4 -8L-12 -2L-9 10L-18 3L-28 10L-25 -2L-34 -10H-22Z', mark),
      press.line('M12 -32L36 -8M34 -26L14 20M38 8L10 30M22 -38L26 34M8 4L38 -16', rim, 2),
    ].join(''),

  /** A pocket compass whose needle is a leaf, 100 wide, around the origin. */
  leafCompass: (
    press: Press,
    {
      shell,
      face,
      mark,
      leaf,
      half,
      rib,
      needle = 34,
    }: Readonly<{
      shell: Ink;
      face: Ink;
      mark: Ink;
      leaf: Ink;
      half: Ink;
      rib: Ink;
      needle?: number;
    }>,
  ): Svg =>
    [
      press.ring(0, -60, 8, shell, 3.4),
      press.box(-5, -54, 10, 8, shell),
      press.disc(0, 0, 50, shell),
      press.disc(0, 0, 42, face),
      press.ring(0, 0, 36, mark, 0.8),
      ...around(32).map(([dx, dy], index) =>
        press.line(
          `M${dx * 41} ${dy * 41}L${dx * (index % 8 === 0 ? 31 : index % 4 === 0 ? 34 : 37)} ${dy * (index % 8 === 0 ? 31 : index % 4 === 0 ? 34 : 37)}`,
          mark,
          index % 8 === 0 ? 2.4 : 1,
        ),
      ),
      press.group(
        `rotate(${needle})`,
        press.fill('M0 -38Q14 -20 11 -2Q9 10 0 16Q-9 10 -11 -2Q-14 -20 0 -38Z', leaf),
        press.fill('M0 -38Q14 -20 11 -2Q9 10 0 16Z', half),
        press.line(
          'M0 -36V34M0 -18L7 -25M0 -18L-7 -25M0 -8L9 -16M0 -8L-9 -16M0 3L8 -4M0 3L-8 -4',
          rib,
          1.3,
          { cap: 'round' },
        ),
      ),
      press.disc(0, 0, 3, shell),
    ].join(''),

  /** A boat of three hulls from behind, its sail full, 100 wide, its waterline at the origin. */
  trimaran: (
    press: Press,
    { hull, sail, shade, mast }: Readonly<{ hull: Ink; sail: Ink; shade: Ink; mast: Ink }>,
  ): Svg =>
    [
      press.fill('M2 -132Q46 -84 40 -24Q20 -18 2 -22Z', sail),
      press.fill('M2 -132Q18 -84 12 -22H2Z', shade),
      press.fill('M-2 -122Q-26 -70 -30 -26L-2 -22Z', shade),
      press.box(-1.6, -138, 3.2, 130, mast),
      press.line('M-48 -8Q0 -22 48 -8', hull, 4),
      press.fill('M-8 -18H8L6 2H-6Z', hull),
      press.fill('M-52 -12H-43L-45 2H-50ZM43 -12H52L50 2H45Z', hull),
      press.line('M0 -134L-48 -10M0 -134L48 -10', mast, 0.7),
      press.fill('M0 -138L14 -142L0 -146Z', hull),
    ].join(''),

  /** A round tower of a town wall from its foot, over the sheet, with a ladder against it; in poster units. */
  siegeWall: (
    press: Press,
    {
      x,
      top,
      foot,
      wide,
      wall,
      shade,
      joint,
      ladder,
    }: Readonly<{
      x: number;
      top: number;
      foot: number;
      wide: number;
      wall: Ink;
      shade: Ink;
      joint: Ink;
      ladder: Ink;
    }>,
  ): Svg => {
    const half = wide / 2;
    const teeth = upTo(5).map((index) => {
      const left = x - half - 8 + (index * (wide + 16)) / 4.5;
      return press.box(left, top - 18, (wide + 16) / 9, 20, wall);
    });
    const courses = upTo(Math.floor((foot - top - 24) / 16)).map((row) => {
      const y = top + 34 + row * 16;
      const start = x - half + 6 + (row % 2) * 14;
      return press.line(`M${start} ${y}h12m14 0h12m16 0h10`, joint, 1.4);
    });
    const [lx, ly] = direction(14);
    const rungs = upTo(22).map((index) => {
      const along = index * 11;
      const [px, py] = [x - half - 26 + lx * along, foot + ly * along];
      return press.line(`M${px} ${py}L${px + 13} ${py + 3}`, ladder, 2);
    });
    return [
      press.box(x - half, top, wide, foot - top, wall),
      press.box(x + half * 0.3, top, half * 0.7, foot - top, shade),
      press.box(x - half - 8, top, wide + 16, 16, wall),
      press.box(x + half * 0.3, top, half * 0.7 + 8, 16, shade),
      ...teeth,
      ...courses,
      press.fill(`M${x + 6} ${top + 60}h6v26h-6Z`, joint),
      press.line(
        `M${x - half - 26} ${foot}L${x - half - 26 + lx * 244} ${foot + ly * 244}`,
        ladder,
        2.6,
      ),
      press.line(
        `M${x - half - 13} ${foot + 3}L${x - half - 13 + lx * 244} ${foot + 3 + ly * 244}`,
        ladder,
        2.6,
      ),
      ...rungs,
    ].join('');
  },
};

/** The place of each chip, its height (upwards is less) and its slant. */
const FRIES = [
  [-22, -52, -12],
  [22, -56, 11],
  [-14, -70, -6],
  [15, -72, 6],
  [-6, -58, -2],
  [7, -84, 2],
  [-1, -46, 0],
  [-20, -34, -16],
  [20, -36, 14],
] as const;
