import { boxOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';
import { figures } from '../things/figures.ts';

export const crime = {
  /** A hotel key tag, 100 tall, hung at the origin; its keyhole is a lit door with someone in it. */
  keyTag: (
    press: Press,
    { ink, hole, person, edge }: Readonly<{ ink: Ink; hole: Ink; person?: Ink; edge?: Ink }>,
  ): Svg => {
    const tag = 'M-20 -6L-29 4V88Q-29 95 -22 95H22Q29 95 29 88V4L20 -6Z';
    return [
      edge ? press.group('translate(3 3)', press.fill(tag, edge)) : '',
      press.punch(`${tag}M-4 3a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z`, ink),
      press.line('M-23 10V84Q-23 89 -18 89H18Q23 89 23 84V10L17 1H-17Z', hole, 0.8),
      press.fill('M0 24a13 13 0 0 1 7.5 23.6L12 78H-12L-7.5 47.6A13 13 0 0 1 0 24Z', hole),
      person
        ? press.group(
            'translate(1 77) scale(.26)',
            figures.person(press, { ink: person, dress: 'coat' }),
          )
        : '',
    ].join('');
  },

  /** Rings on a rail across the sheet, a string from each; in poster units. */
  rail: (
    press: Press,
    {
      y,
      count,
      ink,
      string,
      drop,
      without,
    }: Readonly<{
      y: number;
      count: number;
      ink: Ink;
      string: Ink;
      drop: number;
      without?: number;
    }>,
  ): Svg => {
    const step = 200 / count;
    const at = upTo(count).map((index) => step * (index + 0.5));
    const strings = at
      .filter((_, index) => index !== without)
      .map((x) => `M${x} ${y + 9}V${y + drop}`);
    return [
      press.line(strings.join(''), string, 0.8),
      press.box(0, y - 1.2, 200, 2.4, ink),
      ...at.map((x) => press.ring(x, y + 1, 7.4, ink, 2.6)),
    ].join('');
  },

  /** Light through blinds: leaning slats over the sheet, each in the next of the inks. */
  blinds: (
    press: Press,
    {
      inks,
      y,
      height,
      count,
      lean = 18,
      share = 0.56,
    }: Readonly<{
      inks: readonly Ink[];
      y: number;
      height: number;
      count: number;
      lean?: number;
      share?: number;
    }>,
  ): Svg => {
    const step = height / count;
    return upTo(count)
      .map((index) => {
        const top = y + index * step;
        const ink = inks[Math.floor((index / count) * inks.length)] ?? 'paper';
        return press.fill(
          `M0 ${top + lean}L200 ${top}v${step * share}L0 ${top + lean + step * share * 1.1}Z`,
          ink,
        );
      })
      .join('');
  },

  /** A deep armchair from behind, 100 wide, its foot at the origin. */
  armchair: (
    press: Press,
    { ink, back, button, rim }: Readonly<{ ink: Ink; back: Ink; button: Ink; rim?: Ink }>,
  ): Svg => {
    const body =
      'M-50 0V-44Q-50 -60 -37 -60Q-32 -60 -31 -58V-92Q-31 -120 0 -120Q31 -120 31 -92V-58Q32 -60 37 -60Q50 -60 50 -44V0Z';
    const buttons = upTo(11).map((index) => {
      const row = Math.floor(index / 3.6);
      const inRow = row % 2 === 0 ? [-12, 0, 12] : [-6, 6];
      const x = inRow[index % inRow.length] ?? 0;
      return press.disc(x, -92 + row * 17, 1.5, button);
    });
    return [
      press.fill(body, ink),
      rim
        ? press.line(
            'M-31 -58V-92Q-31 -120 0 -120Q14 -120 22 -113M-50 -20V-44Q-50 -60 -37 -60',
            rim,
            1.2,
            { cap: 'round' },
          )
        : '',
      press.fill('M-22 -14V-90Q-22 -110 0 -110Q22 -110 22 -90V-14Z', back),
      ...buttons,
      press.shade('M-50 0V-8H50V0Z', 0.4),
    ].join('');
  },

  /** A street lamp with its cone of light, 100 tall, its foot at the origin. */
  streetLamp: (press: Press, { ink, light }: Readonly<{ ink: Ink; light?: Ink }>): Svg =>
    [
      light ? press.fill('M24 -86L-12 0H60Z', light) : '',
      press.line('M0 0V-84Q0 -96 12 -96H24', ink, 3, { cap: 'round' }),
      press.fill('M15 -92H33L36 -86H12ZM-6 0L-3 -10H3L6 0Z', ink),
    ].join(''),

  /** A pigeonhole rack's frame, for keys and letters; in poster units. */
  rack: (
    press: Press,
    {
      x,
      y,
      width,
      height,
      columns,
      rows,
      ink,
      bar = 3,
    }: Readonly<{
      x: number;
      y: number;
      width: number;
      height: number;
      columns: number;
      rows: number;
      ink: Ink;
      bar?: number;
    }>,
  ): Svg => {
    const posts = upTo(columns + 1).map((column) =>
      boxOutline(x + (column * width) / columns - bar / 2, y, bar, height),
    );
    const shelves = upTo(rows + 1).map((row) =>
      boxOutline(x - bar / 2, y + (row * height) / rows - bar / 2, width + bar, bar),
    );
    return press.fill([...posts, ...shelves].join(''), ink);
  },
};
