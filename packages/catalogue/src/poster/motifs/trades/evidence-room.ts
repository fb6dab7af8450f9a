import { around, boxOutline, discOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Name extends string> = Readonly<Record<Name, Ink>>;

/** Single things that could lie on a detective's table. */
export const evidenceRoom = {
  /** A claw hammer, 100 tall, its handle's foot at the origin, its claw to the left. */
  clawHammer: (
    press: Press,
    { steel, shade, handle, grip }: Inks<'steel' | 'shade' | 'handle' | 'grip'>,
  ): Svg =>
    [
      press.fill('M-4 -80H4L5.5 -40V0Q0 3 -5.5 0V-40Z', handle),
      press.fill('M-5.6 -34H5.6V0Q0 3 -5.6 0Z', grip),
      press.shade('M1 -80H4L5.5 -40V0Q3 2 1 2Z', 0.3),
      press.fill(
        'M-8 -98H12L16 -95H22V-100H30V-78H22V-83H16L10 -80H-6Q-24 -82 -36 -70L-38 -74Q-30 -92 -8 -98Z',
        steel,
      ),
      press.fill('M-36 -70Q-24 -82 -6 -80H10L16 -83H22V-78H30V-87H-4Q-22 -88 -37 -72Z', shade),
      press.fill('M-5 -98V-101H5V-98Z', handle),
    ].join(''),

  /** An eraser in its sleeve, 100 long, its worn end to the left, around the origin. */
  eraser: (
    press: Press,
    { ink, shade, sleeve, stripe }: Inks<'ink' | 'shade' | 'sleeve' | 'stripe'>,
  ): Svg =>
    [
      press.fill('M-20 -20H-42Q-52 -14 -47 2Q-44 18 -34 20H-20Z', ink),
      press.fill('M-20 8H-46Q-42 18 -34 20H-20Z', shade),
      press.box(-24, -22, 74, 44, sleeve, 2),
      press.box(-24, -8, 74, 10, stripe),
      press.shade('M-24 8H50V20Q50 22 48 22H-22Q-24 22 -24 20Z', 0.3),
    ].join(''),

  /** A mouse from behind with its tail, beside a spool it has rolled; 100 wide, its foot at the origin. */
  mouseWithASpool: (
    press: Press,
    { fur, ear, spool, rim, thread }: Inks<'fur' | 'ear' | 'spool' | 'rim' | 'thread'>,
  ): Svg =>
    [
      press.line('M-40 -4Q-64 -2 -58 -18Q-54 -28 -66 -32', fur, 3, { cap: 'round' }),
      press.fill('M-46 0Q-52 -34 -28 -46Q-4 -34 -10 0Z', fur),
      press.disc(-42, -50, 10, fur),
      press.disc(-14, -50, 10, fur),
      press.disc(-42, -50, 6, ear),
      press.disc(-14, -50, 6, ear),
      press.disc(-28, -44, 14, fur),
      press.box(6, -42, 40, 38, thread),
      press.line('M7 -34H45M7 -26H45M7 -18H45M7 -10H45', spool, 1.6),
      press.box(2, -48, 48, 8, rim, 3),
      press.box(2, -8, 48, 8, rim, 3),
      press.shade('M34 -40H46V-8H34Z', 0.3),
    ].join(''),

  /** A hand mirror whose glass is cracked from one point, 100 tall, around the middle of its glass. */
  crackedMirror: (
    press: Press,
    { frame, shade, glass, gleam, crack }: Inks<'frame' | 'shade' | 'glass' | 'gleam' | 'crack'>,
  ): Svg =>
    [
      press.fill('M-5 34H5L7 72Q7 78 0 78Q-7 78 -7 72Z', frame),
      press.shade('M1 34H5L7 72Q7 78 1 78Z', 0.3),
      press.punch(discOutline(0, 0, 38) + discOutline(0, 0, 32), frame),
      press.fill('M0 38A38 38 0 0 0 38 0H32A32 32 0 0 1 0 32Z', shade),
      press.disc(0, 0, 32, glass),
      press.fill('M-30 -10A32 32 0 0 1 -2 -32L8 -8Z', gleam),
      press.fill('M8 -8L31 6A32 32 0 0 1 18 26Z', gleam),
      press.line(
        'M8 -8L-30 -10M8 -8L-2 -32M8 -8L24 -21M8 -8L31 6M8 -8L18 26M8 -8L-8 31M8 -8L-26 18M-12 -9L-16 8M16 9L1 12M19 -2L18 8',
        crack,
        1.3,
      ),
    ].join(''),

  /** A screen's pointer, an arrow to the upper left, 100 tall, its tip at the origin. */
  pointerArrow: (press: Press, { ink, rim }: Inks<'ink' | 'rim'>): Svg => {
    const arrow = 'M0 0L0 84L20 66L34 98L48 92L34 60H60Z';
    return press.line(arrow, rim, 9, { join: 'miter' }) + press.fill(arrow, ink);
  },

  /** A small tape recorder with its cassette, 100 tall, around the origin. */
  pocketTapeRecorder: (
    press: Press,
    { body, shade, glass, reel, lamp }: Inks<'body' | 'shade' | 'glass' | 'reel' | 'lamp'>,
  ): Svg =>
    [
      press.box(-28, -50, 56, 100, body, 5),
      press.fill('M18 -50H23Q28 -50 28 -45V45Q28 50 23 50H18Z', shade),
      press.box(-20, -40, 36, 44, glass, 2),
      ...[-11, 7].flatMap((x) => [
        press.disc(x, -20, 8, reel),
        press.disc(x, -20, 2.6, glass),
        ...around(3).map(([dx, dy]) => press.disc(x + dx * 5, -20 + dy * 5, 1.2, glass)),
      ]),
      press.box(-20, -4, 36, 4, reel),
      ...upTo(5).map((row) => press.box(-20, 12 + row * 6, 22, 2.4, shade)),
      press.disc(10, 16, 3.6, lamp),
      press.box(6, 26, 8, 14, shade, 2),
      press.fill(boxOutline(-22, -54, 8, 4) + boxOutline(-10, -54, 8, 4), shade),
    ].join(''),

  /** Spectacles with glasses as thick as bottle ends, 100 wide, around the bridge. */
  thickSpectacles: (
    press: Press,
    { frame, glass, rings, gleam }: Inks<'frame' | 'glass' | 'rings' | 'gleam'>,
  ): Svg =>
    [
      press.line('M-50 -4L-62 -14M50 -4L62 -14', frame, 5, { cap: 'round' }),
      ...[-27, 27].flatMap((x) => [
        press.disc(x, 0, 23, glass),
        press.ring(x, 0, 16.5, rings, 1.4),
        press.ring(x, 0, 11, rings, 1.4),
        press.ring(x, 0, 5.6, rings, 1.4),
        press.ring(x, 0, 23, frame, 5),
        press.line(`M${x - 15} -5A16 16 0 0 1 ${x - 5} -15`, gleam, 3.4, { cap: 'round' }),
      ]),
      press.line('M-5 -6Q0 -11 5 -6', frame, 5, { cap: 'round' }),
    ].join(''),

  /** A plait of hair that hangs from the origin, as many locks long, with its band and its tip; about 30 wide. */
  hangingPlait: (
    press: Press,
    { hair, shade, band, locks }: Inks<'hair' | 'shade' | 'band'> & Readonly<{ locks: number }>,
  ): Svg => {
    const places = upTo(locks).map((index) => ({ y: index * 11, side: index % 2 === 0 ? 1 : -1 }));
    const foot = locks * 11 + 8;
    return [
      ...places.map(({ y, side }) =>
        press.group(
          `translate(0 ${y}) scale(${side} 1)`,
          press.fill('M-10 -4Q14 -6 16 10Q14 22 -2 24Q4 10 -10 -4Z', hair),
          press.fill('M16 10Q14 22 -2 24Q2 18 0 12Q8 16 16 10Z', shade),
        ),
      ),
      press.fill(`M-6 ${foot}H6Q14 ${foot + 18} 0 ${foot + 34}Q-14 ${foot + 18} -6 ${foot}Z`, hair),
      press.fill(`M2 ${foot}H6Q14 ${foot + 18} 0 ${foot + 34}Q6 ${foot + 16} 2 ${foot}Z`, shade),
      press.box(-8, foot - 4, 16, 7, band, 2),
    ].join('');
  },

  /** A round fishbowl with one fish that looks out, 100 wide, the middle of its foot at the origin. */
  fishbowl: (
    press: Press,
    { glass, water, fish, fin, rim }: Inks<'glass' | 'water' | 'fish' | 'fin' | 'rim'>,
  ): Svg =>
    [
      press.fill(
        'M-26 -84H26Q50 -72 50 -42Q50 -12 24 0H-24Q-50 -12 -50 -42Q-50 -72 -26 -84Z',
        glass,
      ),
      press.fill('M-47 -56Q-24 -50 0 -56T47 -56Q54 -18 24 0H-24Q-54 -18 -47 -56Z', water),
      press.fill('M-24 -30Q-6 -48 14 -30Q-6 -12 -24 -30Z', fish),
      press.fill('M10 -30L28 -42V-18Z', fin),
      press.fill('M-6 -39Q2 -50 8 -36Z', fin),
      press.disc(-14, -32, 2.4, rim),
      press.box(-30, -90, 60, 7, rim, 3),
      press.line('M-40 -60A44 44 0 0 0 -36 -20', rim, 3, { cap: 'round' }),
    ].join(''),

  /** A sausage tied to a string that comes down from the origin, `drop` long; the sausage is 40 long. */
  hangingSausage: (
    press: Press,
    { skin, shade, string, drop }: Inks<'skin' | 'shade' | 'string'> & Readonly<{ drop: number }>,
  ): Svg =>
    [
      press.line(`M0 0V${drop}`, string, 1.2),
      press.group(
        `translate(0 ${drop}) rotate(14)`,
        press.fill('M-3 -3H3L2 3H-2Z', skin),
        press.fill('M-8 8Q-8 0 0 0Q8 0 8 8V34Q8 42 0 42Q-8 42 -8 34Z', skin),
        press.fill('M3 0.6Q8 2 8 8V34Q8 42 0 42Q5 36 4 20Z', shade),
        press.fill('M-3 45H3L2 39H-2Z', skin),
      ),
    ].join(''),

  /** A piece of lasagna on its plate with cheese that runs over, 100 wide, the plate's foot at the origin. */
  lasagna: (
    press: Press,
    { cheese, sauce, meat, pasta, plate }: Inks<'cheese' | 'sauce' | 'meat' | 'pasta' | 'plate'>,
  ): Svg =>
    [
      press.box(-41, -39, 82, 6, sauce),
      press.box(-41, -33, 82, 5, pasta),
      press.box(-41, -28, 82, 6, meat),
      press.box(-41, -22, 82, 5, cheese),
      press.box(-41, -17, 82, 6, sauce),
      press.box(-41, -11, 82, 5, pasta),
      press.shade('M34 -42H41V-6H34Z', 0.25),
      press.fill(
        'M-41 -46Q0 -56 41 -46V-38Q36 -30 31 -37T20 -38T10 -36T0 -38T-10 -37T-21 -38T-31 -36L-41 -38Z',
        cheese,
      ),
      press.fill('M-52 -7H52L42 0H-42Z', plate),
    ].join(''),
};
