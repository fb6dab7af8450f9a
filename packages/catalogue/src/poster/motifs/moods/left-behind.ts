import { around, starOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const leftBehind = {
  /** A houseplant in its pot, 100 tall, its foot at the origin. */
  pottedPlant: (
    press: Press,
    {
      leaf,
      half,
      rib,
      pot,
      shade,
    }: Readonly<{ leaf: Ink; half: Ink; rib: Ink; pot: Ink; shade: Ink }>,
  ): Svg => {
    const blades = [
      [-74, 46],
      [74, 48],
      [-46, 58],
      [48, 56],
      [-22, 66],
      [24, 64],
      [0, 58],
    ] as const;
    return [
      ...blades.map(([turn, long]) =>
        press.group(
          `translate(0 -34) rotate(${turn}) scale(${long / 60})`,
          press.fill('M-2 0Q-4 -12 -13 -24Q-18 -44 0 -62Q18 -44 13 -24Q4 -12 2 0Z', leaf),
          press.fill('M0 -62Q18 -44 13 -24Q4 -12 2 0H0Z', half),
          press.line('M0 0V-52M0 -22L-8 -32M0 -22L8 -32M0 -34L-7 -43M0 -34L7 -43', rib, 1.4),
        ),
      ),
      press.fill('M-24 -34H24L18 0H-18Z', pot),
      press.fill('M6 -34H24L18 0H4Z', shade),
      press.box(-27, -40, 54, 9, pot, 2),
      press.box(6, -40, 21, 9, shade, 2),
    ].join('');
  },

  /** A loudspeaker horn on a pole, its mouth to the left, 100 tall, the pole's foot at the origin. */
  yardHorn: (
    press: Press,
    { ink, mouth, lit, pole }: Readonly<{ ink: Ink; mouth: Ink; lit: Ink; pole: Ink }>,
  ): Svg =>
    [
      press.box(-2.4, -78, 4.8, 78, pole),
      press.line('M0 -56L14 -74', pole, 3),
      press.fill('M-36 -106Q-10 -92 14 -90H30Q36 -84 30 -76H14Q-10 -74 -36 -52Z', ink),
      press.fill('M-36 -52Q-10 -74 14 -76H30Q34 -79 33 -83H14Q-10 -82 -36 -66Z', lit),
      press.oval(-36, -79, 11, 28, mouth),
      press.oval(-33, -79, 6, 17, ink),
    ].join(''),

  /** A mop held upside down whose strands branch into a tree of dots, 100 tall, the handle's foot at the origin. */
  mopTree: (
    press: Press,
    { handle, strand, dot, clamp }: Readonly<{ handle: Ink; strand: Ink; dot: Ink; clamp: Ink }>,
  ): Svg =>
    [
      press.line(
        'M0 -52L-34 -66M-34 -66L-46 -84M-34 -66L-50 -62M0 -52L-16 -80L-26 -100M-16 -80L-10 -104M0 -52L16 -82L8 -104M16 -82L28 -100M0 -52L34 -68L48 -62M34 -68L44 -88M34 -68L36 -92',
        strand,
        2.4,
        { cap: 'round', join: 'round' },
      ),
      ...TREE_DOTS.map(([x, y], index) => press.disc(x, y, index < 4 ? 4.2 : 3, dot)),
      press.line('M0 -44V0', handle, 4.4),
      press.fill('M-12 -54Q0 -60 12 -54L7 -42H-7Z', clamp),
    ].join(''),

  /** A studio lamp with its barn doors, falling, 100 wide, around the middle of its housing. */
  studioLamp: (
    press: Press,
    { ink, shade, glass, label }: Readonly<{ ink: Ink; shade: Ink; glass: Ink; label: Ink }>,
  ): Svg =>
    [
      press.line('M-16 -34V-46H26V-34', ink, 4),
      press.line('M5 -46V-58', ink, 4),
      press.fill('M-26 -30H34Q42 -30 42 -22V22Q42 30 34 30H-26Z', ink),
      press.fill('M-26 8H42V22Q42 30 34 30H-26Z', shade),
      press.line('M34 -20V16M28 -20V16M22 -20V16', shade, 2),
      press.box(-12, -16, 24, 14, label),
      press.line('M-9 -12H9M-9 -8H3', ink, 1.8),
      press.oval(-26, 0, 9, 30, glass),
      press.fill('M-28 -30L-56 -44L-50 -22L-32 -16Z', ink),
      press.fill('M-28 30L-56 44L-50 22L-32 16Z', shade),
    ].join(''),

  /** A family's flag with a star for each son at war, hung from its rod at the origin, 100 tall. */
  serviceFlag: (
    press: Press,
    {
      border,
      field,
      stars,
      rod,
      fold,
    }: Readonly<{ border: Ink; field: Ink; stars: readonly Ink[]; rod: Ink; fold: Ink }>,
  ): Svg => {
    const step = 72 / stars.length;
    return [
      press.line('M-36 0L0 -20L36 0', rod, 1.4),
      press.box(-40, -2.4, 80, 4.8, rod, 2.4),
      press.fill('M-34 0H34V100L0 94L-34 100Z', border),
      press.box(-21, 8, 42, 76, field),
      press.fill('M14 0H34V100L14 96.500Z', fold),
      press.box(-21, 8, 35, 76, field),
      ...stars.map((ink, index) =>
        press.fill(
          starOutline(-1, 10 + step * (index + 0.5), {
            radius: step * 0.46,
            inner: 0.42,
            points: 5,
          }),
          ink,
        ),
      ),
      press.line('M-34 98L0 92L34 98', rod, 3, { dash: '1.6 1.6' }),
    ].join('');
  },

  /** A thin carrier bag blown open by the wind, 100 tall, around the origin. */
  carrierBag: (
    press: Press,
    { ink, shade, inside }: Readonly<{ ink: Ink; shade: Ink; inside: Ink }>,
  ): Svg =>
    [
      press.fill(
        'M-26 -22Q-36 -50 -20 -52Q-10 -52 -12 -26ZM14 -28Q18 -54 32 -48Q42 -42 30 -18Z',
        ink,
      ),
      press.fill(
        'M-24 -26Q-30 -44 -21 -45Q-15 -45 -17 -26ZM19 -26Q22 -46 30 -41Q34 -38 27 -22Z',
        inside,
      ),
      press.fill(
        'M-30 -24Q-8 -34 10 -26Q26 -30 36 -18Q34 2 42 22Q46 40 30 46Q16 40 6 48Q-10 54 -22 44Q-40 46 -42 30Q-30 6 -30 -24Z',
        ink,
      ),
      press.fill('M-30 -24Q-8 -34 10 -26Q26 -30 36 -18Q22 -12 8 -20Q-12 -12 -30 -24Z', inside),
      press.fill('M36 -18Q34 2 42 22Q46 40 30 46Q18 41 10 46Q30 22 22 -14Q30 -14 36 -18Z', shade),
      press.line('M-18 -10Q-14 14 -26 34M-4 -8Q4 10 -4 36', shade, 1.8, { cap: 'round' }),
    ].join(''),

  /** A stool in its parts with the lines that say where they go, 100 tall, its foot at the origin. */
  flatPack: (
    press: Press,
    { ink, shade, line, bolt }: Readonly<{ ink: Ink; shade: Ink; line: Ink; bolt: Ink }>,
  ): Svg =>
    [
      press.line('M-26 -86V-46M26 -86V-46M-10 -80V-34M42 -80V-34', line, 1.2, { dash: '3 3' }),
      press.fill('M-40 -92L-12 -104L52 -94L24 -80Z', ink),
      press.fill('M-40 -92L24 -80V-74L-40 -86Z', shade),
      press.fill('M24 -80L52 -94V-88L24 -74Z', shade),
      press.fill('M-29 -50H-23V0H-29Z', ink),
      press.fill('M23 -46H29V8H23Z', ink),
      press.fill('M-13 -58H-7V-14H-13Z', shade),
      press.fill('M39 -58H45V-12H39Z', shade),
      press.group('rotate(10 0 -26)', press.box(-20, -30, 40, 5, ink)),
      press.line('M-44 -66V-54H-34', bolt, 3, { join: 'round' }),
      ...[
        [-26, -62],
        [26, -60],
        [-10, -68],
        [42, -68],
      ].map(([x = 0, y = 0]) =>
        press.fill(
          `M${x - 3} ${y - 4}H${x + 3}V${y - 1}H${x + 1}V${y + 6}H${x - 1}V${y - 1}H${x - 3}Z`,
          bolt,
        ),
      ),
    ].join(''),

  /** A thistle in flower with two leaves, 100 tall, its foot at the origin. */
  thistle: (
    press: Press,
    {
      flower,
      tip,
      cup,
      scale,
      stem,
    }: Readonly<{ flower: Ink; tip: Ink; cup: Ink; scale: Ink; stem: Ink }>,
  ): Svg =>
    [
      press.line('M0 -46Q3 -20 0 0', stem, 4),
      press.fill(
        'M1 -8L14 -14L13 -22L24 -22L25 -31L34 -29L41 -40Q40 -22 30 -15L31 -10L20 -8L18 -3Z',
        stem,
      ),
      press.fill(
        'M0 -14L-13 -19L-12 -27L-23 -28L-24 -37L-33 -35L-41 -46Q-40 -28 -30 -21L-30 -15L-19 -13L-17 -8Z',
        stem,
      ),
      press.fill(
        upTo(13)
          .map((index) => {
            const lean = (index - 6) * 5.2;
            return `M${lean * 0.5 - 2.6} -64L${lean * 1.05} ${-103 + Math.abs(lean) * 0.3 + (index % 2) * 5}L${lean * 0.5 + 2.6} -64Z`;
          })
          .join(''),
        flower,
      ),
      press.fill(
        upTo(7)
          .map((index) => {
            const lean = (index - 3) * 6;
            return `M${lean * 0.6 - 1.6} -64L${lean} ${-92 + Math.abs(lean) * 0.3}L${lean * 0.6 + 1.6} -64Z`;
          })
          .join(''),
        tip,
      ),
      press.fill('M-16 -68Q0 -61 16 -68Q24 -56 14 -46Q0 -38 -14 -46Q-24 -56 -16 -68Z', cup),
      press.line(
        'M-18 -56L-9 -48L0 -57L9 -48L18 -56M-14 -65L-8 -58L0 -66L8 -58L14 -65M-10 -45L0 -50L10 -45',
        scale,
        1.6,
      ),
    ].join(''),

  /** A postage stamp's perforated paper with a cancelling mark on its corner, 100 wide and 124 high, around the origin. */
  postStamp: (
    press: Press,
    { paper, mark, shadow }: Readonly<{ paper: Ink; mark: Ink; shadow: Ink }>,
  ): Svg => {
    const teeth = [
      ...upTo(13).flatMap((index) => [
        [-48 + index * 8, -62],
        [-48 + index * 8, 62],
      ]),
      ...upTo(15).flatMap((index) => [
        [-50, -56 + index * 8],
        [50, -56 + index * 8],
      ]),
    ];
    return [
      press.box(-46, -57, 100, 124, shadow),
      press.box(-50, -62, 100, 124, paper),
      ...teeth.map(([x = 0, y = 0]) => press.disc(x, y, 2.6, shadow)),
      press.ring(46, -52, 24, mark, 2),
      press.ring(46, -52, 15, mark, 1.4),
      press.line('M20 -34Q8 -28 -4 -34T-28 -34M24 -28Q10 -21 -2 -27T-26 -27', mark, 1.6),
      ...around(8).map(([dx, dy]) => press.disc(46 + dx * 19.5, -52 + dy * 19.5, 1.1, mark)),
    ].join('');
  },
};

const TREE_DOTS = [
  [-34, -66],
  [-16, -80],
  [16, -82],
  [34, -68],
  [-46, -84],
  [-50, -62],
  [-26, -100],
  [-10, -104],
  [8, -104],
  [28, -100],
  [48, -62],
  [44, -88],
  [36, -92],
] as const;
