import { starOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

export const widePlains = {
  /** Patches of a cow's hide over the upper sheet, down to about 190; in poster units. */
  cowhide: (press: Press, { ink, rim }: Inks<'ink' | 'rim'>): Svg => {
    const patches =
      'M-6 -6H66Q74 14 60 26Q50 36 56 50Q50 66 30 60Q14 54 8 66Q0 74 -6 68ZM112 -6H206V46Q192 56 178 46Q168 38 154 46Q134 54 128 36Q126 22 112 16Q102 6 112 -6ZM96 60Q116 54 122 72Q126 86 142 90Q156 98 146 114Q134 126 116 118Q104 110 92 116Q74 118 74 100Q76 88 84 82Q86 66 96 60ZM-6 106Q14 94 28 106Q44 114 42 132Q36 148 20 146Q8 142 -6 150ZM206 84V150Q186 158 176 142Q168 128 180 116Q188 108 186 96Q192 82 206 84ZM70 138Q86 130 98 142Q106 154 94 164Q78 172 66 162Q58 148 70 138ZM132 146Q144 140 152 152Q156 164 144 168Q130 170 126 160Q124 150 132 146Z';
    return press.group('translate(2.500 3)', press.fill(patches, rim)) + press.fill(patches, ink);
  },

  /** A cow from behind with her tail and her bag, 100 tall, her hooves at the origin. */
  cowBehind: (press: Press, { hide, patch, pink }: Inks<'hide' | 'patch' | 'pink'>): Svg =>
    [
      press.fill('M-34 -98L-22 -92Q0 -98 22 -92L34 -98L28 -82H-28Z', hide),
      press.fill('M-30 -40L-28 0H-16L-14 -30H14L16 0H28L30 -40Z', hide),
      press.fill(
        'M0 -90C30 -90 40 -74 40 -54C40 -34 26 -28 0 -28C-26 -28 -40 -34 -40 -54C-40 -74 -30 -90 0 -90Z',
        hide,
      ),
      press.fill(
        'M40 -60C40 -36 28 -29 12 -28Q8 -50 22 -58Q32 -64 40 -60ZM-14 -88Q-4 -78 -14 -68Q-28 -60 -38 -66Q-34 -84 -14 -88Z',
        patch,
      ),
      press.fill(
        'M-15 -34Q0 -38 15 -34Q16 -20 8 -19L6 -14H3L2 -19H-2L-3 -14H-6L-8 -19Q-16 -20 -15 -34Z',
        pink,
      ),
      press.line('M0 -88Q8 -60 2 -38', patch, 3.4),
      press.fill('M2 -40Q10 -28 3 -20Q-5 -28 2 -40Z', patch),
      press.fill('M-28 0V-6H-15.500L-16 0ZM28 0V-6H15.500L16 0Z', patch),
    ].join(''),

  /** A coin with a milled edge and a star, 100 wide, around the origin. */
  greatCoin: (
    press: Press,
    { ink, shade, mark, rim }: Inks<'ink' | 'shade' | 'mark' | 'rim'>,
  ): Svg =>
    [
      press.disc(5, 1, 50, shade),
      press.disc(0, 0, 50, rim),
      press.ring(0, 0, 47.6, ink, 4.8, '1.7 1.7'),
      press.disc(0, 0, 44.6, ink),
      press.ring(0, 0, 40, mark, 1.3),
      press.fill(starOutline(0, -1, { radius: 27, inner: 0.42, points: 5 }), mark),
      press.fill(
        upTo(5)
          .map((index) => {
            const [x, y] = STAR_TIPS[index] ?? [0, 0];
            return `M0 -1L${x} ${y}L${x * 0.36 - y * 0.24} ${(y + 1) * 0.36 + x * 0.24}Z`;
          })
          .join(''),
        shade,
      ),
    ].join(''),

  /** A pick-up truck from the side, 100 long, its wheels' foot at the origin. */
  pickUp: (press: Press, { ink, glass, tyre }: Inks<'ink' | 'glass' | 'tyre'>): Svg =>
    [
      press.fill('M-50 -28H-8L-4 -44H18L28 -27L46 -24Q50 -22 50 -8H-50Z', ink),
      press.fill('M0 -40H15L22 -28H-3Z', glass),
      press.disc(-30, -9, 9, tyre) + press.disc(30, -9, 9, tyre),
      press.disc(-30, -9, 3.4, ink) + press.disc(30, -9, 3.4, ink),
    ].join(''),
};

const STAR_TIPS = [
  [0, -28],
  [25.7, -9.3],
  [15.9, 20.8],
  [-15.9, 20.8],
  [-25.7, -9.3],
] as const;
