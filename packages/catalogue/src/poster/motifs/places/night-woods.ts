import { seededChance } from '@outoften/rules/seeded-chance';
import { ovalOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const nightWoods = {
  /** Bare trunks over the sheet, some with branches, between two heights; in poster units. */
  trunks: (
    press: Press,
    {
      seed,
      count,
      ink,
      thin,
      thick,
      top = -4,
      foot = 304,
      without,
    }: Readonly<{
      seed: number;
      count: number;
      ink: Ink;
      /** Width of the thinnest and of the thickest trunk. */
      thin: number;
      thick: number;
      top?: number;
      foot?: number;
      /** No trunk between these. */
      without?: readonly [left: number, right: number];
    }>,
  ): Svg => {
    const chance = seededChance(seed);
    const trunks: string[] = [];
    const branches: string[] = [];
    for (const index of upTo(count)) {
      const x = (200 * (index + 0.2 + chance() * 0.6)) / count;
      const wide = thin + (thick - thin) * chance();
      const lean = (chance() - 0.5) * 14;
      const branchAt = top + (foot - top) * (0.15 + chance() * 0.4);
      const side = chance() < 0.5 ? -1 : 1;
      if (without && x > without[0] && x < without[1]) continue;
      const h = wide / 2;
      trunks.push(
        `M${x + lean - h * 0.7} ${top}H${x + lean + h * 0.7}L${x + h} ${foot - 16}L${x + h * 2} ${foot}H${x - h * 2}L${x - h} ${foot - 16}Z`,
      );
      const reach = side * (10 + wide * 1.4);
      const from = x + lean * (1 - (branchAt - top) / (foot - top));
      branches.push(
        `M${from} ${branchAt}Q${from + reach * 0.6} ${branchAt - 6} ${from + reach} ${branchAt - 26}M${from + reach * 0.6} ${branchAt - 9}L${from + reach * 1.3} ${branchAt - 16}`,
      );
    }
    return (
      press.fill(trunks.join(''), ink) +
      press.line(branches.join(''), ink, Math.max(1, thin * 0.3), { cap: 'round' })
    );
  },

  /** A fir with steps of boughs, its right half darker, 100 tall, its foot at the origin. */
  fir: (
    press: Press,
    {
      ink,
      half,
      steps = 6,
      wide = 44,
    }: Readonly<{ ink: Ink; half?: Ink; steps?: number; wide?: number }>,
  ): Svg => {
    const side = (sign: number) => {
      const corners = upTo(steps).map((step) => {
        const y = -100 + ((step + 1) * 92) / steps;
        const x = (wide / 2) * ((step + 1) / steps) ** 0.9;
        return `L${sign * x} ${y}L${sign * x * 0.5} ${y - 3}`;
      });
      return `M0 -100${corners.join('')}L${sign * 3} -8V0H0Z`;
    };
    return press.fill(side(-1), ink) + press.fill(side(1), half ?? ink);
  },

  /** A frame's corners, a red lamp and a low battery, as in a camera's finder; in poster units. */
  viewfinder: (
    press: Press,
    {
      x,
      y,
      width,
      height,
      ink,
      lamp,
    }: Readonly<{ x: number; y: number; width: number; height: number; ink: Ink; lamp: Ink }>,
  ): Svg => {
    const [right, foot] = [x + width, y + height];
    const [cx, cy] = [x + width / 2, y + height / 2];
    return [
      press.line(
        `M${x} ${y + 16}V${y}H${x + 16}M${right - 16} ${y}H${right}V${y + 16}M${right} ${foot - 16}V${foot}H${right - 16}M${x + 16} ${foot}H${x}V${foot - 16}M${cx - 7} ${cy}H${cx + 7}M${cx} ${cy - 7}V${cy + 7}`,
        ink,
        1.6,
      ),
      press.disc(x + 11, y + 11, 3.6, lamp),
      press.line(`M${right - 27} ${y + 7.4}h15v7.400h-15Z`, ink, 1.3),
      press.box(right - 12, y + 9.4, 2, 3.4, ink),
      press.box(right - 25.4, y + 9, 3, 4.2, lamp),
    ].join('');
  },

  /** A bell on its strap, 100 tall, hung at the origin; its clapper is missing. */
  sheepBell: (
    press: Press,
    {
      ink,
      lit,
      shade,
      mouth,
      strap,
      cord,
    }: Readonly<{ ink: Ink; lit: Ink; shade: Ink; mouth: Ink; strap: Ink; cord: Ink }>,
  ): Svg =>
    [
      press.line('M0 -60V4', strap, 5),
      press.line('M-9 14V4Q0 -8 9 4V14', shade, 4.4),
      press.fill(
        'M-19 26Q-19 8 0 8Q19 8 19 26C20 56 25 70 34 80Q40 86 40 91Q20 100 0 100Q-20 100 -40 91Q-40 86 -34 80C-25 70 -20 56 -19 26Z',
        ink,
      ),
      press.fill(
        'M-19 26Q-19 8 -5 8.4Q-8 20 -9 34C-10 60 -14 74 -19 84L-20 98Q-32 96 -40 91Q-40 86 -34 80C-25 70 -20 56 -19 26Z',
        lit,
      ),
      press.fill(
        'M19 26Q19 8 7 8.600Q12 20 12 34C13 60 17 74 23 84L23 97Q32 96 40 91Q40 86 34 80C25 70 20 56 19 26Z',
        shade,
      ),
      press.fill(ovalOutline(0, 91, 39, 8.6), mouth),
      press.line('M0 93Q3 103 -1 113M-1 112L-5 118M-1 112L2 119', cord, 1.6, { cap: 'round' }),
      press.line('M-19.400 36Q0 43 19.400 36M-19.600 41Q0 48 19.600 41', mouth, 1.2),
    ].join(''),

  /** A lamb from the side, looking away, 100 wide, its feet at the origin. */
  lamb: (press: Press, { wool, skin }: Readonly<{ wool: Ink; skin: Ink }>): Svg =>
    [
      press.fill(
        'M-30 -34H-22L-23 0H-29ZM-16 -32H-8L-9 0H-15ZM16 -32H24L23 0H17ZM28 -34H36L35 0H29Z',
        skin,
      ),
      press.fill('M34 -70Q40 -86 52 -84Q64 -80 62 -66L54 -54Q46 -50 40 -56Z', skin),
      press.fill('M38 -76Q26 -82 22 -72Q30 -66 40 -70Z', skin),
      ...upTo(12).map((lobe) => {
        const turn = (lobe / 12) * Math.PI * 2;
        return press.disc(2 + Math.cos(turn) * 30, -46 + Math.sin(turn) * 15, 11.4, wool);
      }),
      press.oval(2, -46, 34, 19, wool),
      press.disc(-42, -46, 6.4, wool),
    ].join(''),

  /** Blades of grass that all lean with the wind, rows from `y` to `foot`; in poster units. */
  windGrass: (
    press: Press,
    {
      y,
      foot,
      inks,
      seed,
      lean,
      tall,
    }: Readonly<{
      y: number;
      foot: number;
      inks: readonly Ink[];
      seed: number;
      lean: number;
      tall: number;
    }>,
  ): Svg => {
    const chance = seededChance(seed);
    return inks
      .map((ink, row) => {
        const base = y + ((foot - y) * row) / Math.max(1, inks.length - 1);
        const blades: string[] = [];
        for (let x = -40; x < 206; x += 5.5 + row * 0.8) {
          const h = tall * (0.7 + chance() * 0.6) * (0.7 + row * 0.16);
          const bow = lean * (0.7 + chance() * 0.6) * (0.7 + row * 0.16);
          const wave = Math.sin(x / 30 + row * 1.7) * 4;
          const w = 3.6 + row * 0.5;
          blades.push(
            `M${x - w} ${base + 14}Q${x} ${base + wave - h * 0.5} ${x + bow} ${base + wave - h}Q${x + w * 1.6} ${base + wave - h * 0.3} ${x + w} ${base + 14}Z`,
          );
        }
        return press.fill(`${blades.join('')}M-2 ${base + 4}H202V302H-2Z`, ink);
      })
      .join('');
  },

  /** An empty swing in the middle of its flight, its ropes 100 long, hung at the origin. */
  emptySwing: (press: Press, { rope, seat }: Readonly<{ rope: Ink; seat: Ink }>): Svg =>
    press.line('M-8 0L-8 98M8 0V98', rope, 1.8) + press.box(-17, 96, 34, 6, seat, 1.5),

  /** Leaves carried off, along a bow from the left edge to the right; in poster units. */
  flyingLeaves: (
    press: Press,
    {
      y,
      rise,
      inks,
      count,
      seed,
      spread = 26,
    }: Readonly<{
      y: number;
      rise: number;
      inks: readonly Ink[];
      count: number;
      seed: number;
      spread?: number;
    }>,
  ): Svg => {
    const chance = seededChance(seed);
    return upTo(count)
      .map((index) => {
        const share = (index + chance()) / count;
        const x = -4 + 208 * share;
        const h = y - rise * Math.sin(share * 2.6) + (chance() - 0.5) * spread;
        const grown = 0.5 + chance() * 0.8;
        return press.group(
          `translate(${x} ${h}) rotate(${chance() * 90 - 20}) scale(${grown})`,
          press.fill('M-8 0Q0 -7 9 0Q0 7 -8 0Z', inks[index % inks.length] ?? 'key'),
        );
      })
      .join('');
  },
};
