import { oneOf } from '../../ink/one-of.ts';
import { around, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

const DRAGON_PARTS = ['behind', 'front'] as const;

export const greatMachines = {
  /** A tank that runs on film: reels for wheels, a perforated strip for its track; 100 wide, its foot at the origin. */
  reelTank: (
    press: Press,
    {
      ink,
      lit,
      film,
      hole,
      reel,
      hub,
    }: Readonly<{ ink: Ink; lit: Ink; film: Ink; hole: Ink; reel: Ink; hub: Ink }>,
  ): Svg => {
    const track = 'M-38 -27H38A13.500 13.500 0 0 1 38 0H-38A13.500 13.500 0 0 1 -38 -27Z';
    const wheels = [-36, -12, 12, 36].map((x) =>
      press.group(
        `translate(${x} -13.500)`,
        press.punch(
          `M-9.500 0a9.500 9.500 0 1 0 19 0a9.500 9.500 0 1 0 -19 0Z${around(5, x * 3)
            .map(
              ([dx, dy]) =>
                `M${dx * 5.4 - 2.2} ${dy * 5.4}a2.200 2.200 0 1 0 4.400 0a2.200 2.200 0 1 0 -4.400 0Z`,
            )
            .join('')}`,
          reel,
        ),
        press.disc(0, 0, 1.7, hub),
      ),
    );
    const along = (inset: number) =>
      `M-38 ${-27 + inset}H38A${13.5 - inset} ${13.5 - inset} 0 0 1 38 ${-inset}H-38A${13.5 - inset} ${13.5 - inset} 0 0 1 -38 ${-27 + inset}Z`;
    return [
      press.box(8, -54.5, 52, 5, ink, 1),
      press.box(56, -56, 9, 8, ink, 1.5),
      press.fill('M-24 -44L-18 -62Q-17 -64 -14 -64H8Q12 -64 14 -60L20 -44Z', ink),
      press.fill('M-24 -44L-18 -62Q-17 -64 -14 -64H-8L-13 -44Z', lit),
      press.box(-12, -68, 13, 5, ink, 2),
      press.fill('M-50 -30L-44 -45H40L52 -36L48 -26H-46Z', ink),
      press.fill('M-44 -45H40L44 -42H-45.200Z', lit),
      press.fill(track, film),
      press.line(along(2), hole, 1.9, { dash: '2.4 2.4' }),
      press.line(along(4.4), hole, 0.5),
      ...wheels,
    ].join('');
  },

  /** A boot with a sole as thick as a storey, coming down, 100 wide, its sole's heel at the origin. */
  greatBoot: (
    press: Press,
    {
      ink,
      lit,
      sole,
      tread,
      buckle,
    }: Readonly<{ ink: Ink; lit: Ink; sole: Ink; tread: Ink; buckle: Ink }>,
  ): Svg =>
    [
      press.fill('M0 -24L4 -180H62L56 -78Q84 -70 98 -52Q104 -40 102 -22H0Z', ink),
      press.fill('M0 -24L4 -180H22L16 -24Z', lit),
      press.fill('M-3 -26H104Q107 -26 107 -22L105 0H-2Z', sole),
      press.fill(
        upTo(9)
          .map(
            (index) =>
              `M${3 + index * 11.6} 0L${5 + index * 11.6} -11h5.400L${11 + index * 11.6} 0Z`,
          )
          .join(''),
        tread,
      ),
      press.fill(
        'M1 -66L57 -78L58 -86L1 -78ZM2 -104L60 -112L60.600 -120L2 -114ZM3 -140H62L62.400 -149H3Z',
        sole,
      ),
      press.line('M26 -84h13v14h-13ZM27 -120h13v14h-13ZM27 -151h13v13h-13Z', buckle, 3.2),
      press.line('M58 -74Q84 -66 95 -48', lit, 2.4, { cap: 'round' }),
    ].join(''),

  /**
   * A long dragon that winds around a ball: the coils in front, then those behind, each with a crest;
   * drawn 100 wide around the origin. Print `part: 'behind'` before the ball and 'front' after it.
   */
  coilDragon: (
    press: Press,
    {
      part,
      ink,
      belly,
      crest,
    }: Readonly<{ part: (typeof DRAGON_PARTS)[number]; ink: Ink; belly: Ink; crest: Ink }>,
  ): Svg => {
    const isFront = oneOf(DRAGON_PARTS, part) === 'front';
    const turns = 2.16;
    const steps = 120;
    const spine = upTo(steps + 1).map((step) => {
      const share = step / steps;
      const turn = share * turns * 2 * Math.PI + 0.9;
      const wide = 40 + 18 * Math.sin(share * Math.PI);
      return {
        x: Math.cos(turn) * wide,
        y: 62 - share * 124 + Math.sin(turn) * 13,
        near: Math.sin(turn) > 0,
        thick: 1.2 + 8.4 * Math.min(1, share * 1.9) * (share > 0.92 ? 0.9 : 1),
      };
    });
    const runs: (typeof spine)[] = [];
    for (const point of spine) {
      const run = runs.at(-1);
      if (run?.at(-1)?.near === point.near) run.push(point);
      else
        runs.push(
          [...(run ? [run.at(-1) ?? point] : []), point].map((p) => ({ ...p, near: point.near })),
        );
    }
    return runs
      .filter((run) => (run.at(-1)?.near ?? false) === isFront)
      .map((run) => printBody(press, run, { ink, belly, crest }))
      .join('');
  },

  /** The dragon's head from the side, with horns and whiskers, 100 wide, its neck at the origin. */
  dragonHead: (
    press: Press,
    { ink, belly, crest }: Readonly<{ ink: Ink; belly: Ink; crest: Ink }>,
  ): Svg =>
    [
      press.fill('M-10 -18L-44 -44L-22 -36L-34 -64L-8 -38L-6 -70L10 -34Z', crest),
      press.fill(
        'M-20 24Q-30 -20 6 -34Q30 -36 44 -26L78 -22Q90 -18 86 -8L80 0L50 -4L66 8L58 16Q34 22 20 22Q12 34 -4 34Z',
        ink,
      ),
      press.fill('M50 -4L66 8L58 16Q34 22 20 22Q14 12 28 6Z', belly),
      press.line('M84 -14Q104 -14 100 8Q98 20 108 24M70 -20Q84 -40 100 -34', crest, 2.6, {
        cap: 'round',
      }),
      press.line('M22 -24L36 -18', belly, 4, { cap: 'round' }),
    ].join(''),
};

function printBody(
  press: Press,
  run: readonly Readonly<{ x: number; y: number; thick: number }>[],
  { ink, belly, crest }: Readonly<{ ink: Ink; belly: Ink; crest: Ink }>,
): Svg {
  const normals = run.map((point, index): Point => {
    const before = run[Math.max(0, index - 1)] ?? point;
    const after = run[Math.min(run.length - 1, index + 1)] ?? point;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    return [-(after.y - before.y) / length, (after.x - before.x) / length];
  });
  const sign = (normals[Math.floor(run.length / 2)]?.[1] ?? 0) > 0 ? -1 : 1;
  const sides = run.map((point, index) => {
    const [x, y] = normals[index] ?? [0, 1];
    return { ...point, up: [x * sign, y * sign] as const };
  });
  /** A band along the body; over as many samples as `taper` it grows from its lower edge. */
  const edge = (from: number, to: number, taper = 0) => {
    const one = sides.map(({ x, y, thick, up }, index) => {
      const grown = Math.min(1, index / taper, (sides.length - 1 - index) / taper);
      const reach = thick * (taper === 0 ? from : to + (from - to) * grown);
      return `${tenth(x + up[0] * reach)} ${tenth(y + up[1] * reach)}`;
    });
    const other = sides.map(
      ({ x, y, thick, up }) => `${tenth(x + up[0] * thick * to)} ${tenth(y + up[1] * thick * to)}`,
    );
    return `M${one.join('L')}L${other.toReversed().join('L')}Z`;
  };
  const spikes = sides
    .filter((_, index) => index % 2 === 1)
    .map(({ x, y, thick, up }) => {
      const [ux, uy] = up;
      const base = thick * 0.9;
      return `M${x + ux * base - uy * 2.4} ${y + uy * base + ux * 2.4}L${x + ux * thick * 1.5} ${y + uy * thick * 1.5}L${x + ux * base + uy * 2.4} ${y + uy * base - ux * 2.4}Z`;
    });
  const [first, last] = [run.at(0), run.at(-1)];
  return [
    press.fill(spikes.join(''), crest),
    first ? press.disc(first.x, first.y, first.thick, ink) : '',
    last ? press.disc(last.x, last.y, last.thick, ink) : '',
    press.fill(edge(1, -1), ink),
    press.fill(edge(-0.35, -1, 7), belly),
  ].join('');
}

/** A body has hundreds of corners: a second decimal of each would be a fifth of the print. */
function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
