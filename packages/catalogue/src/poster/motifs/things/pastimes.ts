import { around, direction, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

/** Sport, camps, toys and pets. */
export const pastimes = {
  /** A lotus in flower with a puck above its heart, 100 wide, its water at the origin. */
  lotusFlower: (
    press: Press,
    {
      petal,
      second,
      vein,
      puck,
      puckSide,
    }: Inks<'petal' | 'second' | 'vein' | 'puck' | 'puckSide'>,
  ): Svg => {
    const blade = (turn: number, long: number, wide: number, ink: Ink) =>
      press.group(
        `translate(0 -2) rotate(${turn})`,
        press.fill(
          `M0 0C${-wide} ${-long * 0.4} ${-wide * 0.8} ${-long * 0.8} 0 ${-long}C${wide * 0.8} ${-long * 0.8} ${wide} ${-long * 0.4} 0 0Z`,
          ink,
        ),
        press.line(`M0 -6V${-long * 0.72}`, vein, 0.9),
      );
    return [
      ...[-78, 78].map((turn) => blade(turn, 50, 15, second)),
      ...[-26, 26].map((turn) => blade(turn, 60, 17, second)),
      ...[-54, 54].map((turn) => blade(turn, 56, 17, petal)),
      press.box(-21, -76, 42, 11, puckSide),
      press.oval(0, -65, 21, 5.5, puckSide),
      press.oval(0, -76, 21, 5.5, puck),
      blade(0, 54, 19, petal),
      ...[-32, 32].map((turn) => blade(turn, 47, 15, petal)),
    ].join('');
  },

  /** A small round-backed car from the side, its nose to the right, 100 long, its wheels' foot at the origin. */
  beetleCar: (
    press: Press,
    {
      body,
      shade,
      glass,
      tyre,
      hub,
      stripe,
    }: Inks<'body' | 'shade' | 'glass' | 'tyre' | 'hub' | 'stripe'>,
  ): Svg =>
    [
      press.fill(
        'M-50 -16Q-50 -38 -30 -42Q-22 -60 2 -60Q22 -60 28 -40Q46 -38 50 -18L48 -9H-48Z',
        body,
      ),
      press.fill('M-50 -16L-48 -9H48L50 -18Z', shade),
      press.fill('M-24 -41Q-18 -54 -3 -55V-40ZM2 -55Q17 -55 22 -40H2Z', glass),
      press.fill('M-8 -59.500L2 -60V-9H-8Z', stripe),
      press.fill('M-48 -10A20 20 0 0 1 -14 -10ZM14 -10A20 20 0 0 1 48 -10Z', shade),
      press.disc(-31, -11, 11, tyre),
      press.disc(31, -11, 11, tyre),
      press.disc(-31, -11, 5, hub),
      press.disc(31, -11, 5, hub),
      press.oval(46, -27, 3, 5, hub),
    ].join(''),

  /** A ridge tent with a collar and a tie for its flap, 100 wide, its foot at the origin. */
  tentWithTie: (
    press: Press,
    {
      cloth,
      shade,
      collar,
      tie,
      stripe,
      line,
    }: Inks<'cloth' | 'shade' | 'collar' | 'tie' | 'stripe' | 'line'>,
  ): Svg =>
    [
      press.line('M0 -90L-66 2M0 -90L66 2', line, 1.2),
      press.fill('M0 -90L50 0H-50Z', cloth),
      press.fill('M0 -90L50 0H16Z', shade),
      press.fill('M0 -78L-9 -66L-20 -4L0 6L20 -4L9 -66Z', tie),
      press.line('M-14 -32L8 -52M-17 -16L14 -44M-14 -1L17 -28', stripe, 4),
      press.fill('M-8 -82L0 -86L8 -82L6 -66H-6Z', tie),
      press.fill('M0 -90L-12 -70L-26 -46L-4 -74ZM0 -90L12 -70L26 -46L4 -74Z', collar),
    ].join(''),

  /** A molar with a pair of wings, 100 wide, around its middle. */
  wingedTooth: (
    press: Press,
    { tooth, shade, wing, feather }: Inks<'tooth' | 'shade' | 'wing' | 'feather'>,
  ): Svg => {
    const wings = [1, -1].map((side) =>
      press.group(
        `scale(${side} 1)`,
        press.fill(
          'M14 -4C22 -30 40 -38 54 -36C52 -30 52 -28 47 -25C50 -22 46 -17 42 -16C44 -12 38 -8 34 -7C34 -2 24 2 15 4Z',
          wing,
        ),
        press.line('M20 -6Q32 -20 47 -25M21 -2Q32 -12 42 -16M21 1Q28 -4 34 -7', feather, 1.1),
      ),
    );
    return [
      ...wings,
      press.fill(
        'M-22 -20C-24 -34 -8 -34 0 -28C8 -34 24 -34 22 -20C22 -8 18 -2 17 8C16 20 14 32 9 32C3 32 6 12 0 12C-6 12 -3 32 -9 32C-14 32 -16 20 -17 8C-18 -2 -22 -8 -22 -20Z',
        tooth,
      ),
      press.fill(
        'M8 -31C18 -33 23 -28 22 -20C22 -8 18 -2 17 8C16 20 14 32 9 32C12 18 16 -14 8 -31Z',
        shade,
      ),
    ].join('');
  },

  /** A tall toadstool with a spotted cap and a ring, 100 tall, its foot at the origin. */
  toadstool: (
    press: Press,
    {
      cap,
      capShade,
      spot,
      gill,
      stem,
      stemShade,
    }: Inks<'cap' | 'capShade' | 'spot' | 'gill' | 'stem' | 'stemShade'>,
  ): Svg =>
    [
      press.fill('M-8 -60H8Q8 -20 13 -4Q6 4 -2 0Q-10 4 -13 -4Q-8 -20 -8 -60Z', stem),
      press.fill('M2 -60H8Q8 -20 13 -4Q8 2 3 0Z', stemShade),
      press.fill('M-44 -58Q0 -44 44 -58Q0 -66 -44 -58Z', gill),
      press.line(
        upTo(11)
          .map((index) => `M${(index - 5) * 1.4} -61L${(index - 5) * 8} -56`)
          .join(''),
        stemShade,
        0.8,
      ),
      press.fill('M-46 -57C-44 -86 -20 -102 2 -100C26 -98 44 -82 46 -57Q0 -71 -46 -57Z', cap),
      press.fill('M14 -98C32 -92 45 -78 46 -57Q36 -61 26 -62.500Q30 -82 14 -98Z', capShade),
      press.oval(-22, -80, 6, 4.5, spot),
      press.oval(2, -88, 6, 4, spot),
      press.oval(-2, -72, 4.5, 3, spot),
      press.oval(22, -76, 5, 4, spot),
      press.oval(-34, -66, 3.5, 2.5, spot),
      press.fill('M-9 -44Q0 -38 9 -44L14 -33Q0 -27 -14 -33Z', gill),
    ].join(''),

  /** A pair of scales with a law book in one pan and a bone in the heavier one, 100 wide, its foot at the origin, 110 tall. */
  scalesWithBone: (
    press: Press,
    { metal, shade, book, leaf, bone }: Inks<'metal' | 'shade' | 'book' | 'leaf' | 'bone'>,
  ): Svg =>
    [
      press.fill('M-24 0Q-22 -10 -6 -12H6Q22 -10 24 0Z', metal),
      press.box(-3, -104, 6, 96, metal),
      press.disc(0, -106, 6, shade),
      press.line('M-42 -106L42 -88', metal, 4.5, { cap: 'round' }),
      press.line('M-42 -106L-58 -68M-42 -106L-26 -68M42 -88L24 -40M42 -88L60 -40', metal, 1.2),
      press.box(-55, -80, 26, 12, book),
      press.box(-52, -77, 23, 6, leaf),
      press.fill('M-62 -68H-22Q-26 -56 -42 -56Q-58 -56 -62 -68Z', shade),
      press.group(
        'translate(42 -47) rotate(-10)',
        press.box(-16, -3.5, 32, 7, bone),
        press.disc(-17, -4, 5, bone),
        press.disc(-17, 4, 5, bone),
        press.disc(17, -4, 5, bone),
        press.disc(17, 4, 5, bone),
      ),
      press.fill('M20 -40H64Q60 -26 42 -26Q24 -26 20 -40Z', shade),
    ].join(''),

  /** Matches side by side, burnt and bent save two whose heads touch; 100 wide, their feet at the origin, 100 tall. */
  rowOfMatches: (
    press: Press,
    { wood, head, burnt, ash }: Inks<'wood' | 'head' | 'burnt' | 'ash'>,
  ): Svg => {
    const bends = [-6, -8, -9, 0, 0, 9, 8, 6];
    return upTo(8)
      .map((index) => {
        const x = -46 + index * 13.2;
        if (index === 3 || index === 4) {
          const lean = index === 3 ? 4 : -4;
          return (
            press.line(`M${x} 0L${x + lean} -86`, wood, 5) +
            press.oval(x + lean * 1.1, -89, 5, 8, head)
          );
        }
        const bend = bends[index] ?? 0;
        const high = 78 + ((index * 7) % 12);
        return [
          press.line(`M${x} 0V-30`, wood, 5),
          press.line(`M${x} -26Q${x} ${-high * 0.7} ${x + bend} ${-high}`, burnt, 4.2, {
            cap: 'round',
          }),
          press.oval(x + bend, -high - 2, 4, 5.5, burnt),
          press.disc(x + bend - 1, -high - 3, 1.3, ash),
        ].join('');
      })
      .join('');
  },

  /** A soft cap without a peak laid over what is below it, with its badge left blank; 100 wide, its band's foot at the origin. */
  beret: (press: Press, { ink, fold, band, badge }: Inks<'ink' | 'fold' | 'band' | 'badge'>): Svg =>
    [
      press.fill(
        'M-40 -8C-56 -26 -50 -46 -18 -50C8 -54 34 -50 56 -30C64 -22 60 -12 44 -9L38 -6Z',
        ink,
      ),
      press.line('M-18 -44C4 -46 26 -40 44 -24M-26 -34C-4 -38 14 -32 30 -20', fold, 1.5),
      press.fill('M-40 -9Q0 -16 39 -8L38 1Q0 -7 -39 1Z', band),
      press.fill('M-26 -16L-17 -20L-8 -18V-28Q-17 -34 -26 -27Z', badge),
    ].join(''),

  /** A game controller from above whose cross is a crossing of streets, 100 wide, around the origin. */
  gameController: (
    press: Press,
    {
      body,
      shade,
      road,
      dash,
      buttons,
    }: Inks<'body' | 'shade' | 'road' | 'dash'> & Readonly<{ buttons: readonly Ink[] }>,
  ): Svg =>
    [
      press.fill(
        'M-30 -30H30C46 -30 52 -10 54 20C55 36 44 40 36 28L26 14H-26L-36 28C-44 40 -55 36 -54 20C-52 -10 -46 -30 -30 -30Z',
        shade,
      ),
      press.fill(
        'M-30 -33H30C46 -33 52 -13 54 17C55 33 44 37 36 25L26 11H-26L-36 25C-44 37 -55 33 -54 17C-52 -13 -46 -33 -30 -33Z',
        body,
      ),
      press.fill('M-33 -26H-23V-15H-12V-5H-23V6H-33V-5H-44V-15H-33Z', road),
      press.line('M-28 -25V-16M-28 -4V5M-43 -10H-34M-22 -10H-13', dash, 1, { dash: '2 1.5' }),
      ...around(4).map(([x, y], index) =>
        press.disc(29 + x * 10, -10 + y * 10, 5, buttons[index % buttons.length] ?? road),
      ),
      press.box(-7, -14, 5, 3, shade, 1.5),
      press.box(3, -14, 5, 3, shade, 1.5),
    ].join(''),

  /** A head from behind with its hair in two covered buns with ribbons, and a bare neck; 100 wide, its foot at the origin, 120 tall. */
  headWithTwoBuns: (
    press: Press,
    {
      hair,
      skin,
      cover,
      ribbon,
      dot,
      dress,
    }: Inks<'hair' | 'skin' | 'cover' | 'ribbon' | 'dot' | 'dress'>,
  ): Svg =>
    [
      press.fill('M-50 0C-48 -24 -30 -30 -12 -32H12C30 -30 48 -24 50 0Z', dress),
      press.fill('M-11 -54H11V-32Q0 -24 -11 -32Z', skin),
      press.fill(
        'M-31 -86C-31 -112 -16 -122 0 -122C16 -122 31 -112 31 -86C31 -62 18 -46 0 -46C-18 -46 -31 -62 -31 -86Z',
        hair,
      ),
      press.line('M0 -121V-60', dress, 1),
      ...[-1, 1].map((side) =>
        press.group(
          `translate(${side * 32} -108) scale(${side} 1)`,
          press.fill('M-4 10L-9 56L-2 50L2 58L6 12ZM4 12L14 52L17 45L23 49L10 8Z', ribbon),
          press.disc(0, 0, 17, cover),
          press.fill('M6 -16A17 17 0 0 1 6 16Q12 0 6 -16Z', ribbon),
          press.disc(-5, -6, 1.8, dot),
          press.disc(3, 3, 1.8, dot),
          press.disc(-7, 5, 1.8, dot),
          press.disc(4, -9, 1.8, dot),
          press.box(-14, 13, 26, 5, ribbon, 2),
        ),
      ),
    ].join(''),

  /** A child's cot from the side with its bars and a mobile that hangs over it, 100 wide, its feet at the origin. */
  cot: (
    press: Press,
    {
      ink,
      bar,
      sheet,
      thread,
      toys,
    }: Inks<'ink' | 'bar' | 'sheet' | 'thread'> & Readonly<{ toys: readonly Ink[] }>,
  ): Svg =>
    [
      press.line('M46 -50V-112Q46 -124 30 -124H0V-114', ink, 2.4),
      press.line('M-26 -112H26', ink, 1.8),
      ...[-26, -9, 9, 26].map((x, index) => {
        const drop = [12, 20, 14, 22][index] ?? 12;
        return (
          press.line(`M${x} -112V${-112 + drop}`, thread, 0.7) +
          press.disc(x, -108 + drop, 4, toys[index % toys.length] ?? thread)
        );
      }),
      press.box(-46, -22, 92, 12, sheet),
      press.line(
        upTo(12)
          .map((index) => `M${-40 + index * 7.3} -58V-10`)
          .join(''),
        bar,
        2,
      ),
      press.box(-50, -62, 100, 5, ink, 2),
      press.box(-48, -12, 96, 4, ink),
      press.fill('M-50 -70H-45V0H-50ZM45 -70H50V0H45Z', ink),
    ].join(''),

  /** A long sofa from behind, sawn through in its middle, 100 wide, its feet at the origin. */
  sawnSofa: (
    press: Press,
    {
      left,
      leftBack,
      right,
      rightBack,
      filling,
      foot,
    }: Inks<'left' | 'leftBack' | 'right' | 'rightBack' | 'filling' | 'foot'>,
  ): Svg => {
    const teeth = (x: number, side: 1 | -1) =>
      upTo(9)
        .map((index) => `L${x + (index % 2) * side * 2.5} ${-46 + index * 5}`)
        .join('');
    const half = (side: 1 | -1, ink: Ink, back: Ink) => [
      press.fill(`M${side * 3.5} -46${teeth(side * 3.5, side)}V-6H${side * 6}V-46Z`, filling),
      press.fill(
        `M${side * 5.5} -46${teeth(side * 5.5, side)}V-5H${side * 44}V-46Q${side * 44} -50 ${side * 38} -50H${side * 9}Z`,
        back,
      ),
      press.fill(
        `M${side * 40} -34Q${side * 40} -40 ${side * 46} -40Q${side * 52} -40 ${side * 52} -34V-5H${side * 40}Z`,
        ink,
      ),
      press.fill(`M${side * 6} -18H${side * 40}V-5H${side * 6}Z`, ink),
      press.fill(
        `M${side * 44} -5H${side * 48}L${side * 47} 0H${side * 45}ZM${side * 9} -5H${side * 13}L${side * 12} 0H${side * 10}Z`,
        foot,
      ),
    ];
    return [...half(-1, left, leftBack), ...half(1, right, rightBack)].join('');
  },

  /** A besom upright, its twigs up, 100 tall, the end of its stick at the origin. */
  broom: (press: Press, { stick, twig, band }: Inks<'stick' | 'twig' | 'band'>): Svg =>
    [
      press.box(-1.6, -72, 3.2, 72, stick),
      press.fill(
        'M-4 -64Q-14 -80 -13 -98L-8 -94L-5 -100L0 -95L5 -100L8 -94L13 -98Q14 -80 4 -64Z',
        twig,
      ),
      press.line('M-8 -92L-2 -68M0 -94V-68M8 -92L2 -68', band, 0.9),
      press.box(-5, -67, 10, 2.6, band),
      press.box(-4.5, -62, 9, 2.2, band),
    ].join(''),

  /** A gourd lantern with a kitchen knife for its stalk, 100 wide, its foot at the origin. */
  pumpkinWithKnife: (
    press: Press,
    { ink, shade, rib, blade, grip, lit }: Inks<'ink' | 'shade' | 'rib' | 'blade' | 'grip' | 'lit'>,
  ): Svg =>
    [
      press.fill('M-4 -60L-7 -98H9L5 -60Z', blade),
      press.fill('M3 -60L5 -98H9L5 -60Z', rib),
      press.box(-9, -102, 20, 5, rib),
      press.box(-6, -140, 14, 39, grip, 4),
      press.disc(1, -131, 1.6, blade),
      press.disc(1, -112, 1.6, blade),
      press.oval(0, -38, 50, 38, ink),
      press.fill('M18 -73A50 38 0 0 1 18 -3Q40 -20 40 -38T18 -73Z', shade),
      press.line(
        'M0 -76V0M-14 -74Q-32 -38 -14 -2M14 -74Q32 -38 14 -2M-28 -70Q-56 -38 -28 -6M28 -70Q56 -38 28 -6',
        rib,
        1.6,
      ),
      press.fill('M-5 -72Q0 -66 6 -72L4 -60H-4Z', lit),
    ].join(''),

  /** A tie blown sideways from its knot like a flag, 100 long, its knot at the origin, streaming to the right. */
  blowingTie: (press: Press, { ink, fold, knot }: Inks<'ink' | 'fold' | 'knot'>): Svg => {
    const [x, y] = direction(100);
    return [
      press.fill(
        'M0 -4C18 -16 30 4 48 -6C64 -15 76 -8 92 -18L101 -2L94 12C78 18 66 6 50 14C32 22 18 4 0 5Z',
        ink,
      ),
      press.fill(
        'M30 -2.500C36 -1 42 -3 48 -6C56 -10 62 -10.5 68 -10L62 9C58 10 54 12 50 14C44 17 38 16 32 14Z',
        fold,
      ),
      press.fill(`M-6 -7L5 -5L${x * 5} ${5 - y}L-6 7Z`, knot),
    ].join('');
  },
};
