import { direction, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const smallHours = {
  /** A sprinkler on a ceiling with its fan of drops, in poster units around its head. */
  sprinklerHead: (
    press: Press,
    {
      x,
      y,
      reach,
      metal,
      drop,
      jets = 11,
    }: Readonly<{ x: number; y: number; reach: number; metal: Ink; drop: Ink; jets?: number }>,
  ): Svg => {
    const drops = upTo(jets).flatMap((jet) => {
      const [dx, dy] = direction(180 + ((jet - (jets - 1) / 2) * 136) / (jets - 1));
      return upTo(7).map((step) => {
        const along = 26 + ((step + (jet % 2) * 0.5) / 7) * (reach - 26);
        const r = 1.6 + step * 0.5;
        const [px, py] = [x + dx * along, y + dy * along + step * step * 0.9];
        return `M${px - dx * r * 3} ${py - dy * r * 3}Q${px + dy * r * 1.5} ${py - dx * r * 1.5} ${px} ${py + r}Q${px - dy * r * 1.5} ${py + dx * r * 1.5} ${px - dx * r * 3} ${py - dy * r * 3}Z`;
      });
    });
    return [
      press.fill(drops.join(''), drop),
      press.box(x - 5, -4, 10, y - 8, metal),
      press.box(x - 11, y - 18, 22, 8, metal, 2),
      press.line(
        `M${x - 7} ${y - 10}L${x - 4} ${y + 4}M${x + 7} ${y - 10}L${x + 4} ${y + 4}M${x} ${y - 10}V${y + 4}`,
        metal,
        2.4,
      ),
      press.fill(`M${x - 17} ${y + 4}H${x + 17}L${x + 11} ${y + 10}H${x - 11}Z`, metal),
    ].join('');
  },

  /** A string of pearls that has a snake's head, coiled, 100 wide, around the origin. */
  pearlSnake: (
    press: Press,
    {
      pearl,
      shade,
      thread,
      head,
      eye,
      tongue,
    }: Readonly<{ pearl: Ink; shade: Ink; thread: Ink; head: Ink; eye: Ink; tongue: Ink }>,
  ): Svg => {
    const path = upTo(52).map((index) => {
      const along = index / 51;
      const angle = along * Math.PI * 4.6 + 0.6;
      const reach = 14 + along * 36;
      return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.82] as const;
    });
    const [hx, hy] = path.at(-1) ?? [0, 0];
    const [bx, by] = path.at(-3) ?? [0, 0];
    const lean = (Math.atan2(hy - by, hx - bx) * 180) / Math.PI + 90;
    return [
      press.line(`M${path.map(([px, py]) => `${px} ${py}`).join('L')}`, thread, 1),
      ...path.map(([px, py], index) => {
        const r = 1.8 + (index / 51) * 2.3;
        return (
          press.disc(px, py, r, shade) + press.disc(px - r * 0.22, py - r * 0.22, r * 0.78, pearl)
        );
      }),
      press.group(
        `translate(${hx} ${hy}) rotate(${lean})`,
        press.line('M0 -20V-30M0 -30L-4 -36M0 -30L4 -36', tongue, 1.6, { cap: 'round' }),
        press.fill('M-5 4Q-13 -6 -9 -14Q-5 -22 0 -23Q5 -22 9 -14Q13 -6 5 4Q0 7 -5 4Z', head),
        press.disc(-5, -10, 1.8, eye),
        press.disc(5, -10, 1.8, eye),
      ),
    ].join('');
  },

  /** Threads drawn from wall to wall with a bell at each crossing, over a box; in poster units. */
  bellThreads: (
    press: Press,
    {
      threads,
      bells,
      thread,
      bell,
      clapper,
    }: Readonly<{
      threads: readonly (readonly [x: number, y: number, toX: number, toY: number])[];
      bells: readonly (readonly [x: number, y: number, size: number])[];
      thread: Ink;
      bell: Ink;
      clapper: Ink;
    }>,
  ): Svg =>
    [
      press.line(
        threads.map(([x, y, toX, toY]) => `M${x} ${y}L${toX} ${toY}`).join(''),
        thread,
        1.7,
      ),
      ...bells.map(([x, y, size]) =>
        press.group(
          `translate(${x} ${y}) scale(${size / 20})`,
          press.disc(0, 18.5, 2.8, clapper),
          press.fill('M-2 0H2V3Q9 4 9 12Q9 15 12 18H-12Q-9 15 -9 12Q-9 4 -2 3Z', bell),
        ),
      ),
    ].join(''),

  /** A bed whose headboard is a house of gables, 100 wide, its feet at the origin. */
  mansionBed: (
    press: Press,
    {
      wood,
      window,
      sheet,
      fold,
      cover,
      odd,
    }: Readonly<{ wood: Ink; window: Ink; sheet: Ink; fold: Ink; cover: Ink; odd: Ink }>,
  ): Svg =>
    [
      press.fill(
        'M-50 0V-92L-47 -112L-44 -92V-78H-36V-98L-24 -120L-12 -98V-84H-9V-120L0 -146L9 -120V-84H12V-98L24 -120L36 -98V-78H44V-92L47 -112L50 -92V0H44V-14H-44V0Z',
        wood,
      ),
      ...[
        [-24, -96],
        [24, -96],
        [-24, -76],
        [24, -76],
        [0, -76],
      ].map(([x = 0, y = 0]) =>
        press.fill(`M${x - 4} ${y + 12}V${y + 3}a4 4 0 0 1 8 0V${y + 12}Z`, window),
      ),
      press.fill('M-4.5 -100V-112a4.5 4.5 0 0 1 9 0V-100Z', odd),
      press.fill('M-46 -12V-34Q-46 -46 -30 -46H30Q46 -46 46 -34V-12Z', cover),
      press.fill('M-46 -30Q0 -22 46 -30V-38Q46 -46 30 -46H-30Q-46 -46 -46 -38Z', sheet),
      press.fill('M-34 -44Q-34 -58 -18 -58H18Q34 -58 34 -44Q0 -38 -34 -44Z', sheet),
      press.fill('M10 -57.500H18Q34 -58 34 -44Q22 -41 10 -41Z', fold),
    ].join(''),

  /** A train from straight ahead with its lamp lit, 100 tall, its rails at the origin. */
  nightTrain: (
    press: Press,
    {
      ink,
      side,
      lamp,
      window,
      trim,
    }: Readonly<{ ink: Ink; side: Ink; lamp: Ink; window: Ink; trim: Ink }>,
  ): Svg =>
    [
      press.fill('M-38 -8V-84Q-38 -104 0 -104Q38 -104 38 -84V-8L30 0H-30Z', ink),
      press.fill('M14 -103Q38 -100 38 -84V-8L30 0H14Z', side),
      press.fill('M-30 -58V-80Q-18 -86 -5 -86V-58ZM30 -58V-80Q18 -86 5 -86V-58Z', window),
      press.box(-38, -50, 76, 5, trim),
      press.disc(0, -30, 14, trim),
      press.disc(0, -30, 11, lamp),
      press.disc(-27, -18, 4.4, lamp),
      press.disc(27, -18, 4.4, lamp),
      press.box(-24, -6, 48, 5, trim),
      press.box(-12, -100, 24, 9, trim, 2),
    ].join(''),

  /** A zip drawn half open from the top of the sheet to a slider, its teeth and the edges of the cloth; in poster units. */
  zipper: (
    press: Press,
    {
      x,
      slider,
      foot,
      gape,
      tooth,
      tape,
      metal,
    }: Readonly<{
      x: number;
      slider: number;
      foot: number;
      gape: number;
      tooth: Ink;
      tape: Ink;
      metal: Ink;
    }>,
  ): Svg => {
    const edge = (y: number) => (y >= slider ? 0 : gape * ((slider - y) / slider) ** 1.3);
    const upper = upTo(Math.floor(slider / 7)).map((index) => index * 7);
    const side = (sign: number) => {
      const points = upper.map((y) => `${x + sign * edge(y)} ${y}`).join('L');
      return (
        press.line(`M${points}L${x} ${slider}`, tape, 12, { join: 'round' }) +
        upper
          .map((y) =>
            press.group(
              `translate(${x + sign * edge(y)} ${y}) rotate(${sign * 14})`,
              press.box(-3.5, 0, 7, 4, tooth, 1),
            ),
          )
          .join('')
      );
    };
    const lower = upTo(Math.floor((foot - slider) / 5)).map((index) =>
      press.box(x - (index % 2 === 0 ? 5 : 2), slider + 8 + index * 5, 7, 3, tooth, 1),
    );
    return [
      press.box(x - 8, slider, 16, foot - slider, tape),
      ...lower,
      side(-1),
      side(1),
      press.fill(
        `M${x - 11} ${slider - 6}Q${x} ${slider - 14} ${x + 11} ${slider - 6}L${x + 7} ${slider + 16}H${x - 7}Z`,
        metal,
      ),
      press.box(x - 4, slider + 8, 8, 34, metal, 3),
      press.box(x - 1.6, slider + 28, 3.2, 9, tape, 1),
    ].join('');
  },
};
