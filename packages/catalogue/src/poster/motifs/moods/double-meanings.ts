import { boxOutline, discOutline, ovalOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

export const doubleMeanings = {
  /** A hatchet whose head is a visiting card, 100 wide and 180 tall, around the origin. */
  cardAxe: (
    press: Press,
    { card, edge, type, haft, shade }: Inks<'card' | 'edge' | 'type' | 'haft' | 'shade'>,
  ): Svg =>
    [
      press.fill('M22 -88H38L40 60Q44 80 36 92H24Q20 76 24 60Z', haft),
      press.fill('M31 -88H38L40 60Q44 80 36 92H31Q36 76 33 60Z', shade),
      press.fill('M-46 -94Q-70 -50 -46 -6L-36 -12Q-50 -50 -36 -88Z', edge),
      press.fill('M-38 -90Q-10 -74 46 -74V-26Q-10 -26 -38 -10Q-54 -50 -38 -90Z', card),
      press.shade('M18 -75Q34 -74 46 -74V-26Q32 -26 18 -25Z', 0.12),
      press.fill(
        [
          boxOutline(-36, -68, 22, 1.8),
          boxOutline(-22, -55, 46, 4),
          boxOutline(-14, -47, 30, 2),
          boxOutline(-34, -32, 70, 1.6),
        ].join(''),
        type,
      ),
      press.fill('M20 -94H40V-88H20Z', shade),
    ].join(''),

  /** A court house whose columns are lipsticks, 100 wide, its lowest step at the origin. */
  lipstickCourt: (
    press: Press,
    {
      stone,
      shade,
      stick,
      tip,
      metal,
      dark,
    }: Inks<'stone' | 'shade' | 'stick' | 'tip' | 'metal' | 'dark'>,
  ): Svg =>
    [
      press.box(-42, -70, 84, 56, dark),
      press.fill('M-50 -74L0 -104L50 -74Z', stone),
      press.fill('M-36 -77L0 -98L36 -77Z', shade),
      press.box(-50, -75, 100, 6, stone),
      ...[-35, -12, 12, 35].map((x) =>
        [
          press.fill(`M${x - 6} -46V-60L${x + 6} -69V-46Z`, stick),
          press.fill(`M${x - 6} -60L${x + 6} -69V-58Q${x} -55 ${x - 6} -60Z`, tip),
          press.box(x - 7, -48, 14, 12, metal),
          press.box(x - 8.5, -37, 17, 24, stone),
          press.box(x + 3, -37, 5.5, 24, shade),
        ].join(''),
      ),
      press.box(-46, -14, 92, 5, stone),
      press.box(-52, -9, 104, 5, shade),
      press.box(-58, -4, 116, 5, stone),
    ].join(''),

  /** A pillar box of the American kind, lit from inside, an arm with suckers out of its flap; 100 tall, its foot at the origin. */
  mailArm: (
    press: Press,
    {
      box,
      shade,
      light,
      arm,
      sucker,
      flap,
    }: Inks<'box' | 'shade' | 'light' | 'arm' | 'sucker' | 'flap'>,
  ): Svg =>
    [
      press.fill('M-28 0V-12H-20V0ZM20 0V-12H28V0Z', shade),
      press.fill('M-31 -10V-64A31 31 0 0 1 31 -64V-10Z', box),
      press.fill('M31 -10V-64A31 31 0 0 0 14 -91Q20 -78 20 -64V-10Z', shade),
      press.fill('M-22 -58A22 22 0 0 1 22 -58Z', light),
      press.line(
        'M2 -62C6 -84 -18 -92 -14 -108C-10 -122 12 -118 8 -106C6 -100 -2 -102 -1 -107',
        arm,
        8,
        { cap: 'round', join: 'round' },
      ),
      press.fill(
        [
          [-1, -70],
          [-5, -79],
          [-11, -88],
          [-14.5, -98],
          [-13, -108],
        ]
          .map(([x = 0, y = 0], index) => discOutline(x, y, 2 - index * 0.22))
          .join(''),
        sucker,
      ),
      press.fill('M-25 -59H25L28 -50H-28Z', flap),
      press.fill(boxOutline(-18, -40, 36, 3) + boxOutline(-18, -34, 24, 3), light),
      press.line('M-31 -24H31', shade, 2),
    ].join(''),

  /** A tiara snapped into four pieces that drift apart, 100 wide, around the origin. */
  snappedTiara: (
    press: Press,
    { ink, shade, stone, second }: Inks<'ink' | 'shade' | 'stone' | 'second'>,
  ): Svg => {
    const whole = [
      press.fill(TIARA, ink),
      press.line('M-44 22Q0 4 44 22M-42 14Q0 -4 42 14', shade, 1.4),
      press.fill(
        [
          [-48, -20],
          [-26, -36],
          [0, -54],
          [26, -36],
          [48, -20],
        ]
          .map(([x = 0, y = 0]) => discOutline(x, y, 4))
          .join(''),
        ink,
      ),
      press.polygon(
        [
          [0, -32],
          [7, -20],
          [0, -8],
          [-7, -20],
        ],
        stone,
      ),
      press.polygon(
        [
          [-22, -18],
          [-17, -9],
          [-22, 0],
          [-27, -9],
        ],
        second,
      ),
      press.polygon(
        [
          [22, -18],
          [27, -9],
          [22, 0],
          [17, -9],
        ],
        second,
      ),
    ].join('');
    const pieces = [
      ['M-70 -70H-38L-32 -14L-38 -2L-30 30H-70Z', 'translate(-9 5) rotate(-13)'],
      [
        'M-38 -70H-6L-14 -34L-8 -16L-14 -4L-8 30H-30L-38 -2L-32 -14Z',
        'translate(-4 -5) rotate(-6)',
      ],
      [
        'M-6 -70H36L30 -28L36 -12L26 -2L32 30H-8L-14 -4L-8 -16L-14 -34Z',
        'translate(4 -3) rotate(5)',
      ],
      ['M36 -70H70V30H32L26 -2L36 -12L30 -28Z', 'translate(11 7) rotate(15)'],
    ] as const;
    return pieces.map(([part, move]) => press.group(move, press.clip(part, whole))).join('');
  },

  /** A fin in a pinstriped suit's cloth with a hat on it, 100 tall, its waterline at the origin. */
  finHat: (
    press: Press,
    { fin, stripe, hat, band }: Inks<'fin' | 'stripe' | 'hat' | 'band'>,
  ): Svg =>
    [
      press.fill(FIN, fin),
      press.clip(
        FIN,
        press.line(
          upTo(9)
            .map((index) => `M${-52 + index * 13} 4Q${-30 + index * 11} -40 ${2 + index * 7} -90`)
            .join(''),
          stripe,
          1.2,
        ),
        press.shade('M30 -100Q14 -40 40 4H60V-100Z', 0.3),
      ),
      press.group(
        'translate(15 -74) rotate(14)',
        press.fill(
          'M-36 0Q-20 8 0 7T38 -3Q28 -9 22 -8L18 -30Q8 -24 0 -32Q-10 -38 -18 -28L-20 -6Q-28 -6 -36 0Z',
          hat,
        ),
        press.fill('M-20 -8Q0 0 22.500 -9L21 -16Q0 -7 -19 -15Z', band),
        press.shade('M8 6Q24 4 38 -3Q28 -9 22 -8L18 -30Q12 -27 8 -27Z', 0.25),
      ),
    ].join(''),

  /** A jewelled egg on three feet, 100 tall, its feet at the origin. */
  jewelEgg: (
    press: Press,
    { shell, shade, gold, stone, stand }: Inks<'shell' | 'shade' | 'gold' | 'stone' | 'stand'>,
  ): Svg => {
    const lattice = upTo(7).map((index) => {
      const x = -60 + index * 20;
      return `M${x} -104L${x + 60} -8M${-x} -104L${-x - 60} -8`;
    });
    const knots = [
      [0, -83],
      [-20, -56],
      [20, -56],
      [0, -56],
      [-10, -70],
      [10, -70],
      [-10, -41],
      [10, -41],
      [0, -27],
    ];
    return [
      press.line('M-14 -14Q-24 -8 -22 0M14 -14Q24 -8 22 0M0 -12V0', stand, 4, { cap: 'round' }),
      press.fill(SHELL, shell),
      press.clip(
        SHELL,
        press.line(lattice.join(''), gold, 1.3),
        press.fill('M10 -104Q32 -50 2 -6H50V-104Z', shade),
        press.line(lattice.slice(3).join(''), gold, 1.1),
      ),
      press.fill(knots.map(([x = 0, y = 0]) => discOutline(x, y, 2.2)).join(''), stone),
      press.fill(ovalOutline(0, -50, 31, 3.4), gold),
      press.fill('M-18 -16H18L14 -10H-14Z', stand),
    ].join('');
  },
};

const TIARA =
  'M-46 28Q0 10 46 28L52 -18Q40 -12 36 2Q34 -20 27 -36Q18 -20 12 -8Q10 -34 0 -54Q-10 -34 -12 -8Q-18 -20 -27 -36Q-34 -20 -36 2Q-40 -12 -52 -18Z';

const FIN = 'M-54 2C-30 -10 -8 -40 -2 -86Q18 -92 34 -84C26 -60 28 -24 50 2Z';

const SHELL =
  'M0 -98C19 -98 32 -68 32 -46C32 -26 18 -12 0 -12C-18 -12 -32 -26 -32 -46C-32 -68 -19 -98 0 -98Z';
