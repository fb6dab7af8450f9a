import { around, direction, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const closedDoors = {
  /** A picket fence over the sheet in which one picket is the Eiffel tower; in poster units. */
  parisFence: (
    press: Press,
    {
      foot,
      tall,
      ink,
      shade,
      odd,
      place,
    }: Readonly<{ foot: number; tall: number; ink: Ink; shade: Ink; odd: Ink; place: number }>,
  ): Svg => {
    const top = foot - tall;
    const pickets = upTo(10).map((index) => {
      const x = -9 + index * 22;
      if (index === place) return '';
      return (
        press.fill(
          `M${x} ${foot}V${top + 12}L${x + 8} ${top}L${x + 16} ${top + 12}V${foot}Z`,
          ink,
        ) +
        press.fill(`M${x + 8} ${top}L${x + 16} ${top + 12}V${foot}H${x + 11}V${top + 4.5}Z`, shade)
      );
    });
    const x = -1 + place * 22;
    const peak = foot - tall * 2.1;
    const h = foot - peak;
    const tower = [
      press.punch(
        `M${x - 1.6} ${peak + 8}L${x} ${peak}L${x + 1.6} ${peak + 8}C${x + 3} ${peak + h * 0.45} ${x + 9} ${peak + h * 0.7} ${x + 27} ${foot}H${x + 16}Q${x + 12} ${foot - h * 0.2} ${x} ${foot - h * 0.2}T${x - 16} ${foot}H${x - 27}C${x - 9} ${peak + h * 0.7} ${x - 3} ${peak + h * 0.45} ${x - 1.6} ${peak + 8}ZM${x} ${foot - h * 0.44}L${x - 4} ${foot - h * 0.29}H${x + 4}Z`,
        odd,
      ),
      press.box(x - 6.5, peak + h * 0.52, 13, 3, odd),
      press.box(x - 13, peak + h * 0.73, 26, 4, odd),
      press.box(x - 3, peak + h * 0.16, 6, 2, odd),
    ];
    const rails = [0.26, 0.74].map((share) => press.box(-4, top + tall * share, 208, 6, shade));
    return [...rails, ...pickets, ...tower].join('');
  },

  /** People on a net of lines to each other around one with no line to anyone; in poster units around that one. */
  peopleNet: (
    press: Press,
    {
      line,
      node,
      person,
      lone,
      radii,
    }: Readonly<{ line: Ink; node: Ink; person: Ink; lone: Ink; radii: readonly [number, number] }>,
  ): Svg => {
    const inner = around(8, 10).map(([dx, dy]): Point => [dx * radii[0], dy * radii[0]]);
    const outer = around(13, 0).map(([dx, dy]): Point => [dx * radii[1], dy * radii[1] * 1.06]);
    const join = ([ax, ay]: Point, [bx, by]: Point) => `M${ax} ${ay}L${bx} ${by}`;
    const lines = [
      ...inner.flatMap((from, index) =>
        [1, 2].map((further) => join(from, inner[(index + further) % inner.length] ?? from)),
      ),
      ...outer.flatMap((from, index) =>
        [1, 3].map((further) => join(from, outer[(index + further) % outer.length] ?? from)),
      ),
      ...outer.flatMap((from, index) =>
        [0, 1].map((further) =>
          join(from, inner[(Math.round((index * 8) / 13) + further) % inner.length] ?? from),
        ),
      ),
    ];
    const bust = ([x, y]: Point, r: number, ground: Ink) =>
      press.disc(x, y, r, ground) +
      press.disc(x, y - r * 0.28, r * 0.32, person) +
      press.fill(
        `M${x - r * 0.62} ${y + r * 0.7}Q${x - r * 0.6} ${y + r * 0.1} ${x} ${y + r * 0.1}T${x + r * 0.62} ${y + r * 0.7}Z`,
        person,
      );
    return [
      press.line(lines.join(''), line, 1),
      ...inner.map((at) => bust(at, 11, node)),
      ...outer.map((at) => bust(at, 13, node)),
      bust([0, 0], 19, lone),
    ].join('');
  },

  /** Forty-seven swords planted in rows to the distance, from `y` to `foot`; in poster units. */
  swordField: (
    press: Press,
    {
      y,
      foot,
      blade,
      hilt,
      guard,
    }: Readonly<{ y: number; foot: number; blade: Ink; hilt: Ink; guard: Ink }>,
  ): Svg => {
    const rows = [12, 9, 8, 7, 6, 5];
    return rows
      .map((count, row) => {
        const share = row / (rows.length - 1);
        const size = 0.22 + 0.6 * share ** 1.3;
        const base = y + (foot - y) * share ** 1.15;
        const step = 208 / count;
        return upTo(count)
          .map((index) => {
            const x = (index + 0.5) * step - 4;
            const lean = ((index * 47 + row * 31) % 15) - 7;
            return press.group(
              `translate(${x} ${base}) rotate(${lean}) scale(${size})`,
              press.fill('M-3 0L-3.600 -58H3.600L3 0Q0 4 -3 0Z', blade),
              press.fill('M-11 -62H11V-57H-11Z', guard),
              press.fill('M-4 -62L-5 -102Q0 -106 5 -102L4 -62Z', hilt),
              press.line(
                'M-4.500 -70L4.500 -78M-4.500 -82L4.500 -90M4.500 -70L-4.500 -78M4.500 -82L-4.500 -90',
                guard,
                1.4,
              ),
            );
          })
          .join('');
      })
      .join('');
  },

  /** Someone in a suit with webs from arm to leg, in flight, seen from above; 100 wide, around the origin. */
  wingsuit: (press: Press, { ink, web, lit }: Readonly<{ ink: Ink; web: Ink; lit: Ink }>): Svg => {
    const half = [
      press.fill('M6 -30L50 -24Q54 -20 50 -17Q34 4 15 8L10 4ZM0 14L9 10L22 46L14 50L0 26Z', web),
      press.fill('M0 -33Q12 -33 16 -31L50 -26Q55 -22 50 -19L14 -19L11 8L23 46L15 52L0 14Z', ink),
      press.line('M14 -22L34 -4M14 -12L26 2M3 18L12 42', lit, 1),
    ].join('');
    return [
      half,
      press.group('scale(-1 1)', half),
      press.oval(0, -40, 6.6, 8, ink),
      press.fill('M-3 -46Q0 -48 3 -46L2 -36H-2Z', lit),
    ].join('');
  },

  /** A heart-shaped pointer with a round window, 100 wide, around the window; its tip is down. */
  pointerHeart: (
    press: Press,
    { ink, lit, rim, glass }: Readonly<{ ink: Ink; lit: Ink; rim: Ink; glass: Ink }>,
  ): Svg =>
    [
      press.shade('M6 82C-20 46 -52 24 -44 -14L50 -14C54 20 32 46 6 82Z', 0.4),
      press.fill(
        'M0 74C-22 40 -54 20 -49 -16C-45 -44 -16 -48 0 -36C16 -48 45 -44 49 -16C54 20 22 40 0 74Z',
        ink,
      ),
      press.line(
        'M0 66C-20 36 -48 18 -44 -14C-40 -38 -15 -42 0 -30C15 -42 40 -38 44 -14C48 18 20 36 0 66Z',
        lit,
        1.4,
      ),
      press.disc(0, 0, 23, rim),
      press.disc(0, 0, 19.6, glass),
    ].join(''),

  /** The letters' places on a talking board, two bows of strokes, in poster units around the bows' middle. */
  boardBows: (
    press: Press,
    { ink, radius, gap }: Readonly<{ ink: Ink; radius: number; gap: number }>,
  ): Svg => {
    const bow = (r: number, count: number) =>
      upTo(count).map((index) => {
        const [dx, dy] = direction(-52 + (104 * index) / (count - 1));
        const long = 5 + ((index * 7) % 3);
        return `M${dx * r} ${dy * r}L${dx * (r + long)} ${dy * (r + long)}${index % 3 === 0 ? `l${-dy * 4} ${dx * 4}` : ''}${index % 4 === 1 ? `M${dx * (r + 2)} ${dy * (r + 2)}l${-dy * 4} ${dx * 4}` : ''}`;
      });
    return press.line([...bow(radius, 13), ...bow(radius - gap, 13)].join(''), ink, 2.2, {
      cap: 'round',
    });
  },

  /** A rocking chair from behind and the one who sits in it: two plaits with bows over the rail; 100 tall, its foot at the origin. */
  dollChair: (
    press: Press,
    {
      wood,
      shade,
      hair,
      bow,
      dress,
    }: Readonly<{ wood: Ink; shade: Ink; hair: Ink; bow: Ink; dress: Ink }>,
  ): Svg => {
    const plait = upTo(4)
      .map((index) => press.disc(15 + index * 1.6, -62 + index * 6.4, 4.4 - index * 0.4, hair))
      .join('');
    const tie =
      press.fill('M14 -68L5 -75V-61ZM14 -68L24 -75V-61Z', bow) + press.disc(14.5, -68, 2.4, bow);
    return [
      press.fill('M-22 -46H22L30 -18H-30Z', dress),
      press.disc(0, -77, 15, hair),
      plait,
      press.group('scale(-1 1)', plait),
      tie,
      press.group('scale(-1 1)', tie),
      press.box(-30, -58, 60, 7, wood, 3),
      press.fill(
        upTo(5)
          .map((index) => `M${-21 + index * 10} -52h3.600v34h-3.600Z`)
          .join(''),
        wood,
      ),
      press.box(-30, -70, 5, 66, wood, 2),
      press.box(25, -70, 5, 66, wood, 2),
      press.disc(-27.5, -71, 4, wood),
      press.disc(27.5, -71, 4, wood),
      press.box(-34, -20, 68, 6, shade, 2),
      press.box(-27, -10, 54, 3, shade),
      press.fill('M-33 -6H-23V0H-33ZM23 -6H33V0H23Z', wood),
    ].join('');
  },

  /** A railwayman's lantern, 100 tall, its foot at the origin; the glass takes its own ink. */
  railLantern: (
    press: Press,
    { ink, lit, glass, flame }: Readonly<{ ink: Ink; lit: Ink; glass: Ink; flame: Ink }>,
  ): Svg =>
    [
      press.line('M-26 -58C-34 -112 34 -112 26 -58', ink, 2.6),
      press.fill('M-12 -82H12L22 -68H-22Z', ink),
      press.box(-8, -90, 16, 8, ink, 2),
      press.box(-26, -69, 52, 6, ink, 2),
      press.fill('M-19 -63H19Q29 -40 19 -17H-19Q-29 -40 -19 -63Z', glass),
      press.fill('M0 -54Q12 -40 8 -30Q4 -22 0 -22T-8 -30Q-12 -40 0 -54Z', flame),
      press.line('M-24 -48H24M-24 -32H24M-11 -63V-17M11 -63V-17', ink, 1.6),
      press.fill('M-24 -17H24L30 0H-30Z', ink),
      press.box(-20, -80, 3, 10, lit),
      press.fill('M-22 -14H-14L-16 -3H-26Z', lit),
    ].join(''),
};
