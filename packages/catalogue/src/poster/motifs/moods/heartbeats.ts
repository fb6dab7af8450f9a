import { starOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

const LUNG = 'M7 -8C18 -22 40 -14 47 22C52 48 50 66 42 68C34 70 28 58 17 55C7 52 6 44 6 30Z';

export const heartbeats = {
  /** A pair of lungs that are leaves on one stem from above, 100 wide, around the stem's fork. */
  lungsOfLeaves: (
    press: Press,
    { left, right, rib, stem }: Inks<'left' | 'right' | 'rib' | 'stem'>,
  ): Svg => {
    const lung = (ink: Ink) =>
      press.fill(LUNG, ink) +
      press.clip(
        LUNG,
        press.line(
          'M8 4Q28 20 40 64M18 13Q34 12 46 22M25 24Q38 24 50 38M31 37Q40 40 50 54M17 12Q18 30 10 42M24 22Q27 38 18 54M30 35Q34 46 31 62',
          rib,
          1.5,
          { cap: 'round' },
        ),
      );
    return [
      press.group('scale(-1 1)', lung(left)),
      lung(right),
      press.line('M0 -200V-14Q0 -4 8 5M0 -18Q0 -4 -8 5', stem, 5, { cap: 'round' }),
      press.line('M-4 -30H4M-4 -40H4M-4 -50H4', rib, 1.4, { cap: 'round' }),
    ].join('');
  },

  /** A metronome whose pendulum burns at its tip like a fuse, 100 tall, its foot at the origin. */
  metronome: (
    press: Press,
    {
      wood,
      shade,
      dial,
      mark,
      rod,
      weight,
      spark,
    }: Inks<'wood' | 'shade' | 'dial' | 'mark' | 'rod' | 'weight' | 'spark'>,
  ): Svg =>
    [
      press.fill('M-15 -100H15L32 -8H-32Z', wood),
      press.fill('M5 -100H15L32 -8H14Z', shade),
      press.fill('M-9 -92H9L18 -26H-18Z', dial),
      press.line(
        upTo(7)
          .map((index) => `M-5 ${-86 + index * 8}H5`)
          .join(''),
        mark,
        1.2,
      ),
      press.fill('M-36 -8H36V0H-36ZM-30 0H-22V4H-30ZM22 0H30V4H22Z', shade),
      press.line('M0 -30L34 -122', rod, 2.6, { cap: 'round' }),
      press.group('translate(17 -76) rotate(20)', press.fill('M-7 -6H7L5 7H-5Z', weight)),
      press.fill(starOutline(34, -123, { radius: 15, inner: 0.4, points: 9 }), spark),
      press.fill(starOutline(34, -123, { radius: 7, inner: 0.5, points: 9, turn: 20 }), dial),
      press.disc(0, -30, 3.4, rod),
    ].join(''),
};
