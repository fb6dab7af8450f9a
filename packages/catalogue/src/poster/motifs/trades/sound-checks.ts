import { boxOutline, discOutline, ovalOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

export const soundChecks = {
  /** An electric guitar whose neck is a sharpened pencil, 200 long, its point up, around its bridge. */
  pencilGuitar: (
    press: Press,
    {
      body,
      shade,
      plate,
      metal,
      paint,
      paintShade,
      wood,
      lead,
    }: Inks<'body' | 'shade' | 'plate' | 'metal' | 'paint' | 'paintShade' | 'wood' | 'lead'>,
  ): Svg =>
    [
      press.box(-8, -116, 16, 92, paint),
      press.box(2, -116, 6, 92, paintShade),
      press.box(-8, -116, 4, 92, paintShade),
      press.fill(
        'M-8 -114L-2.500 -138H2.500L8 -114Q4 -119 2 -114Q0 -119 -3 -114Q-5 -119 -8 -114Z',
        wood,
      ),
      press.fill('M-2.600 -137L0 -148L2.600 -137Z', lead),
      press.line('M-8 -96H8M-8 -80H8M-8 -65H8M-8 -51H8M-8 -38H8', metal, 1.4),
      press.fill(GUITAR_BODY, body),
      press.clip(
        GUITAR_BODY,
        press.fill('M8 -60Q20 -10 52 -20V70H-40Q30 56 22 20Q16 0 8 -10Z', shade),
        press.fill('M-10 -30Q-34 -10 -22 16Q-10 36 16 34Q26 14 14 0Q8 -20 10 -30Z', plate),
      ),
      press.box(-12, -16, 24, 7, lead, 2) + press.box(-12, 4, 24, 7, lead, 2),
      press.box(-13, 22, 26, 6, metal, 1.5),
      press.disc(27, 26, 4, metal) + press.disc(25, 39, 4, metal),
      press.line('M-4 24V-112M-1.300 24V-112M1.300 24V-112M4 24V-112', metal, 0.6),
    ].join(''),

  /** A microphone that stands like a factory's chimney, 100 tall, its foot at the origin. */
  chimneyMicrophone: (
    press: Press,
    { shaft, shade, head, mesh, ring }: Inks<'shaft' | 'shade' | 'head' | 'mesh' | 'ring'>,
  ): Svg => {
    const net = upTo(9).map((index) => {
      const x = -40 + index * 10;
      return `M${x} -112L${x + 46} -60M${-x} -112L${-x - 46} -60`;
    });
    const ball = ovalOutline(0, -82, 17, 18);
    return [
      press.fill('M-8 -66H8L11 0H-11Z', shaft),
      press.fill('M2 -66H8L11 0H4Z', shade),
      press.fill(ball, head),
      press.clip(
        ball,
        press.line(net.join(''), mesh, 1.1),
        press.shade('M4 -104Q14 -82 4 -60H24V-104Z', 0.35),
      ),
      press.box(-16, -70, 32, 5, ring, 2),
      press.box(-3, -52, 6, 12, ring, 2),
    ].join('');
  },

  /** Webbed prints of two feet that dance along a way, smaller with each step; in poster units. */
  danceSteps: (
    press: Press,
    {
      steps,
      long,
      left,
      right,
    }: Readonly<{
      /** Place and clock direction of each print, left and right foot by turns. */
      steps: readonly (readonly [x: number, y: number, turn: number])[];
      /** Length of the first print. */
      long: number;
    }> &
      Inks<'left' | 'right'>,
  ): Svg =>
    steps
      .map(([x, y, turn], index) =>
        press.group(
          `translate(${x} ${y}) rotate(${turn}) scale(${(long * (1 - index * 0.045)) / 100})`,
          press.fill(
            'M0 50Q-14 40 -16 20L-46 -34Q-44 -44 -36 -40L-20 -24L-8 -50Q0 -58 8 -50L20 -24L36 -40Q44 -44 46 -34L16 20Q14 40 0 50Z',
            index % 2 === 0 ? left : right,
          ),
        ),
      )
      .join(''),

  /** A blank identity card with a palm and a rainbow instead of a picture, 100 wide, around the origin. */
  islandCard: (
    press: Press,
    {
      card,
      sky,
      bow,
      line,
      person,
      edge,
    }: Inks<'card' | 'sky' | 'line' | 'person' | 'edge'> & Readonly<{ bow: readonly Ink[] }>,
  ): Svg =>
    [
      press.shade('M-47 -28H53V36H-47Z', 0.3),
      press.box(-50, -32, 100, 64, card, 5),
      press.clip(
        boxOutline(-50, -32, 100, 64),
        ...bow.map((ink, index) => press.ring(24, 34, 54 - index * 5, ink, 5)),
      ),
      press.box(-50, -32, 100, 12, edge, 5),
      press.box(-50, -25, 100, 5, edge),
      press.box(-43, -14, 32, 38, sky),
      press.clip(
        boxOutline(-43, -14, 32, 38),
        press.fill(`${discOutline(-27, 0, 8)}M-41 26Q-41 9 -27 9Q-13 9 -13 26Z`, person),
      ),
      press.fill(
        [
          boxOutline(-4, -12, 30, 4),
          boxOutline(-4, -3, 44, 3),
          boxOutline(-4, 4, 38, 3),
          boxOutline(-4, 11, 24, 3),
        ].join(''),
        line,
      ),
      press.line('M-2 24Q4 14 8 22T18 20T30 23', line, 1.4, { cap: 'round' }),
      press.line('M-40 -26H-6M20 -26H42', card, 2.6, { cap: 'round' }),
    ].join(''),
};

const GUITAR_BODY =
  'M-9 -34C-14 -26 -20 -22 -26 -28C-34 -36 -40 -46 -44 -36C-48 -22 -34 -8 -34 6C-34 20 -46 26 -46 42C-46 62 -22 66 -2 64C22 66 46 60 46 40C46 26 34 18 34 4C34 -10 44 -18 38 -28C34 -34 28 -26 22 -24C14 -22 12 -28 9 -34Z';
