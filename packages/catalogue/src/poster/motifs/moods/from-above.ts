import { oneOf } from '../../ink/one-of.ts';
import { closed, direction, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

const KIT_PIECES = ['cymbal', 'drum'] as const;

type KitPiece = Readonly<{
  kind: (typeof KIT_PIECES)[number];
  x: number;
  y: number;
  radius: number;
  ink: Ink;
  /** Grooves of a cymbal, rim and lugs of a drum. */
  line: Ink;
  /** The light on a cymbal, the worn middle of a head. */
  gleam: Ink;
}>;

export const fromAbove = {
  /** Streets spun like a web, with the blocks of houses between its threads; in poster units around the origin. */
  streetWeb: (
    press: Press,
    {
      radius,
      spokes,
      rings,
      blocks,
      gap,
      sag = 0.12,
      angle = 0,
    }: Readonly<{
      radius: number;
      spokes: number;
      rings: number;
      /** Inks of the blocks, over and over. */
      blocks: readonly Ink[];
      /** Width of a street. */
      gap: number;
      sag?: number;
      angle?: number;
    }>,
  ): Svg => {
    const reach = (ring: number) => 9 + radius * (ring / rings) ** 1.35;
    const at = (spoke: number, share: number, distance: number): Point => {
      const turn = ((angle + ((spoke + share) * 360) / spokes) * Math.PI) / 180;
      const dip = 1 - sag * 4 * share * (1 - share);
      return [Math.sin(turn) * distance * dip, -Math.cos(turn) * distance * dip];
    };
    const block = (spoke: number, ring: number, inset: number) => {
      const [near, far] = [reach(ring) + inset, reach(ring + 1) - inset];
      const side = (distance: number) => Math.min(0.4, inset / ((distance * 2 * Math.PI) / spokes));
      const arc = (distance: number, back: boolean) => {
        const edge = side(distance);
        const shares = upTo(7).map((step) => edge + ((1 - 2 * edge) * step) / 6);
        return (back ? shares.toReversed() : shares).map((share) => at(spoke, share, distance));
      };
      return closed([...arc(far, false), ...arc(near, true)]);
    };
    return upTo(spokes * rings)
      .map((index) => {
        const [spoke, ring] = [index % spokes, Math.floor(index / spokes)];
        const ink = blocks[(spoke * 5 + ring * 3) % blocks.length] ?? 'key';
        return press.fill(block(spoke, ring, gap / 2), ink);
      })
      .join('');
  },

  /** A taxi seen from straight above, 100 long, around the origin, its nose up. */
  taxiAbove: (
    press: Press,
    { ink, glass, sign }: Readonly<{ ink: Ink; glass: Ink; sign: Ink }>,
  ): Svg =>
    [
      press.box(-23, -50, 46, 100, ink, 12),
      press.fill('M-18 -20Q0 -30 18 -20L15 -8H-15Z', glass),
      press.fill('M-16 26H16L18 36Q0 41 -18 36Z', glass),
      press.fill('M-20 -14L-17 -6V22L-20 30ZM20 -14L17 -6V22L20 30Z', glass),
      press.box(-9, 2, 18, 7, sign, 2),
    ].join(''),

  /** A parasol seen from straight above, 100 wide, around the origin. */
  parasolAbove: (
    press: Press,
    { ink, second, tip }: Readonly<{ ink: Ink; second: Ink; tip: Ink }>,
  ): Svg => {
    const wedge = (index: number) => {
      const at = (share: number) => {
        const angle = ((index + share) * Math.PI) / 6;
        return [Math.sin(angle), -Math.cos(angle)] as const;
      };
      const [[ax, ay], [mx, my], [bx, by]] = [at(0), at(0.5), at(1)];
      return `M0 0L${ax * 50} ${ay * 50}Q${mx * 46} ${my * 46} ${bx * 50} ${by * 50}Z`;
    };
    const wedges = upTo(12).map((index) =>
      press.fill(wedge(index), index % 2 === 0 ? ink : second),
    );
    const dark = upTo(5)
      .map((index) => wedge(index + 2))
      .join('');
    return [...wedges, press.shade(dark, 0.2), press.disc(0, 0, 3, tip)].join('');
  },

  /** Stones in a ring, read as the hours of a dial; in poster units around the origin. */
  stoneHours: (
    press: Press,
    { radius, ink, shade }: Readonly<{ radius: number; ink: Ink; shade: Ink }>,
  ): Svg =>
    upTo(12)
      .map((hour) => {
        const angle = (hour * Math.PI) / 6;
        const [x, y] = [Math.sin(angle) * radius, -Math.cos(angle) * radius];
        const size = hour % 3 === 0 ? 9 : 5.6;
        return press.group(
          `translate(${x} ${y}) rotate(${hour * 47})`,
          press.fill(
            `M${-size} 1Q${-size} ${-size * 0.8} 0 ${-size * 0.8}T${size} 0.6Q${size * 0.8} ${size * 0.8} 0 ${size * 0.76}T${-size} 1Z`,
            ink,
          ),
          press.fill(
            `M${-size * 0.7} 2.4Q0 ${size * 0.2} ${size} 0.6Q${size * 0.8} ${size * 0.8} 0 ${size * 0.76}T${-size * 0.7} 2.4Z`,
            shade,
          ),
        );
      })
      .join(''),

  /** Drums and cymbals seen from straight above, the later over the earlier; in poster units. */
  drumKit: (press: Press, { pieces }: Readonly<{ pieces: readonly KitPiece[] }>): Svg =>
    pieces.map((piece) => printKitPiece(press, piece)).join(''),

  /** A drumstick, 100 long, its tip at the origin, its butt up. */
  drumstick: (press: Press, { ink, tip = ink }: Readonly<{ ink: Ink; tip?: Ink }>): Svg =>
    press.fill('M-0.9 -4L-2.5 -40L-2.6 -98Q0 -101 2.6 -98L2.5 -40L0.9 -4Z', ink) +
    press.oval(0, -3, 2, 3.6, tip),
};

function printKitPiece(press: Press, piece: KitPiece): Svg {
  const { kind, x, y, radius: r, ink, line, gleam } = piece;
  switch (oneOf(KIT_PIECES, kind)) {
    case 'cymbal': {
      const bow = (middle: number) => {
        const [ax, ay] = direction(middle - 13);
        const [bx, by] = direction(middle + 13);
        return `M${x} ${y}L${x + ax * r} ${y + ay * r}A${r} ${r} 0 0 1 ${x + bx * r} ${y + by * r}Z`;
      };
      return [
        press.disc(x, y, r, ink),
        press.fill(bow(52) + bow(232), gleam),
        ...[0.92, 0.8, 0.68, 0.56, 0.44].map((share) => press.ring(x, y, r * share, line, 0.5)),
        press.disc(x, y, r * 0.24, line),
        press.disc(x - r * 0.03, y - r * 0.03, r * 0.2, ink),
        press.disc(x, y, r * 0.06, line),
      ].join('');
    }
    case 'drum': {
      const lugs = upTo(8).map((index) => {
        const [dx, dy] = direction(index * 45 + 22.5);
        return press.disc(x + dx * r * 0.965, y + dy * r * 0.965, r * 0.07, line);
      });
      return [
        ...lugs,
        press.disc(x, y, r * 0.97, line),
        press.disc(x, y, r * 0.9, ink),
        press.ring(x, y, r * 0.8, gleam, r * 0.02),
        press.disc(x, y, r * 0.34, gleam),
      ].join('');
    }
  }
}
