import { around } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

/** Wheels, dials, domes and glasses: things to look at or through. */
export const fairground = {
  /** A big wheel with cabins on its stand, 100 wide around its hub, the feet 62 below. */
  ferrisWheel: (
    press: Press,
    {
      ink,
      cabin,
      lit,
      stand,
      litCabin,
    }: Readonly<{ litCabin: number }> & Inks<'ink' | 'cabin' | 'lit' | 'stand'>,
  ): Svg => {
    const spokes = around(12).map(([x, y]) => `M0 0L${x * 46} ${y * 46}`);
    return [
      press.line('M0 0L-26 62M0 0L26 62M-17 40H17', stand, 3.4),
      press.ring(0, 0, 46, ink, 1.6),
      press.ring(0, 0, 40, ink, 0.9),
      press.line(spokes.join(''), ink, 0.8),
      ...around(12).map(([x, y], index) =>
        press.group(
          `translate(${x * 46} ${y * 46})`,
          press.box(-5.4, -1, 10.8, 8, index === litCabin ? lit : cabin, 1.4),
          press.fill('M-6.400 -1L0 -4.400L6.400 -1Z', ink),
        ),
      ),
      press.disc(0, 0, 4, ink),
    ].join('');
  },

  /** An alarm clock whose leaves fall over and read six o'clock, 100 wide, around the origin. */
  alarmClock: (
    press: Press,
    { ink, leaf, figure, gap }: Inks<'ink' | 'leaf' | 'figure' | 'gap'>,
  ): Svg =>
    [
      press.fill('M-40 24H-28L-30 30H-42ZM40 24H28L30 30H42Z', ink),
      press.box(-50, -27, 100, 54, ink, 7),
      press.box(-43, -20, 40, 40, leaf, 3),
      press.box(3, -20, 40, 40, leaf, 3),
      press.line('M-17 -12Q-31 -6 -30 5', figure, 4, { cap: 'round' }),
      press.ring(-23, 5, 7, figure, 4),
      press.line(
        'M9 -5Q9 -12 14 -12Q19 -12 19 -5V5Q19 12 14 12Q9 12 9 5ZM27 -5Q27 -12 32 -12Q37 -12 37 -5V5Q37 12 32 12Q27 12 27 5Z',
        figure,
        4,
      ),
      press.line('M-43 0H-3M3 0H43', gap, 1.4),
    ].join(''),

  /** A dome of panes over whatever is printed before, 100 wide, its foot at the origin. */
  glassDome: (press: Press, { frame, foot, gleam }: Inks<'frame' | 'foot' | 'gleam'>): Svg =>
    [
      press.line('M-50 0A50 50 0 0 1 50 0Z', frame, 2.6),
      press.line(
        'M0 -50V0M-30 0Q-28 -34 0 -50M30 0Q28 -34 0 -50M-46 -19Q0 -26 46 -19M-34 -36Q0 -42 34 -36M-46 -19L-30 0L-24 -21.500M24 -21.500L30 0L46 -19M-24 -21.500L0 0L24 -21.500',
        frame,
        1.1,
      ),
      press.line('M-42 -16Q-36 -32 -22 -41', gleam, 3, { cap: 'round' }),
      press.box(-55, -1, 110, 8, foot, 2),
    ].join(''),

  /** The round of a motion tracker, rings and spokes upwards from its foot, 100 wide, with blips; the foot is at the origin. */
  motionTracker: (
    press: Press,
    {
      ground,
      line,
      blip,
      rim,
      blips,
    }: Readonly<{ blips: readonly Readonly<{ x: number; y: number; radius: number }>[] }> &
      Inks<'ground' | 'line' | 'blip' | 'rim'>,
  ): Svg => {
    const arcs = [14, 26, 38, 50].map(
      (radius) =>
        `M${-radius * 0.94} ${-radius * 0.34}A${radius} ${radius} 0 0 1 ${radius * 0.94} ${-radius * 0.34}`,
    );
    return [
      press.fill('M-60 4V-44A60 60 0 0 1 60 -44V4Q60 10 54 10H-54Q-60 10 -60 4Z', rim),
      press.fill('M-54 2V-44A54 54 0 0 1 54 -44V2Z', ground),
      press.group(
        'translate(0 -2) scale(1 1.6)',
        press.line(
          `${arcs.join('')}M0 0L-47 -17M0 0L-27 -42M0 0V-50M0 0L27 -42M0 0L47 -17`,
          line,
          0.9,
        ),
      ),
      ...blips.map(
        ({ x, y, radius }) =>
          press.disc(x, y, radius, blip) + press.ring(x, y, radius + 2.6, blip, 0.8),
      ),
      press.fill('M-5 2L0 -8L5 2Z', blip),
    ].join('');
  },

  /** Glasses of card with two films in them, as for a picture in three dimensions, 100 wide, around the bridge. */
  paperGlasses: (
    press: Press,
    { card, shade, left, right }: Inks<'card' | 'shade' | 'left' | 'right'>,
  ): Svg =>
    [
      press.fill('M-50 -20L-62 -26L-58 -8L-50 -4ZM50 -20L62 -26L58 -8L50 -4Z', shade),
      press.fill(
        'M-52 -22H52V8Q52 22 38 22H14Q6 22 4 10Q0 4 -4 10Q-6 22 -14 22H-38Q-52 22 -52 8Z',
        card,
      ),
      press.box(-45, -15, 36, 29, left, 4),
      press.box(9, -15, 36, 29, right, 4),
    ].join(''),
};
