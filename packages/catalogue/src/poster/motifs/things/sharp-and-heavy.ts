import { upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

/** Arms and banners, and what is too steep or too sharp to be what it seems. */
export const sharpAndHeavy = {
  /** A long banner on its pole, tied at its crossbar, 100 tall, the pole's foot at the origin. */
  banner: (
    press: Press,
    { pole, cloth, shade, sign }: Inks<'pole' | 'cloth' | 'shade' | 'sign'>,
  ): Svg =>
    [
      press.line('M0 0V-104M0 -100H26', pole, 2.2, { cap: 'round' }),
      press.fill('M2 -98H24Q28 -74 23 -54Q19 -36 25 -16Q14 -12 2 -17Z', cloth),
      press.fill(
        'M17 -98H24Q28 -74 23 -54Q19 -36 25 -16Q20 -14 15 -14Q11 -36 16 -54Q20 -74 17 -98Z',
        shade,
      ),
      press.ring(11, -80, 6, sign, 2.4),
      press.line('M2 -92H-1M2 -72H-1M2 -52H-1M2 -32H-1', pole, 1.6),
    ].join(''),

  /** A flintlock pistol from the side, its muzzle to the right, 100 long, around its lock. */
  pistol: (
    press: Press,
    { wood, shade, steel, brass }: Inks<'wood' | 'shade' | 'steel' | 'brass'>,
  ): Svg =>
    [
      press.fill(
        'M-14 -5H54V3H10Q-4 5 -12 10Q-24 20 -28 34Q-32 40 -40 38Q-46 34 -43 26Q-36 4 -22 -4Z',
        wood,
      ),
      press.fill(
        'M8 -1H54V3H10Q-4 5 -12 10Q-24 20 -28 34Q-32 40 -40 38Q-30 12 -12 2Q-2 -1 8 -1Z',
        shade,
      ),
      press.fill('M-12 -9H58V-4H-12Z', steel),
      press.box(55, -10, 4, 7, brass),
      press.box(22, -5, 5, 9, brass),
      press.line('M12 5H50', brass, 1.4),
      press.fill('M-16 -4H4V1H-14Z', brass),
      press.line('M-12 -4Q-20 -12 -13 -20L-8 -17M2 -6L-1 -18', steel, 3, { cap: 'round' }),
      press.line('M-2 4Q0 14 -8 12', steel, 1.8, { cap: 'round' }),
      press.fill('M-43 27L-29 33Q-32 41 -40 39Q-47 35 -43 27Z', brass),
    ].join(''),

  /** An apple whose skin is a town with lit windows, a broad knife driven in from above; 100 wide, its foot at the origin. */
  appleWithAKnife: (
    press: Press,
    {
      ink,
      shade,
      window,
      leaf,
      blade,
      edge,
      grip,
    }: Inks<'ink' | 'shade' | 'window' | 'leaf' | 'blade' | 'edge' | 'grip'>,
  ): Svg => {
    const panes = upTo(9).flatMap((row) =>
      upTo(11).flatMap((column) =>
        (row * 7 + column * 5 + row * column) % 4 === 0
          ? ''
          : `M${-44 + column * 8.2} ${-74 + row * 8}h3.600v4.600h-3.600Z`,
      ),
    );
    return [
      press.line('M-4 -78Q-8 -92 -18 -98', grip, 4, { cap: 'round' }),
      press.fill('M-10 -90Q-34 -106 -46 -92Q-30 -78 -10 -90Z', leaf),
      press.fill(APPLE, ink),
      press.clip(
        APPLE,
        press.fill(panes.join(''), window),
        press.shade('M22 -90Q44 -40 10 4H60V-90Z', 0.42),
      ),
      press.group(
        'translate(16 -44) rotate(24)',
        press.fill('M-7 0L-9 -66Q-8 -76 4 -80V0Z', blade),
        press.fill('M-7 0L-9 -66Q-8 -76 -5 -78L-3 0Z', edge),
        press.box(-7, -104, 12, 27, grip, 3),
        press.disc(-1, -98, 1.6, edge),
        press.disc(-1, -86, 1.6, edge),
      ),
      press.fill('M4 -44L16 -50L28 -38L20 -41L14 -38Z', shade),
    ].join('');
  },

  /** A court shoe with a high heel, its toe to the right, 100 long, its sole at the origin. */
  highHeel: (
    press: Press,
    { ink, shade, lining, sole }: Inks<'ink' | 'shade' | 'lining' | 'sole'>,
  ): Svg =>
    [
      press.fill('M-50 -62Q-46 -40 -42 0H-37Q-34 -30 -24 -44Z', sole),
      press.fill(
        'M-52 -66Q-44 -74 -38 -70Q-26 -52 -2 -34Q14 -30 28 -22Q48 -12 50 -2Q50 2 46 2H22Q10 0 0 -14Q-14 -34 -30 -40Q-46 -44 -52 -66Z',
        ink,
      ),
      press.fill(
        'M-38 -70Q-26 -52 -2 -34Q-18 -38 -32 -54Q-40 -62 -46 -70Q-42 -72 -38 -70Z',
        lining,
      ),
      press.fill(
        'M-50 -58Q-44 -46 -30 -42Q-14 -36 0 -16Q10 -2 22 0H50Q50 3 46 3H22Q8 2 -3 -13Q-16 -33 -31 -38Q-46 -44 -50 -58Z',
        shade,
      ),
    ].join(''),
};

const APPLE =
  'M0 -74C8 -82 24 -86 36 -78C52 -68 52 -40 42 -20C34 -4 20 4 8 0Q0 -3 -8 0C-20 4 -34 -4 -42 -20C-52 -40 -52 -68 -36 -78C-24 -86 -8 -82 0 -74Z';
