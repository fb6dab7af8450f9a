import { oneOf } from '../../ink/one-of.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

const HATS = ['none', 'bowler', 'wide', 'cap', 'fedora'] as const;
const DRESSES = ['suit', 'coat', 'skirt', 'cape'] as const;

export type Hat = (typeof HATS)[number];

type PersonOptions = Readonly<{
  ink: Ink;
  hat?: Hat;
  pose?: keyof typeof POSES;
  dress?: (typeof DRESSES)[number];
  /** The coat, skirt or cape, where it differs. */
  cloth?: Ink;
}>;

/** Small people from behind, 100 tall, their feet at the origin. Never a face. */
export const figures = {
  /** One person, who gives the scale. */
  person: (
    press: Press,
    { ink, hat = 'none', pose = 'still', dress = 'suit', cloth = ink }: PersonOptions,
  ): Svg =>
    [
      oneOf(DRESSES, dress) === 'cape'
        ? press.fill('M-10 -83H10L26 -22Q0 -30 -26 -22Z', cloth)
        : '',
      press.disc(0, -90, 8.6, ink),
      press.fill(POSES[oneOf(POSE_NAMES, pose)], ink),
      dress === 'coat' ? press.fill('M-14 -70L-19 -20H19L14 -70Z', cloth) : '',
      dress === 'skirt' ? press.fill('M-10 -60L-22 -22H22L10 -60Z', cloth) : '',
      pose === 'umbrella' ? printUmbrella(press, cloth === ink ? ink : cloth, ink) : '',
      printHat(press, hat, ink),
    ].join(''),

  /** A cat sitting, seen from behind; 100 tall. */
  cat: (press: Press, { ink }: Readonly<{ ink: Ink }>): Svg =>
    press.fill(
      'M-16 -96L-9 -86Q0 -90 9 -86L16 -96L20 -70Q20 -62 13 -56Q28 -40 28 -16Q28 -4 22 0H-22Q-28 -4 -28 -16Q-28 -40 -13 -56Q-20 -62 -20 -70Z',
      ink,
    ) + press.line('M20 -3Q46 2 44 -20Q43 -30 50 -34', ink, 7, { cap: 'round' }),

  /** A horse with its rider, from behind and a little aside; 100 tall. */
  rider: (press: Press, { ink, hat = 'wide' }: Readonly<{ ink: Ink; hat?: Hat }>): Svg =>
    [
      press.fill(
        'M-34 -52Q-20 -60 10 -56L26 -76L38 -78L46 -66L38 -62L32 -44Q30 -36 26 -34L28 0H22L18 -28Q-6 -24 -20 -30L-22 0H-28L-30 -30Q-38 -36 -36 -18L-40 -16Q-44 -44 -34 -52Z',
        ink,
      ),
      press.group(
        'translate(-4 -38) scale(.62)',
        press.disc(0, -90, 8.6, ink),
        press.fill(POSES.still, ink),
        printHat(press, hat, ink),
      ),
    ].join(''),
};

function printHat(press: Press, hat: Hat, ink: Ink): Svg {
  switch (oneOf(HATS, hat)) {
    case 'none':
      return '';
    case 'bowler':
      return press.fill('M-9.5 -93a9.5 10 0 0 1 19 0H14v3H-14v-3Z', ink);
    case 'wide':
      return press.fill(
        'M-23 -97Q-12 -92 -9 -93L-7 -107Q0 -103 7 -107L9 -93Q12 -92 23 -97Q16 -87 0 -87T-23 -97Z',
        ink,
      );
    case 'cap':
      return press.fill('M-10 -91a10 10 0 0 1 20 -1L17 -89V-87H-10Z', ink);
    case 'fedora':
      return press.fill('M-15 -92L-9 -94L-8 -103Q0 -107 8 -103L9 -94L15 -92V-89H-15Z', ink);
  }
}

function printUmbrella(press: Press, cloth: Ink, ink: Ink): Svg {
  return (
    press.line('M19 -66V-142', ink, 2.4) +
    press.fill(
      'M19 -142C-14 -140 -26 -122 -28 -106Q-20 -112 -12 -106Q-4 -112 4 -106Q11 -112 19 -106Q27 -112 34 -106Q42 -112 50 -106Q58 -112 66 -106C64 -122 52 -140 19 -142Z',
      cloth,
    )
  );
}

const LEGS = 'L13 -36L12 0H2L0 -32L-2 0H-12L-13 -36';

const POSES = {
  still: `M0 -83C12 -83 18 -80 19 -70L22 -42C22 -38 18 -38 17.5 -42L14 -64${LEGS}L-14 -64L-17.5 -42C-18 -38 -22 -38 -22 -42L-19 -70C-18 -80 -12 -83 0 -83Z`,
  walking:
    'M0 -83C12 -83 17 -80 18 -70L24 -44C24 -40 20 -40 19 -43L13 -62L13 -38L22 -2L21 0H12L1 -32L-12 0H-22L-12 -36L-13 -62L-16 -42C-17 -38 -21 -38 -21 -42L-18 -70C-17 -80 -12 -83 0 -83Z',
  'arms-wide': `M0 -83C10 -83 14 -81 20 -80L50 -86C54 -86 54 -81 50 -80L14 -68${LEGS}L-14 -68L-50 -80C-54 -81 -54 -86 -50 -86L-20 -80C-14 -81 -10 -83 0 -83Z`,
  'arms-up': `M0 -83C8 -83 12 -80 16 -82L32 -112C35 -115 38 -112 36 -109L16 -66${LEGS}L-16 -66L-36 -109C-38 -112 -35 -115 -32 -112L-16 -82C-12 -80 -8 -83 0 -83Z`,
  umbrella: `M0 -83C10 -83 15 -80 19 -68L21 -64C21 -60 17 -59 15 -61L13 -58${LEGS}L-14 -64L-17.5 -42C-18 -38 -22 -38 -22 -42L-19 -70C-18 -80 -12 -83 0 -83Z`,
  seated:
    'M0 -83C12 -83 18 -80 19 -70L22 -46L32 -40L34 0H26L24 -30L12 -32H-12L-24 -30L-26 0H-34L-32 -40L-22 -46L-19 -70C-18 -80 -12 -83 0 -83Z',
} as const;

const POSE_NAMES = Object.keys(POSES) as (keyof typeof POSES)[];
