import { boxOutline, direction, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const footlights = {
  /** A microphone with ribs on a thin stand, 100 tall, its foot at the origin. */
  stageMicrophone: (
    press: Press,
    { ink, rib, shade, stand }: Readonly<{ ink: Ink; rib: Ink; shade: Ink; stand: Ink }>,
  ): Svg =>
    [
      press.line('M0 0V-66', stand, 2),
      press.oval(0, 0, 15, 2.6, stand),
      press.line('M-14 -84V-76Q-14 -64 0 -64T14 -76V-84', stand, 1.8, { cap: 'round' }),
      press.fill('M-11 -89Q-11 -101 0 -101T11 -89V-78Q11 -67 0 -67T-11 -78Z', ink),
      press.fill('M4 -100.4Q11 -98 11 -89V-78Q11 -69 4 -67.6Z', shade),
      press.line('M-11 -92H11M-11 -86H11M-11 -80H11M-10 -74H10', rib, 1.4),
      press.line('M-4 -99V-69M4 -99V-69', rib, 0.9),
    ].join(''),

  /** A guitar upright with six strings, 100 tall, its foot at the origin; the hole is left to others. */
  guitar: (
    press: Press,
    {
      ink,
      shade,
      neck,
      hole,
      string,
    }: Readonly<{ ink: Ink; shade: Ink; neck: Ink; hole: Ink; string: Ink }>,
  ): Svg =>
    [
      press.fill(
        'M0 0C-20 0 -24 -10 -22 -19C-21 -26 -15 -27 -15 -32C-15 -36 -18 -38 -17 -44C-16 -51 -8 -53 0 -53S16 -51 17 -44C18 -38 15 -36 15 -32C15 -27 21 -26 22 -19C24 -10 20 0 0 0Z',
        ink,
      ),
      press.fill(
        'M0 0C20 0 24 -10 22 -19C21 -26 15 -27 15 -32C15 -36 18 -38 17 -44C16.400 -48.500 13 -51 8 -52.300C13 -48 13 -40 10.500 -36C8.500 -32 16 -25 16 -16C16 -6 10 -1 0 0Z',
        shade,
      ),
      press.disc(0, -34, 9, hole),
      press.line('M-9 -11H9', neck, 2.6),
      press.fill('M-3 -42L-2.500 -86H2.500L3 -42Z', neck),
      press.fill('M-3.400 -86L-5 -100Q0 -97 5 -100L3.400 -86Z', neck),
      press.line(
        upTo(6)
          .map((at) => `M${-2 + at * 0.8} -11L${-1.7 + at * 0.68} -92`)
          .join(''),
        string,
        0.34,
      ),
      press.line('M-6.500 -97H-4M-6.200 -93H-3.600M6.500 -97H4M6.200 -93H3.600', neck, 1.6, {
        cap: 'round',
      }),
    ].join(''),

  /** Flags of cut paper on a string across the sheet, in the inks by turns; in poster units. */
  cutPaperFlags: (
    press: Press,
    {
      y,
      sag,
      count,
      inks,
      hole,
      string,
    }: Readonly<{
      y: number;
      sag: number;
      count: number;
      inks: readonly Ink[];
      hole: Ink;
      string: Ink;
    }>,
  ): Svg => {
    const wide = 200 / count;
    const drop = (x: number) => y + sag * (1 - ((x - 100) / 100) ** 2);
    const flags = upTo(count).map((at) => {
      const [left, right] = [at * wide + 1.4, (at + 1) * wide - 1.4];
      const [a, b] = [drop(left), drop(right)];
      const middle = (left + right) / 2;
      const tall = wide * 1.05;
      const step = (right - left) / 6;
      const fringe = upTo(6)
        .map(() => `l${-step / 2} ${-2.6}l${-step / 2} ${2.6 + (a - b) / 6}`)
        .join('');
      const holes = [-1, 0, 1].map((side) => {
        const x = middle + side * wide * 0.24;
        const top = drop(x) + tall * (side === 0 ? 0.3 : 0.52);
        return `M${x} ${top}l2.2 3.4l-2.2 3.400l-2.200 -3.400Z`;
      });
      return (
        press.fill(
          `M${left} ${a}L${right} ${b}V${b + tall}${fringe}Z`,
          inks[at % inks.length] ?? string,
        ) + press.fill(holes.join(''), hole)
      );
    });
    return press.line(`M0 ${y}Q100 ${y + sag * 2} 200 ${y}`, string, 1) + flags.join('');
  },

  /** A bride's veil that falls like water from a wreath, 100 tall from its wreath at the origin down. */
  veilFalls: (
    press: Press,
    {
      ink,
      fold,
      wreath,
      bloom,
    }: Readonly<{ ink: Ink; fold: Ink; wreath: Ink; bloom: readonly Ink[] }>,
  ): Svg => {
    const folds = [-0.78, -0.46, -0.2, 0.12, 0.4, 0.74].map(
      (lean, at) =>
        `M${lean * 9} 2C${lean * 15} 28 ${lean * 17} 58 ${lean * 33} ${98 - (at % 3) * 7}`,
    );
    const blooms = upTo(7).map((at) => {
      const x = -10.5 + at * 3.5;
      return press.disc(x, -1 - 2.6 * Math.cos(x / 7), 2.5, bloom[at % bloom.length] ?? wreath);
    });
    return [
      press.fill('M-10 -1Q0 -6 10 -1C17 28 18 60 36 100H-36C-18 60 -17 28 -10 -1Z', ink),
      press.line(folds.join(''), fold, 1, { cap: 'round' }),
      press.line('M-11 0Q0 -7 11 0', wreath, 3, { cap: 'round' }),
      ...blooms,
    ].join('');
  },

  /** A trap in a stage, standing open, 100 wide around its middle: a lit pit and its raised lid. */
  trapdoor: (
    press: Press,
    { pit, rim, lid, edge }: Readonly<{ pit: Ink; rim: Ink; lid: Ink; edge: Ink }>,
  ): Svg =>
    [
      press.fill('M-40 -16H40L54 18H-54Z', rim),
      press.fill('M-36 -13H36L47 14H-47Z', pit),
      press.fill('M-40 -16H40L46 -50H-46Z', lid),
      press.line('M-22 -16L-25 -50M0 -16V-50M22 -16L25 -50', edge, 1.4),
      press.fill(boxOutline(-46, -52, 92, 3), edge),
    ].join(''),

  /** Two boughs of laurel that almost close above, 100 wide, around the origin. */
  laurel: (
    press: Press,
    { ink, half, leaves = 11 }: Readonly<{ ink: Ink; half: Ink; leaves?: number }>,
  ): Svg => {
    const bough = upTo(leaves).flatMap((at) => {
      const angle = 172 - (at * 156) / (leaves - 1);
      const [x, y] = direction(angle);
      const long = 1 - (at / leaves) * 0.3;
      return [
        press.group(
          `translate(${x * 42} ${y * 42}) rotate(${angle - 50}) scale(${long})`,
          press.fill('M0 4Q-8 -7 0 -19Q8 -7 0 4Z', ink),
        ),
        press.group(
          `translate(${x * 42} ${y * 42}) rotate(${angle + 8}) scale(${long})`,
          press.fill('M0 4Q-8 -7 0 -19Q8 -7 0 4Z', half),
        ),
      ];
    });
    const stem = press.line('M0 42A42 42 0 0 0 20 -37', half, 2, { cap: 'round' });
    return [press.group('scale(-1 1)', stem, ...bough), stem, ...bough].join('');
  },
};
