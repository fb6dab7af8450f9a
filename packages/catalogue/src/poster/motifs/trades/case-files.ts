import { boxOutline, discOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

export const caseFiles = {
  /** A telephone with a screen whose screen is the window of a video cassette, 100 tall, around the origin. */
  phoneWithCassette: (
    press: Press,
    {
      ink,
      screen,
      window,
      reel,
      hub,
      tape,
    }: Inks<'ink' | 'screen' | 'window' | 'reel' | 'hub' | 'tape'>,
  ): Svg => {
    const spokes = [0, 60, 120, 180, 240, 300];
    const hubAt = (y: number) =>
      press.disc(0, y, 6.4, hub) +
      spokes
        .map((turn) =>
          press.group(`translate(0 ${y}) rotate(${turn})`, press.box(-0.9, -6.4, 1.8, 3.4, reel)),
        )
        .join('');
    return [
      press.box(-27, -50, 54, 100, ink, 8),
      press.box(-23.5, -42, 47, 82, screen, 3),
      press.box(-17, -37, 34, 72, window, 4),
      press.disc(0, -18, 15, tape) + press.disc(0, 17, 11, tape),
      hubAt(-18) + hubAt(17),
      press.line('M-6 -46H6', screen, 1.6, { cap: 'round' }),
      press.disc(0, 45, 2.6, screen),
    ].join('');
  },

  /** A revolver's shadow on the ground, its barrel to the front, 100 long, the middle of its grip's top at the origin. */
  gunShadow: (press: Press, { ink }: Readonly<{ ink: Ink }>): Svg =>
    press.punch(
      `M-8 -12H8V2L12 4V22L9 26V92H11V100H-2V28L-14 26L-14 20Q-34 26 -46 18L-52 4Q-46 -4 -36 2Q-24 6 -14 2V-6Z${discOutline(-20, 15, 4.4)}`,
      ink,
    ),

  /** The print of a hand in soot, its fingers up, 100 tall, around the palm. */
  sootyHand: (press: Press, { ink }: Readonly<{ ink: Ink }>): Svg =>
    [
      press.fill('M-22 34Q-30 14 -26 -8Q-12 -16 8 -14Q24 -12 26 4Q26 26 14 40Q-6 48 -22 34Z', ink),
      press.line('M-21 -18L-27 -42M-8 -24L-10 -54M6 -22L10 -50M19 -14L29 -36', ink, 9, {
        cap: 'round',
      }),
      press.line('M-30 8L-44 -10', ink, 9.6, { cap: 'round' }),
    ].join(''),

  /** An apple on the teacher's desk with a straw and a paper umbrella, as a drink; 100 wide, its foot at the origin. */
  appleWithStraw: (
    press: Press,
    {
      ink,
      shade,
      lit,
      straw,
      stripe,
      paper,
      rib,
    }: Inks<'ink' | 'shade' | 'lit' | 'straw' | 'stripe' | 'paper' | 'rib'>,
  ): Svg => {
    const apple =
      'M0 -74Q-16 -88 -36 -80Q-56 -68 -49 -38Q-42 -8 -20 0Q-8 3 0 -2Q8 3 20 0Q42 -8 49 -38Q56 -68 36 -80Q16 -88 0 -74Z';
    const stripes = upTo(6).map((index) => `M${7 + index * 3.6} ${-78 - index * 12}l7.600 -4`);
    return [
      press.line('M-14 -72L-30 -122', rib, 2.2),
      press.fill(
        'M-30 -130L-66 -96Q-56 -100 -48 -94Q-42 -102 -33 -99Q-27 -108 -18 -106Q-12 -114 -2 -112Z',
        paper,
      ),
      press.line('M-30 -130L-48 -94M-30 -130L-33 -99M-30 -130L-18 -106', rib, 1),
      press.line('M8 -70L28 -138L54 -146', straw, 8, { join: 'round' }),
      press.line(stripes.join(''), stripe, 3),
      press.fill(apple, ink),
      press.clip(apple, press.fill('M22 -90Q40 -50 14 4H60V-90Z', shade)),
      press.fill('M-24 -76Q0 -62 24 -76Q0 -84 -24 -76Z', shade),
      press.line('M-38 -60Q-42 -44 -36 -30', lit, 4, { cap: 'round' }),
    ].join('');
  },

  /** The fan of a picture made with sound, its tip at the top, with grain and a small flame in it; 100 wide, 100 tall, its tip at the origin. */
  ultrasoundFlame: (
    press: Press,
    { ink, grain, dark, flame, heart }: Inks<'ink' | 'grain' | 'dark' | 'flame' | 'heart'>,
  ): Svg => {
    const fan = 'M-9 0Q0 5 9 0L56 84Q0 116 -56 84Z';
    const arcs = upTo(9).map((index) => {
      const y = 14 + index * 10;
      const half = 8 + index * 6;
      return `M${-half} ${y}Q0 ${y + 10} ${half} ${y}`;
    });
    return [
      press.fill(fan, ink),
      press.clip(fan, press.line(arcs.join(''), grain, 1.2, { dash: '.1 3.4', cap: 'round' })),
      press.fill('M-26 62Q-28 34 0 32Q28 34 26 62Q20 82 0 82T-26 62Z', dark),
      press.fill(
        'M0 76Q-16 74 -14 60Q-10 62 -9 58Q-10 48 -16 42Q-4 44 -2 54Q2 46 0 38Q10 44 8 56Q12 54 16 44Q18 58 14 66Q10 75 0 76Z',
        flame,
      ),
      press.fill('M0 74Q-7 72 -5 64Q-1 62 0 57Q6 62 6 67Q5 73 0 74Z', heart),
    ].join('');
  },

  /** A column that a bolt of lightning has split from its capital down, its upper half leaning; 100 tall, its foot at the origin. */
  splitColumn: (
    press: Press,
    { stone, shade, gap, bolt, edge }: Inks<'stone' | 'shade' | 'gap' | 'bolt' | 'edge'>,
  ): Svg => {
    const flutes = (from: number, to: number) =>
      press.line([-11, -4, 3, 10].map((x) => `M${x} ${from}V${to}`).join(''), shade, 1.8);
    return [
      press.fill('M-26 0V-6H26V0Z', stone) + press.fill('M-20 -6V-11H20V-6Z', shade),
      press.fill('M-16 -11V-44L-8 -38L-2 -50L6 -42L16 -52V-11Z', stone),
      press.clip(
        'M-16 -11V-44L-8 -38L-2 -50L6 -42L16 -52V-11Z',
        flutes(-60, -11),
        press.box(9, -60, 8, 50, shade),
      ),
      press.group(
        'rotate(13 16 -52)',
        press.fill('M-16 -88H16V-56L6 -46L-2 -54L-8 -42L-16 -48Z', stone),
        press.clip(
          'M-16 -88H16V-56L6 -46L-2 -54L-8 -42L-16 -48Z',
          flutes(-90, -40),
          press.box(9, -90, 8, 50, shade),
        ),
        press.fill(boxOutline(-20, -92, 40, 4), shade),
        press.fill(boxOutline(-25, -98, 50, 6), stone),
      ),
      press.fill('M-30 -48L-24 -54L-20 -46ZM24 -38L30 -34L22 -31ZM-26 -30L-22 -34L-20 -28Z', gap),
      press.line('M-58 -130L-22 -92L-38 -86L2 -48', edge, 9, { join: 'miter' }),
      press.line('M-58 -130L-22 -92L-38 -86L2 -48', bolt, 5, { join: 'miter' }),
    ].join('');
  },
};
