import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const costumeTrunk = {
  /** A beach shirt on its hanger, printed with beasts, 100 wide, hung at the origin. */
  beachShirt: (
    press: Press,
    {
      ink,
      shade,
      prints,
      leap,
      hanger,
    }: Readonly<{ ink: Ink; shade: Ink; prints: readonly [Ink, Ink]; leap: Ink; hanger: Ink }>,
  ): Svg => {
    const spots = [
      [-30, 26],
      [-20, 44],
      [-6, 58],
      [-24, 70],
      [-10, 84],
      [-28, 94],
      [12, 46],
      [26, 60],
      [10, 72],
      [24, 92],
      [10, 98],
      [36, 30],
      [-42, 36],
      [45, 42],
    ] as const;
    return [
      press.line('M0 2V-6Q0 -13 6 -13Q11 -13 11 -8', hanger, 2.4, { cap: 'round' }),
      press.line('M0 2L-34 16M0 2L34 16', hanger, 3),
      press.clip(
        SHIRT,
        press.fill(SHIRT, ink),
        press.fill('M14 6L36 14L52 46L38 54L34 106H14Z', shade),
        ...spots.map(([x, y], index) =>
          press.group(
            `translate(${x} ${y}) rotate(${index * 47}) scale(.9)`,
            index % 2 === 0
              ? printPaw(press, prints[0])
              : press.fill('M-7 0Q0 -6 5 0L9 -4V4L5 0Q0 6 -7 0Z', prints[1]),
          ),
        ),
      ),
      press.fill('M-12 2Q0 16 12 2L18 10L4 26L0 18L-4 26L-18 10Z', shade),
      press.line('M0 20V106', shade, 1.6),
      ...[36, 54, 72, 90].map((y) => press.disc(3, y, 1.8, hanger)),
      press.box(12, 38, 20, 22, ink, 2),
      press.line('M12 41H32', shade, 1.6),
      press.fill('M15 39Q16 22 30 20Q28 24 31 28Q28 27 26 29Q24 33 25 39Z', leap),
    ].join('');
  },

  /** A suit that spins so fast that only its bands are seen, under its hat, 100 tall, its shoes at the origin. */
  spinSuit: (
    press: Press,
    {
      ink,
      shade,
      shirt,
      band,
      shoe,
    }: Readonly<{ ink: Ink; shade: Ink; shirt: Ink; band: Ink; shoe: Ink }>,
  ): Svg =>
    [
      press.fill('M-14 0Q-4 -6 0 -4Q4 -6 14 0Z', shoe),
      ...SPINS.map(([y, half, lean], index) => {
        const ends = 6.4;
        return press.fill(
          `M${lean - half} ${y}Q${lean} ${y + ends * 1.6} ${lean + half} ${y - 3}Q${lean + half + 3} ${y - 9} ${lean + half - 4} ${y - 10}Q${lean} ${y - 1} ${lean - half + 2} ${y - 8}Q${lean - half - 5} ${y - 5} ${lean - half} ${y}Z`,
          index === 6 ? shirt : index % 2 === 0 ? ink : shade,
        );
      }),
      press.fill('M-34 -92Q0 -82 34 -96Q26 -84 0 -82Q-28 -82 -34 -92Z', ink),
      press.fill('M-17 -89L-14 -108Q-4 -114 2 -108Q8 -114 15 -110L18 -91Q0 -84 -17 -89Z', ink),
      press.fill('M-16.5 -92Q0 -86 17.6 -94L16.8 -99Q0 -92 -15.8 -97Z', band),
      press.fill('M16 -98Q26 -114 36 -116Q32 -102 17 -94Z', shirt),
    ].join(''),

  /** A waistcoat over a great stomach, one button off, 100 wide, around the middle of the stomach. */
  tightWaistcoat: (
    press: Press,
    {
      shirt,
      vest,
      shade,
      button,
      tie,
      thread,
    }: Readonly<{ shirt: Ink; vest: Ink; shade: Ink; button: Ink; tie: Ink; thread: Ink }>,
  ): Svg =>
    [
      press.fill(
        'M-24 -58Q0 -66 24 -58Q58 -40 56 8Q52 50 0 52Q-52 50 -56 8Q-58 -40 -24 -58Z',
        shirt,
      ),
      press.fill(
        'M-26 -57Q-58 -40 -56 8Q-52 50 0 52L-3 16Q-12 6 -3 -6Q-4 -20 -10 -28Q-16 -44 -14 -60Z',
        vest,
      ),
      press.fill(
        'M26 -57Q58 -40 56 8Q52 50 0 52L3 16Q12 6 3 -6Q4 -20 10 -28Q16 -44 14 -60Z',
        shade,
      ),
      press.fill('M-26 -58L-14 -60Q-16 -44 -8 -28L-20 -30Z', shade),
      press.fill('M26 -58L14 -60Q16 -44 8 -28L20 -30Z', vest),
      press.fill('M0 -54L-16 -62V-46ZM0 -54L16 -62V-46Z', tie),
      press.box(-4, -58, 8, 8, tie, 2),
      ...[-16, 26, 40].map((y) => press.disc(0, y, 4, button)),
      press.line('M0 5Q6 2 8 8Q10 13 15 10', thread, 1.2, { cap: 'round' }),
      press.fill('M-34 20H-18V25H-34ZM18 20H34V25H18Z', button),
    ].join(''),
};

const SHIRT =
  'M-12 2L-36 14L-54 46L-38 54L-32 42L-34 106H34L32 42L38 54L54 46L36 14L12 2Q0 12 -12 2Z';

/** Height, half width and lean of each turn of the cloth, from the shoes up. */
const SPINS = [
  [-6, 9, 1],
  [-15, 15, -1],
  [-25, 21, 2],
  [-36, 27, -2],
  [-47, 32, 1],
  [-58, 35, -1],
  [-69, 33, 2],
  [-79, 28, 0],
] as const;

function printPaw(press: Press, ink: Ink): Svg {
  return [
    press.oval(0, 2.4, 4, 3.4, ink),
    press.disc(-4.2, -2.4, 1.7, ink),
    press.disc(0, -4.4, 1.9, ink),
    press.disc(4.2, -2.4, 1.7, ink),
  ].join('');
}
