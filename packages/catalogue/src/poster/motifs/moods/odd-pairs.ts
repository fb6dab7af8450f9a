import { around, boxOutline, discOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Name extends string> = Readonly<Record<Name, Ink>>;

/** Things that are two things at once. */
export const oddPairs = {
  /** A pizza from straight above, one slice of which is a bank note; 100 wide, around the origin. */
  pizzaWithABankNote: (
    press: Press,
    {
      crust,
      sauce,
      cheese,
      topping,
      note,
      line,
    }: Inks<'crust' | 'sauce' | 'cheese' | 'topping' | 'note' | 'line'>,
  ): Svg => {
    const slice = 'M0 0L50 0A50 50 0 0 0 25 -43.3Z';
    return [
      press.disc(0, 0, 50, crust),
      press.disc(0, 0, 44, sauce),
      press.disc(0, 0, 41, cheese),
      ...around(7, 118)
        .slice(0, 6)
        .flatMap(([dx, dy], index) => [
          press.disc(dx * 29, dy * 29, 6.4, topping),
          press.disc(dx * 29 - 1.5, dy * 29 - 1.5, 2, sauce),
          press.disc(
            dx * (index % 2 === 0 ? 14 : 38),
            dy * (index % 2 === 0 ? 14 : 38),
            1.6,
            topping,
          ),
        ]),
      press.line('M-43.3 25L0 0L-43.3 -25M0 50V0M-2 -50L0 0', crust, 1.6),
      press.group(
        'translate(7 -4)',
        press.fill(slice, note),
        press.line('M6 -3.4L46 -3.4A46 46 0 0 0 24.6 -37.6Z', line, 1.4),
        press.ring(31, -17, 8, line, 1.6),
        press.line(
          'M31 -23V-11M34 -20Q28 -22 28 -18.6Q28 -17 31 -17Q34 -17 34 -15.2Q34 -12 28 -14',
          line,
          1.4,
        ),
        press.line('M12 -5.4H20M36 -5.4H45M18 -22L22 -29', line, 1.2),
      ),
    ].join('');
  },

  /** A baby's dummy that wears a graduate's cap with its tassel, 100 wide, around the shield. */
  dummyInAGraduateCap: (
    press: Press,
    {
      shield,
      shade,
      ring,
      cap,
      under,
      tassel,
    }: Inks<'shield' | 'shade' | 'ring' | 'cap' | 'under' | 'tassel'>,
  ): Svg =>
    [
      press.ring(0, 34, 20, ring, 6),
      press.fill(
        'M-50 0Q-48 -24 -22 -20Q0 -26 22 -20Q48 -24 50 0Q48 24 22 20Q0 26 -22 20Q-48 24 -50 0Z',
        shield,
      ),
      press.fill('M50 0Q48 24 22 20Q0 26 -22 20Q-40 23 -47 12Q-20 16 0 14Q34 14 50 0Z', shade),
      press.disc(-32, 0, 4, shade),
      press.disc(32, 0, 4, shade),
      press.disc(0, 6, 12, ring),
      press.fill('M-24 -46V-22Q0 -12 24 -22V-46Z', under),
      press.fill('M0 -72L56 -52L0 -32L-56 -52Z', cap),
      press.shade('M0 -32L56 -52L56 -49L0 -28L-56 -49L-56 -52Z', 0.45),
      press.line('M0 -52L40 -44V-22', tassel, 2.4),
      press.fill('M37 -24H43L46 -6H34Z', tassel),
    ].join(''),

  /** A games arcade's cabinet that is a gravestone in the grass, 100 tall, its foot at the origin. */
  arcadeGravestone: (
    press: Press,
    {
      stone,
      side,
      screen,
      dot,
      panel,
      knob,
      grass,
    }: Inks<'stone' | 'side' | 'screen' | 'dot' | 'panel' | 'knob' | 'grass'>,
  ): Svg =>
    [
      press.fill('M26 0V-72Q26 -98 0 -100Q14 -102 22 -97Q36 -88 36 -70V-4Z', side),
      press.fill('M-30 0V-70Q-30 -100 -2 -100Q26 -100 26 -70V0Z', stone),
      press.line('M-17 -84H13M-12 -90H8', side, 2.2),
      press.fill('M-22 -76H18V-46H-22Z', screen),
      ...(
        [
          [-2, 0],
          [-2, 1],
          [-2, 2],
          [-2, 3],
          [-3, 1],
          [-1, 1],
        ] as const
      ).map(([column, row]) => press.box(4 + column * 4.4 + 2, -70 + row * 4.4 + 2, 4.4, 4.4, dot)),
      press.fill('M-30 -40H26L31 -30H-35Z', panel),
      press.line('M-18 -35V-46', knob, 2.2),
      press.disc(-18, -47, 4, knob),
      press.disc(4, -35, 2.6, knob),
      press.disc(13, -35, 2.6, knob),
      press.line('M-20 -18H16M-14 -10H10M20 -60L14 -50L18 -44', side, 1.6),
      press.fill(
        'M-44 2L-38 -12L-34 0L-30 -8L-26 1L-16 -7L-10 1L2 -6L8 1L20 -8L26 1L34 -12L38 0L44 -8L48 2Z',
        grass,
      ),
    ].join(''),

  /** A lady's hat that walks on two bird's legs, with lit windows and a chimney; 100 wide, its feet at the origin. */
  walkingHat: (
    press: Press,
    {
      felt,
      shade,
      band,
      window,
      leg,
      flower,
    }: Inks<'felt' | 'shade' | 'band' | 'window' | 'leg' | 'flower'>,
  ): Svg =>
    [
      press.line('M-12 -46L-22 -24L-14 -2M-14 -2L-26 0M-14 -2L-4 0M-14 -2L-18 2', leg, 3.4, {
        join: 'round',
      }),
      press.line('M14 -46L30 -28L20 -6M20 -6L8 -4M20 -6L32 -4M20 -6L18 -1', leg, 3.4, {
        join: 'round',
      }),
      press.box(14, -110, 8, 26, shade),
      press.box(12, -112, 12, 4, band),
      press.fill('M-30 -52Q-32 -98 0 -100Q32 -98 30 -52Z', felt),
      press.fill('M8 -99Q32 -96 30 -52H16Q20 -84 8 -99Z', shade),
      press.fill('M-30.4 -66Q0 -58 30.4 -66L30 -52H-30Z', band),
      press.fill('M-54 -48Q0 -68 54 -48Q30 -38 0 -38Q-30 -38 -54 -48Z', felt),
      press.fill('M-54 -48Q0 -40 54 -48Q30 -38 0 -38Q-30 -38 -54 -48Z', shade),
      ...([-18, 0] as const).map((x) =>
        press.fill(`M${x - 5} -70V-80a5 5 0 0 1 10 0V-70Z`, window),
      ),
      press.line('M-18 -85V-70M0 -85V-70M-23 -77H-13M-5 -77H5', felt, 1.1),
      ...around(5).map(([dx, dy]) => press.disc(-26 + dx * 5, -60 + dy * 5, 4, flower)),
      press.disc(-26, -60, 3, window),
    ].join(''),

  /** A pumpkin with a camera's lens in its front and a cord for its stalk, 100 wide, around the origin. */
  pumpkinWithALens: (
    press: Press,
    {
      skin,
      rib,
      stalk,
      ring,
      glass,
      gleam,
      lamp,
    }: Inks<'skin' | 'rib' | 'stalk' | 'ring' | 'glass' | 'gleam' | 'lamp'>,
  ): Svg =>
    [
      press.oval(-26, 2, 24, 36, rib),
      press.oval(26, 2, 24, 36, rib),
      press.oval(-14, 2, 24, 39, skin),
      press.oval(14, 2, 24, 39, skin),
      press.oval(0, 2, 20, 41, skin),
      press.line(
        'M-14 -35Q-30 0 -14 39M14 -35Q30 0 14 39M-34 -26Q-48 2 -34 32M34 -26Q48 2 34 32',
        rib,
        2.2,
      ),
      press.fill('M-6 -36L-4 -52Q0 -56 5 -52L6 -36Z', stalk),
      press.disc(0, 4, 25, ring),
      press.disc(0, 4, 20, glass),
      press.ring(0, 4, 13, ring, 2.4),
      press.disc(0, 4, 7, ring),
      press.line('M-13 -3A15 15 0 0 1 -3 -10', gleam, 3.4, { cap: 'round' }),
      press.disc(30, -16, 3, lamp),
    ].join(''),

  /** A rocket whose trail is a double helix, 240 tall, its nose at the origin. */
  rocketWithAHelixTrail: (
    press: Press,
    { hull, shade, fin, one, two, rung }: Inks<'hull' | 'shade' | 'fin' | 'one' | 'two' | 'rung'>,
  ): Svg => {
    const turns = upTo(27).map((step) => ({
      y: 62 + step * 6.5,
      reach: Math.sin((step * Math.PI) / 6) * (7 + step * 0.55),
    }));
    const strand = (side: 1 | -1) =>
      turns
        .map(({ y, reach }, index) => {
          const before = turns[index - 1];
          if (!before) return `M${side * reach} ${y}`;
          return `C${side * before.reach} ${before.y + 2.5} ${side * reach} ${y - 2.5} ${side * reach} ${y}`;
        })
        .join('');
    const rungs = turns
      .filter(({ reach }) => Math.abs(reach) > 4)
      .map(({ y, reach }) => `M${-reach} ${y}H${reach}`)
      .join('');
    return [
      press.line(rungs, rung, 2),
      press.line(strand(-1), two, 4, { cap: 'round' }),
      press.line(strand(1), one, 4, { cap: 'round' }),
      press.fill('M-12 36L-20 56L-9 50ZM12 36L20 56L9 50Z', fin),
      press.fill('M0 0Q14 16 12 40L8 54H-8L-12 40Q-14 16 0 0Z', hull),
      press.fill('M0 0Q14 16 12 40L8 54H2Q8 26 0 0Z', shade),
      press.punch(discOutline(0, 24, 5.4) + discOutline(0, 24, 3.4), fin),
      press.fill(boxOutline(-7, 54, 14, 4), fin),
    ].join('');
  },

  /** A school's blackboard with an unsolved sum, 100 wide, around the origin. */
  blackboard: (
    press: Press,
    { board, frame, shade, chalk, sponge }: Inks<'board' | 'frame' | 'shade' | 'chalk' | 'sponge'>,
  ): Svg =>
    [
      press.box(-50, -34, 100, 68, frame, 2),
      press.box(-46, -30, 92, 60, board),
      press.fill('M-46 -30H46L-46 16Z', shade),
      press.line(
        'M-34 -10L-29 -16V12M-33 12H-25M-17 -2H-5M-11 -8V4M4 -10L9 -16V12M5 12H13M20 -5H32M20 3H32',
        chalk,
        3,
        { cap: 'round', join: 'round' },
      ),
      press.line('M37 -12Q36 -17 40 -16Q45 -15 43 -9L37 2M38 11Q37 9 39 9', chalk, 3, {
        cap: 'round',
      }),
      press.box(-48, 32, 96, 5, frame),
      press.box(-38, 27, 16, 6, sponge, 2),
      press.box(14, 29, 9, 3, chalk),
    ].join(''),

  /** A blob of goo in the middle of a jump, with drops that it leaves behind; 100 wide, around the origin. */
  bouncingBlob: (press: Press, { ink, shade, gleam }: Inks<'ink' | 'shade' | 'gleam'>): Svg =>
    [
      press.fill(
        'M-44 18Q-54 -8 -34 -22Q-26 -44 0 -40Q20 -48 30 -28Q52 -20 46 6Q50 26 28 30Q8 42 -10 32Q-36 38 -44 18Z',
        ink,
      ),
      press.fill('M46 6Q50 26 28 30Q8 42 -10 32Q-36 38 -44 18Q-20 28 2 20Q32 22 46 6Z', shade),
      press.oval(-18, -20, 9, 5.6, gleam),
      press.disc(-4, -29, 3, gleam),
      press.disc(-56, 36, 6, ink),
      press.disc(54, 36, 4.4, ink),
      press.disc(-44, 50, 3.4, ink),
    ].join(''),

  /** A knight's closed helmet as tall as a tower block, its slits lit windows; 100 tall without its plume, its foot at the origin. */
  helmetLikeATower: (
    press: Press,
    { steel, shade, lit, plume, rivet }: Inks<'steel' | 'shade' | 'lit' | 'plume' | 'rivet'>,
  ): Svg =>
    [
      press.fill(
        'M0 -98Q-4 -122 -30 -128Q-50 -130 -58 -112Q-40 -120 -26 -112Q-10 -104 0 -94Z',
        plume,
      ),
      press.fill('M-38 0V-66Q-36 -98 0 -102Q36 -98 38 -66V0Z', steel),
      press.fill('M38 0V-66Q36 -98 0 -102Q22 -92 22 -62V0Z', shade),
      press.fill('M-38 -66H38V-46H-38Z', shade),
      press.fill(boxOutline(-33, -60, 28, 8) + boxOutline(5, -60, 28, 8), lit),
      press.line('M0 -102V0', rivet, 3),
      ...[-24, -12, 12, 24].flatMap((x) =>
        [-32, -20, -8].map((y) => press.box(x - 3, y - 4, 6, 6, lit)),
      ),
      ...[-33, 33].flatMap((x) => [-40, -4].map((y) => press.disc(x, y, 1.8, rivet))),
    ].join(''),

  /** A house in the shape of a flowered housedress on a hanger, 100 wide, its hem at the origin. */
  dressLikeAHouse: (
    press: Press,
    {
      cloth,
      fold,
      flower,
      middle,
      door,
      window,
      hanger,
    }: Inks<'cloth' | 'fold' | 'flower' | 'middle' | 'door' | 'window' | 'hanger'>,
  ): Svg =>
    [
      press.line('M0 -112V-118Q0 -126 7 -126Q13 -126 12 -120', hanger, 3, { cap: 'round' }),
      press.line('M-22 -100L0 -112L22 -100', hanger, 3, { cap: 'round' }),
      press.fill(
        'M-14 -106L-44 -92L-54 -66L-36 -60L-30 -72L-52 0H52L30 -72L36 -60L54 -66L44 -92L14 -106Q0 -92 -14 -106Z',
        cloth,
      ),
      press.fill(
        'M14 -106L44 -92L54 -66L36 -60L30 -72L52 0H24Q30 -60 6 -99Q11 -101 14 -106Z',
        fold,
      ),
      ...(
        [
          [-34, -82],
          [-12, -84],
          [12, -80],
          [36, -78],
          [-22, -60],
          [22, -58],
          [-36, -34],
          [34, -30],
          [-42, -8],
          [42, -8],
        ] as const
      ).map(([x, y]) =>
        press.group(
          `translate(${x} ${y})`,
          ...around(5).map(([dx, dy]) => press.disc(dx * 3.4, dy * 3.4, 2.6, flower)),
          press.disc(0, 0, 2, middle),
        ),
      ),
      press.line('M0 -96V-46', fold, 1.4),
      press.fill('M-11 0V-26a11 11 0 0 1 22 0V0Z', door),
      press.disc(6, -16, 1.8, middle),
      ...[-24, 24].map((x) => press.box(x - 7, -28, 14, 14, window)),
      press.line('M-24 -28V-14M-31 -21H-17M24 -28V-14M17 -21H31', cloth, 1.4),
    ].join(''),
};
