import { discOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const desert = {
  /** A hat that hovers like a craft, lamps under its brim, 100 wide, the middle of the brim at the origin. */
  hatSaucer: (
    press: Press,
    {
      ink,
      shade,
      band,
      under,
      lamp,
    }: Readonly<{ ink: Ink; shade: Ink; band: Ink; under: Ink; lamp: Ink }>,
  ): Svg => {
    const lamps = upTo(7).map((index) => {
      const across = (index - 3) / 3.4;
      return discOutline(across * 36, 7.6 - across * across * 5, 2);
    });
    return [
      press.fill('M-50 -8C-46 12 -20 14 0 14S46 12 50 -8C40 0 20 2 0 2S-40 0 -50 -8Z', under),
      press.fill(
        'M-24 -2C-24 -22 -22 -36 -15 -41Q-8 -44 0 -38Q8 -44 15 -41C22 -36 24 -22 24 -2Z',
        ink,
      ),
      press.fill('M5 -40Q10 -43 15 -41C22 -36 24 -22 24 -2H10C14 -20 12 -32 5 -40Z', shade),
      press.fill('M-24.2 -12Q0 -5 24.2 -12L24 -3Q0 4 -24 -3Z', band),
      press.fill(
        'M-50 -10C-44 -1 -28 -3 -24 -5Q0 3 24 -5C28 -3 44 -1 50 -10C50 4 22 8 0 8S-50 4 -50 -10Z',
        ink,
      ),
      press.fill('M50 -10C50 4 22 8 0 8C20 5 28 1 32 -3.6C40 -4 46 -5 50 -10Z', shade),
      press.fill(lamps.join(''), lamp),
    ].join('');
  },

  /** A rock from the sky with its craters, 100 wide, around the origin. */
  asteroid: (
    press: Press,
    { ink, shade, crater, lit }: Readonly<{ ink: Ink; shade: Ink; crater: Ink; lit: Ink }>,
  ): Svg => {
    const rock = 'M-14 -46L16 -49L38 -33L50 -8L44 20L24 42L-4 47L-34 38L-50 10L-44 -22Z';
    return [
      press.fill(rock, ink),
      press.fill('M16 -49L38 -33L50 -8L44 20L24 42L-4 47L10 30L28 12L30 -14Z', shade),
      press.fill('M-14 -46L16 -49L4 -38L-22 -30L-38 -10L-44 -22Z', lit),
      press.clip(
        rock,
        ...(
          [
            [-18, -8, 11],
            [8, 14, 13],
            [-22, 24, 7],
            [12, -22, 8],
            [34, 4, 6],
            [-36, 6, 5],
            [-2, 38, 6],
          ] as const
        ).map(
          ([x, y, r]) =>
            press.oval(x, y, r, r * 0.82, crater) +
            press.oval(x + r * 0.16, y + r * 0.2, r * 0.78, r * 0.58, shade),
        ),
      ),
    ].join('');
  },

  /** A dune with a bright and a dark side that meet in a winding crest; in poster units. */
  dune: (
    press: Press,
    {
      x,
      y,
      left,
      right,
      tail,
      lit,
      dark,
      edge,
    }: Readonly<{
      /** The peak. */
      x: number;
      y: number;
      /** Heights where the dune leaves the sheet. */
      left: number;
      right: number;
      /** Where the crest meets the foot of the sheet. */
      tail: number;
      lit: Ink;
      dark: Ink;
      edge?: Ink;
    }>,
  ): Svg => {
    const sway = (300 - y) / 3;
    const crest = `C${x + 34} ${y + sway * 0.7} ${x + 30} ${y + sway * 1.2} ${(x + tail) / 2 - 6} ${y + sway * 1.7}S${tail - 34} ${y + sway * 2.6} ${tail} 300`;
    const back = `C${x + (200 - x) * 0.4} ${y + (right - y) * 0.2} ${x + (200 - x) * 0.6} ${right - 2} 200 ${right}`;
    return [
      press.fill(
        `M0 ${left}C${x * 0.45} ${left - 4} ${x * 0.62} ${y + (left - y) * 0.3} ${x} ${y}${back}V300H0Z`,
        lit,
      ),
      press.fill(
        `M${x} ${y}${back}V300H${tail}`.concat(
          `C${tail - 34} ${y + sway * 2.6} ${(x + tail) / 2 - 6 - 18} ${y + sway * 2.1} ${(x + tail) / 2 - 6} ${y + sway * 1.7}C${x + 30} ${y + sway * 1.2} ${x + 34} ${y + sway * 0.7} ${x} ${y}Z`,
        ),
        dark,
      ),
      edge ? press.line(`M${x} ${y}${crest}`, edge, 1) : '',
    ].join('');
  },

  /** A palm that leans, 100 tall, its foot at the origin. */
  leaningPalm: (press: Press, { ink, lean = 14 }: Readonly<{ ink: Ink; lean?: number }>): Svg => {
    const fronds = [-100, -62, -28, 12, 48, 84, 118].map((turn, index) => {
      const long = index % 2 === 0 ? 30 : 36;
      return press.group(
        `translate(${lean} -90) rotate(${turn})`,
        press.fill(
          `M0 0Q-7 ${-long * 0.5} 3 ${-long}Q6 ${-long * 0.8} 5 ${-long * 0.66}L8 ${-long * 0.62}L5 ${-long * 0.46}L8 ${-long * 0.38}L4 ${-long * 0.26}Z`,
          ink,
        ),
      );
    });
    return (
      press.fill(
        `M-3.4 0Q${lean * 0.1} -46 ${lean - 1.4} -90H${lean + 1.6}Q${lean * 0.3 + 3} -46 3.4 0Z`,
        ink,
      ) + fronds.join('')
    );
  },
};
