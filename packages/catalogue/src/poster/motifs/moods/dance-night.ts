import { boxOutline, discOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

/** Saturday night: what one wears, plays and dances under. */
export const danceNight = {
  /** A ball of mirrors with its chain, 100 wide, around the origin. */
  mirrorBall: (
    press: Press,
    {
      ink,
      tiles,
      chain,
      rows = 12,
      long = 80,
    }: Readonly<{
      ink: Ink;
      /** Inks of the mirrors, over and over. */
      tiles: readonly Ink[];
      chain: Ink;
      rows?: number;
      long?: number;
    }>,
  ): Svg => {
    const outlines = tiles.map((): string[] => []);
    for (const row of upTo(rows)) {
      const [top, foot] = [0.06, 0.94].map(
        (share) => (Math.PI * (row + share)) / rows - Math.PI / 2,
      );
      const [y, bottom] = [Math.sin(top ?? 0) * 48, Math.sin(foot ?? 0) * 48];
      const half = Math.cos(((top ?? 0) + (foot ?? 0)) / 2) * 48;
      const across = Math.max(3, Math.round((half / 48) * rows * 1.25));
      for (const column of upTo(across)) {
        const [left, right] = [0.07, 0.93].map(
          (share) => Math.sin((Math.PI * (column + share)) / across - Math.PI / 2) * half,
        );
        const ink = (row * 5 + column * 3 + (column % 4 === 1 ? row : 0)) % tiles.length;
        outlines[ink]?.push(boxOutline(left ?? 0, y, (right ?? 0) - (left ?? 0), bottom - y));
      }
    }
    return [
      press.box(-0.8, -50 - long, 1.6, long, chain),
      press.box(-5, -55, 10, 8, chain, 2),
      press.disc(0, 0, 50, ink),
      ...tiles.map((tile, index) => press.fill(outlines[index]?.join('') ?? '', tile)),
    ].join('');
  },

  /** A suspension bridge over the sheet: two towers, cables, hangers, deck at `y`; in poster units. */
  cableBridge: (
    press: Press,
    {
      y,
      tall,
      towers,
      ink,
      lamp,
    }: Readonly<{
      y: number;
      tall: number;
      towers: readonly [number, number];
      ink: Ink;
      lamp?: Ink;
    }>,
  ): Svg => {
    const [left, right] = towers;
    const top = y - tall;
    const hang = (x: number) => {
      if (x < left) return y - 4 - (tall - 4) * ((x + 40) / (left + 40)) ** 1.6;
      if (x > right) return y - 4 - (tall - 4) * ((240 - x) / (240 - right)) ** 1.6;
      const share = (x - left) / (right - left);
      return y - 7 - (tall - 7) * (2 * share - 1) ** 2;
    };
    const points = upTo(51).map((index) => index * 4);
    const cable = `M${points.map((x) => `${x} ${hang(x)}`).join('L')}`;
    const hangers = upTo(33)
      .map((index) => index * 6 + 3)
      .map((x) => `M${x} ${hang(x)}V${y}`);
    const tower = (x: number) =>
      press.fill(
        `M${x - 6} ${y + 40}L${x - 4} ${top}H${x - 1.5}V${y + 40}ZM${x + 1.5} ${y + 40}V${top}H${x + 4}L${x + 6} ${y + 40}ZM${x - 4} ${top}H${x + 4}V${top + 5}H${x - 4}ZM${x - 4} ${top + tall * 0.4}H${x + 4}v4H${x - 4}Z`,
        ink,
      );
    return [
      press.line(cable, ink, 1.4),
      press.line(hangers.join(''), ink, 0.5),
      press.box(-2, y, 204, 5, ink),
      tower(left),
      tower(right),
      lamp
        ? press.fill(
            upTo(17)
              .map((index) => discOutline(index * 12 + 4, y - 2.5, 1.1))
              .join(''),
            lamp,
          )
        : '',
    ].join('');
  },

  /** A comb, 100 tall, its teeth to the right, its foot at the origin. */
  pocketComb: (press: Press, { ink, lit }: Readonly<{ ink: Ink; lit: Ink }>): Svg => {
    const teeth = upTo(22).map((index) => boxOutline(2, -94 + index * 4.2, 15, 2.4));
    return [
      press.fill(`M-11 0V-92Q-11 -100 -3 -100H17V-95H4V-4H17V0Z${teeth.join('')}`, ink),
      press.box(-8, -90, 3, 84, lit, 1.5),
    ].join('');
  },

  /** The back pocket of a pair of jeans with its stitching, 100 wide, the middle of its opening at the origin. */
  jeansPocket: (
    press: Press,
    { ink, seam, stitch, rivet }: Readonly<{ ink: Ink; seam: Ink; stitch: Ink; rivet: Ink }>,
  ): Svg =>
    [
      press.fill('M-50 0H50L46 84L0 108L-46 84Z', ink),
      press.box(-51, -2, 102, 13, seam),
      press.line('M-46 15L-42 81L0 103L42 81L46 15', stitch, 1.2, { dash: '4 2.6' }),
      press.line('M-48 2H48M-48 8H48', stitch, 1.2, { dash: '4 2.6' }),
      press.line('M-42 52Q-16 44 0 60Q16 44 42 52M-42 58Q-16 50 0 66Q16 50 42 58', stitch, 1.2, {
        dash: '4 2.6',
      }),
      press.disc(-45, 5, 3.4, rivet),
      press.disc(45, 5, 3.4, rivet),
    ].join(''),

  /** A mouth organ stood on end like a tower block, its holes lit windows; 100 tall, its foot at the origin. */
  harmonicaTower: (
    press: Press,
    {
      plate,
      shade,
      comb,
      lit,
      dark,
      rows = 12,
    }: Readonly<{ plate: Ink; shade: Ink; comb: Ink; lit: Ink; dark: Ink; rows?: number }>,
  ): Svg => {
    const step = 88 / rows;
    const holes = (odd: boolean) =>
      upTo(rows * 2)
        .filter((index) => (index * 7) % 5 < 2 === odd)
        .map((index) =>
          boxOutline(
            index % 2 === 0 ? -9 : 1.4,
            -94 + Math.floor(index / 2) * step,
            7.6,
            step * 0.66,
          ),
        )
        .join('');
    return [
      press.fill('M-22 -100Q-28 -100 -28 -94V-6Q-28 0 -22 0H-11V-100Z', plate),
      press.fill('M22 -100Q28 -100 28 -94V-6Q28 0 22 0H11V-100Z', shade),
      press.box(-12, -100, 24, 100, comb),
      press.fill(holes(false), dark),
      press.fill(holes(true), lit),
      press.disc(-20, -93, 1.8, comb),
      press.disc(-20, -7, 1.8, comb),
      press.disc(20, -93, 1.8, comb),
      press.disc(20, -7, 1.8, comb),
      press.line('M-23 -84V-16M-18 -74V-26', shade, 1.2, { cap: 'round' }),
    ].join('');
  },
};
