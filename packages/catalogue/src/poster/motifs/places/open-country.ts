import { closed, direction, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

/** Out under the sky, with a beast or an enemy. */
export const openCountry = {
  /** A strip of cloth knotted at the top whose tail is a river down to `foot`; in poster units. */
  bandRiver: (
    press: Press,
    {
      x,
      y,
      foot,
      wide,
      swing,
      ink,
      shade,
    }: Readonly<{
      x: number;
      y: number;
      foot: number;
      wide: number;
      swing: number;
      ink: Ink;
      shade: Ink;
    }>,
  ): Svg => {
    const at = (share: number) => {
      const near = share ** 1.5;
      return [
        x + Math.sin(share * 9) * swing * (0.24 + near),
        y + 8 + (foot - y - 8) * share,
        wide * (0.22 + 0.78 * near),
      ] as const;
    };
    const shares = upTo(33).map((index) => index / 32);
    const side = (factor: number, from: number) =>
      shares.map((share): Point => {
        const [px, py, half] = at(share);
        return [px + half * factor + from, py];
      });
    const bank = closed([...side(-1, 0), ...side(1, 0).toReversed()]);
    const dark = closed([...side(0.45, 0), ...side(1, 0).toReversed()]);
    return [
      press.fill(bank, ink),
      press.fill(dark, shade),
      press.fill(
        `M${x} ${y}Q${x - 26} ${y - 26} ${x - 62} ${y - 12}L${x - 50} ${y - 4}L${x - 60} ${y + 8}Q${x - 24} ${y - 6} ${x} ${y + 6}Z`,
        ink,
      ),
      press.fill(
        `M${x} ${y}Q${x + 28} ${y - 22} ${x + 58} ${y - 24}L${x + 50} ${y - 12}L${x + 62} ${y - 4}Q${x + 26} ${y - 4} ${x} ${y + 8}Z`,
        shade,
      ),
      press.fill(
        `M${x - 11} ${y - 10}Q${x} ${y - 15} ${x + 11} ${y - 9}Q${x + 14} ${y + 4} ${x + 8} ${y + 13}Q${x} ${y + 17} ${x - 9} ${y + 12}Q${x - 14} ${y + 2} ${x - 11} ${y - 10}Z`,
        ink,
      ),
      press.line(
        `M${x - 6} ${y - 6}Q${x - 2} ${y + 2} ${x - 5} ${y + 9}M${x + 5} ${y - 6}Q${x + 3} ${y + 2} ${x + 5} ${y + 8}`,
        shade,
        1.6,
        { cap: 'round' },
      ),
    ].join('');
  },

  /** A cage like half a ball, of bars and hoops, 100 wide, its foot at the origin. */
  cageDome: (
    press: Press,
    { ink, back, width = 1.4 }: Readonly<{ ink: Ink; back: Ink; width?: number }>,
  ): Svg => {
    const rings = [0, 22, 43, 62, 78].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return { half: Math.cos(angle) * 50, y: -Math.sin(angle) * 50 };
    });
    const node = (ring: number, index: number): Point => {
      const { half, y } = rings[ring] ?? { half: 0, y: -50 };
      const angle = (Math.PI * 2 * (index + (ring % 2) / 2)) / 12;
      return [Math.cos(angle) * half, y + Math.sin(angle) * half * 0.2];
    };
    const struts = (inFront: boolean) => {
      const lines: string[] = [];
      for (const ring of upTo(rings.length)) {
        for (const index of upTo(12)) {
          const isFront = (index + (ring % 2) / 2) % 12 < 6;
          if (isFront !== inFront) continue;
          const from = node(ring, index).join(' ');
          lines.push(`M${from}L${node(ring, index + 1).join(' ')}`);
          if (ring + 1 < rings.length) {
            lines.push(`M${from}L${node(ring + 1, index).join(' ')}`);
            lines.push(`M${from}L${node(ring + 1, index + (ring % 2 === 0 ? -1 : 1)).join(' ')}`);
          }
        }
      }
      return lines.join('');
    };
    return (
      press.line(struts(false), back, width * 0.7) +
      press.line(struts(true), ink, width, { cap: 'round' })
    );
  },

  /** A mountain whose other slope is the bars of a meter, 100 wide, its foot at the origin. */
  meterPeak: (
    press: Press,
    {
      rock,
      shade,
      snow,
      bars,
      high = 110,
    }: Readonly<{ rock: Ink; shade: Ink; snow: Ink; bars: readonly Ink[]; high?: number }>,
  ): Svg => {
    const columns = upTo(7).map((index) => {
      const tall = high * (1 - (index + 0.5) / 7.6);
      const cells = Math.max(1, Math.round(tall / 8));
      return upTo(cells)
        .map((cell) =>
          press.box(
            2 + index * 7,
            -8 - cell * 8,
            5.6,
            6.4,
            bars[Math.min(bars.length - 1, Math.floor((cell / 13) * bars.length))] ?? rock,
          ),
        )
        .join('');
    });
    return [
      press.fill(
        `M0 ${-high}L-14 ${-high * 0.74}L-22 ${-high * 0.66}L-34 ${-high * 0.34}L-42 ${-high * 0.2}L-52 0H0Z`,
        rock,
      ),
      press.fill(
        `M0 ${-high}L-6 ${-high * 0.7}L-16 ${-high * 0.48}L-8 ${-high * 0.4}L-22 ${-high * 0.16}L-16 0H0Z`,
        shade,
      ),
      press.fill(
        `M0 ${-high}L-14 ${-high * 0.74}L-10 ${-high * 0.7}L-8 ${-high * 0.78}L-4 ${-high * 0.68}L0 ${-high * 0.76}Z`,
        snow,
      ),
      ...columns,
    ].join('');
  },

  /** A soldier's helmet from behind with its band and netting, 100 wide, its rim at the origin. */
  steelHelmet: (
    press: Press,
    { ink, shade, band, tucked }: Readonly<{ ink: Ink; shade: Ink; band: Ink; tucked?: Ink }>,
  ): Svg =>
    [
      press.fill('M-50 -2Q-50 -64 0 -66Q50 -64 50 -2Q26 6 0 6T-50 -2Z', ink),
      press.fill('M50 -2Q50 -64 0 -66Q28 -52 28 5Q40 3 50 -2Z', shade),
      press.fill('M-50 -18Q0 -6 50 -18V-7Q0 5 -50 -7Z', band),
      tucked
        ? press.group(
            'rotate(9 16 -22)',
            press.box(8, -34, 15, 24, tucked, 1.5),
            press.fill('M15.500 -27l3.500 5l-3.500 5l-3.500 -5Z', ink),
          )
        : '',
    ].join(''),

  /** A lizard with a crest and a collar of stones along a branch, 100 long, its feet at the origin's height. */
  branchLizard: (
    press: Press,
    {
      ink,
      crest,
      stripe,
      collar,
      eye,
    }: Readonly<{ ink: Ink; crest: Ink; stripe: Ink; collar: Ink; eye: Ink }>,
  ): Svg => {
    const spines = upTo(13).map((index) => {
      const share = index / 12;
      const [x, y] = [-40 + 62 * share, -26 - 9 * Math.sin(Math.PI * share)];
      return `M${x - 3} ${y + 3}L${x - 2} ${y - 6 - 4 * Math.sin(Math.PI * share)}L${x + 3} ${y + 2}Z`;
    });
    return [
      press.line('M-34 -16Q-58 -14 -66 8Q-72 30 -60 46', ink, 7, { cap: 'round' }),
      press.line('M-62 0L-55 4M-67 14L-60 16M-69 28L-62 28', stripe, 2),
      press.fill(spines.join(''), crest),
      press.fill(
        'M-44 -18Q-30 -32 -6 -33Q16 -34 26 -30L34 -38Q44 -44 54 -36Q62 -31 60 -26L46 -22Q40 -20 38 -14L34 -8Q26 -12 12 -10Q-12 -4 -44 -18Z',
        ink,
      ),
      press.fill('M38 -22L46 -22Q42 -10 34 -4Q32 -12 38 -22Z', crest),
      press.line('M-24 -14L-32 -2L-40 0M14 -13L20 -3L12 1', ink, 6, {
        cap: 'round',
        join: 'round',
      }),
      press.line('M-24 -27L-28 -14M-12 -30L-16 -11M0 -31L-2 -10M12 -30L12 -12', stripe, 2.2),
      press.line('M25 -32Q29 -22 35 -9', collar, 4.6, { dash: '2.6 1.8' }),
      press.disc(48, -34, 2.6, eye),
    ].join('');
  },

  /** A wolf sitting with its back to us, its tail around its feet, 100 tall, its seat at the origin. */
  seatedWolf: (
    press: Press,
    { ink, rim, sock }: Readonly<{ ink: Ink; rim: Ink; sock: Ink }>,
  ): Svg =>
    [
      press.line('M24 -6Q52 -2 50 -20Q48 -30 40 -26', ink, 9, { cap: 'round' }),
      press.fill(
        'M-17 -97Q-18 -88 -21 -76L-38 -68L-36 -62L-24 -60L-31 -50L-23 -48Q-37 -34 -37 -14Q-37 0 -27 0H27Q37 0 37 -14Q37 -34 23 -48L31 -50L24 -60L30 -63L21 -76Q18 -88 17 -97L8 -84Q0 -87 -8 -84Z',
        ink,
      ),
      press.fill(
        'M17 -97Q18 -88 21 -76L30 -63L24 -60L31 -50L23 -48Q37 -34 37 -14Q37 0 27 0H16Q28 -8 26 -24Q24 -42 10 -52L17 -54L11 -63Q15 -72 13 -82Z',
        rim,
      ),
      press.box(-14, -7, 10, 7, sock, 3),
      press.box(3, -7, 10, 7, sock, 3),
      press.line('M-4 -46L-2 -30M4 -40L3 -26', rim, 1.6, { cap: 'round' }),
    ].join(''),

  /** Sparks that rise from a fire, 100 tall, their root at the origin. */
  fireSparks: (
    press: Press,
    { inks, count = 26 }: Readonly<{ inks: readonly Ink[]; count?: number }>,
  ): Svg =>
    upTo(count)
      .map((index) => {
        const share = (index + 1) / count;
        const [dx] = direction(index * 137.508);
        return press.disc(
          dx * (6 + 24 * share),
          -100 * share,
          2.4 - 1.4 * share,
          inks[index % inks.length] ?? 'paper',
        );
      })
      .join(''),
};
