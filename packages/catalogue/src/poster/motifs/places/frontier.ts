import { upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const frontier = {
  /** A rail on trestles from edge to edge over a gorge that deepens in the middle; in poster units. */
  trestle: (
    press: Press,
    {
      y,
      foot,
      rise,
      ink,
      rail,
    }: Readonly<{ y: number; foot: number; rise: number; ink: Ink; rail: Ink }>,
  ): Svg => {
    const floor = (x: number) => foot - rise * ((x - 100) / 100) ** 2;
    const bents = upTo(9).map((index) => {
      const x = 4 + index * 24;
      const down = floor(x);
      const splay = (down - y) * 0.1;
      const braces = upTo(Math.floor((down - y) / 26)).map((step) => {
        const at = y + 8 + step * 26;
        const w = 2.4 + ((at - y) / (down - y)) * splay;
        const next = Math.min(down, at + 26);
        const v = 2.4 + ((next - y) / (down - y)) * splay;
        return `M${x - w} ${at}L${x + v} ${next}M${x + w} ${at}L${x - v} ${next}M${x - w} ${at}H${x + w}`;
      });
      return `M${x - 2.4} ${y}L${x - 2.4 - splay} ${down}M${x + 2.4} ${y}L${x + 2.4 + splay} ${down}${braces.join('')}`;
    });
    const levels = [34, 70].map((drop) => {
      const reach = Math.sqrt(Math.max(0, (foot - y - drop) / rise)) * 100;
      return `M${Math.max(-4, 100 - reach)} ${y + drop}H${Math.min(204, 100 + reach)}`;
    });
    return (
      press.line(bents.join('') + levels.join(''), ink, 1.6) + press.box(-2, y - 4, 204, 5, rail)
    );
  },

  /** A steam engine of the old west from the side, going right, 100 long, its rail at the origin's height. */
  steamEngine: (
    press: Press,
    { ink, trim, lamp }: Readonly<{ ink: Ink; trim: Ink; lamp: Ink }>,
  ): Svg =>
    [
      press.box(-24, -30, 62, 17, ink, 5),
      press.fill('M-48 -48H-16V-44H-20V-10H-46V-44H-48Z', ink),
      press.box(-40, -40, 14, 12, lamp),
      press.fill('M20 -30L17 -50H33L30 -30Z', ink),
      press.fill('M15 -54H35L33 -49H17Z', trim),
      press.fill('M-6 -30V-36Q-2 -40 2 -36V-30Z', trim),
      press.box(37, -40, 8, 10, lamp),
      press.fill('M38 -14H46L58 0H38Z', trim),
      press.box(-46, -14, 88, 4, ink),
      press.disc(-34, -9, 9.4, ink),
      press.disc(-34, -9, 6, trim),
      press.disc(-12, -9, 9.4, ink),
      press.disc(-12, -9, 6, trim),
      press.disc(16, -6, 6.4, ink),
      press.disc(16, -6, 3.6, trim),
      press.disc(31, -6, 6.4, ink),
      press.disc(31, -6, 3.6, trim),
      press.line('M-34 -6L16 -5', trim, 1.6),
    ].join(''),

  /** A street of false fronts that are gravestones, on both sides of a road; in poster units. */
  graveStreet: (
    press: Press,
    {
      y,
      inks,
      shade,
      door,
      lit,
    }: Readonly<{ y: number; inks: readonly Ink[]; shade: Ink; door: Ink; lit: Ink }>,
  ): Svg =>
    [...GRAVES]
      .map(([x, wide, tall, drop], index) => {
        const foot = y + drop;
        const r = wide / 2;
        const stone = `M${x - r} ${foot}V${foot - tall + r}a${r} ${r} 0 0 1 ${wide} 0V${foot}Z`;
        const inner = x < 100 ? 1 : -1;
        return [
          press.fill(stone, inks[index % inks.length] ?? 'key'),
          press.clip(
            stone,
            press.box(
              inner > 0 ? x - r : x + r - wide * 0.24,
              foot - tall,
              wide * 0.24,
              tall,
              shade,
            ),
          ),
          press.box(x - wide * 0.32, foot - tall * 0.62, wide * 0.64, tall * 0.05, door),
          press.box(x - wide * 0.12, foot - tall * 0.3, wide * 0.24, tall * 0.3, door),
          press.box(x - wide * 0.34, foot - tall * 0.5, wide * 0.18, tall * 0.13, lit),
          press.box(x + wide * 0.16, foot - tall * 0.5, wide * 0.18, tall * 0.13, lit),
        ].join('');
      })
      .join(''),

  /** A garden tap with its wheel, its spout to the left, 100 wide; the mouth is at the origin. */
  waterTap: (
    press: Press,
    { ink, lit, shade, wheel }: Readonly<{ ink: Ink; lit: Ink; shade: Ink; wheel: Ink }>,
  ): Svg =>
    [
      press.box(36, -74, 12, 22, shade),
      press.fill('M14 -84Q42 -96 70 -84Q74 -78 70 -73Q42 -62 14 -73Q10 -78 14 -84Z', wheel),
      press.fill('M-13 0V-18Q-13 -56 24 -56H90V-30H30Q13 -30 13 -14V0Z', ink),
      press.fill('M-9 -6V-18Q-9 -52 24 -52H88V-47H26Q-3 -46 -3 -18V-6Z', lit),
      press.box(26, -62, 32, 38, ink, 3),
      press.box(30, -59, 5, 32, lit),
      press.box(84, -64, 12, 42, shade, 2),
      press.box(-16, -5, 32, 7, shade, 2),
    ].join(''),
};

/** Middle, width, height and how much nearer than the last, from the far end of the street. */
const GRAVES = [
  [80, 14, 24, 0],
  [120, 14, 26, 0],
  [67, 20, 38, 7],
  [134, 20, 36, 8],
  [46, 30, 58, 18],
  [155, 30, 64, 20],
  [14, 46, 96, 40],
  [188, 48, 92, 42],
] as const;
