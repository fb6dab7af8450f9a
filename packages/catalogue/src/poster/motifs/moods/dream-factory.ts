import { around, direction, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const dreamFactory = {
  /** Towers that are the bars of a chart, each lower than the one before, from the left edge; in poster units. */
  fallingBars: (
    press: Press,
    {
      foot,
      tops,
      width,
      gap,
      ink,
      side,
      window,
    }: Readonly<{
      foot: number;
      /** Height of each bar's top on the sheet, from the left. */
      tops: readonly number[];
      width: number;
      gap: number;
      ink: Ink;
      side: Ink;
      window: Ink;
    }>,
  ): Svg =>
    tops
      .map((top, index) => {
        const x = index * (width + gap);
        const rows = upTo(Math.max(0, Math.floor((foot - top - 10) / 9)));
        const panes = rows.map(
          (row) => `M${x + 4} ${top + 7 + row * 9}h${width * 0.58}v3.200h${-width * 0.58}Z`,
        );
        return [
          press.box(x, top, width, foot - top, ink),
          press.box(x + width * 0.8, top, width * 0.2, foot - top, side),
          press.fill(panes.join(''), window),
        ].join('');
      })
      .join(''),

  /** A spray can with a price tag tied to its neck, 100 tall, its foot at the origin. */
  sprayCan: (
    press: Press,
    {
      ink,
      lit,
      band,
      cap,
      tag,
      line,
    }: Readonly<{ ink: Ink; lit: Ink; band: Ink; cap: Ink; tag: Ink; line: Ink }>,
  ): Svg =>
    [
      press.fill('M-7 -94H7V-84H-7Z', cap),
      press.fill('M-12 -84H12L20 -74H-20Z', lit),
      press.box(-21, -75, 42, 75, ink, 3),
      press.box(-21, -54, 42, 34, band),
      press.fill('M-16 -72H-10V-3H-16Z', lit),
      press.disc(-6, -90, 1.6, line),
      press.line('M11 -80Q30 -78 34 -60', line, 1.2),
      press.group(
        'translate(34 -62) rotate(14)',
        press.punch('M0 0L9 8V34H-9V8ZM0 6a2 2 0 1 0 .1 0Z', tag),
        press.fill(
          upTo(8)
            .map(
              (bar) =>
                `M${-7 + bar * 1.8} 14h${bar % 3 === 0 ? 1.2 : 0.6}v14h${bar % 3 === 0 ? -1.2 : -0.6}Z`,
            )
            .join(''),
          line,
        ),
      ),
    ].join(''),

  /** A hat left on a microphone's stand, 100 tall, its foot at the origin. */
  hatOnStand: (
    press: Press,
    { ink, band, stand }: Readonly<{ ink: Ink; band: Ink; stand: Ink }>,
  ): Svg =>
    [
      press.line('M0 -2V-86', stand, 2.2),
      press.fill('M-18 0Q0 -8 18 0Z', stand),
      press.box(-2.6, -44, 5.2, 8, stand, 1),
      press.group(
        'translate(0 -84) rotate(-12)',
        press.fill(
          'M-27 -1Q-18 -5 -14 -4L-12 -19Q-10 -23 0 -19Q10 -23 12 -19L14 -4Q18 -5 27 -1Q14 5 0 5T-27 -1Z',
          ink,
        ),
        press.fill('M-13.600 -8Q0 -4 13.600 -8L14 -3.600Q0 0 -14 -3.600Z', band),
      ),
    ].join(''),

  /** Hands held up in rows over the sheet, nearer ones larger, the last row's wrists at `foot`; in poster units. */
  raisedHands: (
    press: Press,
    { y, foot, inks }: Readonly<{ y: number; foot: number; inks: readonly Ink[] }>,
  ): Svg =>
    inks
      .map((ink, row) => {
        const share = row / Math.max(1, inks.length - 1);
        const size = 0.34 + share * 0.66;
        const base = y + (foot - y) * share;
        const step = 34 * size;
        const count = Math.ceil(230 / step);
        return upTo(count)
          .map((index) => {
            const x = (index + (row % 2) * 0.5) * step - 8;
            const lift = ((index * 37 + row * 17) % 11) - 5;
            const lean = ((index * 53 + row * 29) % 31) - 15;
            return press.group(
              `translate(${x} ${base + lift * size}) rotate(${lean}) scale(${size})`,
              press.fill(HAND, ink),
            );
          })
          .join('');
      })
      .join(''),

  /** A canoe seen from above that is strung and fretted like a guitar, 100 long, its bow up, around the origin. */
  guitarCanoe: (
    press: Press,
    {
      hull,
      deck,
      hole,
      string,
      fret,
    }: Readonly<{ hull: Ink; deck: Ink; hole: Ink; string: Ink; fret: Ink }>,
  ): Svg =>
    [
      press.fill('M0 -52C14 -36 17 -14 17 0S14 36 0 52C-14 36 -17 14 -17 0S-14 -36 0 -52Z', hull),
      press.fill('M0 -47C11 -34 14 -14 14 0S11 34 0 47C-11 34 -14 14 -14 0S-11 -34 0 -47Z', deck),
      press.fill('M-4 -40H4L4.600 6H-4.600Z', fret),
      press.line(
        upTo(9)
          .map((index) => `M-4.300 ${-37 + index * 4.6}H4.300`)
          .join(''),
        string,
        0.5,
      ),
      press.disc(0, 14, 7.4, hole),
      press.ring(0, 14, 8.8, fret, 0.9),
      press.box(-7, 31, 14, 3, hull, 1),
      press.line('M-2.700 -40L-3 32M-.9 -40L-1 32M.9 -40L1 32M2.700 -40L3 32', string, 0.45),
    ].join(''),

  /** A ring of stone with notches on its rim, on edge, 100 wide, around the origin. */
  notchedRing: (
    press: Press,
    { ink, lit, notch, glow }: Readonly<{ ink: Ink; lit: Ink; notch: Ink; glow: Ink }>,
  ): Svg =>
    [
      press.disc(0, 0, 50, ink),
      press.ring(0, 0, 47, lit, 1.4),
      press.line(
        around(36)
          .map(([dx, dy]) => `M${dx * 40} ${dy * 40}L${dx * 45} ${dy * 45}`)
          .join(''),
        lit,
        1.6,
      ),
      press.ring(0, 0, 38, lit, 1.2),
      press.disc(0, 0, 35, glow),
      ...around(7, 12).map(([dx, dy], index) => {
        const [tx, ty] = direction((360 / 7) * index + 102);
        return press.fill(
          `M${dx * 42 + tx * 3} ${dy * 42 + ty * 3}L${dx * 52 + tx * 5} ${dy * 52 + ty * 5}L${dx * 52 - tx * 5} ${dy * 52 - ty * 5}L${dx * 42 - tx * 3} ${dy * 42 - ty * 3}Z`,
          notch,
        );
      }),
    ].join(''),

  /** A conjuror's hat lying crown down in the sea as an island, with a palm and a wand; 100 wide, its waterline at the origin. */
  hatIsland: (
    press: Press,
    {
      ink,
      band,
      sand,
      palm,
      wand,
      tip,
    }: Readonly<{ ink: Ink; band: Ink; sand: Ink; palm: Ink; wand: Ink; tip: Ink }>,
  ): Svg =>
    [
      press.line('M26 -46L42 -92', wand, 3, { cap: 'round' }),
      press.line('M40.500 -88L42 -92', tip, 3, { cap: 'round' }),
      press.fill('M-34 -44Q-10 -64 8 -58T38 -44Z', sand),
      press.line('M-8 -54Q-16 -80 -2 -104', palm, 3.4, { cap: 'round' }),
      press.fill(
        'M-2 -104Q-24 -116 -38 -98Q-20 -104 -2 -102ZM-2 -104Q-26 -104 -30 -82Q-18 -98 -2 -102ZM-2 -104Q18 -120 36 -104Q16 -106 -2 -102ZM-2 -104Q24 -106 30 -84Q16 -98 -2 -102ZM-2 -104Q-8 -124 8 -130Q2 -116 0 -103Z',
        palm,
      ),
      press.fill('M-52 -46Q0 -36 52 -46Q54 -40 40 -37L30 0H-30L-40 -37Q-54 -40 -52 -46Z', ink),
      press.fill('M-37 -26Q0 -18 37 -26L35 -17Q0 -9 -35 -17Z', band),
    ].join(''),

  /** A crown hung on a fish-hook, 100 wide, around its rim's middle; the line goes straight up. */
  hookedCrown: (
    press: Press,
    {
      ink,
      shade,
      stone,
      hook,
      line,
    }: Readonly<{ ink: Ink; shade: Ink; stone: Ink; hook: Ink; line: Ink }>,
  ): Svg =>
    [
      press.line('M0 -400V-66', line, 1),
      press.line('M0 -64V-20Q0 6 20 6Q36 4 34 -14', hook, 4, { cap: 'round' }),
      press.fill('M34 -24L40 -8L28 -12Z', hook),
      press.fill('M-44 -4L-52 -44L-28 -22L0 -56L28 -22L52 -44L44 -4Z', ink),
      press.fill('M8 -46L28 -22L52 -44L44 -4H14Z', shade),
      press.fill('M-44 -1H44V11H-44Z', ink),
      press.fill('M14 -1H44V11H14Z', shade),
      press.disc(-52, -46, 4, stone),
      press.disc(0, -58, 4.6, stone),
      press.disc(52, -46, 4, stone),
      press.disc(-24, 5, 3.2, stone),
      press.disc(0, 5, 3.2, stone),
      press.disc(24, 5, 3.2, stone),
    ].join(''),

  /** A ride's rails over the sheet with one great loop, in other inks on the right of `split`; in poster units. */
  loopTrack: (
    press: Press,
    {
      rail,
      tie,
      split,
    }: Readonly<{ rail: readonly [Ink, Ink]; tie: readonly [Ink, Ink]; split: number }>,
  ): Svg => {
    const side = (which: 0 | 1) =>
      [
        press.line('M20 172V240M52 190V240M148 190V240M180 172V240', tie[which], 2.4),
        press.line(LOOP, tie[which], 11, { dash: '2.2 5.4' }),
        press.line(LOOP, rail[which], 9),
        press.line(LOOP, tie[which], 4.6),
      ].join('');
    return [
      press.clip(`M-10 -10H${split}V310H-10Z`, side(0)),
      press.clip(`M${split} -10H210V310H${split}Z`, side(1)),
      press.group(
        'translate(63 96) rotate(-66)',
        press.fill('M-15 -6H15Q18 2 12 8H-13Q-17 2 -15 -6Z', rail[1]),
        press.disc(-7, -11, 5, tie[1]),
        press.disc(6, -11, 5, tie[1]),
      ),
    ].join('');
  },
};

const LOOP =
  'M-10 150Q10 164 34 184Q66 208 100 206Q150 204 150 132Q150 66 100 66Q50 66 50 132Q50 204 100 206Q134 208 166 184Q190 164 210 150';

const HAND =
  'M-6 60L-7 6Q-16 -2 -18 -12Q-16 -17 -12 -13L-8 -6V-26Q-6 -31 -3 -26L-2.500 -12L-1 -31Q1.500 -35 4 -31V-12L6.500 -28Q9.500 -31 11 -26L9.500 -9L13 -19Q16.500 -21 16.500 -16Q14 -2 8 8L7 60Z';
