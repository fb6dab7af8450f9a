import { boxOutline, direction, discOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

export const propRoom = {
  /** A wheelchair from the side that faces right, 100 tall; its great wheel, 60 wide around the origin, is left to others. */
  wheelchair: (press: Press, { frame, seat, tyre }: Inks<'frame' | 'seat' | 'tyre'>): Svg =>
    [
      press.line('M-22 -6L-28 -66Q-30 -74 -40 -74', frame, 5, { cap: 'round', join: 'round' }),
      press.line('M-26 -40H22Q30 -40 32 -32L40 14Q41 20 47 20H56', frame, 4.4, {
        cap: 'round',
        join: 'round',
      }),
      press.line('M32 -16L26 22M-20 -6H34', frame, 4, { cap: 'round' }),
      press.fill('M-31 -66H-22L-17 -14H-26Z', seat),
      press.fill('M-24 -18H30Q34 -18 34 -14T30 -9H-24Z', seat),
      press.ring(26, 22, 8, tyre, 4),
      press.disc(26, 22, 2.4, frame),
    ].join(''),

  /** A striped swimming ring from above with a bite out of its upper right, 100 wide, around the origin. */
  bittenSwimRing: (press: Press, { ink, stripe, lit }: Inks<'ink' | 'stripe' | 'lit'>): Svg => {
    const teeth = [
      [47, -5],
      [38, -10],
      [35, -21],
      [26, -23],
      [22, -33],
      [12, -34],
      [8, -48],
    ];
    const edge = `M60 -2L${teeth.map((point) => point.join(' ')).join('L')}L10 -60H-60V60H60Z`;
    const bars = upTo(6).map((index) => {
      const [ax, ay] = direction(index * 60 + 15);
      const [bx, by] = direction(index * 60 + 45);
      return `M${ax * 20} ${ay * 20}L${ax * 56} ${ay * 56}L${bx * 56} ${by * 56}L${bx * 20} ${by * 20}Z`;
    });
    const ring = ringOutline(50, 23);
    return press.clip(
      edge,
      press.punch(ring, ink),
      press.clip(ringBand(50, 23), press.fill(bars.join(''), stripe)),
      press.line('M-38 -18A42 42 0 0 1 -14 -39', lit, 4, { cap: 'round' }),
    );
  },

  /** Rifles side by side against a rail, `count` of them, 100 tall, from the left edge; the place at `gap` is empty. In poster units. */
  rifleRack: (
    press: Press,
    {
      y,
      tall,
      count,
      gap,
      steel,
      wood,
      rail,
    }: Readonly<{ y: number; tall: number; count: number; gap: number }> &
      Inks<'steel' | 'wood' | 'rail'>,
  ): Svg => {
    const step = 188 / count;
    const rifles = upTo(count)
      .filter((index) => index !== gap)
      .map((index) =>
        press.group(
          `translate(${6 + step * (index + 0.5)} ${y}) scale(${tall / 100})`,
          press.fill('M-1.2 -100H1.2V-40H-1.2Z', steel),
          press.fill('M-2.4 -84H2V-34L5 -26Q7 -12 6 0H-6Q-4 -14 -4 -30Z', wood),
          press.box(-2.8, -72, 5.4, 2.4, steel),
          press.line('M2 -36H6.4M-3 -30Q-8 -27 -3 -23', steel, 1.4, { cap: 'round' }),
        ),
      );
    const notches = upTo(count).map((index) =>
      discOutline(6 + step * (index + 0.5), y - tall * 0.6, step * 0.15),
    );
    return [
      press.box(-2, y - tall * 0.64, 204, tall * 0.08, rail),
      press.fill(notches.join(''), steel),
      ...rifles,
    ].join('');
  },

  /** A gladiator's helmet from the front with a pierced visor, 100 wide, the middle of its brim at the origin; its crest is left to others. */
  gladiatorHelmet: (
    press: Press,
    { metal, shade, dark, lit }: Inks<'metal' | 'shade' | 'dark' | 'lit'>,
  ): Svg => {
    const grid = upTo(20).map((index) => {
      const [column, row] = [index % 5, Math.floor(index / 5)];
      return discOutline(-20 + column * 10, 14 + row * 10, 3);
    });
    return [
      press.fill('M-36 -2Q-36 -58 -8 -62H8Q36 -58 36 -2Z', metal),
      press.fill('M8 -62Q36 -58 36 -2H16Q20 -44 8 -62Z', shade),
      press.fill('M-32 4H32L30 44Q22 60 0 64Q-22 60 -30 44Z', metal),
      press.fill('M14 4H32L30 44Q24 56 10 62Q18 40 14 4Z', shade),
      press.fill(grid.join(''), dark),
      press.fill('M-54 6Q-40 -12 0 -12T54 6Q30 -1 0 -1T-54 6Z', lit),
      press.line('M0 -62V-14M0 2V62', lit, 2.4),
    ].join('');
  },

  /** A graduate's square cap with a tassel and two horns, 100 wide, around the middle of its board. */
  hornedMortarboard: (
    press: Press,
    { ink, lit, horn, ring, tassel }: Inks<'ink' | 'lit' | 'horn' | 'ring' | 'tassel'>,
  ): Svg =>
    [
      ...([1, -1] as const).map((side) =>
        [
          press.fill(
            `M${side * 26} 6Q${side * 58} 4 ${side * 52} -40Q${side * 46} -18 ${side * 22} -14Z`,
            horn,
          ),
          press.line(
            `M${side * 36} -16L${side * 42} -1M${side * 45} -23L${side * 50} -12`,
            ring,
            2.4,
          ),
        ].join(''),
      ),
      press.fill('M-28 4V30Q0 44 28 30V4Z', lit),
      press.fill('M0 -24L52 0L0 24L-52 0Z', ink),
      press.line('M0 0Q22 6 34 14V34', tassel, 2, { join: 'round' }),
      press.disc(0, 0, 3, tassel),
      press.fill('M31 32H37L40 52H28Z', tassel),
    ].join(''),

  /** A hotel's door hanger with the sign for on and off instead of words, 100 tall, around the origin. */
  doorHanger: (press: Press, { card, shade, sign }: Inks<'card' | 'shade' | 'sign'>): Svg =>
    [
      press.punch(`${boxOutline(-25, -50, 50, 100)}${discOutline(0, -29, 12)}`, card),
      press.fill('M17 -50H25V50H17Z', shade),
      press.line('M-9.500 8A14.500 14.500 0 1 0 9.500 8', sign, 5, { cap: 'round' }),
      press.line('M0 2V18', sign, 5, { cap: 'round' }),
    ].join(''),

  /** Five stripes from five places at `foot` that join to one arrow upwards; in poster units. */
  stripedArrow: (
    press: Press,
    {
      top,
      foot,
      from,
      inks,
    }: Readonly<{ top: number; foot: number; from: readonly number[]; inks: readonly Ink[] }>,
  ): Svg => {
    const ink = (index: number): Ink => inks[index % inks.length] ?? 'key';
    const neck = top + 76;
    const stripes = from.map((x, index) => {
      const joined = 100 + (index - 2) * 14;
      const way = `M${x} ${foot}C${x} ${foot - 44} ${joined} ${foot - 40} ${joined} ${neck + 20}V${neck - 4}`;
      return press.line(way, ink(index), 14.2);
    });
    const head = from.map((_, index) => press.box(25 + index * 30, top, 30.2, 80, ink(index)));
    return stripes.join('') + press.clip(`M100 ${top}L170 ${neck}H30Z`, ...head);
  },

  /** A pair of sunglasses from the front, 100 wide, around its bridge; what the glasses reflect is left to others. */
  sunglasses: (press: Press, { frame, glass, lit }: Inks<'frame' | 'glass' | 'lit'>): Svg => {
    const half = 'M3 -21H44Q52 -21 50 -11Q46 21 25 21Q5 21 3 -8Z';
    const pane = 'M8 -16H42Q46 -16 45 -10Q41 16 25 16Q9 16 8 -8Z';
    const side = press.fill(half, frame) + press.fill(pane, glass);
    return [
      press.line('M-6 -12Q0 -17 6 -12', frame, 5),
      side,
      press.group('scale(-1 1)', side),
      press.line('M-42 -18H-8M8 -18H42', lit, 1.6, { cap: 'round' }),
    ].join('');
  },

  /** The pin that marks a place on a map, with two horns, 100 tall, its point at the origin. */
  hornedMapPin: (press: Press, { ink, shade, hole }: Inks<'ink' | 'shade' | 'hole'>): Svg =>
    [
      press.fill(
        'M-22 -78Q-40 -84 -36 -108Q-28 -96 -8 -92ZM22 -78Q40 -84 36 -108Q28 -96 8 -92Z',
        ink,
      ),
      press.fill(
        'M0 0Q-8 -24 -24 -38Q-34 -48 -34 -60A34 34 0 0 1 34 -60Q34 -48 24 -38Q8 -24 0 0Z',
        ink,
      ),
      press.fill(
        'M0 0Q8 -24 24 -38Q34 -48 34 -60A34 34 0 0 0 10 -92.500Q24 -70 14 -42Q6 -24 0 0Z',
        shade,
      ),
      press.disc(0, -60, 14, hole),
    ].join(''),

  /** A bank card that runs away on two legs, 100 wide, around its middle. */
  bankCardOnLegs: (
    press: Press,
    {
      card,
      shade,
      chip,
      print,
      leg,
      shoe,
    }: Inks<'card' | 'shade' | 'chip' | 'print' | 'leg' | 'shoe'>,
  ): Svg => {
    const face = 'M-44 -31H44Q50 -31 50 -25V25Q50 31 44 31H-44Q-50 31 -50 25V-25Q-50 -31 -44 -31Z';
    return [
      press.line('M-18 28L-34 46L-58 42M18 28L38 46L28 70', leg, 6, {
        cap: 'round',
        join: 'round',
      }),
      press.fill('M-55 36L-60 52Q-66 56 -68 48L-64 38Z', shoe),
      press.fill('M23 66H34Q46 68 46 76H22Z', shoe),
      press.fill(face, card),
      press.clip(face, press.fill('M20 -40H60V40H-6Z', shade)),
      press.box(-40, -12, 17, 13, chip, 2),
      press.line('M-40 -5.500H-23M-31.500 -12V1', card, 1),
      press.line('M-40 12H-26M-21 12H-7M-2 12H12M17 12H31', print, 4),
      press.line('M-40 21H-14', print, 2.6),
      press.disc(30, -17, 8, chip) + press.disc(38, -17, 8, print),
    ].join('');
  },

  /** A detective's visiting card with the two holes of a bite, 100 wide, around the origin; the bite shows what lies behind. */
  bittenCard: (
    press: Press,
    { card, edge, print, hole, blood }: Inks<'card' | 'edge' | 'print' | 'hole' | 'blood'>,
  ): Svg =>
    [
      press.box(-48, -27, 100, 60, edge),
      press.box(-50, -30, 100, 60, card),
      press.line('M-38 4H2', print, 4.4),
      press.line('M-38 12H-12M-38 18H-18', print, 2),
      press.line('M-38 -17A6.500 6.500 0 1 1 -30 -11Q-32 -10 -32 -7', print, 3, { cap: 'round' }),
      press.disc(-32, -2.4, 1.8, print),
      press.fill(
        'M12 -18Q15 -6 14 12Q13 22 9 12Q9 -4 12 -18ZM31 -18Q33 -12 32.500 0Q31 7 29 0Q29 -10 31 -18Z',
        blood,
      ),
      press.disc(12, -18, 5, hole) + press.disc(31, -18, 5, hole),
    ].join(''),

  /** A milk carton with the picture of someone who is missing, 100 tall, its foot at the origin. */
  milkCarton: (
    press: Press,
    {
      front,
      side,
      roof,
      frame,
      person,
      print,
    }: Inks<'front' | 'side' | 'roof' | 'frame' | 'person' | 'print'>,
  ): Svg =>
    [
      press.fill('M-30 0V-70H18V0Z', front),
      press.fill('M18 0V-70L34 -76V-10Z', side),
      press.fill('M-30 -70L-20 -92H24L18 -70Z', roof),
      press.fill('M18 -70L24 -92L34 -76Z', side),
      press.fill('M-20 -92H24V-100H-20Z', front),
      press.line('M-20 -94H24', print, 1.4),
      press.box(-22, -62, 32, 38, frame),
      press.disc(-6, -48, 7.6, person),
      press.fill('M-19 -24Q-19 -38 -6 -38T7 -24Z', person),
      press.line('M-22 -17H10', print, 3.6),
      press.line('M-22 -10.500H10M-22 -6H-4', print, 1.6),
    ].join(''),
};

/** A ring's two outlines; filled by the even-odd rule they leave its hole. */
function ringOutline(outer: number, inner: number): string {
  return discOutline(0, 0, outer) + discOutline(0, 0, inner);
}

/** A ring as one outline, for clipping: around the outside, through a seam, back around the hole. */
function ringBand(outer: number, inner: number): string {
  return `M0 ${-outer}A${outer} ${outer} 0 1 1 -0.01 ${-outer}L-0.01 ${-inner}A${inner} ${inner} 0 1 0 0 ${-inner}Z`;
}
