import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const family = {
  /** A crooked plank house with its chimney pipe, 100 tall, its foot at the origin. */
  crookedHouse: (
    press: Press,
    { wall, shade, roof, window }: Readonly<{ wall: Ink; shade: Ink; roof: Ink; window: Ink }>,
  ): Svg =>
    [
      press.fill('M20 -80V-100H28V-84Z', shade),
      press.fill('M-28 0L-32 -58L0 -92L34 -60L28 0Z', wall),
      press.fill('M10 0L12 -80L34 -60L28 0Z', shade),
      press.fill('M-42 -50L-3 -96L42 -56L36 -50L-2 -84L-36 -44Z', roof),
      press.line('M-30 -16H28M-31 -32H30M-31 -48H31', shade, 1.2),
      press.box(-17, -56, 15, 17, window),
      press.line('M-9.5 -56V-39M-17 -47.5H-2', shade, 1.6),
      press.box(-20, -26, 15, 26, roof),
      press.box(14, -44, 9, 11, window),
    ].join(''),

  /** An anchor, 100 tall, its crown at the origin, its ring on top. */
  anchor: (press: Press, { ink, shade }: Readonly<{ ink: Ink; shade: Ink }>): Svg =>
    [
      press.ring(0, -92, 8, ink, 5),
      press.box(-4.6, -84, 9.2, 84, ink),
      press.box(0.6, -84, 4, 80, shade),
      press.box(-26, -74, 52, 8, ink, 3),
      press.fill(
        'M0 4Q-44 2 -50 -38L-58 -30L-47 -58L-32 -34L-41 -36Q-36 -12 0 -10Q36 -12 41 -36L32 -34L47 -58L58 -30L50 -38Q44 2 0 4Z',
        ink,
      ),
      press.fill('M0 4Q44 2 50 -38L58 -30L47 -58L45 -52L49 -40Q42 -6 0 -2Z', shade),
    ].join(''),

  /** A small sailing boat, 100 wide, its waterline at the origin. */
  sailBoat: (
    press: Press,
    { hull, sail, second }: Readonly<{ hull: Ink; sail: Ink; second: Ink }>,
  ): Svg =>
    [
      press.fill('M-44 -8H46L32 12H-30Z', hull),
      press.line('M0 -8V-92', hull, 3),
      press.fill('M4 -90Q40 -60 42 -16H4Z', sail),
      press.fill('M-4 -80Q-32 -50 -36 -16H-4Z', second),
    ].join(''),
};
