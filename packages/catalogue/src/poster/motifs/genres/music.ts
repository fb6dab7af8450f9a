import { upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const music = {
  /**
   * A hill over the sheet whose paths are the five lines of a staff, with notes along them; in
   * poster units. `y` is the hill's height at the left, `crest` in the middle, `right` at the right.
   */
  staffHill: (
    press: Press,
    {
      y,
      crest,
      right,
      ink,
      line,
      note,
      notes,
      gap = 8,
    }: Readonly<{
      y: number;
      crest: number;
      right: number;
      ink: Ink;
      line: Ink;
      note: Ink;
      /** How far along, from 0 to 1, and on which line, 0 the highest; halves are between lines. */
      notes: readonly Readonly<{ at: number; on: number; joined?: boolean }>[];
      gap?: number;
    }>,
  ): Svg => {
    const height = (share: number) =>
      (1 - share) ** 2 * y +
      2 * share * (1 - share) * (2 * crest - (y + right) / 2) +
      share ** 2 * right;
    const curve = (drop: number) =>
      `M0 ${y + drop}Q100 ${2 * crest - (y + right) / 2 + drop} 200 ${right + drop}`;
    const lines = upTo(5).map((index) => curve(16 + index * gap));
    const printed = notes.map(({ at, on, joined = false }) => {
      const x = at * 200;
      const top = height(at) + 16 + on * gap;
      const flag = joined
        ? ''
        : press.line(
            `M${x + gap * 0.55} ${top - gap * 3.2}q1 ${gap} ${gap * 0.9} ${gap * 1.3}`,
            note,
            2,
            { cap: 'round' },
          );
      return (
        press.group(
          `translate(${x} ${top}) rotate(-20)`,
          press.oval(0, 0, gap * 0.66, gap * 0.47, note),
        ) +
        press.line(`M${x + gap * 0.55} ${top - 1}V${top - gap * 3.2}`, note, 1.5) +
        flag
      );
    });
    return (
      press.fill(`${curve(0)}V300H0Z`, ink) + press.line(lines.join(''), line, 1) + printed.join('')
    );
  },

  /** A record with its label and the light on its grooves, 100 wide, around the origin. */
  record: (
    press: Press,
    { ink, label, groove, light }: Readonly<{ ink: Ink; label: Ink; groove: Ink; light: Ink }>,
  ): Svg =>
    [
      press.disc(0, 0, 50, ink),
      press.fill('M0 0L-20 -46A50 50 0 0 1 20 -46ZM0 0L20 46A50 50 0 0 1 -20 46Z', light),
      ...[45, 40, 35, 30, 25].map((radius) => press.ring(0, 0, radius, groove, 0.8)),
      press.disc(0, 0, 17, label),
      press.disc(0, 0, 2.4, ink),
    ].join(''),

  /** Five lines that wave through the sheet as one ribbon, with notes on it; in poster units. */
  staffRibbon: (
    press: Press,
    {
      from,
      to,
      swing,
      gap,
      ink,
      note,
      notes,
    }: Readonly<{
      from: Point;
      to: Point;
      swing: number;
      gap: number;
      ink: Ink;
      note: Ink;
      notes: readonly Readonly<{ at: number; on: number }>[];
    }>,
  ): Svg => {
    const wide = to[0] - from[0];
    const along = (share: number): Point => {
      const bend = 3 * share * (1 - share) * ((1 - share) * -swing + share * swing);
      return [from[0] + wide * share, from[1] + (to[1] - from[1]) * share + bend];
    };
    const lines = upTo(5).map((line) => {
      const drop = line * gap;
      const rise = (to[1] - from[1]) / 3;
      return `M${from[0]} ${from[1] + drop}C${from[0] + wide / 3} ${from[1] + rise - swing + drop} ${from[0] + (wide * 2) / 3} ${from[1] + rise * 2 + swing + drop} ${to[0]} ${to[1] + drop}`;
    });
    const printed = notes.map(({ at, on }) => {
      const [x, y] = along(at);
      const top = y + on * gap;
      return (
        press.group(
          `translate(${x} ${top}) rotate(-20)`,
          press.oval(0, 0, gap * 0.72, gap * 0.5, note),
        ) +
        press.line(
          `M${x + gap * 0.6} ${top - 0.6}V${top - gap * 3.4}q.6 ${gap} ${gap} ${gap * 1.4}`,
          note,
          gap * 0.2,
          { cap: 'round' },
        )
      );
    });
    return press.line(lines.join(''), ink, gap * 0.13) + printed.join('');
  },

  /** A powdered wig on its stand, from behind, 100 wide, its foot at the origin: curls are spirals. */
  wig: (
    press: Press,
    {
      hair,
      shade,
      line,
      ribbon,
      stand,
    }: Readonly<{ hair: Ink; shade: Ink; line: Ink; ribbon: Ink; stand: Ink }>,
  ): Svg => {
    const curl = (x: number, y: number, radius: number) =>
      press.disc(x, y, radius, hair) +
      press.fill(
        `M${x} ${y - radius}A${radius} ${radius} 0 0 1 ${x} ${y + radius}Q${x + radius * 0.9} ${y} ${x} ${y - radius}Z`,
        shade,
      ) +
      press.line(spiral(x, y, radius * 0.72), line, 1.5, { cap: 'round' });
    return [
      press.fill('M-5 -50H5V-8Q16 -6 24 0H-24Q-16 -6 -5 -8Z', stand),
      press.fill('M-9 -66L-13 -30Q-4 -20 0 -12Q4 -20 13 -30L9 -66Z', hair),
      press.line('M-4 -56Q-7 -38 0 -18M4 -56Q7 -38 0 -18', line, 1.2, { cap: 'round' }),
      press.fill(
        'M0 -136C-30 -136 -42 -114 -38 -86Q-36 -62 0 -58Q36 -62 38 -86C42 -114 30 -136 0 -136Z',
        hair,
      ),
      press.fill('M6 -135.6C32 -134 42 -112 38 -86Q36 -62 4 -58Q30 -92 6 -135.6Z', shade),
      press.line(
        'M0 -132Q-24 -118 -26 -72M-6 -133Q-36 -116 -35 -84M6 -133Q18 -110 12 -64M2 -130Q-8 -100 -8 -62',
        line,
        1.2,
        { cap: 'round' },
      ),
      curl(-41, -92, 11),
      curl(-40, -71, 11),
      curl(-35, -51, 10),
      curl(41, -92, 11),
      curl(40, -71, 11),
      curl(35, -51, 10),
      press.fill(
        'M0 -60L-24 -70Q-28 -58 -22 -48ZM0 -60L24 -70Q28 -58 22 -48ZM-2 -58L-12 -34L-5 -36L0 -54L5 -36L12 -34L2 -58Z',
        ribbon,
      ),
      press.disc(0, -59, 4.6, ribbon),
    ].join('');
  },

  /** A candle in its holder, 100 tall, its foot at the origin. */
  candle: (
    press: Press,
    { wax, flame, holder }: Readonly<{ wax: Ink; flame: Ink; holder: Ink }>,
  ): Svg =>
    press.box(-8, -66, 16, 58, wax, 2) +
    press.fill('M0 -70Q-12 -80 0 -100Q12 -80 0 -70Z', flame) +
    press.fill('M-24 -10H24Q20 0 0 0T-24 -10Z', holder),
};

/** Two and a half turns from the middle outwards. */
function spiral(x: number, y: number, radius: number): string {
  const points = upTo(26).map((index) => {
    const angle = index * 0.62;
    const reach = (radius * index) / 25;
    return `${x + Math.cos(angle) * reach} ${y + Math.sin(angle) * reach}`;
  });
  return `M${points.join('L')}`;
}
