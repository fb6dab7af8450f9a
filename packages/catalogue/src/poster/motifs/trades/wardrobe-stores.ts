import { boxOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

export const wardrobeStores = {
  /** A carton for moving house with open flaps, dark inside, 100 wide, its foot at the origin; what comes out of it is printed before `part: 'front'`. */
  movingBox: (
    press: Press,
    {
      part,
      front,
      side,
      flap,
      dark,
      print,
    }: Readonly<{ part: 'back' | 'front' }> & Inks<'front' | 'side' | 'flap' | 'dark' | 'print'>,
  ): Svg =>
    part === 'back'
      ? press.fill('M-36 -58L-24 -74H52L38 -58Z', dark) +
        press.fill('M-24 -74L-34 -92H44L52 -74Z', flap) +
        press.fill('M38 -58L52 -74L72 -70L58 -52Z', side)
      : [
          press.fill('M-36 -58H38V0H-36Z', front),
          press.fill('M38 -58L52 -74V-14L38 0Z', side),
          press.fill('M-36 -58L-24 -74L-44 -72L-58 -54Z', flap),
          press.fill('M-36 -58H38L30 -42H-46Z', flap),
          press.fill('M-14 -26H16Q20 -26 20 -22T16 -18H-14Q-18 -18 -18 -22T-14 -26Z', dark),
          press.line('M-28 -8V-18M-32 -14L-28 -18L-24 -14', print, 1.8),
        ].join(''),

  /** An arcade cabinet's joystick as a tower: a shaft with a ball on a panel with buttons, 100 tall, its foot at the origin. */
  joystickTower: (
    press: Press,
    {
      ball,
      lit,
      shade,
      shaft,
      panel,
      edge,
      button,
    }: Inks<'ball' | 'lit' | 'shade' | 'shaft' | 'panel' | 'edge' | 'button'>,
  ): Svg =>
    [
      press.fill('M-40 -12H40L52 0H-52Z', panel),
      press.box(-52, 0, 104, 10, edge),
      press.oval(-8, -9, 17, 4.4, edge),
      press.fill('M-12 -9L-10 -70H-6L-4 -9Z', shaft),
      press.fill('M-8 -70H-6L-4 -9H-8Z', edge),
      press.disc(-8, -80, 17, ball),
      press.fill('M4 -92A17 17 0 0 1 -20 -68.500A20 20 0 0 0 4 -92Z', shade),
      press.oval(-14, -86, 4.6, 3, lit),
      ...[20, 31].map((x) => press.oval(x, -7, 5, 2.6, edge)),
      ...[20, 31].map((x) => press.oval(x, -8.4, 5, 2.6, button)),
    ].join(''),

  /** Squares that break off and fall apart, as a picture that dissolves, within a box; in poster units. */
  fallingSquares: (
    press: Press,
    {
      squares,
      inks,
    }: Readonly<{
      squares: readonly (readonly [x: number, y: number, size: number])[];
      inks: readonly Ink[];
    }>,
  ): Svg =>
    inks
      .map((ink, place) =>
        press.fill(
          squares
            .filter((_, index) => index % inks.length === place)
            .map(([x, y, size]) => boxOutline(x, y, size, size))
            .join(''),
          ink,
        ),
      )
      .join(''),

  /** A ball gown from behind whose skirt is a palace with a door and windows, 100 tall, its hem at the origin. */
  palaceGown: (
    press: Press,
    {
      gown,
      shade,
      trim,
      window,
      door,
      head,
    }: Inks<'gown' | 'shade' | 'trim' | 'window' | 'door' | 'head'>,
  ): Svg => {
    const skirt = 'M-8 -58C-30 -54 -48 -30 -52 0H52C48 -30 30 -54 8 -58Z';
    const rows = [
      [-44, 4, 13],
      [-30, 6, 13],
      [-16, 8, 12],
    ];
    const windows = rows.flatMap(([y = 0, count = 0, step = 0]) =>
      upTo(count).map((index) => {
        const x = (index - (count - 1) / 2) * step;
        return Math.abs(x) < 10 && y === -16
          ? ''
          : `M${x - 2.4} ${y + 8}V${y + 2.4}A2.4 2.4 0 0 1 ${x + 2.4} ${y + 2.4}V${y + 8}Z`;
      }),
    );
    return [
      press.disc(0, -90, 7, head),
      press.fill('M-7 -99L-4 -95L0 -102L4 -95L7 -99L6 -92H-6Z', trim),
      press.fill('M-3 -84H3V-80H-3Z', head),
      press.fill('M-11 -81H11L6 -58H-6Z', gown),
      press.fill(
        'M-11 -81Q-20 -78 -18 -70Q-14 -70 -9 -74ZM11 -81Q20 -78 18 -70Q14 -70 9 -74Z',
        shade,
      ),
      press.line('M-16 -70L-22 -50M16 -70L22 -50', head, 3, { cap: 'round' }),
      press.fill(skirt, gown),
      press.clip(
        skirt,
        press.fill('M18 -62Q40 -40 30 4H60V-62Z', shade),
        press.fill(windows.join(''), window),
        press.line('M-60 -30Q0 -24 60 -30M-60 -47Q0 -43 60 -47M-60 -3H60', trim, 1.6),
      ),
      press.fill('M-7 0V-14A7 7 0 0 1 7 -14V0Z', door),
    ].join('');
  },

  /** The plan of a floor with rooms and doors, and one room without any; in poster units around the plan's middle. */
  floorPlan: (press: Press, { wall, room, odd }: Inks<'wall' | 'room' | 'odd'>): Svg =>
    [
      press.box(-70, -84, 140, 168, room),
      press.box(8, -34, 38, 44, odd),
      press.line('M-6 84H-70V-84H70V84H18', wall, 5),
      press.line('M-70 -30H-44M-22 -30H-10V-60M-10 -84V-78M8 -34H46V10H8Z', wall, 3.4),
      press.line(
        'M-10 -30V10M-10 32V56M-10 78V84M-70 40H-34M-10 40H20M42 40H70M46 -34H70',
        wall,
        3.4,
      ),
      press.line(
        'M-44 -30A22 22 0 0 1 -22 -52V-30M-10 -60A18 18 0 0 1 -28 -78M-10 10A22 22 0 0 1 12 32M20 40A22 22 0 0 1 42 62V40M-6 84A24 24 0 0 1 18 60V84',
        wall,
        0.9,
      ),
      press.line('M-64 48H-52V66H-64M52 -78H64V-56M-62 -76H-40V-62H-62Z', wall, 0.9),
    ].join(''),

  /** A column on a catwalk: a fluted shaft with a capital, dressed in sunglasses and a scarf; 100 tall, its foot at the origin. */
  dressedColumn: (
    press: Press,
    { stone, shade, glasses, scarf, fold }: Inks<'stone' | 'shade' | 'glasses' | 'scarf' | 'fold'>,
  ): Svg => {
    const flutes = [-10, -5, 0, 5, 10].map((x) => boxOutline(x - 0.7, -80, 1.4, 72));
    return [
      press.box(-20, -4, 40, 4, stone) + press.box(-17, -8, 34, 4, shade),
      press.box(-14, -82, 28, 74, stone),
      press.fill(flutes.join(''), shade),
      press.box(7, -82, 7, 74, shade),
      press.box(-17, -85, 34, 3, shade),
      press.fill('M-15 -85Q-26 -86 -24 -94Q-20 -99 -16 -95H16Q20 -99 24 -94Q26 -86 15 -85Z', stone),
      press.ring(-19, -91, 3, shade, 1.4) + press.ring(19, -91, 3, shade, 1.4),
      press.box(-24, -100, 48, 4, stone),
      press.fill(
        'M-19 -75H-2V-70Q-3 -63 -10 -63T-19 -70ZM19 -75H2V-70Q3 -63 10 -63T19 -70Z',
        glasses,
      ),
      press.line('M-19 -74.500H19', glasses, 1.8),
      press.fill('M-18 -54Q0 -46 18 -54V-45Q0 -37 -18 -45Z', scarf),
      press.fill('M6 -44L16 -46Q20 -30 34 -18L26 -10Q10 -24 6 -44Z', fold),
      press.fill('M2 -44L11 -43Q12 -26 8 -12L-3 -14Q2 -28 2 -44Z', scarf),
    ].join('');
  },

  /** A bar code from the upper edge down to `foot`, one bar of which is a narrow tie with its knot; in poster units. */
  barCodeWithTie: (
    press: Press,
    {
      top,
      foot,
      bars,
      odd,
      ink,
      tie,
      shade,
    }: Readonly<{
      top: number;
      foot: number;
      /** Left edge and width of each bar. */
      bars: readonly (readonly [x: number, width: number])[];
      /** The middle of the tie. */
      odd: number;
    }> &
      Inks<'ink' | 'tie' | 'shade'>,
  ): Svg =>
    [
      press.fill(bars.map(([x, width]) => boxOutline(x, top, width, foot - top)).join(''), ink),
      press.fill(`M${odd - 9} ${top}H${odd + 9}L${odd + 6} ${top + 20}H${odd - 6}Z`, tie),
      press.fill(
        `M${odd - 6} ${top + 21}H${odd + 6}L${odd + 13} ${foot + 2}L${odd} ${foot + 18}L${odd - 13} ${foot + 2}Z`,
        tie,
      ),
      press.fill(
        `M${odd} ${top + 21}H${odd + 6}L${odd + 13} ${foot + 2}L${odd} ${foot + 18}ZM${odd + 2} ${top}H${odd + 9}L${odd + 6} ${top + 20}Z`,
        shade,
      ),
    ].join(''),

  /** A pizza that is the lid of a manhole, from above, 100 wide, around the origin; one slice is missing, and under it are rungs. */
  manholePizza: (
    press: Press,
    {
      crust,
      cheese,
      shade,
      iron,
      dark,
      toppings,
    }: Inks<'crust' | 'cheese' | 'shade' | 'iron' | 'dark'> &
      Readonly<{ toppings: readonly Ink[] }>,
  ): Svg => {
    const spots = [
      [-24, -18, 7],
      [-8, -32, 5.4],
      [-34, 6, 5.4],
      [-18, 24, 7],
      [8, 32, 5.4],
      [26, 20, 7],
      [34, -2, 5],
      [-6, 4, 5.4],
      [12, 12, 4.6],
      [-30, -34, 3.6],
    ];
    return [
      press.disc(0, 0, 58, iron),
      press.ring(0, 0, 54, dark, 1.4, '3 3'),
      press.disc(0, 0, 50, dark),
      press.line('M14 -16L24 -12M13 -24L31 -17M12 -33L36 -23M11 -42L34 -32', iron, 2.6),
      press.clip(
        'M0 0L4.400 -60L-60 -60V60H60V-33Z',
        press.disc(0, 0, 50, crust),
        press.disc(0, 0, 43, cheese),
        ...spots.map(([x = 0, y = 0, radius = 0], index) =>
          press.disc(x, y, radius, toppings[index % toppings.length] ?? crust),
        ),
        press.line('M0 0L-43 -24M0 0L-43 24M0 0L0 50M0 0L43 24', shade, 1.2),
      ),
      press.line('M0 0L4.400 -50M0 0L44 -24', shade, 1.2),
    ].join('');
  },

  /** The shadow on a wall of someone with horns, far larger than that person; 200 tall, its foot at the origin. */
  hornedShadow: (press: Press, { ink }: Readonly<{ ink: Ink }>): Svg =>
    press.fill(
      'M-30 0L-38 -96Q-58 -92 -62 -70L-70 -24L-78 -30L-76 -74Q-72 -124 -34 -132L-12 -140Q-20 -148 -22 -160Q-38 -166 -38 -194Q-30 -180 -16 -178Q0 -186 16 -178Q30 -180 38 -194Q38 -166 22 -160Q20 -148 12 -140L34 -132Q72 -124 76 -74L78 -30L70 -24L62 -70Q58 -92 38 -96L30 0Z',
      ink,
    ),

  /** A beaver's tail that stands out of the water like a fin, 100 tall, its waterline at the origin. */
  beaverTail: (press: Press, { ink, scale, lit }: Inks<'ink' | 'scale' | 'lit'>): Svg => {
    const tail = 'M-12 4Q-18 -20 -34 -40Q-46 -62 -28 -88Q-8 -108 16 -96Q40 -80 36 -50Q32 -28 18 4Z';
    const rows = upTo(14).map((index) => {
      const at = index * 14 - 110;
      return `M-60 ${at}L60 ${at + 70}M-60 ${at + 76}L60 ${at + 6}`;
    });
    return (
      press.fill(tail, ink) +
      press.clip(tail, press.line(rows.join(''), scale, 1.6)) +
      press.line('M-30 -50Q-38 -66 -24 -82Q-10 -96 8 -92', lit, 2.6, { cap: 'round' })
    );
  },
};
