import { closed, direction, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';
import { figures } from '../things/figures.ts';

export const bandstand = {
  /** A winding stair whose steps are the keys of a piano, around the origin; in poster units. */
  keySpiral: (
    press: Press,
    {
      inner,
      outer,
      turns,
      white,
      black,
      gap,
      keys = 52,
      angle = 0,
      drop,
    }: Readonly<{
      inner: number;
      outer: number;
      turns: number;
      white: Ink;
      black: Ink;
      gap: Ink;
      keys?: number;
      /** Clock direction of the innermost step. */
      angle?: number;
      /** A shadow that each winding lets fall on the one within. */
      drop?: Ink;
    }>,
  ): Svg => {
    const turnAt = (key: number) => angle + 360 * turns * (key / keys) ** 0.72;
    const rimAt = (key: number) => inner + (outer - inner) * (key / keys) ** 1.5;
    const hubAt = (key: number) => rimAt(key) * 0.56;
    const at = (key: number, reach: number): Point => {
      const [x, y] = direction(turnAt(key));
      return [x * reach, y * reach];
    };
    const step = (from: number, to: number, depth: number) => {
      const cut = (key: number) => rimAt(key) - (rimAt(key) - hubAt(key)) * depth;
      return closed([
        at(from, rimAt(from)),
        at(to, rimAt(to)),
        at(to, cut(to)),
        at(from, cut(from)),
      ]);
    };
    return upTo(keys)
      .toReversed()
      .map((key) => {
        const isBlack = [0, 1, 3, 4, 5].includes(key % 7);
        const next = Math.min(keys, key + 1.34);
        return [
          drop ? press.group('translate(2 4)', press.fill(step(key, key + 1.02, 1), drop)) : '',
          press.fill(step(key, key + 1.02, 1), gap),
          press.fill(step(key + 0.06, key + 0.97, 0.985), white),
          isBlack ? press.fill(step(key + 0.7, next, 0.6), black) : '',
        ].join('');
      })
      .join('');
  },

  /** A street crossing that is a keyboard, running away from the foot of the sheet; in poster units. */
  keyCrossing: (
    press: Press,
    {
      y,
      foot,
      x,
      near,
      far,
      keys = 10,
      white,
      black,
      gap,
    }: Readonly<{
      y: number;
      foot: number;
      x: number;
      /** Half of the width at the foot and at the far side. */
      near: number;
      far: number;
      keys?: number;
      white: Ink;
      black: Ink;
      gap: Ink;
    }>,
  ): Svg => {
    const at = (across: number, deep: number): Point => {
      const half = far + (near - far) * deep;
      return [x + half * (across * 2 - 1), y + (foot - y) * deep];
    };
    const patch = (from: number, to: number, upper: number, lower: number) =>
      closed([at(from, upper), at(to, upper), at(to, lower), at(from, lower)]);
    const whites = upTo(keys).map((key) => patch((key + 0.05) / keys, (key + 0.95) / keys, 0, 1));
    const blacks = upTo(keys - 1)
      .filter((key) => [0, 1, 3, 4, 5].includes(key % 7))
      .map((key) => patch((key + 0.69) / keys, (key + 1.31) / keys, 0, 0.58));
    return [
      press.fill(patch(-0.01, 1.01, -0.04, 1.03), gap),
      press.fill(whites.join(''), white),
      press.fill(blacks.join(''), black),
    ].join('');
  },

  /** Two who dance away from each other, hand in hand, 100 tall, the foot between them at the origin. */
  dancers: (press: Press, { he, she, dress }: Readonly<{ he: Ink; she: Ink; dress: Ink }>): Svg =>
    press.group(
      'translate(-34 0) rotate(-13)',
      figures.person(press, { ink: he, pose: 'arms-wide' }),
    ) +
    press.group(
      'translate(36 -3) rotate(15)',
      press.line('M-6 -30L-10 -2M6 -30L30 -18L38 -26', she, 7, { cap: 'round', join: 'round' }),
      press.fill(
        'M-11 -80H11L9 -58Q34 -44 38 -22Q18 -30 4 -20Q-10 -12 -30 -20Q-28 -42 -9 -58Z',
        dress,
      ),
      press.line('M-10 -77L-50 -86M10 -77L34 -108', she, 6, { cap: 'round' }),
      press.disc(0, -91, 8.4, she),
      press.disc(4, -100, 4.4, dress),
    ),

  /** The curtain of a stage, drawn aside over the sheet, with its scalloped pelmet; in poster units. */
  stageCurtain: (
    press: Press,
    {
      ink,
      fold,
      fringe,
      foot,
      open = 62,
      drop = 26,
    }: Readonly<{
      ink: Ink;
      fold: Ink;
      fringe: Ink;
      foot: number;
      /** Half of the width between the halves at the floor. */
      open?: number;
      /** How far the pelmet comes down. */
      drop?: number;
    }>,
  ): Svg => {
    const half = (side: number) => {
      const x = (reach: number) => 100 + side * reach;
      const edge = `M${x(104)} -4L${x(30)} -4Q${x(open + 6)} ${foot * 0.3} ${x(open + 24)} ${foot * 0.58}Q${x(open + 2)} ${foot * 0.8} ${x(open)} ${foot}H${x(104)}Z`;
      const folds = [0.28, 0.56, 0.82].map(
        (share) =>
          `M${x(30 + 74 * share)} -4Q${x(open + 6 + (98 - open) * share)} ${foot * 0.3} ${x(open + 24 + (80 - open) * share)} ${foot * 0.58}Q${x(open + 2 + (102 - open) * share)} ${foot * 0.8} ${x(open + (104 - open) * share)} ${foot}`,
      );
      return (
        press.fill(edge, ink) +
        press.line(folds.join(''), fold, 3.4) +
        press.line(`M${x(open + 24)} ${foot * 0.58}H${x(104)}`, fringe, 4)
      );
    };
    const scallops = upTo(8).map(
      (index) => `A12.5 ${drop * 0.36} 0 0 1 ${175 - index * 25} ${drop}`,
    );
    const outline = `M0 -4H200V${drop}${scallops.join('')}Z`;
    return [
      half(-1),
      half(1),
      press.group('translate(0 3)', press.fill(outline, fringe)),
      press.fill(outline, ink),
      press.line(
        upTo(7)
          .map((index) => `M${25 + index * 25} -4V${drop}`)
          .join(''),
        fold,
        1.6,
      ),
    ].join('');
  },
};
