import { around, starOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

/** Things that are a joke: for parodies and farces. */
export const gagShop = {
  /** One popped grain of corn, 20 wide, around the origin. */
  popcorn: (press: Press, { ink, shade, heart }: Inks<'ink' | 'shade' | 'heart'>): Svg =>
    [
      press.disc(-4.5, -2, 5.5, ink),
      press.disc(4, -4, 5.8, ink),
      press.disc(5, 4, 4.8, shade),
      press.disc(-3, 4.5, 5, ink),
      press.disc(0.5, 0, 2, heart),
    ].join(''),

  /** A striped paper tub heaped with popcorn, 100 tall, its foot at the origin. */
  tubOfPopcorn: (
    press: Press,
    {
      paper,
      stripe,
      shade,
      corn,
      cornShade,
    }: Inks<'paper' | 'stripe' | 'shade' | 'corn' | 'cornShade'>,
  ): Svg => {
    const edge = (share: number) => [-42 + share * 84, -30 + share * 60] as const;
    const heap = [
      [-32, -82, 10],
      [-16, -88, 12],
      [2, -90, 12],
      [18, -87, 11],
      [33, -82, 9],
      [-24, -79, 9],
      [10, -82, 11],
      [-6, -80, 9],
      [25, -78, 8],
    ] as const;
    return [
      ...heap.map(([x, y, radius], index) =>
        press.disc(x, y, radius, index % 3 === 2 ? cornShade : corn),
      ),
      press.fill('M-42 -78H42L30 0H-30Z', paper),
      ...upTo(4).map((index) => {
        const [top, foot] = edge((index * 2 + 0.6) / 8);
        const [topEnd, footEnd] = edge((index * 2 + 1.6) / 8);
        return press.fill(`M${top} -78H${topEnd}L${footEnd} 0H${foot}Z`, stripe);
      }),
      press.fill(
        `M-44 -78${upTo(11)
          .map(() => 'q4 5 8 0')
          .join('')}V-82H-44Z`,
        shade,
      ),
    ].join('');
  },

  /** An arrow with a sucker for its head, 100 long, the sucker at the origin, its feathers to the upper right. */
  suckerArrow: (
    press: Press,
    { shaft, rubber, lit, feather }: Inks<'shaft' | 'rubber' | 'lit' | 'feather'>,
  ): Svg =>
    press.group(
      'rotate(-38)',
      press.box(10, -2, 90, 4, shaft),
      press.fill('M78 -2L88 -15H106L98 -2ZM78 2L88 15H106L98 2Z', feather),
      press.fill('M-1 -19C-5 -8 -5 8 -1 19C5 17 10 10 12 4V-4C10 -10 5 -17 -1 -19Z', rubber),
      press.line('M4 -12Q0 0 3 11', lit, 1.8, { cap: 'round' }),
    ),

  /** A carton with a bent straw and two holes where something has bitten it, 100 tall, its foot at the origin. */
  bittenJuiceCarton: (
    press: Press,
    {
      front,
      side,
      top,
      straw,
      label,
      drop,
    }: Inks<'front' | 'side' | 'top' | 'straw' | 'label' | 'drop'>,
  ): Svg =>
    [
      press.line('M6 -80L14 -118L32 -126', straw, 4, { join: 'round' }),
      press.fill('M-30 -74L-14 -86H38L24 -74Z', top),
      press.box(-30, -74, 54, 74, front),
      press.fill('M24 -74L38 -86V-12L24 0Z', side),
      press.fill(
        'M-3 -22C-14 -34 -20 -40 -14 -48C-10 -52 -5 -50 -3 -46C-1 -50 4 -52 8 -48C14 -40 8 -34 -3 -22Z',
        label,
      ),
      press.disc(-13, -62, 3, drop),
      press.disc(7, -62, 3, drop),
      press.fill(
        'M-14.5 -61Q-13 -40 -13 -30Q-11.5 -40 -11.5 -61ZM5.5 -61Q6.5 -50 7 -42Q8.5 -50 8.5 -61Z',
        drop,
      ),
    ].join(''),

  /** An old helmet with cheek pieces whose crest is a scrubbing brush, from the side; 100 tall, its foot at the origin. */
  helmetWithBrush: (
    press: Press,
    {
      metal,
      shade,
      lit,
      dark,
      brush,
      bristle,
    }: Inks<'metal' | 'shade' | 'lit' | 'dark' | 'brush' | 'bristle'>,
  ): Svg => {
    const crest = upTo(15).map((index) => {
      const angle = ((index * 11 - 84) * Math.PI) / 180;
      const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
      return `M${dx * 42} ${-48 + dy * 42}L${dx * 56} ${-48 + dy * 56}`;
    });
    return [
      press.line(crest.join(''), bristle, 4.6),
      press.line('M-38.8 -52A39 39 0 0 1 36.6 -34.7', brush, 8),
      press.fill(
        'M-34 -48A34 34 0 0 1 34 -48V-6Q30 -2 24 -6L18 -26L6 -30L2 -2Q-6 2 -12 -8L-34 -20Z',
        metal,
      ),
      press.fill('M34 -48V-6Q30 -2 24 -6L18 -26Q26 -40 24 -74Q34 -64 34 -48Z', shade),
      press.fill('M-34 -44H-4Q2 -44 2 -36L-4 -32Q-16 -36 -34 -32Z', dark),
      press.line('M-26 -60Q-16 -76 2 -78', lit, 2.4, { cap: 'round' }),
    ].join('');
  },

  /** A lie detector's strip with three traces, the last of which has become a child's drawing; in a box 100 x 60 around the origin. */
  lieDetectorStrip: (
    press: Press,
    { paper, rule, ink, needle, drawing }: Inks<'paper' | 'rule' | 'ink' | 'needle' | 'drawing'>,
  ): Svg => {
    const jags = (y: number, swing: readonly number[]) =>
      `M-50 ${y}${swing.map((rise, index) => `L${-46 + index * 5} ${y - rise}`).join('')}`;
    const rules = upTo(9).map((index) => `M${-40 + index * 10} -30V30`);
    return [
      press.box(-50, -30, 100, 60, paper),
      press.line(rules.join(''), rule, 0.5),
      press.line(
        `${jags(-18, [0, 2, -2, 3, -2, 0, 4, -5, 6, -3, 0, 2, -2, 5, -6, 3, 0, 0])}L50 -18`,
        ink,
        1.2,
      ),
      press.line(
        `${jags(-4, [1, -1, 0, 7, -6, 8, -7, 0, 2, -1, 0, 6, -8, 4, 0, 1, -1, 0])}L50 -4`,
        ink,
        1.2,
      ),
      press.line(
        'M-50 20L-44 20L-42 15L-39 24L-36 18L-32 20H-24V8L-15 -2L-6 8V20M-18 20V12H-12V20M-6 20H4V12M4 12A3 3 0 1 0 4 6A3 3 0 1 0 4 12M-1 15H9M4 20L1 26M4 20L7 26M9 20H20',
        drawing,
        1.5,
        { join: 'round' },
      ),
      ...around(7).map(([x, y]) =>
        press.line(`M${32 + x * 7} ${14 + y * 7}L${32 + x * 10} ${14 + y * 10}`, drawing, 1.3),
      ),
      press.ring(32, 14, 5, drawing, 1.5),
      press.fill('M50 -20L64 -18L50 -16ZM50 -6L64 -4L50 -2ZM50 18L64 20L50 22Z', needle),
    ].join('');
  },

  /** A goblet with a castle in its wine, upside down as in a reflection; 100 tall, its foot at the origin. */
  gobletWithCastle: (
    press: Press,
    { metal, shade, wine, castle, stone }: Inks<'metal' | 'shade' | 'wine' | 'castle' | 'stone'>,
  ): Svg =>
    [
      press.fill('M-22 0Q-20 -7 -5 -10L-3.5 -30H3.500L5 -10Q20 -7 22 0Z', metal),
      press.fill('M3.5 -30L5 -10Q20 -7 22 0H8L1 -30Z', shade),
      press.oval(0, -28, 7, 4, stone),
      press.fill('M-32 -100H32Q36 -44 0 -34Q-36 -44 -32 -100Z', metal),
      press.fill('M-26 -88Q-27 -48 0 -41Q27 -48 26 -88Z', wine),
      press.fill(
        'M-20 -88H20V-78H16V-66L12 -58L8 -66V-74H5V-58L0 -46L-5 -58V-74H-8V-62L-12 -54L-16 -62V-78H-20Z',
        castle,
      ),
      press.fill('M32 -100Q36 -44 0 -34Q26 -50 24 -100Z', shade),
      press.fill(starOutline(-26, -94, { radius: 3, inner: 0.4, points: 4 }), stone),
    ].join(''),
};
