import { boxOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

/** Corners of towns and woods with something in them that one doesn't expect. */
export const oddCorners = {
  /** A church with two towers cut from card, its folds and tabs showing, 100 wide, its foot at the origin. */
  cardboardChurch: (
    press: Press,
    { card, fold, hole, tab }: Inks<'card' | 'fold' | 'hole' | 'tab'>,
  ): Svg => {
    const tower = (x: number) =>
      [
        press.box(x - 13, -96, 26, 96, card),
        press.box(x + 4, -96, 9, 96, fold),
        press.fill(`M${x - 16} -96L${x} -138L${x + 16} -96Z`, card),
        press.fill(`M${x} -138L${x + 16} -96H${x + 4}Z`, fold),
        press.line(`M${x} -138V-152M${x - 5} -146H${x + 5}`, card, 2),
        press.fill(
          `M${x - 8} -66V-78Q${x - 8} -86 ${x - 3} -88Q${x + 2} -86 ${x + 2} -78V-66ZM${x - 8} -36V-48Q${x - 8} -56 ${x - 3} -58Q${x + 2} -56 ${x + 2} -48V-36Z`,
          hole,
        ),
      ].join('');
    return [
      press.fill('M-52 0L-58 7H-30L-28 0ZM52 0L58 7H30L28 0Z', tab),
      press.fill('M-26 0V-62L0 -92L26 -62V0Z', card),
      press.fill('M0 -92L26 -62V0H0Z', fold),
      press.disc(0, -54, 11, hole),
      press.line('M0 -65V-43M-11 -54H11M-8 -62L8 -46M8 -62L-8 -46', card, 1.6),
      press.fill('M-10 0V-24Q-10 -34 0 -37Q10 -34 10 -24V0Z', hole),
      tower(-37),
      tower(37),
      press.line('M-50 -96H-24M24 -96H50M-50 -26H-24M24 -26H50', tab, 1.2, { dash: '3 2' }),
    ].join('');
  },

  /** A bridge whose cable is a string of sausages between two towers, over the sheet, its deck at `y`; in poster units. */
  sausageBridge: (
    press: Press,
    {
      y,
      tall,
      ink,
      shade,
      sausage,
      gleam,
    }: Readonly<{ y: number; tall: number }> & Inks<'ink' | 'shade' | 'sausage' | 'gleam'>,
  ): Svg => {
    const [left, right] = [36, 164];
    const cable = (x: number) => {
      if (x < left) return y - tall + 8 + ((left - x) / left) ** 1 * (tall - 22);
      if (x > right) return y - tall + 8 + ((x - right) / (200 - right)) * (tall - 22);
      const share = (x - 100) / (right - 100);
      return y - 24 - (tall - 32) * share * share;
    };
    const knots: Point[] = [];
    let travelled = LINK;
    for (let x = -16; x < 216; x += 0.25) {
      travelled += Math.hypot(0.25, cable(x + 0.25) - cable(x));
      if (travelled < LINK) continue;
      travelled -= LINK;
      knots.push([x, cable(x)]);
    }
    const links = knots.slice(1).map(([x, top], index) => {
      const [fromX, fromTop] = knots[index] ?? [x, top];
      const at = (share: number) =>
        `${fromX + (x - fromX) * share} ${fromTop + (top - fromTop) * share}`;
      const [mx, my] = [(x + fromX) / 2, cable((x + fromX) / 2) + 2];
      const bend = `M${at(0.27)}Q${mx} ${my} ${at(0.73)}`;
      return (
        press.line(`M${at(0)}L${at(1)}`, sausage, 2.4) +
        press.line(bend, sausage, 10.4, { cap: 'round' }) +
        press.group('translate(-1 -2)', press.line(bend, gleam, 1.6, { cap: 'round' }))
      );
    });
    const hangers = upTo(19).map((index) => {
      const x = 10 + index * 10;
      return `M${x} ${cable(x)}V${y}`;
    });
    const tower = (x: number) =>
      press.punch(
        `M${x - 10} ${y + 60}V${y - tall}H${x + 10}V${y + 60}Z${boxOutline(x - 4, y - tall + 10, 8, tall * 0.4)}${boxOutline(x - 4, y - tall + 20 + tall * 0.4, 8, tall * 0.36)}`,
        ink,
      ) + press.box(x + 6, y - tall, 4, tall + 60, shade);
    return [
      press.line(hangers.join(''), ink, 1.2),
      tower(left),
      tower(right),
      ...links,
      press.box(0, y, 200, 8, ink),
      press.box(0, y + 5, 200, 3, shade),
    ].join('');
  },

  /** A thick trunk over the middle of the sheet with a hole in it and a branch to the right; in poster units around the hole. */
  hollowTree: (
    press: Press,
    { bark, groove, hole, rim }: Inks<'bark' | 'groove' | 'hole' | 'rim'>,
  ): Svg =>
    [
      press.fill(
        'M-52 -140Q-44 -40 -50 30Q-56 84 -84 106H84Q56 84 50 30Q47 -10 49 -46Q74 -64 128 -70V-84Q80 -80 50 -74L52 -140Z',
        bark,
      ),
      press.line(
        'M-38 -136Q-32 -60 -38 -4Q-44 50 -62 100M-22 -138Q-20 -80 -22 -44M22 -138Q22 -90 24 -46M38 -136Q34 -60 37 0Q40 60 58 100M-14 44Q-16 76 -24 104M14 44Q14 76 22 104M-30 30Q-34 60 -44 102M56 -70Q84 -78 122 -79',
        groove,
        2,
        { cap: 'round' },
      ),
      press.oval(0, 0, 31, 39, rim),
      press.oval(0, 1, 26, 34, hole),
    ].join(''),

  /** A sign in the shape of an arrow, set with bulbs, 100 long and pointing right, around its middle. */
  arrowOfBulbs: (
    press: Press,
    { ink, edge, bulb, dark }: Inks<'ink' | 'edge' | 'bulb' | 'dark'>,
  ): Svg => {
    const row = [-42, -33, -24, -15, -6, 3];
    const head: readonly (readonly [number, number])[] = [
      [14, -26],
      [22, -18],
      [30, -9],
      [38, 0],
      [30, 9],
      [22, 18],
      [14, 26],
    ];
    const lamps = [
      ...row.map((x) => [x, -6] as const),
      ...row.map((x) => [x, 6] as const),
      ...head,
    ];
    return [
      press.fill('M-50 -15H6V-38L52 0L6 38V15H-50Z', edge),
      press.fill('M-47 -12H9V-32L47 0L9 32V12H-47Z', ink),
      ...lamps.map(([x, y], index) => press.disc(x, y, 3, index % 5 === 3 ? dark : bulb)),
    ].join('');
  },

  /** Wires from edge to edge with birds on them, `on` counting the wires from the top; in poster units. */
  birdsOnWires: (
    press: Press,
    {
      y,
      gap,
      wires,
      birds,
      ink,
      wire,
    }: Readonly<{
      y: number;
      gap: number;
      wires: number;
      birds: readonly Readonly<{ x: number; on: number; flip?: boolean }>[];
    }> &
      Inks<'ink' | 'wire'>,
  ): Svg => {
    const sag = (x: number) => 7 * (1 - ((x - 100) / 100) ** 2);
    const lines = upTo(wires).map(
      (row) => `M-4 ${y + row * gap}Q100 ${y + row * gap + 14} 204 ${y + row * gap}`,
    );
    return [
      press.line(lines.join(''), wire, 1.4),
      ...birds.map(({ x, on, flip = false }) =>
        press.group(
          `translate(${x} ${y + on * gap + sag(x)})${flip ? ' scale(-1 1)' : ''}`,
          press.fill(BIRD, ink),
        ),
      ),
    ].join('');
  },

  /** A pair of antlers, 100 wide, their root at the origin. */
  antlers: (press: Press, { ink, tip }: Inks<'ink' | 'tip'>): Svg => {
    const side = (flip: 1 | -1) =>
      press.group(
        `scale(${flip} 1)`,
        press.line('M3 0Q8 -16 24 -24Q44 -36 42 -66Q41 -80 34 -92', ink, 6, { cap: 'round' }),
        press.line(
          'M12 -16Q18 -26 12 -40M30 -29Q34 -42 24 -56M42 -48Q52 -56 50 -72M42 -68Q34 -74 24 -74',
          ink,
          4.4,
          {
            cap: 'round',
          },
        ),
        press.line(
          'M12.500 -37L12 -40M24.800 -54L24 -56M50.200 -68L50 -72M27 -74.200L24 -74M35.400 -89L34 -92',
          tip,
          3,
          {
            cap: 'round',
          },
        ),
      );
    return side(1) + side(-1);
  },
};

/** From knot to knot of a string of sausages. */
const LINK = 22;

/** A bird on a wire from the side, its feet at the origin. */
const BIRD =
  'M-4 0Q-8 -6 -4 -12Q-3 -18 3 -18Q7 -18 7 -14L11.500 -12.500L7 -11.500Q8 -4 2 0L-2 1L-9 11L-11 10L-6 0Z';
