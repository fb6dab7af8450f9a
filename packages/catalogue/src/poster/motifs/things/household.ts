import { boxOutline, direction, discOutline, starOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const household = {
  /** A washing machine whose window turns worlds instead of clothes, 100 wide, its foot at the origin. */
  washer: (
    press: Press,
    {
      ink,
      shade,
      metal,
      glass,
      worlds,
      mark,
    }: Readonly<{
      ink: Ink;
      shade: Ink;
      metal: Ink;
      glass: Ink;
      /** The grounds of the eight worlds in the window. */
      worlds: readonly Ink[];
      /** The drawing on them. */
      mark: readonly Ink[];
    }>,
  ): Svg => {
    const [x, y, r] = [0, -56, 37];
    const wedges = upTo(8).map((index) => {
      const [ax, ay] = direction(index * 45);
      const [bx, by] = direction(index * 45 + 45);
      const wedge = `M${x} ${y}Q${x + ax * r * 0.5 - ay * 9} ${y + ay * r * 0.5 + ax * 9} ${x + ax * r} ${y + ay * r}A${r} ${r} 0 0 1 ${x + bx * r} ${y + by * r}Q${x + bx * r * 0.5 - by * 9} ${y + by * r * 0.5 + bx * 9} ${x} ${y}Z`;
      const [mx, my] = direction(index * 45 + 32);
      const content = printWorld(press, index, mark[index % mark.length] ?? 'paper');
      return (
        press.fill(wedge, worlds[index % worlds.length] ?? 'one') +
        press.clip(
          wedge,
          press.group(
            `translate(${x + mx * r * 0.68} ${y + my * r * 0.68}) rotate(${index * 45 + 22})`,
            content,
          ),
        )
      );
    });
    return [
      press.box(-50, -122, 100, 122, ink, 6),
      press.fill('M36 -122H44Q50 -122 50 -116V-6Q50 0 44 0H36Z', shade),
      press.box(-50, -104, 100, 2, shade),
      press.box(-44, -118, 26, 10, shade, 2),
      press.disc(4, -113, 5.4, metal),
      press.line('M4 -113V-117.6', ink, 1.4),
      ...[16, 23, 30].map((at) => press.disc(at, -113, 2, metal)),
      press.disc(x + 1.4, y + 2, r + 8, shade),
      press.disc(x, y, r + 7, metal),
      press.ring(x, y, r + 3.6, ink, 1),
      press.disc(x, y, r, glass),
      ...wedges,
      press.disc(x, y, 6.4, glass),
      press.fill(
        `M${x - 30} ${y - 8}A31 31 0 0 1 ${x - 8} ${y - 30}A36 36 0 0 0 ${x - 30} ${y - 8}Z`,
        'paper',
      ),
    ].join('');
  },

  /** A bubble of speech, 100 wide, around the origin, its tail to the lower left. */
  speechBubble: (press: Press, { ink, high = 62 }: Readonly<{ ink: Ink; high?: number }>): Svg => {
    const h = high / 2;
    return press.fill(
      `M${-50 + h} ${-h}H${50 - h}A${h} ${h} 0 0 1 ${50 - h} ${h}H${-50 + h * 1.3}Q-42 ${h + 12} -54 ${h + 13}Q-46 ${h + 3} -46 ${h * 0.62}A${h} ${h} 0 0 1 ${-50 + h} ${-h}Z`,
      ink,
    );
  },

  /** A rubber ball with its light and its dark, 100 wide, around the origin. */
  ball: (press: Press, { ink, shade, lit }: Readonly<{ ink: Ink; shade: Ink; lit: Ink }>): Svg =>
    [
      press.disc(0, 0, 50, ink),
      press.fill('M34 -36.6A50 50 0 1 1 -40 30A56 56 0 0 0 34 -36.6Z', shade),
      press.oval(-16, -24, 11, 7, lit),
    ].join(''),

  /** A bag that comes down on a parachute, 100 tall, its foot at the origin. */
  parachuteBag: (
    press: Press,
    { bag, canopy, second, line }: Readonly<{ bag: Ink; canopy: Ink; second: Ink; line: Ink }>,
  ): Svg =>
    [
      press.line('M-40 -62L-6 -18L-14 -62M40 -62L6 -18L14 -62', line, 1.4),
      press.fill(
        'M-42 -60C-42 -112 42 -112 42 -60Q34 -68 28 -60Q14 -70 0 -60Q-14 -70 -28 -60Q-34 -68 -42 -60Z',
        canopy,
      ),
      press.fill(
        'M-16 -62C-18 -84 -10 -98 0 -99C10 -98 18 -84 16 -62Q8 -66 0 -60Q-8 -66 -16 -62Z',
        second,
      ),
      press.box(-16, -18, 32, 18, bag, 6),
      press.line('M-7 -18Q0 -26 7 -18', bag, 2.4),
      press.line('M-8 -18V0M8 -18V0', line, 1.6),
    ].join(''),

  /** A glass tube with something in it, 100 tall, the middle of its round foot at the origin. */
  testTube: (
    press: Press,
    {
      glass,
      fluid,
      lit,
      level = 56,
    }: Readonly<{ glass: Ink; fluid: Ink; lit: Ink; level?: number }>,
  ): Svg =>
    [
      press.fill('M-15 -100V-15A15 15 0 0 0 15 -15V-100Z', glass),
      press.fill(`M-12 ${-level}V-15A12 12 0 0 0 12 -15V${-level}Z`, fluid),
      press.oval(0, -level, 12, 3, lit),
      press.box(-19, -103, 38, 6, glass, 3),
      press.box(-8.6, -92, 3, 74, lit, 1.5),
    ].join(''),

  /** A flight of stairs in profile, from the origin up to the right, solid down to `deep`; in poster units. */
  flight: (
    press: Press,
    {
      count,
      tread,
      rise,
      deep,
      ink,
      edge,
    }: Readonly<{ count: number; tread: number; rise: number; deep: number; ink: Ink; edge?: Ink }>,
  ): Svg => {
    const climb = upTo(count)
      .map(() => `v${-rise}h${tread}`)
      .join('');
    const lips = upTo(count).map((step) =>
      boxOutline(step * tread, -(step + 1) * rise, tread, 1.6),
    );
    return (
      press.fill(`M0 0${climb}V${deep}H0Z`, ink) + (edge ? press.fill(lips.join(''), edge) : '')
    );
  },

  /** A window with a cross of bars, `wide` x `high` from the origin, its light on a sill; in poster units. */
  crossWindow: (
    press: Press,
    {
      wide,
      high,
      ink,
      bar,
      sill,
    }: Readonly<{ wide: number; high: number; ink: Ink; bar: Ink; sill?: Ink }>,
  ): Svg =>
    [
      press.box(0, 0, wide, high, ink),
      press.box(wide / 2 - 1.4, 0, 2.8, high, bar),
      press.box(0, high / 2 - 1.4, wide, 2.8, bar),
      sill ? press.box(-5, high, wide + 10, 4, sill) : '',
    ].join(''),
};

function printWorld(press: Press, index: number, ink: Ink): Svg {
  switch (index % 8) {
    case 0:
      return press.fill(
        upTo(9)
          .map((at) =>
            starOutline((at % 3) * 11 - 11, Math.floor(at / 3) * 11 - 11, {
              radius: 3,
              inner: 0.4,
              points: 4,
            }),
          )
          .join(''),
        ink,
      );
    case 1:
      return press.line(
        'M-24 -8q6 -5 12 0t12 0t12 0t12 0M-24 0q6 -5 12 0t12 0t12 0t12 0M-24 8q6 -5 12 0t12 0t12 0t12 0',
        ink,
        2,
      );
    case 2:
      return press.fill(
        upTo(18)
          .map((at) =>
            boxOutline((at % 6) * 6 - 18, Math.floor(at / 6) * 12 - 18 + (at % 2) * 6, 6, 6),
          )
          .join(''),
        ink,
      );
    case 3:
      return press.fill('M-18 12L-6 -10L2 2L8 -6L20 12Z', ink) + press.disc(8, -12, 3.4, ink);
    case 4:
      return press.fill(
        upTo(5)
          .map((at) => boxOutline(at * 8 - 20, -24, 4, 48))
          .join(''),
        ink,
      );
    case 5:
      return press.fill(
        upTo(25)
          .map((at) => discOutline((at % 5) * 8 - 16, Math.floor(at / 5) * 8 - 16, 2))
          .join(''),
        ink,
      );
    case 6:
      return (
        press.ring(0, 0, 4, ink, 2) + press.ring(0, 0, 9, ink, 2) + press.ring(0, 0, 14, ink, 2)
      );
    default:
      return press.fill(starOutline(0, 0, { radius: 18, inner: 0.3, points: 9 }), ink);
  }
}
