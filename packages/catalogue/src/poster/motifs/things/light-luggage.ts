import { upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';
import { figures } from './figures.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

/** Things that people carry, light or hang up, and things that carry people away. */
export const lightLuggage = {
  /** A door key lying on its back, its bit a row of houses with windows; 100 wide, its shaft along the origin. */
  houseKey: (
    press: Press,
    { ink, shade, window, lit }: Inks<'ink' | 'shade' | 'window' | 'lit'>,
  ): Svg => {
    const panes = TOWERS.flatMap(([x, wide, tall]) =>
      upTo(Math.floor((tall - 5) / 5)).flatMap((row) =>
        upTo(Math.floor((wide - 1) / 3)).map(
          (column) => `M${x + 1.2 + column * 3} ${-tall + 2.4 + row * 5}h1.7v2.600h-1.700Z`,
        ),
      ),
    );
    return [
      press.ring(-35, 0, 11.5, ink, 7),
      press.box(-22, -4.5, 4, 9, ink, 1),
      press.box(-18, -2.5, 68, 5, ink, 1),
      press.box(-18, 0.6, 68, 1.9, shade),
      ...TOWERS.map(([x, wide, tall]) => press.box(x, -tall, wide, tall, ink)),
      press.line('M19.500 -40V-50M38 -30V-35', ink, 0.8),
      press.fill(panes.join(''), window),
      press.box(22.2, -20.6, 1.7, 2.6, lit),
    ].join('');
  },

  /** A burning match upright, 100 tall, its lower end at the origin. */
  burningMatch: (
    press: Press,
    { wood, shade, head, flame, core }: Inks<'wood' | 'shade' | 'head' | 'flame' | 'core'>,
  ): Svg =>
    [
      press.box(-2.4, -66, 4.8, 66, wood),
      press.box(0.6, -66, 1.8, 66, shade),
      press.fill(
        'M0 -100C4 -86 13 -82 12 -70C11 -61 5 -58 0 -58C-6 -58 -12 -62 -11 -71C-10 -80 -2 -84 0 -100Z',
        flame,
      ),
      press.fill(
        'M0 -84C3 -77 6 -75 5.600 -69C5 -64 3 -62 0 -62C-3 -62 -6 -64 -5.600 -69C-5 -74 -1 -76 0 -84Z',
        core,
      ),
      press.fill('M-3.200 -70Q0 -74 3.200 -70V-60H-3.200Z', head),
    ].join(''),

  /** A camel with its rider from the side, walking right, 100 wide, its feet at the origin. */
  camelRider: (press: Press, { ink, robe }: Inks<'ink' | 'robe'>): Svg =>
    [
      press.fill(
        'M-42 -54Q-30 -64 -20 -62Q-6 -86 10 -62Q20 -56 26 -60Q30 -74 33 -88Q38 -95 45 -94L55 -89Q56 -84 51 -83L44 -82Q43 -60 32 -47Q27 -41 21 -40L27 -20L24 0H18L20 -18L11 -36H-20L-25 -18L-22 0H-28L-32 -18L-30 -38Q-39 -42 -44 -24L-48 -25Q-48 -44 -42 -54Z',
        ink,
      ),
      press.fill('M-12 -68L-2 -110Q4 -116 10 -110L20 -64Q4 -58 -12 -68Z', robe),
      press.fill('M-3 -106Q-5 -124 5 -125Q14 -124 12 -106L16 -98H-7Z', robe),
    ].join(''),

  /** A stork on long legs, its bill to the right, 100 tall, its feet at the origin. */
  stork: (press: Press, { ink, wing, bill }: Inks<'ink' | 'wing' | 'bill'>): Svg =>
    [
      press.line('M-4 0L-3 -46M6 0L4 -46M-4 0H3M6 0H13', bill, 2.4, { cap: 'round' }),
      press.fill(
        'M-34 -50Q-14 -74 10 -66Q20 -72 18 -84Q18 -98 28 -98Q37 -97 35 -88Q30 -76 28 -64Q28 -48 10 -42Q-10 -38 -34 -50Z',
        ink,
      ),
      press.fill('M-46 -42Q-26 -62 4 -58Q-2 -44 -22 -42Q-34 -40 -46 -42Z', wing),
      press.fill('M34 -94L72 -82L34 -87Z', bill),
      press.disc(28, -91, 1.6, wing),
    ].join(''),

  /** A ball for a Christmas tree that is a pumpkin, 100 wide, hung by its stalk at the origin. */
  pumpkinBauble: (
    press: Press,
    { ink, shade, stalk, gleam }: Inks<'ink' | 'shade' | 'stalk' | 'gleam'>,
  ): Svg =>
    [
      press.ring(0, -4, 5, stalk, 2),
      press.oval(-32, 56, 20, 38, shade),
      press.oval(32, 56, 20, 38, shade),
      press.oval(-18, 58, 20, 43, ink),
      press.oval(20, 58, 20, 43, ink),
      press.line('M-22 17Q-42 58 -20 99M22 17Q44 58 22 99', shade, 2),
      press.oval(0, 59, 17, 45, ink),
      press.line('M-10 20Q-24 58 -9 99M10 20Q24 58 10 99', shade, 2),
      press.line('M-38 42Q-36 32 -30 27', gleam, 4, { cap: 'round' }),
      press.fill('M-14 18Q-10 12 -8 0H8Q9 12 15 18Q8 16 5 22Q0 15 -5 22Q-8 16 -14 18Z', stalk),
    ].join(''),

  /** A fan of plumes held at the origin, 100 from there to their tips; `spread` in degrees. */
  featherFan: (
    press: Press,
    {
      count,
      spread,
      inks,
      rib,
      eye,
      handle,
    }: Readonly<{ count: number; spread: number; inks: readonly Ink[] }> &
      Inks<'rib' | 'eye' | 'handle'>,
  ): Svg => {
    const plumes = upTo(count).map((index) =>
      press.group(
        `rotate(${((index - (count - 1) / 2) * spread) / (count - 1)})`,
        press.fill(
          'M0 -12C-8 -40 -19 -74 -13 -92Q-7 -103 0 -100Q7 -103 13 -92C19 -74 8 -40 0 -12Z',
          inks[index % inks.length] ?? handle,
        ),
        press.line('M0 -14V-78', rib, 1),
        press.oval(0, -84, 4.4, 7, eye),
      ),
    );
    return [
      ...plumes,
      press.fill('M-9 -14Q0 -22 9 -14L4 22Q0 28 -4 22Z', handle),
      press.disc(0, -10, 2.6, eye),
    ].join('');
  },

  /** Someone in a coat who floats in the air on a rope from one foot, which is at the origin; 100 tall. `to` is the rope's other end. */
  manOnARope: (
    press: Press,
    { ink, coat, rope, to }: Readonly<{ to: Point }> & Inks<'ink' | 'coat' | 'rope'>,
  ): Svg =>
    [
      press.line(`M4 -1Q${to[0] * 0.3 + 26} ${to[1] * 0.6} ${to[0]} ${to[1]}`, rope, 1.4),
      press.group(
        'rotate(58)',
        press.fill('M-13 -72Q-30 -44 -46 -22Q-24 -24 -8 -12Q4 -22 20 -20Q14 -44 13 -72Z', coat),
        figures.person(press, { ink, pose: 'arms-wide' }),
      ),
    ].join(''),
};

/** Left edge, width and height of the houses on the key. */
const TOWERS: readonly (readonly [x: number, wide: number, tall: number])[] = [
  [-2, 7, 16],
  [6, 7, 28],
  [14, 10, 42],
  [21, 10, 24],
  [32, 7, 34],
  [40, 7, 20],
];
