import { boxOutline, closed, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

export const marches = {
  /** A battlemented wall that winds towards us over hills, with a turret at each bend; in poster units. */
  hillWall: (
    press: Press,
    {
      way,
      stone,
      shade,
      turret,
    }: Readonly<{
      /** Bends of the way from the horizon on: place and height of the wall. */
      way: readonly (readonly [x: number, y: number, tall: number])[];
    }> &
      Inks<'stone' | 'shade' | 'turret'>,
  ): Svg => {
    const stretches = way.slice(1).map(([x, y, tall], index) => {
      const [fromX, fromY, fromTall] = way[index] ?? [x, y, tall];
      const at = (share: number): Point => [
        fromX + (x - fromX) * share,
        fromY + (y - fromY) * share,
      ];
      const high = (share: number) => fromTall + (tall - fromTall) * share;
      const teeth = 7;
      const crest = upTo(teeth * 2).flatMap((step): Point[] => {
        const lift = step % 2 === 0 ? 1.28 : 1;
        return [step, step + 1].map((edge): Point => {
          const share = edge / (teeth * 2);
          const [px, py] = at(share);
          return [px, py - high(share) * lift];
        });
      });
      return press.fill(closed([at(0), ...crest, at(1)]), x > fromX ? stone : shade);
    });
    const turrets = way.slice(1).map(([x, y, tall]) => {
      const w = tall * 0.8;
      const teeth = [0, 2, 4].map((tooth) =>
        boxOutline(x - w / 2 + (tooth * w) / 5, y - tall * 1.9, w / 5, tall * 0.26),
      );
      return [
        press.box(x - w / 2, y - tall * 1.66, w, tall * 1.8, turret),
        press.fill(teeth.join(''), turret),
        press.shade(boxOutline(x + w * 0.16, y - tall * 1.66, w * 0.34, tall * 1.8), 0.3),
      ].join('');
    });
    return upTo(stretches.length)
      .map((index) => (stretches[index] ?? '') + (turrets[index] ?? ''))
      .join('');
  },

  /** A bronze shield with a running meander and a boss, 100 wide, around the origin. */
  roundShield: (
    press: Press,
    { ink, band, line, boss, gleam }: Inks<'ink' | 'band' | 'line' | 'boss' | 'gleam'>,
  ): Svg => {
    const keys = upTo(20).map((index) =>
      press.group(
        `rotate(${index * 18})`,
        press.line('M-6 -38.500H4.500V-45H-2.500V-41.500H1', line, 1.4),
      ),
    );
    return [
      press.disc(0, 0, 50, ink),
      press.disc(0, 0, 47.4, band),
      ...keys,
      press.disc(0, 0, 36.5, ink),
      press.ring(0, 0, 30, line, 1.2),
      ...upTo(12).map((index) =>
        press.group(
          `rotate(${index * 30})`,
          press.fill('M0 -28Q5 -20 2.400 -12H-2.400Q-5 -20 0 -28Z', line),
        ),
      ),
      press.disc(0, 0, 10, boss),
      press.fill('M-7 -4A8 8 0 0 1 3 -8Q-3 -6 -7 -4Z', gleam),
      press.shade('M14 -48A50 50 0 0 1 -14 48A62 62 0 0 0 14 -48Z', 0.2),
    ].join('');
  },

  /** A galley with one square sail and its oars, 100 long, its waterline at the origin. */
  galley: (press: Press, { hull, sail, stripe }: Inks<'hull' | 'sail' | 'stripe'>): Svg =>
    [
      press.line('M0 -14V-78', hull, 2.4),
      press.fill('M-26 -74H26Q32 -54 26 -32H-26Q-18 -54 -26 -74Z', sail),
      press.fill('M-9 -74H9Q14 -54 9 -32H-9Q-3 -54 -9 -74Z', stripe),
      press.line(
        upTo(9)
          .map((index) => `M${-30 + index * 7} -8L${-36 + index * 7} 6`)
          .join(''),
        hull,
        1.6,
      ),
      press.fill(
        'M-54 -34Q-46 -38 -44 -28Q-42 -16 -30 -15H34L54 -18L42 0H-32Q-48 -4 -50 -24Q-51 -30 -54 -34Z',
        hull,
      ),
    ].join(''),

  /** A vase-shaped stone egg with veins and a light on it, 100 tall, its foot at the origin. */
  veinedEgg: (
    press: Press,
    { ink, shade, vein, lit }: Inks<'ink' | 'shade' | 'vein' | 'lit'>,
  ): Svg =>
    [
      press.fill(EGG, ink),
      press.clip(
        EGG,
        press.fill('M14 -104Q24 -50 -10 4H60V-104Z', shade),
        press.line(
          'M-40 -20Q-22 -34 -14 -26Q-2 -16 6 -30Q16 -46 40 -40M-6 -22Q-8 -6 4 4M-14 -26Q-22 -48 -10 -60Q0 -70 -4 -100M-10 -60Q-30 -64 -36 -52M6 -30Q4 -48 16 -62Q26 -70 36 -66M16 -62Q14 -78 22 -90M22 -42Q30 -24 22 -8',
          vein,
          1.5,
        ),
        press.line('M-23 -56Q-20 -76 -9 -86', lit, 4, { cap: 'round' }),
      ),
    ].join(''),
};

const EGG =
  'M0 -100C20 -100 37 -62 37 -36C37 -12 20 0 0 0C-20 0 -37 -12 -37 -36C-37 -62 -20 -100 0 -100Z';
