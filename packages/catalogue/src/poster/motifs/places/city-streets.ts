import { seededChance } from '@outoften/rules/seeded-chance';
import { archOutline, boxOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type BookHouse = Readonly<{
  width: number;
  tall: number;
  ink: Ink;
  band: Ink;
  door: Ink;
  /** Degrees; a book at the end of the row leans on the others. */
  lean?: number;
  /** Windows from top to bottom; the topmost lit in another ink. */
  rows?: number;
}>;

export const cityStreets = {
  /** Narrow houses that are books on a shelf, side by side from the left; in poster units. */
  bookHouses: (
    press: Press,
    {
      houses,
      x,
      y,
      window,
      edge,
    }: Readonly<{ houses: readonly BookHouse[]; x: number; y: number; window: Ink; edge: Ink }>,
  ): Svg => {
    let left = x;
    return houses
      .map(({ width, tall, ink, band, door, lean = 0, rows = 3 }) => {
        const at = left;
        left += width + 1;
        const panes = upTo(rows * 2).map((pane) => {
          const row = Math.floor(pane / 2);
          const wide = width * 0.22;
          const from = width * (pane % 2 === 0 ? 0.2 : 0.58);
          const step = (tall - 94) / rows;
          return boxOutline(from, -tall + 48 + row * step, wide, Math.min(step * 0.66, wide * 1.9));
        });
        return press.group(
          `translate(${at} ${y})${lean === 0 ? '' : ` rotate(${lean} ${width} 0)`}`,
          press.fill(`M0 0V${-tall + 3}Q${width / 2} ${-tall - 4} ${width} ${-tall + 3}V0Z`, ink),
          press.shade(boxOutline(width - 5, -tall + 3, 5, tall - 3), 0.22),
          press.fill(
            `${boxOutline(0, -tall + 9, width, 3)}${boxOutline(0, -tall + 15, width, 1.4)}${boxOutline(0, -44, width, 1.4)}${boxOutline(0, -40, width, 3)}`,
            band,
          ),
          press.box(width * 0.2, -tall + 22, width * 0.6, 17, band),
          press.line(
            `M${width * 0.3} ${-tall + 28}H${width * 0.7}M${width * 0.36} ${-tall + 33}H${width * 0.64}`,
            ink,
            1.6,
          ),
          press.fill(panes.join(''), window),
          press.fill(archOutline(width / 2, 0, width * 0.42, 32), edge),
          press.fill(archOutline(width / 2, 0, width * 0.42 - 3, 30), door),
          press.disc(width / 2 + width * 0.1, -13, 0.9, edge),
        );
      })
      .join('');
  },

  /** A striped road cone whose tip glows and runs over, 100 tall, its foot at the origin. */
  trafficCone: (
    press: Press,
    {
      ink,
      shade,
      band,
      bandShade,
      foot,
      lava,
      heat,
    }: Readonly<{
      ink: Ink;
      shade: Ink;
      band: Ink;
      bandShade: Ink;
      foot: Ink;
      lava: Ink;
      heat: Ink;
    }>,
  ): Svg =>
    [
      press.fill('M-48 0L-42 -9H42L48 0Z', foot),
      press.fill('M-36 -8L-11 -100H11L36 -8Q0 2 -36 -8Z', ink),
      press.fill('M36 -8L11 -100H3L14 -4Q28 -5 36 -8Z', shade),
      press.fill('M-29.5 -32Q0 -24 29.500 -32L23.500 -54Q0 -48 -23.500 -54Z', band),
      press.fill(
        'M29.500 -32L23.500 -54Q14 -51.600 8.600 -51L11 -27.400Q22 -29 29.500 -32Z',
        bandShade,
      ),
      press.fill('M-18.600 -72Q0 -66 18.600 -72L14.400 -87.500Q0 -83 -14.400 -87.500Z', band),
      press.fill(
        'M18.600 -72L14.400 -87.500Q9 -85.400 4.600 -85L6.400 -68.800Q14 -69.600 18.600 -72Z',
        bandShade,
      ),
      press.fill(
        'M-12 -100Q-14 -92 -17 -84Q-19 -76 -15 -75Q-12 -75 -11 -82Q-9 -86 -8 -80Q-9 -60 -4 -58Q0 -58 0 -70Q0 -84 3 -84Q6 -84 6 -76Q6 -68 10 -68Q14 -69 13 -80Q13 -92 12 -100Q0 -108 -12 -100Z',
        lava,
      ),
      press.oval(0, -100.5, 11.6, 4, heat),
    ].join(''),

  /** Fire thrown up from a point: three plumes inside each other, 100 tall, its root at the origin. */
  eruption: (press: Press, { inks }: Readonly<{ inks: readonly Ink[] }>): Svg =>
    inks
      .map((ink, index) => {
        const s = 1 - index * 0.27;
        return press.group(
          `scale(${s} ${s * 0.98})`,
          press.fill(
            'M-11 0C-14 -20 -18 -34 -34 -44Q-52 -54 -44 -70Q-30 -60 -26 -66Q-38 -84 -24 -100Q-18 -84 -10 -84Q-10 -102 2 -114Q8 -98 10 -86Q18 -90 20 -104Q36 -92 28 -72Q36 -68 46 -78Q52 -58 34 -46C18 -34 14 -20 11 0Z',
            ink,
          ),
        );
      })
      .join(''),

  /**
   * A wall drawn as a sheet of paper whose upper right corner is pulled down from the upper edge at
   * `from` to the right edge at `to`: what is under it, then the curl; in poster units.
   */
  peeledCorner: (
    press: Press,
    {
      from,
      to,
      under,
      back,
      fold,
    }: Readonly<{ from: number; to: number; under: Ink; back: Ink; fold: Ink }>,
  ): Svg => {
    const tip = [from - 4, to * 0.76] as const;
    return [
      press.fill(`M${from} -1H201V${to}Q${150} ${to * 0.3} ${from} -1Z`, under),
      press.shade(
        `M${from} -1Q${from - 34} ${to * 0.5} ${tip[0] - 8} ${tip[1] + 16}Q${150} ${to * 0.86} 201 ${to + 12}V${to}Q150 ${to * 0.3} ${from} -1Z`,
        0.34,
      ),
      press.fill(
        `M${from} -1Q${from - 26} ${to * 0.44} ${tip[0]} ${tip[1]}Q${from + 44} ${to * 0.7} 201 ${to}Q150 ${to * 0.3} ${from} -1Z`,
        back,
      ),
      press.fill(
        `M${from} -1Q${from + 18} ${to * 0.3} ${from + 34} ${to * 0.5}Q${from + 70} ${to * 0.78} 201 ${to}Q150 ${to * 0.3} ${from} -1Z`,
        fold,
      ),
    ].join('');
  },

  /** Columns of holes as on punched tape, in a box; in poster units. */
  punchedTape: (
    press: Press,
    {
      x,
      y,
      width,
      height,
      ink,
      bright,
      seed,
      pitch = 8,
    }: Readonly<{
      x: number;
      y: number;
      width: number;
      height: number;
      ink: Ink;
      bright: Ink;
      seed: number;
      pitch?: number;
    }>,
  ): Svg => {
    const chance = seededChance(seed);
    const plain: string[] = [];
    const lit: string[] = [];
    for (let left = x; left < x + width; left += pitch) {
      for (let top = y; top < y + height; top += pitch * 1.3) {
        const roll = chance();
        if (roll < 0.3) continue;
        const mark = boxOutline(left, top, pitch * (roll < 0.64 ? 0.2 : 0.5), pitch * 0.86);
        (chance() < 0.16 ? lit : plain).push(mark);
      }
    }
    return press.fill(plain.join(''), ink) + press.fill(lit.join(''), bright);
  },

  /** Small flat-roofed houses heaped on a hill, from its crest to the foot; in poster units. */
  hillHouses: (
    press: Press,
    {
      seed,
      crest,
      slope,
      foot,
      inks,
      window,
      roof,
      size = 22,
    }: Readonly<{
      seed: number;
      /** Height of the hill's top at the left edge, and how much lower it is at the right. */
      crest: number;
      slope: number;
      foot: number;
      inks: readonly Ink[];
      window: Ink;
      roof: Ink;
      size?: number;
    }>,
  ): Svg => {
    const chance = seededChance(seed);
    const rows = Math.ceil((foot - crest) / (size * 0.62));
    const houses: Svg[] = [];
    for (const row of upTo(rows)) {
      const grown = size * (0.72 + (0.6 * row) / rows);
      const base = crest + (row + 1) * ((foot - crest) / rows) + 6;
      for (let x = -10 - chance() * grown; x < 206; ) {
        const wide = grown * (0.8 + chance() * 0.7);
        const tall = grown * (0.8 + chance() * 0.5);
        const lift = (chance() - 0.5) * grown * 0.3;
        const top = base - tall + lift;
        const hill = crest + slope * ((x + wide / 2) / 200) ** 1.2;
        const ink = inks[Math.floor(chance() * inks.length)] ?? 'paper';
        const doors = chance();
        if (top > hill - grown * 0.2) {
          houses.push(
            press.box(x, top, wide, tall + grown, ink),
            press.shade(boxOutline(x + wide * 0.74, top, wide * 0.26, tall + grown), 0.26),
            press.box(x - 1, top - 1.6, wide + 2, 2.6, roof),
            press.fill(
              doors < 0.5
                ? boxOutline(x + wide * 0.16, top + 5, wide * 0.2, tall * 0.3) +
                    boxOutline(x + wide * 0.5, top + 5, wide * 0.16, tall * 0.5)
                : boxOutline(x + wide * 0.28, top + 5.5, wide * 0.22, tall * 0.32),
              window,
            ),
          );
        }
        x += wide + 0.4;
      }
    }
    return houses.join('');
  },

  /** A four-cornered kite with its tail, 100 tall, around the origin. */
  kite: (
    press: Press,
    { ink, second, third, tail }: Readonly<{ ink: Ink; second: Ink; third: Ink; tail: Ink }>,
  ): Svg =>
    [
      press.line('M0 50Q-16 66 0 82T-4 118', tail, 1.6),
      press.fill('M-6 64L-16 58V72ZM-6 64L4 58V72ZM1 92L-9 86V100ZM1 92L11 86V100Z', second),
      press.fill('M0 -50L-34 -12L0 50Z', ink),
      press.fill('M0 -50L34 -12L0 50Z', second),
      press.fill('M0 -50L-34 -12H0Z', third),
      press.fill('M0 50L34 -12H0Z', third),
      press.line('M0 -50V50M-34 -12H34', tail, 1.4),
    ].join(''),

  /** Two towers seen from their feet, drawing together overhead, with ribs; in poster units. */
  towersFromBelow: (
    press: Press,
    {
      ink,
      lit,
      rib,
      foot = 300,
      top = 26,
      gap = 34,
    }: Readonly<{ ink: Ink; lit: Ink; rib: Ink; foot?: number; top?: number; gap?: number }>,
  ): Svg => {
    const side = (sign: number) => {
      const at = (share: number, high: boolean) =>
        100 + sign * (high ? gap / 2 + share * 26 : 62 + share * 120);
      const ribs = upTo(12).map((index) => {
        const share = (index + 0.4) / 12;
        return `M${at(share, true)} ${top + share * 4}L${at(share, false)} ${foot}`;
      });
      const inner = `M${at(0, true)} ${top}L${at(0, false)} ${foot}L${at(0, false) - sign * 18} ${foot}L${at(0, true) - sign * 3} ${top + 3}Z`;
      return [
        press.fill(
          `M${at(0, true)} ${top}L${at(1, true)} ${top + 5}L${at(1, false)} ${foot}H${at(0, false)}Z`,
          ink,
        ),
        press.line(ribs.join(''), rib, 1.6),
        press.fill(inner, lit),
      ].join('');
    };
    return side(-1) + side(1);
  },
};
