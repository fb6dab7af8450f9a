import { boxOutline, direction, ovalOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const secondLooks = {
  /** A saw's blade with hooked teeth and a spiral cut into it, 100 wide, around the origin. */
  sawSpiral: (
    press: Press,
    {
      ink,
      line,
      teeth = 22,
      turns = 4,
    }: Readonly<{ ink: Ink; line: Ink; teeth?: number; turns?: number }>,
  ): Svg => {
    const hooks = upTo(teeth).map((at) => {
      const [ax, ay] = direction((360 * at) / teeth);
      const [bx, by] = direction((360 * (at + 0.72)) / teeth);
      return `${at === 0 ? 'M' : 'L'}${ax * 50} ${ay * 50}L${bx * 43} ${by * 43}`;
    });
    const steps = turns * 24;
    const winding = upTo(steps + 1).map((at) => {
      const [x, y] = direction(at * 15);
      const reach = 5 + (34 * at) / steps;
      return `${at === 0 ? 'M' : 'L'}${x * reach} ${y * reach}`;
    });
    return (
      press.fill(`${hooks.join('')}Z`, ink) +
      press.line(winding.join(''), line, 3.2, { cap: 'round', join: 'round' })
    );
  },

  /** A judge's gavel lying on its block, 100 wide, the block's foot at the origin. */
  gavel: (
    press: Press,
    { ink, shade, band, block }: Readonly<{ ink: Ink; shade: Ink; band: Ink; block: Ink }>,
  ): Svg =>
    [
      press.fill('M-30 0V-8H30V0ZM-24 -8V-14H24V-8Z', block),
      press.group(
        'translate(0 -40) rotate(-22)',
        press.fill('M16 -4H86Q92 0 86 4H16Z', ink),
        press.fill('M-22 -26H22V26H-22Z', ink),
        press.fill('M6 -26H22V26H6Z', shade),
        press.fill('M-26 -34H26V-24H-26ZM-26 24H26V34H-26Z', band),
        press.fill('M-22 -9H22V-5H-22ZM-22 5H22V9H-22Z', band),
      ),
    ].join(''),

  /** An egg set with stones on its stand, 100 tall, its foot at the origin. */
  jewelledEgg: (
    press: Press,
    {
      ink,
      shade,
      gold,
      stones,
      lit,
    }: Readonly<{ ink: Ink; shade: Ink; gold: Ink; stones: readonly Ink[]; lit: Ink }>,
  ): Svg => {
    const egg =
      'M0 -100C20 -100 34 -70 34 -48C34 -26 18 -14 0 -14S-34 -26 -34 -48C-34 -70 -20 -100 0 -100Z';
    const row = (y: number, reach: number) =>
      upTo(5).map((at) => {
        const x = -reach + (at * reach) / 2;
        return press.fill(
          `M${x} ${y - 5}L${x + 4} ${y}L${x} ${y + 5}L${x - 4} ${y}Z`,
          stones[at % stones.length] ?? lit,
        );
      });
    return [
      press.fill('M-16 0Q-10 -6 -10 -16H10Q10 -6 16 0Z', gold),
      press.fill(egg, ink),
      press.clip(
        egg,
        press.fill('M12 -104H40V-10H0C24 -24 26 -76 12 -104Z', shade),
        press.line('M-40 -62Q0 -48 40 -62M-40 -38Q0 -24 40 -38', gold, 2.4),
        press.line('M-40 -40L-14 -100M40 -40L14 -100M-26 -14L26 -34M26 -14L-26 -34', gold, 1),
      ),
      ...row(-45, 22),
      press.fill('M-3 -98L0 -106L3 -98Z', gold),
      press.line('M-20 -62Q-18 -78 -10 -88', lit, 2.6, { cap: 'round' }),
    ].join('');
  },

  /** A pair of barn doors braced crosswise, light between the boards, `wide` x `tall` from the origin; in poster units. */
  barnDoor: (
    press: Press,
    {
      wide,
      tall,
      board,
      ink,
      gap,
      brace,
      shade,
    }: Readonly<{
      wide: number;
      tall: number;
      board: number;
      ink: Ink;
      gap: Ink;
      brace: Ink;
      shade: Ink;
    }>,
  ): Svg => {
    const boards = upTo(Math.ceil(wide / board)).map((at) =>
      boxOutline(at * board + 0.7, 0, board - 1.4, tall),
    );
    return [
      press.box(0, 0, wide, tall, gap),
      press.clip(boxOutline(0, 0, wide, tall), press.fill(boards.join(''), ink)),
      press.line(`M6 10L${wide - 6} ${tall - 2}M${wide - 6} 10L6 ${tall - 2}`, shade, 19),
      press.line(`M6 6L${wide - 6} ${tall - 6}M${wide - 6} 6L6 ${tall - 6}`, brace, 17),
      press.line(boxOutline(5, 5, wide - 10, tall - 10), brace, 10),
    ].join('');
  },

  /** A goat at full stretch, from the side, 100 wide, its hooves at the origin. */
  goat: (press: Press, { ink, horn }: Readonly<{ ink: Ink; horn: Ink }>): Svg =>
    [
      press.line('M-26 -28L-44 -4M-20 -26L-30 0M18 -28L34 -2M24 -28L46 -8', ink, 5, {
        cap: 'round',
      }),
      press.fill(
        'M-34 -46Q-6 -54 20 -48L30 -62Q40 -68 52 -58L56 -52Q48 -48 42 -50L34 -34Q28 -20 14 -22Q-12 -20 -28 -24Q-38 -30 -34 -46Z',
        ink,
      ),
      press.fill('M46 -50L50 -38L42 -46ZM-33 -44L-46 -54L-36 -34Z', ink),
      press.line('M34 -62Q22 -70 18 -84M39 -64Q30 -76 30 -88', horn, 4, { cap: 'round' }),
    ].join(''),

  /** An onion of glass whose skins lie in each other, 100 tall, its foot at the origin. */
  onion: (press: Press, { skins, line }: Readonly<{ skins: readonly Ink[]; line: Ink }>): Svg => {
    const skin =
      'M0 0C-34 0 -48 -18 -48 -36C-48 -62 -12 -62 -5 -100H5C12 -62 48 -62 48 -36C48 -18 34 0 0 0Z';
    return skins
      .map((ink, at) => {
        const share = 1 - at * 0.17;
        return press.group(
          `translate(0 ${-at * 4}) scale(${share} ${share * 0.98})`,
          press.fill(skin, ink) + press.line(skin, line, 1.2),
        );
      })
      .join('');
  },

  /** An oval hole dug in the ground with its spoil, 100 wide, around the origin. */
  dugHole: (press: Press, { pit, rim, spoil }: Readonly<{ pit: Ink; rim: Ink; spoil: Ink }>): Svg =>
    press.fill('M30 -8Q48 -34 66 -12L76 6Q52 14 30 8Z', spoil) +
    press.fill(ovalOutline(0, 0, 50, 17), rim) +
    press.fill(ovalOutline(1, 3, 45, 13), pit),

  /** A case whose lid is a clapperboard, standing open, 100 wide, its foot at the origin. */
  clapperCase: (
    press: Press,
    {
      ink,
      shade,
      stripe,
      glow,
      metal,
    }: Readonly<{ ink: Ink; shade: Ink; stripe: Ink; glow: Ink; metal: Ink }>,
  ): Svg => {
    const stripes = upTo(5).map((at) => `M${at * 22 - 6} 0h11l-9 -16h-11Z`);
    const bar =
      press.box(0, -16, 100, 16, ink) +
      press.clip(boxOutline(0, -16, 100, 16), press.fill(stripes.join(''), stripe));
    return [
      press.fill('M-48 -58L-30 -112H84L52 -58Z', glow),
      press.group('translate(-50 -58) rotate(-24)', bar),
      press.box(-50, -56, 100, 56, ink, 4),
      press.fill('M-50 -14H50V-4Q50 0 46 0H-46Q-50 0 -50 -4Z', shade),
      press.line('M-14 -36V-28H14V-36', metal, 4),
      press.box(-40, -48, 9, 8, metal, 1) + press.box(31, -48, 9, 8, metal, 1),
      press.disc(-48, -57, 3.4, metal),
    ].join('');
  },

  /** Folding chairs in a ring, seen from straight above, one of them in another ink; 100 wide, around the origin. */
  chairRing: (
    press: Press,
    { ink, back, odd, count = 9 }: Readonly<{ ink: Ink; back: Ink; odd: Ink; count?: number }>,
  ): Svg =>
    upTo(count)
      .map((at) => {
        const angle = (360 * at) / count;
        const [x, y] = direction(angle);
        return press.group(
          `translate(${x * 40} ${y * 40}) rotate(${angle})`,
          press.box(-6.5, -5, 13, 12, at === 0 ? odd : ink, 2),
          press.box(-7.5, -9, 15, 4.5, at === 0 ? odd : back, 1.6),
        );
      })
      .join(''),

  /** The mark of a tyre along path data, with blocks on either side of its groove; in poster units. */
  tyreMark: (
    press: Press,
    {
      outline,
      width,
      ink,
      groove,
    }: Readonly<{ outline: string; width: number; ink: Ink; groove: Ink }>,
  ): Svg =>
    [
      press.line(outline, ink, width, { dash: `${width * 0.26} ${width * 0.13}` }),
      press.line(outline, groove, width * 0.72),
      press.line(outline, ink, width * 0.6),
      press.line(outline, groove, width * 0.34, { dash: `${width * 0.1} ${width * 0.3}` }),
      press.line(outline, ink, width * 0.16),
    ].join(''),
};
