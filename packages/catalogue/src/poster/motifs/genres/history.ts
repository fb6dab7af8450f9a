import { direction, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const history = {
  /** A two-cornered hat from the front, 100 wide, the middle of its brim at the origin. */
  bicorne: (
    press: Press,
    {
      ink,
      lit,
      braid,
      cockade,
    }: Readonly<{ ink: Ink; lit: Ink; braid: Ink; cockade: readonly [Ink, Ink, Ink] }>,
  ): Svg =>
    [
      press.fill(
        'M-50 5Q-52 -5 -42 -11C-34 -20 -24 -46 0 -46C24 -46 34 -20 42 -11Q52 -5 50 5Q47 10 38 6C26 -1 14 -3 0 -3S-26 -1 -38 6Q-47 10 -50 5Z',
        ink,
      ),
      press.fill(
        'M-50 5Q-52 -5 -42 -11C-34 -20 -24 -46 0 -46C-20 -40 -26 -18 -36 -8Q-46 -3 -46 7Z',
        lit,
      ),
      press.line(
        'M-48 4Q-49 -4 -40 -9C-32 -18 -23 -43.6 0 -43.6C23 -43.6 32 -18 40 -9Q49 -4 48 4',
        braid,
        1.6,
      ),
      press.line('M11 -5L15 -27', braid, 3),
      press.disc(16, -30, 6.6, cockade[0]),
      press.disc(16, -30, 4.5, cockade[1]),
      press.disc(16, -30, 2.2, cockade[2]),
    ].join(''),

  /** Soldiers from behind, shoulder to shoulder, their bayonets leaning as one, over the sheet; in poster units. */
  rank: (
    press: Press,
    {
      y,
      tall,
      count,
      ink,
      steel,
      plume,
    }: Readonly<{ y: number; tall: number; count: number; ink: Ink; steel: Ink; plume: Ink }>,
  ): Svg => {
    const step = 200 / count;
    const place = (index: number) =>
      `translate(${step * (index + 0.5)} ${y + (index % 2) * 3}) scale(${tall / 100})`;
    const muskets = upTo(count).map((index) =>
      press.group(
        place(index),
        press.line('M20 -40L30 -118', ink, 3.4),
        press.fill('M28.6 -116L34.6 -152L31.8 -115.6Z', steel),
      ),
    );
    const men = upTo(count).map((index) =>
      press.group(
        place(index),
        press.fill('M-30 0L-27 -46Q-22 -60 -9 -62H9Q22 -60 27 -46L30 0Z', ink),
        press.disc(0, -70, 10, ink),
        press.fill('M-12 -74L-14.5 -108H14.5L12 -74Z', ink),
        press.oval(-8, -114, 3.6, 9, plume),
      ),
    );
    return muskets.join('') + men.join('');
  },

  /** Orbits crossed in the sign of an atom, 100 wide, around the origin, a small body on each. */
  atom: (
    press: Press,
    {
      ink,
      body,
      width = 1.4,
      bodies = [40, 150, 280],
      squash = 0.32,
    }: Readonly<{
      ink: Ink;
      body: Ink;
      width?: number;
      bodies?: readonly number[];
      squash?: number;
    }>,
  ): Svg =>
    bodies
      .map((at, index) => {
        const [x, y] = direction(at);
        return press.group(
          `rotate(${index * 60 + 90})`,
          press.line(
            `M-50 0a50 ${50 * squash} 0 1 1 100 0a50 ${50 * squash} 0 1 1 -100 0`,
            ink,
            width,
          ),
          press.disc(x * 50, y * 50 * squash, width * 2, body),
        );
      })
      .join(''),
};
