import { boxOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

export const highLines = {
  /** The portal of a great bridge, its braces crossed, 100 wide at its foot around the origin, 210 tall. */
  bridgePortal: (
    press: Press,
    { ink, shade, brace, lit }: Inks<'ink' | 'shade' | 'brace' | 'lit'>,
  ): Svg => {
    const cross = (y: number, tall: number, half: number) =>
      `M${-half} ${y}L${half} ${y + tall}M${half} ${y}L${-half} ${y + tall}`;
    return [
      press.line(cross(-198, 58, 27) + cross(-134, 62, 29), brace, 8),
      press.box(-30, -142, 60, 11, ink),
      press.box(-32, -74, 64, 13, ink),
      press.box(-28, -206, 56, 10, ink),
      press.fill('M-45 -212H-25L-27 0H-50Z', ink),
      press.fill('M45 -212H25L27 0H50Z', ink),
      press.fill('M-31 -212H-25L-27 0H-34ZM45 -212H39L43 0H50Z', shade),
      press.fill('M-45 -212H-41L-45 0H-50ZM25 -212H29L31 0H27Z', lit),
      press.fill(boxOutline(-47, -218, 24, 7) + boxOutline(23, -218, 24, 7), ink),
    ].join('');
  },

  /** A cape that falls from the shoulders of someone far off until it covers the foot of the sheet; in poster units. */
  capeRoad: (
    press: Press,
    {
      x,
      y,
      foot,
      near,
      ink,
      fold,
      lit,
    }: Readonly<{ x: number; y: number; foot: number; near: number }> &
      Inks<'ink' | 'fold' | 'lit'>,
  ): Svg => {
    const deep = foot - y;
    const side = (to: number, sway: number) => `Q${x + sway} ${y + deep * 0.45} ${x + to} ${foot}`;
    const strip = (from: number, to: number) =>
      `M${x} ${y + 2}${side(from, from * 0.22)}H${x + to}Q${x + to * 0.22} ${y + deep * 0.45} ${x} ${y + 2}Z`;
    return [
      press.fill(
        `M${x - 3} ${y}${side(-near, -near * 0.22)}H${x + near}Q${x + near * 0.22} ${y + deep * 0.45} ${x + 3} ${y}Z`,
        ink,
      ),
      press.fill(
        strip(-near * 0.72, -near * 0.5) +
          strip(-near * 0.08, near * 0.2) +
          strip(near * 0.62, near),
        fold,
      ),
      press.fill(strip(-near * 0.5, -near * 0.36) + strip(near * 0.2, near * 0.3), lit),
    ].join('');
  },

  /** A scissor lift with its platform raised, 100 tall, its wheels' foot at the origin. */
  scissorLift: (press: Press, { ink, wheel, rail }: Inks<'ink' | 'wheel' | 'rail'>): Svg => {
    const rungs = upTo(4).map((index) => {
      const y = -14 - index * 15;
      return `M-13 ${y}L13 ${y - 15}M13 ${y}L-13 ${y - 15}`;
    });
    return [
      press.line(rungs.join(''), ink, 2.4),
      press.box(-20, -16, 40, 10, ink, 2),
      press.disc(-13, -4, 4.4, wheel) + press.disc(13, -4, 4.4, wheel),
      press.box(-20, -79, 40, 5, ink),
      press.line('M-19 -79V-98M19 -79V-98M-19 -97H19M-19 -88H19M0 -79V-98', rail, 1.6),
    ].join('');
  },

  /** A measured curve that wavers, then climbs off the sheet, filled down to `foot`; in poster units. */
  steepCurve: (
    press: Press,
    {
      foot,
      ink,
      line,
      width = 4,
    }: Readonly<{ foot: number; width?: number }> & Inks<'ink' | 'line'>,
  ): Svg => {
    const curve =
      'L10 214L20 196L30 218L42 202L52 222L64 204L76 220L86 200L98 214L108 192L120 198C146 180 158 120 166 -10';
    return (
      press.fill(`M-6 206${curve}H206V${foot}H-6Z`, ink) +
      press.line(`M-6 206${curve}`, line, width, { join: 'round' })
    );
  },
};
