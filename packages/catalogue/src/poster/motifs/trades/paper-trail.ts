import { upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

const HALF_DOLL =
  'M0 -100A11.5 11.5 0 0 1 6 -78.8Q14 -76 20 -68L30 -56V-47L12 -60Q8 -52 11 -46Q22 -30 27 -16Q20 -12 13 -13L11 -1Q11 0 9 0H4L3 -12H0Z';

const DOLL =
  'M0 -100A11.5 11.5 0 0 1 6 -78.8Q14 -76 20 -68L30 -56V-47L12 -60Q8 -52 11 -46Q22 -30 27 -16Q20 -12 13 -13L11 -1Q11 0 9 0H4L3 -12H-3L-4 0H-9Q-11 0 -11 -1L-13 -13Q-20 -12 -27 -16Q-22 -30 -11 -46Q-8 -52 -12 -60L-30 -47V-56L-20 -68Q-14 -76 -6 -78.8A11.5 11.5 0 0 1 0 -100Z';

export const paperTrail = {
  /** Dolls cut from folded paper, hand in hand, `tall` high with their feet at `y`; one may be cut out. In poster units. */
  paperDolls: (
    press: Press,
    {
      y,
      tall,
      count,
      ink,
      fold,
      shadow,
      gap,
      missing,
    }: Readonly<{
      y: number;
      tall: number;
      count: number;
      ink: Ink;
      /** The half of each doll that is turned from the light. */
      fold: Ink;
      shadow: Ink;
      /** The dashes around the missing one. */
      gap: Ink;
      missing: number;
    }>,
  ): Svg => {
    const scale = tall / 100;
    const left = 100 - ((count - 1) / 2) * 60 * scale;
    const place = (index: number) => `translate(${left + index * 60 * scale} ${y})`;
    const shadows = upTo(count).map((index) =>
      press.group(
        `${place(index)} skewX(-38) scale(${scale} ${-scale * 0.6})`,
        press.fill(DOLL, shadow),
      ),
    );
    const dolls = upTo(count).map((index) =>
      press.group(
        `${place(index)} scale(${scale})`,
        index === missing
          ? press.line(DOLL, gap, 1.5 / scale, { dash: `${4 / scale} ${3 / scale}` })
          : press.fill(DOLL, ink) + press.fill(HALF_DOLL, fold),
      ),
    );
    return shadows.join('') + dolls.join('');
  },

  /** Footprints in a line, walking up from the origin; in poster units. */
  barefootTrack: (
    press: Press,
    {
      count,
      step,
      ink,
      large = 5,
      bend = 0,
    }: Readonly<{ count: number; step: number; ink: Ink; large?: number; bend?: number }>,
  ): Svg => {
    const prints = upTo(count).map((index) => {
      const side = index % 2 === 0 ? -1 : 1;
      const turn = bend * index;
      const x = side * large * 0.55 + Math.sin((turn * Math.PI) / 180) * index * step * 0.5;
      return press.group(
        `translate(${x} ${-index * step}) rotate(${turn + side * 6}) scale(${large / 10})`,
        press.fill(
          'M-2.6 -1C-4.6 -8 -1 -11 1 -10C4 -9 3 -4 2 0C4 4 2 8 0 8C-3 8 -3 3 -2.6 -1Z',
          ink,
        ),
      );
    });
    return prints.join('');
  },
};
