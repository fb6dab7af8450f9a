import { upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const drama = {
  /** A great flight of steps seen from its foot, narrowing upwards; in poster units. */
  steps: (
    press: Press,
    {
      y,
      foot,
      count,
      near,
      far,
      tread,
      riser,
      middle = 100,
    }: Readonly<{
      y: number;
      foot: number;
      count: number;
      /** Half of the width at the foot and at the top. */
      near: number;
      far: number;
      tread: Ink;
      riser: Ink;
      middle?: number;
    }>,
  ): Svg => {
    const at = (index: number) => {
      const share = (index / count) ** 1.5;
      return { top: y + (foot - y) * share, half: far + (near - far) * share };
    };
    return upTo(count)
      .map((index) => {
        const [upper, lower] = [at(index), at(index + 1)];
        const lip = upper.top + (lower.top - upper.top) * 0.46;
        return (
          press.fill(
            `M${middle - upper.half} ${upper.top}H${middle + upper.half}L${middle + lower.half} ${lip}H${middle - lower.half}Z`,
            tread,
          ) +
          press.fill(
            `M${middle - lower.half} ${lip}H${middle + lower.half}V${lower.top + 0.3}H${middle - lower.half}Z`,
            riser,
          )
        );
      })
      .join('');
  },

  /** The corner of a boxing ring with its pads and ropes, in poster units around the post's foot. */
  ringCorner: (
    press: Press,
    {
      x,
      y,
      post,
      ropes,
      canvas,
      apron,
      tall = 96,
    }: Readonly<{
      x: number;
      y: number;
      post: Ink;
      ropes: readonly Ink[];
      canvas: Ink;
      apron: Ink;
      tall?: number;
    }>,
  ): Svg => {
    const lines = ropes.map((ink, index) => {
      const height = tall * (0.94 - index * 0.26);
      return press.line(
        `M${x - 240} ${y + 96 - height * 1.7}L${x} ${y - height}L${x + 240} ${y + 96 - height * 1.7}`,
        ink,
        5,
      );
    });
    const pads = ropes.map((_, index) =>
      press.box(x - 8, y - tall * (0.94 - index * 0.26) - 6, 16, 13, post, 2),
    );
    return [
      press.fill(`M${x} ${y}L${x + 300} ${y + 120}V400H${x - 300}V${y + 120}Z`, canvas),
      press.fill(
        `M${x} ${y}L${x + 300} ${y + 120}v6L${x} ${y + 5}L${x - 300} ${y + 126}v-6Z`,
        apron,
      ),
      press.box(x - 4, y - tall, 8, tall + 3, post),
      ...lines,
      ...pads,
    ].join('');
  },

  /** A stool with someone on it, seen from behind, under nothing; 100 tall, its foot at the origin. */
  stool: (press: Press, { ink, top }: Readonly<{ ink: Ink; top: Ink }>): Svg =>
    press.line('M-26 0L-18 -54M26 0L18 -54M-22 -22H22', ink, 6, { cap: 'round' }) +
    press.box(-34, -64, 68, 12, top, 5),

  /** A lamp's cone of light from above, in poster units. */
  lightCone: (
    press: Press,
    {
      x,
      y,
      foot,
      half,
      ink,
      shadeInk,
    }: Readonly<{ x: number; y: number; foot: number; half: number; ink: Ink; shadeInk: Ink }>,
  ): Svg =>
    press.fill(`M${x - 12} ${y}L${x - half} ${foot}H${x + half}L${x + 12} ${y}Z`, ink) +
    press.fill(`M${x - 5} ${y - 16}H${x + 5}L${x + 20} ${y + 3}H${x - 20}Z`, shadeInk) +
    press.line(`M${x} -4V${y - 14}`, shadeInk, 2),

  /** A cocktail glass, 100 wide at its rim, its foot at the origin: the drink is printed by others. */
  cocktailGlass: (press: Press, { glass, gleam }: Readonly<{ glass: Ink; gleam: Ink }>): Svg =>
    [
      press.line('M-50 -128L0 -58L50 -128', glass, 2.4, { join: 'round' }),
      press.line('M0 -58V-4', glass, 3),
      press.fill('M-28 0Q-4 -4 0 -10Q4 -4 28 0Q0 5 -28 0Z', glass),
      press.line('M-36 -119L-14 -88', gleam, 2.4, { cap: 'round' }),
    ].join(''),

  /** A palm on a beach, 100 tall, its foot at the origin. */
  palm: (press: Press, { ink, leaf = ink }: Readonly<{ ink: Ink; leaf?: Ink }>): Svg =>
    press.fill('M-5 0Q-2 -46 14 -78L18 -76Q6 -44 5 0Z', ink) +
    press.fill(
      'M16 -78Q-4 -102 -30 -84Q-8 -88 16 -78ZM16 -78Q-10 -82 -24 -58Q-6 -74 16 -78ZM16 -78Q12 -104 36 -108Q24 -98 16 -78ZM16 -78Q36 -98 58 -80Q38 -86 16 -78ZM16 -78Q42 -80 48 -54Q36 -72 16 -78ZM16 -78Q-2 -108 -12 -106Q6 -96 16 -78Z',
      leaf,
    ),
};
