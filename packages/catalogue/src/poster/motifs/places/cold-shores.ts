import { upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

export const coldShores = {
  /** An emperor penguin from behind, 100 tall, its feet at the origin. */
  penguin: (press: Press, { ink, rim, patch }: Inks<'ink' | 'rim' | 'patch'>): Svg =>
    [
      press.fill('M-14 -4L-20 0H-4L-4 -6M14 -4L20 0H4L4 -6', patch),
      press.fill(PENGUIN, ink),
      press.fill(
        'M-12 -82Q-18 -75 -17 -66Q-12 -72 -12 -82ZM12 -82Q18 -75 17 -66Q12 -72 12 -82Z',
        patch,
      ),
      press.fill('M-24 -64Q-36 -46 -32 -22Q-28 -18 -26 -24Q-28 -44 -21 -58Z', rim),
      press.fill('M24 -64Q36 -46 32 -22Q28 -18 26 -24Q28 -44 21 -58Z', rim),
    ].join(''),

  /** Penguins one behind the other along a curve, smaller with distance; in poster units. */
  penguinFile: (
    press: Press,
    {
      from,
      over,
      to,
      near,
      far,
      count,
      ink,
    }: Readonly<{
      from: Point;
      over: Point;
      to: Point;
      near: number;
      far: number;
      count: number;
      ink: Ink;
    }>,
  ): Svg => {
    const bodies = upTo(count).map((index) => {
      const t = 1 - (1 - index / (count - 1)) ** 1.7;
      const mix = (axis: 0 | 1) =>
        (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * over[axis] + t * t * to[axis];
      const tall = near + (far - near) * t;
      return press.group(
        `translate(${mix(0)} ${mix(1)}) scale(${tall / 100})`,
        press.fill(PENGUIN, ink),
      );
    });
    return bodies.toReversed().join('');
  },

  /** A three-masted ship under sail, 100 wide, its waterline at the origin. */
  tallShip: (press: Press, { hull, sail, rope }: Inks<'hull' | 'sail' | 'rope'>): Svg => {
    const mast = (x: number, tall: number, wide: number) =>
      upTo(3)
        .map((row) => {
          const top = -tall + row * (tall * 0.28);
          const half = wide * (0.62 + row * 0.19);
          const deep = tall * 0.25;
          return `M${x - half} ${top}H${x + half}Q${x + half + 5} ${top + deep * 0.6} ${x + half + 1} ${top + deep}Q${x} ${top + deep * 0.8} ${x - half + 1} ${top + deep}Q${x - half + 4} ${top + deep * 0.5} ${x - half} ${top}Z`;
        })
        .join('');
    return [
      press.line('M-26 -8V-84M4 -8V-102M30 -8V-76M-44 -16L-68 -26', rope, 1.6),
      press.line('M-66 -25L-26 -82L4 -100L30 -74L44 -16', rope, 0.7),
      press.fill('M-66 -25L-30 -76L-36 -24Z', sail),
      press.fill(mast(-26, 80, 13) + mast(4, 98, 15) + mast(30, 72, 11), sail),
      press.fill('M-52 -18Q-40 -12 -20 -12H34L50 -20L44 0H-38Q-48 -6 -52 -18Z', hull),
    ].join('');
  },

  /** A rowing boat from the side with someone at the oars, 100 long, its waterline at the origin. */
  rowBoat: (press: Press, { hull, rim, rower }: Inks<'hull' | 'rim' | 'rower'>): Svg =>
    [
      press.fill('M-12 -14L-8 -40Q0 -48 8 -40L11 -14Z', rower),
      press.disc(0, -52, 7, rower),
      press.line('M4 -34L26 -26', rower, 4, { cap: 'round' }),
      press.line('M18 -30L58 4', rim, 2.4, { cap: 'round' }),
      press.fill('M-50 -16Q0 -8 50 -16Q42 0 28 0H-30Q-44 0 -50 -16Z', hull),
      press.line('M-50 -16Q0 -8 50 -16', rim, 2.2),
    ].join(''),
};

const PENGUIN =
  'M0 -100C9 -100 13 -92 13 -84C13 -78 24 -68 27 -48C30 -28 26 -10 18 -4Q0 2 -18 -4C-26 -10 -30 -28 -27 -48C-24 -68 -13 -78 -13 -84C-13 -92 -9 -100 0 -100Z';
