import { archOutline, boxOutline, ovalOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

export const tallThings = {
  /** A hollow tree whose two boughs curl like a ram's horns, 100 wide, its roots' foot at the origin. */
  hornTree: (press: Press, { ink, rim, hollow }: Inks<'ink' | 'rim' | 'hollow'>): Svg => {
    const horn = (side: 1 | -1) =>
      `M${side * 6} -62C${side * 12} -100 ${side * 52} -104 ${side * 54} -74C${side * 55} -50 ${side * 26} -48 ${side * 26} -68C${side * 26} -80 ${side * 42} -80 ${side * 41} -69`;
    const twigs =
      'M-30 -92Q-34 -106 -44 -110M-14 -84Q-12 -104 -18 -116M14 -84Q12 -104 18 -116M30 -92Q34 -106 44 -110M48 -88Q58 -94 60 -102M-48 -88Q-58 -94 -60 -102';
    return [
      press.line(horn(1) + horn(-1), ink, 11, { cap: 'round', join: 'round' }),
      press.line(twigs, ink, 2.6, { cap: 'round' }),
      press.fill(
        'M-12 -70Q0 -60 12 -70Q14 -40 22 -22Q30 -8 50 0H20L10 -6L0 0L-12 -6L-22 0H-50Q-30 -8 -22 -22Q-14 -40 -12 -70Z',
        ink,
      ),
      press.line('M10 -60Q12 -38 22 -18M48 -64Q44 -54 33 -60', rim, 1.6, { cap: 'round' }),
      press.fill('M-10 0Q-13 -34 0 -42Q13 -34 10 0Z', hollow),
    ].join('');
  },

  /** A beer bottle with a teat and a scale of measures, 100 tall, its foot at the origin. */
  teatBottle: (
    press: Press,
    {
      glass,
      shade,
      gleam,
      label,
      mark,
      ring,
      teat,
    }: Inks<'glass' | 'shade' | 'gleam' | 'label' | 'mark' | 'ring' | 'teat'>,
  ): Svg => {
    const marks = upTo(7).map((index) => `M-8 ${-10 - index * 4.4}H${index % 2 === 0 ? 2 : -3}`);
    return [
      press.fill(
        'M-6 -84C-6 -92 -3 -92 -3 -97C-3 -101.500 3 -101.500 3 -97C3 -92 6 -92 6 -84Z',
        teat,
      ),
      press.fill('M-8 -85H8L7 -79H-7Z', ring),
      press.fill(BOTTLE, glass),
      press.clip(
        BOTTLE,
        press.box(6, -80, 14, 82, shade),
        press.box(-20, -42, 40, 36, label),
        press.shade(boxOutline(6, -42, 14, 36), 0.2),
      ),
      press.line(marks.join(''), mark, 1.1),
      press.fill(
        'M4 -34L6 -29L11 -29L7 -25.500L8.500 -20L4 -23L-0.500 -20L1 -25.500L-3 -29L2 -29Z',
        mark,
      ),
      press.line('M-11 -47Q-10 -54 -6 -59V-72', gleam, 1.7, { cap: 'round' }),
    ].join('');
  },

  /** Chips stacked up to a tower that leans, `count` of them, 100 wide, its foot at the origin; in all 15 a chip. */
  chipTower: (
    press: Press,
    {
      count,
      inks,
      edge,
      top,
      line,
      lean = 1,
    }: Inks<'edge' | 'top' | 'line'> &
      Readonly<{ count: number; inks: readonly Ink[]; lean?: number }>,
  ): Svg => {
    const shift = (index: number) => Math.sin(index * 1.9) * 4 + index * lean;
    const chips = upTo(count).map((index) => {
      const x = shift(index);
      const y = -index * 15;
      const side = `M${x - 50} ${y - 15}V${y}A50 13 0 0 0 ${x + 50} ${y}V${y - 15}Z`;
      const notches = [-42, -20, 4, 28].map((at) =>
        boxOutline(x + at + ((index * 7) % 11), y - 16, 10, 30),
      );
      return [
        press.fill(side, inks[index % inks.length] ?? edge),
        press.clip(
          side,
          press.fill(notches.join(''), edge),
          press.shade(boxOutline(x + 22, y - 16, 40, 30), 0.3),
        ),
        press.line(`M${x - 50} ${y}A50 13 0 0 0 ${x + 50} ${y}`, line, 1.2),
      ].join('');
    });
    const [x, y] = [shift(count - 1), -(count - 1) * 15 - 15];
    return [
      ...chips,
      press.fill(ovalOutline(x, y, 50, 13), edge),
      press.fill(ovalOutline(x, y, 38, 9.4), top),
      press.fill(ovalOutline(x, y, 30, 7.2), edge),
      press.fill(ovalOutline(x, y, 28, 6.6), top),
    ].join('');
  },

  /** The iron tower of Paris, 100 wide at its feet around the origin, 220 tall. */
  ironTower: (press: Press, { ink, lattice, lit }: Inks<'ink' | 'lattice' | 'lit'>): Svg => {
    const rungs = upTo(15).map((index) => {
      const y = -84 - index * 8.4;
      const half = 15 - index * 0.82;
      return `M${-half} ${y}L${half} ${y - 8}M${half} ${y}L${-half} ${y - 8}`;
    });
    const legs = upTo(5).map((index) => {
      const y = -6 - index * 9;
      const x = 47 - index * 4.4;
      return `M${-x} ${y}L${-x + 11} ${y - 9}M${-x + 13} ${y}L${-x + 1} ${y - 9}M${x} ${y}L${x - 11} ${y - 9}M${x - 13} ${y}L${x - 1} ${y - 9}`;
    });
    return [
      press.fill(
        'M-50 0Q-34 -40 -27 -52H-12Q-26 -34 -34 0ZM50 0Q34 -40 27 -52H12Q26 -34 34 0Z',
        ink,
      ),
      press.fill('M-24 -56Q-18 -76 -17 -84H-6L-12 -56ZM24 -56Q18 -76 17 -84H6L12 -56Z', ink),
      press.fill('M-17 -88Q-6 -140 -3 -206H3Q6 -140 17 -88H9Q4 -130 0 -190Q-4 -130 -9 -88Z', ink),
      press.line(rungs.join('') + legs.join(''), lattice, 1.3),
      press.fill('M-33 -50A33 40 0 0 1 33 -50L33 -46A30 34 0 0 0 -33 -46Z', ink),
      press.line('M-32 -10Q-22 -44 0 -44T32 -10', ink, 3),
      press.box(-31, -58, 62, 8, ink) +
        press.box(-21, -90, 42, 7, ink) +
        press.box(-5, -210, 10, 5, ink),
      press.fill(
        upTo(9)
          .map((index) => boxOutline(-28 + index * 6.4, -56, 3, 3.4))
          .join(''),
        lit,
      ),
      press.line('M0 -208V-224', ink, 2),
    ].join('');
  },

  /** A shepherd dog sitting, from behind, its ears up; 100 tall, its seat at the origin. */
  shepherdDog: (press: Press, { ink, rim }: Inks<'ink' | 'rim'>): Svg =>
    [
      press.fill(
        'M-17 -76L-20 -102L-8 -88Q0 -91 8 -88L20 -102L17 -76Q18 -66 12 -60Q26 -46 28 -22Q30 -6 24 0H-24Q-30 -6 -28 -22Q-26 -46 -12 -60Q-18 -66 -17 -76Z',
        ink,
      ),
      press.line('M20 -4Q44 4 52 -10', ink, 9, { cap: 'round' }),
      press.line('M13 -56Q24 -42 26 -20', rim, 2, { cap: 'round' }),
    ].join(''),

  /** A street between two walls of dead windows that meet at a far point; in poster units. */
  emptyAvenue: (
    press: Press,
    {
      x,
      y,
      tops,
      ink,
      side,
      window,
      rows = 9,
    }: Readonly<{
      /** Where the street vanishes. */
      x: number;
      y: number;
      /** Heights at which the houses' roofs leave the sheet, at the left and at the right. */
      tops: readonly [left: number, right: number];
      rows?: number;
    }> &
      Inks<'ink' | 'side' | 'window'>,
  ): Svg => {
    const wall = (edge: number, top: number, colour: Ink) => {
      const share = (at: number) => edge + (x - edge) * (1 - (1 - at) ** 1.8) * 0.94;
      const height = (at: number, level: number) => {
        const line = top + (y - top) * level;
        const gone = (share(at) - edge) / (x - edge);
        return line + (y - line) * gone;
      };
      const steps = [0, 0.16, 0.3, 0.42, 0.54, 0.66, 0.8, 1];
      const roof = steps.slice(0, -1).map((from, index) => {
        const to = steps[index + 1] ?? 1;
        const level = [0, 0.12, 0.03, 0.2, 0.08, 0.24, 0.12][index] ?? 0;
        return `L${share(from)} ${height(from, level)}L${share(to)} ${height(to, level)}`;
      });
      const panes = upTo(rows).flatMap((row) =>
        upTo(13).flatMap((column) => {
          const [from, to] = [0.02 + column * 0.066, 0.02 + column * 0.066 + 0.036];
          const [high, low] = [0.28 + (row * 0.7) / rows, 0.28 + (row * 0.7 + 0.36) / rows];
          if ((row * 3 + column * 5) % 11 === 4) return [];
          return [
            `M${share(from)} ${height(from, high)}L${share(to)} ${height(to, high)}V${height(to, low)}L${share(from)} ${height(from, low)}Z`,
          ];
        }),
      );
      const foot = y + (300 - y) * 0.5;
      return (
        press.fill(`M${edge} ${foot}${roof.join('')}L${share(1)} ${y}Z`, colour) +
        press.fill(panes.join(''), window)
      );
    };
    return wall(-2, tops[0], ink) + wall(202, tops[1], side);
  },

  /** A motor home from the side, 100 long, its wheels' foot at the origin. */
  motorHome: (
    press: Press,
    { body, stripe, glass, tyre, trim }: Inks<'body' | 'stripe' | 'glass' | 'tyre' | 'trim'>,
  ): Svg =>
    [
      press.fill('M-50 -8V-44Q-50 -50 -44 -50H36Q44 -50 47 -40L51 -20V-8Z', body),
      press.fill('M-50 -24H50L51 -18H-50Z', stripe),
      press.fill(boxOutline(-42, -42, 14, 12) + boxOutline(-22, -42, 14, 12), glass),
      press.fill('M30 -43H38Q42 -42 44 -34L45 -30H30Z', glass),
      press.fill(archOutline(8, -8, 13, 34), trim),
      press.fill(boxOutline(-30, -54, 20, 4) + boxOutline(14, -53, 10, 3), trim),
      press.disc(-28, -8, 8, tyre) + press.disc(32, -8, 8, tyre),
      press.disc(-28, -8, 3, body) + press.disc(32, -8, 3, body),
    ].join(''),
};

const BOTTLE =
  'M-6.500 -79H6.500V-64C6.500 -56 15 -54 15 -44V-3Q15 0 12 0H-12Q-15 0 -15 -3V-44C-15 -54 -6.500 -56 -6.500 -64Z';
