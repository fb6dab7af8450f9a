import { around, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const gardenParty = {
  /** A doctor's bag that is full of tails and ears, 100 wide, its foot at the origin. */
  vetBag: (
    press: Press,
    {
      ink,
      shade,
      clasp,
      coats,
    }: Readonly<{ ink: Ink; shade: Ink; clasp: Ink; coats: readonly [Ink, Ink, Ink, Ink] }>,
  ): Svg =>
    [
      press.line('M30 -56Q58 -74 50 -104Q44 -122 28 -116', coats[0], 9, { cap: 'round' }),
      press.fill(
        'M-34 -54Q-44 -92 -38 -124Q-26 -112 -24 -84Q-18 -112 -6 -122Q-6 -90 -14 -54Z',
        coats[1],
      ),
      press.fill(
        'M-34 -66Q-38 -92 -35 -110Q-29 -100 -28 -80ZM-18 -78Q-16 -100 -10 -110Q-10 -90 -14 -70Z',
        coats[2],
      ),
      press.fill('M-6 -54Q-2 -78 12 -84Q28 -78 30 -54Z', coats[3]),
      press.fill('M-2 -74L-2 -88L9 -82ZM26 -72L27 -87L15 -82Z', coats[3]),
      press.line('M-44 -60Q-66 -70 -62 -92', coats[2], 3.4, { cap: 'round' }),
      press.line('M-24 -52V-60Q-24 -66 -18 -66H18Q24 -66 24 -60V-52', clasp, 4),
      press.fill('M-44 -52Q0 -60 44 -52L52 -8Q52 0 44 0H-44Q-52 0 -52 -8Z', ink),
      press.fill('M20 -55Q34 -54 44 -52L52 -8Q52 0 44 0H24Z', shade),
      press.box(-46, -56, 92, 7, clasp, 3),
      press.box(-7, -52, 14, 14, clasp, 2),
      press.oval(0, -16, 7, 6, clasp),
      ...[-8, 0, 8].map((x) => press.oval(x, x === 0 ? -28 : -25, 2.8, 3.6, clasp)),
    ].join(''),

  /** An ant from straight above, walking up, 100 long, around the origin. */
  antAbove: (press: Press, { ink, lit }: Readonly<{ ink: Ink; lit?: Ink }>): Svg =>
    [
      press.line(
        'M-6 -8L-24 -22L-34 -38M6 -8L24 -22L34 -38M-7 0L-28 0L-38 10M7 0L28 0L38 10M-6 8L-24 20L-30 42M6 8L24 20L30 42M-5 -36L-14 -50M5 -36L14 -50',
        ink,
        3,
        { cap: 'round', join: 'round' },
      ),
      press.oval(0, -29, 12, 11, ink),
      press.oval(0, -4, 8, 15, ink),
      press.oval(0, 29, 14, 20, ink),
      lit ? press.line('M-7 24Q-8 36 -2 43', lit, 2.4, { cap: 'round' }) : '',
    ].join(''),

  /** A striped tent of a circus that is a leaf folded over its rib, 100 wide, its foot at the origin. */
  leafTent: (
    press: Press,
    {
      ink,
      stripe,
      door,
      pole,
      flag,
    }: Readonly<{ ink: Ink; stripe: Ink; door: Ink; pole: Ink; flag: Ink }>,
  ): Svg => {
    const panel = (from: number, to: number) =>
      `M0 -92Q${from * 0.5} -58 ${from} -38L${from * 0.94} 0H${to * 0.94}L${to} -38Q${to * 0.5} -58 0 -92Z`;
    return [
      press.line('M0 -88V-116', pole, 2.4),
      press.fill('M0 -116Q12 -120 24 -112Q12 -108 0 -104Z', flag),
      press.fill(panel(-54, 54), ink),
      press.fill(
        [
          [-54, -36],
          [-18, 0],
          [18, 36],
        ]
          .map(([a = 0, b = 0]) => panel(a, b))
          .join(''),
        stripe,
      ),
      press.fill(
        upTo(9)
          .map(
            (index) =>
              `M${-54 + index * 12} -40h12Q${-48 + index * 12} -26 ${-54 + index * 12} -40Z`,
          )
          .join(''),
        flag,
      ),
      press.fill('M-10 0Q-9 -26 0 -34Q9 -26 10 0Z', door),
      press.line('M-54 -38L-78 0M54 -38L78 0', pole, 1.4),
    ].join('');
  },

  /** A bottle lying on the water with a boat in it whose sail is a letter, 100 long, around its middle. */
  letterBottle: (
    press: Press,
    {
      glass,
      air,
      sea,
      hull,
      letter,
      line,
      cork,
      gleam,
    }: Readonly<{
      glass: Ink;
      air: Ink;
      sea: Ink;
      hull: Ink;
      letter: Ink;
      line: Ink;
      cork: Ink;
      gleam: Ink;
    }>,
  ): Svg =>
    [
      press.box(58, -7, 14, 14, cork, 2),
      press.fill(BOTTLE, glass),
      press.clip(
        'M-56 -24Q-56 -28 -50 -28H16Q28 -27 34 -14Q38 -8 46 -8H60V8H46Q38 8 34 14Q28 27 16 28H-50Q-56 28 -56 24Z',
        press.box(-60, -30, 124, 60, air),
        press.fill('M-60 12Q-50 6 -40 12T-20 12T0 12T20 12T40 12T60 12V40H-60Z', sea),
      ),
      press.line('M-14 10V-25', hull, 1.6),
      press.fill('M-12 -25L14 -20L12 6L-12 4Z', letter),
      press.line('M-8 -18L9 -15M-8 -12L9 -9M-8 -6L8 -3M-8 0L2 1', line, 1.2),
      press.fill('M-34 9H18L10 18H-26Z', hull),
      press.box(56, -11, 6, 22, glass, 2),
      press.line('M-48 -22H8', gleam, 2.4, { cap: 'round' }),
    ].join(''),

  /** A pencil with a lipstick for a lead, 100 tall, its tip at the origin, its body up. */
  lipstickPencil: (
    press: Press,
    {
      ink,
      shade,
      metal,
      stick,
      stickShade,
    }: Readonly<{ ink: Ink; shade: Ink; metal: Ink; stick: Ink; stickShade: Ink }>,
  ): Svg =>
    [
      press.fill('M-7 -28V-8Q-2 2 7 -2V-28Z', stick),
      press.fill('M2 -28V-0.400Q5 -0.6 7 -2V-28Z', stickShade),
      press.fill('M-7 -8Q-2 2 7 -2Q2 -10 -7 -8Z', stickShade),
      press.box(-9, -40, 18, 14, metal),
      press.line('M-9 -36H9M-9 -31H9', shade, 1.2),
      press.box(-8, -96, 16, 57, ink),
      press.box(-3, -96, 6, 57, shade),
      press.box(-8.5, -104, 17, 9, metal),
      press.fill('M-8 -104V-112Q-8 -118 0 -118Q8 -118 8 -112V-104Z', stick),
    ].join(''),

  /** A canvas shoe from the side, its toe to the right, 100 long, its sole at the origin. */
  canvasShoe: (
    press: Press,
    {
      ink,
      shade,
      sole,
      stripe,
      lace,
    }: Readonly<{ ink: Ink; shade: Ink; sole: Ink; stripe: Ink; lace: Ink }>,
  ): Svg =>
    [
      press.fill('M-46 -8L-44 -62Q-30 -56 -10 -62L-4 -40Q8 -34 22 -26Q46 -24 48 -8Z', ink),
      press.fill('M-46 -8L-45 -34Q-34 -28 -30 -8Z', shade),
      press.fill('M26 -25Q46 -24 48 -8H22Q20 -18 26 -25Z', sole),
      press.disc(-24, -40, 9, sole),
      press.line(
        'M-12 -56L-2 -58M-10 -47L2 -50M-7 -39L6 -43M-1 -32L12 -37M8 -27L20 -32',
        lace,
        2.4,
        { cap: 'round' },
      ),
      press.line('M-4 -58Q6 -72 -4 -76Q-14 -74 -6 -60Q4 -70 14 -64', lace, 1.6),
      press.box(-50, -12, 102, 12, sole, 5),
      press.line('M-48 -6H50', stripe, 2),
    ].join(''),

  /** A pie with a lattice from straight above, one piece gone, 100 wide, around the origin. */
  latticePie: (
    press: Press,
    {
      tin,
      crust,
      filling,
      lattice,
      plate,
    }: Readonly<{ tin: Ink; crust: Ink; filling: Ink; lattice: Ink; plate: Ink }>,
  ): Svg => {
    const whole = 'M-41 0a41 41 0 1 0 82 0a41 41 0 1 0 -82 0Z';
    const bars = upTo(7).map((index) => -36 + index * 12);
    return [
      press.disc(0, 0, 50, tin),
      ...around(28).map(([dx, dy]) => press.disc(dx * 44, dy * 44, 5.4, crust)),
      press.fill(whole, filling),
      press.clip(
        whole,
        press.group(
          'rotate(38)',
          press.line(bars.map((at) => `M${at} -46V46`).join(''), lattice, 5),
          press.line(bars.map((at) => `M-46 ${at}H46`).join(''), crust, 5),
          press.line(
            bars
              .flatMap((at, row) =>
                bars
                  .filter((_, column) => (row + column) % 2 === 0)
                  .map((x) => `M${x} ${at - 3.6}V${at + 3.6}`),
              )
              .join(''),
            lattice,
            5,
          ),
        ),
      ),
      press.fill('M0 0L-12 -52Q18 -60 40 -36Z', plate),
      press.line('M0 0L-11 -48M0 0L37 -33', filling, 2.4),
    ].join('');
  },

  /** A fork from above, 100 long, its tines up and their tips at the origin. */
  pieFork: (press: Press, { ink }: Readonly<{ ink: Ink }>): Svg =>
    press.fill(
      'M-10 0H-7V20H-4.500V0H-1.500V20H1.500V0H4.500V20H7V0H10V28Q10 38 3 40V94Q3 100 0 100Q-3 100 -3 94V40Q-10 38 -10 28Z',
      ink,
    ),
};

const BOTTLE =
  'M-60 -24Q-60 -32 -50 -32H16Q32 -31 38 -17Q41 -12 48 -12H60V12H48Q41 12 38 17Q32 31 16 32H-50Q-60 32 -60 24Z';
