import { closed, starOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const storm = {
  /** A whirlwind whose mouth is set with teeth, from `top` down to `foot`; in poster units. */
  toothedFunnel: (
    press: Press,
    {
      x,
      top,
      foot,
      wide,
      inks,
      tooth,
      mouth,
      streak,
      hoops = 8,
      teeth = 18,
      lean = 0,
    }: Readonly<{
      x: number;
      top: number;
      foot: number;
      /** Width of the mouth. */
      wide: number;
      /** Inks of the hoops from the top down, over and over. */
      inks: readonly Ink[];
      tooth: Ink;
      mouth: Ink;
      /** Lines of wind on the hoops. */
      streak: Ink;
      hoops?: number;
      teeth?: number;
      /** How far the mouth stands to the right of the foot. */
      lean?: number;
    }>,
  ): Svg => {
    const hoopAt = (index: number) => {
      const share = 1 - index / hoops;
      return {
        x: x + lean * share ** 2 + Math.sin(index * 1.7) * 5 * share,
        y: foot - (foot - top) * share ** 1.25,
        half: 2.5 + (wide / 2) * share ** 1.55,
      };
    };
    /** A point on a hoop's rim; 0 is its right end, a quarter turn the near side. */
    const on = (index: number, turn: number, reach = 1): Point => {
      const hoop = hoopAt(index);
      const angle = turn * 2 * Math.PI;
      return [
        hoop.x + hoop.half * reach * Math.cos(angle),
        hoop.y + hoop.half * reach * SQUASH * Math.sin(angle),
      ];
    };
    const nearRim = (index: number) => upTo(25).map((step) => on(index, step / 48));
    const bands = upTo(hoops)
      .toReversed()
      .map((index) => {
        const [upper, lower] = [nearRim(index), nearRim(index + 1)];
        const winds = [0.3, 0.62].map((share, line) => {
          const from = 0.1 + 0.07 * line + 0.03 * (index % 3);
          const points = upTo(9).map((step) => on(index + share, from + step * 0.026));
          return `M${points.map((point) => point.join(' ')).join('L')}`;
        });
        return [
          press.fill(closed([...upper, ...lower.toReversed()]), inks[index % inks.length] ?? 'one'),
          press.line(winds.join(''), streak, 0.8 + hoopAt(index).half * 0.014, { cap: 'round' }),
          press.shade(closed([...upper.slice(0, 9), ...lower.slice(0, 7).toReversed()]), 0.28),
        ].join('');
      });
    const mouthRim = upTo(49).map((step) => on(0, step / 48));
    const jaw = upTo(teeth).map((at) => {
      const [from, to] = [at / teeth, (at + 1) / teeth];
      const long = 0.62 + 0.1 * (at % 2);
      return closed([on(0, from, 1.02), on(0, to, 1.02), on(0, (from + to) / 2, long)]);
    });
    return [
      ...bands,
      press.fill(closed(mouthRim), mouth),
      press.fill(jaw.join(''), tooth),
      press.line(closed(mouthRim), inks[1 % inks.length] ?? 'one', 3),
    ].join('');
  },

  /** A scroll of wind: a band that curls in, 100 wide, around the origin, its tail to the lower right. */
  windScroll: (
    press: Press,
    { ink, edge, turns = 2.2 }: Readonly<{ ink: Ink; edge?: Ink; turns?: number }>,
  ): Svg => {
    const steps = upTo(121);
    const spiral = (thick: number): readonly Point[] =>
      steps.map((step): Point => {
        const share = step / 120;
        const angle = share * turns * 2 * Math.PI + 0.4;
        const reach =
          7 + 40 * share ** 1.1 + thick * (0.2 + 13.6 * Math.sin(Math.PI * share ** 1.2));
        return [reach * Math.cos(angle), reach * Math.sin(angle)];
      });
    const outline = closed([...spiral(0.6), ...spiral(-0.6).toReversed()]);
    return (edge ? press.line(outline, edge, 3, { join: 'round' }) : '') + press.fill(outline, ink);
  },

  /** Tongues of fire in a row, 100 wide, their foot at the origin. */
  flames: (press: Press, { ink, heart }: Readonly<{ ink: Ink; heart: Ink }>): Svg =>
    press.fill(
      'M-50 0C-54 -26 -40 -34 -42 -56C-30 -48 -26 -38 -27 -30C-20 -44 -10 -56 -14 -86C4 -74 12 -58 10 -42C16 -50 18 -58 15 -68C34 -56 36 -42 33 -30C38 -36 40 -40 40 -48C54 -34 52 -14 50 0Z',
      ink,
    ) +
    press.fill(
      'M-34 0C-38 -14 -30 -20 -31 -30C-20 -24 -18 -16 -19 -12C-12 -22 -6 -32 -7 -50C6 -40 9 -28 8 -20C12 -24 14 -28 14 -32C26 -22 34 -12 30 0Z',
      heart,
    ),

  /** A flag wound up into a whirlwind, stars at its top and stripes below; 100 tall, its foot at the origin. */
  flagWhirlwind: (
    press: Press,
    { stripe, cloth, field, star }: Readonly<{ stripe: Ink; cloth: Ink; field: Ink; star: Ink }>,
  ): Svg => {
    const hoops = 11;
    const fieldHoops = 4;
    const edge = (step: number) => {
      const rise = step / hoops;
      return { x: Math.sin(rise * 5) * 5, y: -98 * rise, half: 2 + 36 * rise ** 1.5 };
    };
    const bands = upTo(hoops).map((index) => {
      const inField = index >= hoops - fieldHoops;
      // Lower than its own hoop, so that no seam shows in the field.
      const low = edge(inField && index > hoops - fieldHoops ? index - 0.2 : index);
      const high = edge(index + 1);
      const [sagLow, sagHigh] = [low.half * SQUASH, high.half * SQUASH];
      const ink = inField ? field : index % 2 === 0 ? stripe : cloth;
      return press.fill(
        `M${low.x - low.half} ${low.y}Q${low.x} ${low.y + sagLow} ${low.x + low.half} ${low.y}L${high.x + high.half} ${high.y}Q${high.x} ${high.y + sagHigh} ${high.x - high.half} ${high.y}Z`,
        ink,
      );
    });
    const stars = upTo(fieldHoops).map((row) => {
      const middle = edge(hoops - fieldHoops + row + 0.5);
      const count = 4 + row;
      return upTo(count)
        .map((index) => {
          const across = ((index + 0.5) / count) * 2 - 1;
          const sag = (1 - across ** 2) * middle.half * SQUASH * 0.5;
          return starOutline(middle.x + across * middle.half, middle.y + sag, {
            radius: 2.1,
            inner: 0.45,
            points: 5,
            turn: 0,
          });
        })
        .join('');
    });
    const top = edge(hoops);
    return [
      press.oval(top.x, top.y, top.half, top.half * SQUASH * 0.5, stripe),
      ...bands,
      press.fill(stars.join(''), star),
    ].join('');
  },
};

/** How flat a hoop looks from the side. */
const SQUASH = 0.3;
