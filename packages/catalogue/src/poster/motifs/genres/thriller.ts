import { around, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const thriller = {
  /** A bell buoy, 100 tall, its waterline at the origin. */
  buoy: (
    press: Press,
    { ink, stripe, frame, lamp }: Readonly<{ ink: Ink; stripe: Ink; frame: Ink; lamp: Ink }>,
  ): Svg =>
    [
      press.fill('M-30 18L-22 -30H22L30 18Z', ink),
      press.fill('M-24.6 -14L-22 -30H22L24.6 -14Z', stripe),
      press.fill('M-30 18L-22 -30H8L12 18Z', ink),
      press.fill('M-24.6 -14L-22 -30H8L9.4 -14Z', stripe),
      press.line('M-18 -30L-8 -72M18 -30L8 -72M-14 -48H14M-18 -30L11 -58M18 -30L-11 -58', frame, 3),
      press.fill('M-11 -72H11V-76H-11ZM-7 -76V-88H7V-76Z', frame),
      press.fill('M-5 -78V-86H5V-78Z', lamp),
      press.fill('M-6 -44Q-6 -56 0 -56T6 -44L9 -40H-9Z', frame),
    ].join(''),

  /** Rows of waves over the sheet, each ink a row lower and deeper; in poster units. */
  swell: (
    press: Press,
    {
      y,
      inks,
      step,
      length = 44,
      swing = 7,
      drift = 13,
    }: Readonly<{
      y: number;
      inks: readonly Ink[];
      step: number;
      length?: number;
      swing?: number;
      drift?: number;
    }>,
  ): Svg =>
    inks
      .map((ink, row) => {
        const top = y + row * step;
        const start = -length - ((row * drift) % length);
        const crests = upTo(Math.ceil((200 + 2 * length) / length) + 1).map(
          () => `q${length / 4} ${-swing * 1.6} ${length / 2} 0t${length / 2} 0`,
        );
        return press.fill(`M${start} ${top}${crests.join('')}V300H${start}Z`, ink);
      })
      .join(''),

  /** A dial with marks and two hands, 100 wide, around the origin. `hour` and `minute` are clock degrees. */
  clock: (
    press: Press,
    {
      face,
      ink,
      rim,
      hour,
      minute,
      second,
      marks = 60,
    }: Readonly<{
      face: Ink;
      ink: Ink;
      rim?: Ink;
      hour: number;
      minute: number;
      second?: Ink;
      marks?: number;
    }>,
  ): Svg => {
    const ticks = around(marks).map(([x, y], index) => {
      const long = index % (marks / 12) === 0;
      const inner = long ? 37 : 42;
      return { long, d: `M${x * inner} ${y * inner}L${x * 44} ${y * 44}` };
    });
    const pick = (long: boolean) =>
      ticks
        .filter((tick) => tick.long === long)
        .map((tick) => tick.d)
        .join('');
    return [
      press.disc(0, 0, 50, rim ?? ink),
      press.disc(0, 0, 46.6, face),
      press.line(pick(false), ink, 0.7),
      press.line(pick(true), ink, 2.8),
      press.group(`rotate(${hour})`, press.fill('M-2.6 5L-2 -26H2L2.6 5Z', ink)),
      press.group(`rotate(${minute})`, press.fill('M-1.8 6L-1.3 -38H1.3L1.8 6Z', ink)),
      press.disc(0, 0, 4, ink),
      second ? press.disc(0, 0, 1.8, second) : '',
    ].join('');
  },

  /** A road from the foot of the sheet to a point on the horizon, with its middle line; in poster units. */
  road: (
    press: Press,
    {
      y,
      x = 100,
      near,
      ink,
      line,
      foot = 300,
      bend = 0,
    }: Readonly<{
      y: number;
      x?: number;
      near: number;
      ink: Ink;
      line: Ink;
      foot?: number;
      bend?: number;
    }>,
  ): Svg => {
    const dashes = upTo(7).map((index) => {
      const from = (index / 7) ** 2.1;
      const to = ((index + 0.55) / 7) ** 2.1;
      const at = (share: number) => y + (foot - y) * share;
      const drift = (share: number) => x + (100 - x) * share + bend * share * (1 - share) * 2;
      const wide = (share: number) => 0.35 + 4.4 * share;
      return `M${drift(from) - wide(from)} ${at(from)}H${drift(from) + wide(from)}L${drift(to) + wide(to)} ${at(to)}H${drift(to) - wide(to)}Z`;
    });
    const half = (foot - y) / 2;
    return (
      press.fill(
        `M${x - 1} ${y}Q${(x + 100 - near) / 2 + bend} ${y + half} ${100 - near} ${foot}H${100 + near}Q${(x + 100 + near) / 2 + bend} ${y + half} ${x + 1} ${y}Z`,
        ink,
      ) + press.fill(dashes.join(''), line)
    );
  },

  /** A small car from behind, 100 wide, its wheels at the origin. */
  carFromBehind: (
    press: Press,
    { ink, shade, glass, lamp }: Readonly<{ ink: Ink; shade: Ink; glass: Ink; lamp: Ink }>,
  ): Svg =>
    [
      press.shade('M-52 4Q0 -8 52 4Q0 12 -52 4Z', 0.5),
      press.box(-44, -16, 18, 18, 'key', 3),
      press.box(26, -16, 18, 18, 'key', 3),
      press.fill('M-36 -42L-26 -66Q0 -72 26 -66L36 -42Z', ink),
      press.fill('M-29 -44L-22 -60Q0 -65 22 -60L29 -44Z', glass),
      press.fill('M-50 -10V-36Q-48 -44 -38 -44H38Q48 -44 50 -36V-10Z', ink),
      press.fill('M-50 -10V-20H50V-10Z', shade),
      press.box(-46, -36, 16, 9, lamp, 2),
      press.box(30, -36, 16, 9, lamp, 2),
      press.box(-14, -34, 28, 9, lamp, 1),
    ].join(''),
};
