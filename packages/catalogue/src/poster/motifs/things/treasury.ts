import { direction, discOutline, polygonOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

/** Treasures. */
export const treasury = {
  /** Ingots in a heap of `rows`, each course one shorter than the one below; 100 wide, its foot at the origin. */
  ingotHeap: (
    press: Press,
    { front, top, side, rows = 5 }: Readonly<{ front: Ink; top: Ink; side: Ink; rows?: number }>,
  ): Svg => {
    const wide = 92 / rows;
    const high = wide * 0.52;
    const bar = (x: number, y: number) =>
      [
        press.fill(
          `M${x + wide * 0.88} ${y - high}l5 -4.500l${wide * 0.14} ${high}l-5 4.500Z`,
          side,
        ),
        press.fill(`M${x + wide * 0.12} ${y - high}l5 -4.500h${wide * 0.76}l-5 4.500Z`, top),
        press.fill(
          `M${x} ${y}L${x + wide * 0.12} ${y - high}H${x + wide * 0.88}L${x + wide} ${y}Z`,
          front,
        ),
      ].join('');
    return upTo(rows)
      .flatMap((row) =>
        upTo(rows - row).map((index) =>
          bar(-48 + row * (wide / 2) + index * (wide + 0.6), -row * (high + 0.6)),
        ),
      )
      .join('');
  },

  /** A roulette wheel from above, its turret a cut stone; 100 wide, around the origin. */
  stoneRoulette: (
    press: Press,
    {
      rim,
      red,
      black,
      cone,
      stone,
      facets,
      ball,
      pockets = 26,
    }: Readonly<{
      rim: Ink;
      red: Ink;
      black: Ink;
      cone: Ink;
      stone: Ink;
      facets: readonly [Ink, Ink];
      ball: Ink;
      pockets?: number;
    }>,
  ): Svg => {
    const wedge = (index: number, outer: number, inner: number) => {
      const [ax, ay] = direction((360 * index) / pockets);
      const [bx, by] = direction((360 * (index + 1)) / pockets);
      return `M${ax * outer} ${ay * outer}L${bx * outer} ${by * outer}L${bx * inner} ${by * inner}L${ax * inner} ${ay * inner}Z`;
    };
    const pocketsOf = (parity: number) =>
      upTo(pockets)
        .filter((index) => index % 2 === parity)
        .map((index) => wedge(index, 43, 29))
        .join('');
    const facet = (parity: number) =>
      upTo(8)
        .filter((index) => index % 2 === parity)
        .map((index) => {
          const [ax, ay] = direction(45 * index);
          const [bx, by] = direction(45 * index + 45);
          const [cx, cy] = direction(45 * index + 22.5);
          return `M${ax * 22} ${ay * 22}L${bx * 22} ${by * 22}L${cx * 11} ${cy * 11}Z`;
        })
        .join('');
    return [
      press.disc(0, 0, 50, rim),
      press.disc(0, 0, 45, cone),
      press.fill(pocketsOf(0), red),
      press.fill(pocketsOf(1), black),
      press.ring(0, 0, 36, cone, 0.8),
      press.disc(0, 0, 29, rim),
      press.fill(polygonOutline(0, 0, 22, 8), stone),
      press.fill(facet(0), facets[0]),
      press.fill(facet(1), facets[1]),
      press.fill(polygonOutline(0, 0, 11, 8, 22.5), stone),
      press.disc(30, -25, 3, ball),
    ].join('');
  },

  /** A garden tap with a drop at its mouth, 100 wide, the mouth at the origin. */
  gardenTap: (
    press: Press,
    { ink, lit, wheel, drop }: Readonly<{ ink: Ink; lit: Ink; wheel: Ink; drop?: Ink }>,
  ): Svg =>
    [
      press.fill(
        'M90 -66H54V-60Q34 -60 26 -54H4Q-14 -54 -14 -34V-8H12V-26Q12 -32 20 -32H32Q42 -28 54 -28V-22H90Z',
        ink,
      ),
      press.fill(
        'M90 -66H54V-60Q34 -60 26 -54H4Q-14 -54 -14 -34V-26Q-8 -46 6 -46H28Q40 -52 54 -52H90Z',
        lit,
      ),
      press.fill('M-18 -12H16V-2H-18Z', ink),
      press.box(27, -78, 10, 22, ink),
      press.fill(
        'M-2 -92Q-2 -98 4 -98Q14 -98 22 -92Q32 -86 42 -92Q50 -98 60 -98Q66 -98 66 -92Q66 -84 58 -84Q50 -84 42 -80Q32 -75 22 -80Q14 -84 6 -84Q-2 -84 -2 -92Z',
        wheel,
      ),
      drop ? press.fill('M-1 6C7 20 11 26 11 33A12 12 0 0 1 -13 33C-13 26 -9 20 -1 6Z', drop) : '',
    ].join(''),

  /** Half a coconut from its cut side, 100 wide, around the origin. */
  coconutHalf: (
    press: Press,
    { husk, shell, meat, hollow }: Readonly<{ husk: Ink; shell: Ink; meat: Ink; hollow: Ink }>,
  ): Svg => {
    const hairs = upTo(44).map((index) => {
      const [dx, dy] = direction((360 * index) / 44);
      const [tx, ty] = direction((360 * index) / 44 + 26);
      const long = index % 3 === 0 ? 8 : 5;
      return `M${dx * 45} ${dy * 45}l${tx * long} ${ty * long}`;
    });
    return [
      press.line(hairs.join(''), husk, 2.6, { cap: 'round' }),
      press.disc(0, 0, 46, husk),
      press.disc(0, 0, 42, shell),
      press.disc(0, 0, 38.5, meat),
      press.disc(0, 0, 27, hollow),
      press.punch(`${discOutline(0, 0, 27)}${discOutline(5, 6, 25)}`, shell),
    ].join('');
  },

  /** A horseshoe's print, 100 tall, around the origin. */
  hoofPrint: (press: Press, { ink }: Readonly<{ ink: Ink }>): Svg =>
    press.punch(
      'M-34 46Q-52 -2 -34 -30Q-20 -50 0 -50T34 -30Q52 -2 34 46L14 46Q30 0 16 -18Q9 -28 0 -28T-16 -18Q-30 0 -14 46Z',
      ink,
    ),

  /** An arrow whose feathers are a fox's brush, 100 long, its head's tip at the origin, its brush to the upper right. */
  brushArrow: (
    press: Press,
    { shaft, head, brush, tip }: Readonly<{ shaft: Ink; head: Ink; brush: Ink; tip: Ink }>,
  ): Svg =>
    press.group(
      'rotate(-38)',
      press.box(6, -1.3, 66, 2.6, shaft),
      press.fill('M0 0L13 -5L10 0L13 5Z', head),
      press.fill('M50 0Q56 -13 74 -14Q92 -14 106 -2Q96 -1 90 6Q78 15 66 13Q54 11 50 0Z', brush),
      press.fill('M106 -2Q96 -1 90 6L86 3L88 -2L83 -5L88 -9L86 -12Q97 -9 106 -2Z', tip),
    ),
};
