import { archOutline, boxOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

/** Costumes, hiding places and lookouts. */
export const makeBelieve = {
  /** A wall of bricks over a box, some of them in another ink; in poster units. */
  brickWall: (
    press: Press,
    {
      x,
      y,
      width,
      height,
      ink,
      joint,
      odd,
      course = 11,
    }: Readonly<{
      x: number;
      y: number;
      width: number;
      height: number;
      ink: Ink;
      joint: Ink;
      odd: Ink;
      course?: number;
    }>,
  ): Svg => {
    const long = course * 2.3;
    const rows = Math.ceil(height / course);
    const columns = Math.ceil(width / long) + 1;
    const lines = upTo(rows).map((row) => {
      const top = y + row * course;
      const uprights = upTo(columns).map((column) => {
        const at = x + column * long - (row % 2) * (long / 2);
        return at > x && at < x + width ? `M${at} ${top}v${course}` : '';
      });
      return `M${x} ${top}h${width}${uprights.join('')}`;
    });
    const others = upTo(rows * columns)
      .filter((index) => (index * 37) % 11 === 3)
      .map((index) => {
        const row = Math.floor(index / columns);
        return boxOutline(
          x + (index % columns) * long - (row % 2) * (long / 2),
          y + row * course,
          long,
          course,
        );
      });
    return [
      press.box(x, y, width, height, ink),
      press.fill(others.join(''), odd),
      press.line(lines.join(''), joint, 1.3),
    ].join('');
  },

  /** A door drawn on a wall in chalk that stands ajar with light behind it, 100 tall, its foot at the origin. */
  chalkDoor: (
    press: Press,
    { chalk, light, wall, glow }: Readonly<{ chalk: Ink; light: Ink; wall: Ink; glow: Ink }>,
  ): Svg =>
    [
      press.fill('M-24 0L-23 -98L25 -100L24 0Z', light),
      press.fill('M-14 0L-10 -92L14 -94L16 0Z', glow),
      press.fill('M25 -100L24 0L2 8L6 -92Z', wall),
      press.line('M-25 1L-23.500 -99Q0 -98 26 -101L24.500 1', chalk, 2.6, {
        cap: 'round',
        join: 'round',
      }),
      press.line('M-27 2L-25 -98L27 -99M25 -100L6 -92L2 8L24 1', chalk, 1.4, { cap: 'round' }),
      press.ring(7, -42, 2.6, chalk, 1.4),
    ].join(''),

  /** A mop in its bucket, the crown hung on its handle, 100 tall, its foot at the origin. */
  crownedMop: (
    press: Press,
    {
      pole,
      bucket,
      shade,
      rim,
      strands,
      crown,
      velvet,
      gem,
    }: Readonly<{
      pole: Ink;
      bucket: Ink;
      shade: Ink;
      rim: Ink;
      strands: Ink;
      crown: Ink;
      velvet: Ink;
      gem: Ink;
    }>,
  ): Svg =>
    [
      press.line('M-4 -26L18 -112', pole, 3.4, { cap: 'round' }),
      press.fill('M-20 -30Q-14 -46 2 -44Q14 -42 16 -30Z', strands),
      press.line('M-14 -32Q-12 -40 -6 -43M-4 -31V-44M6 -31Q4 -40 -2 -44', shade, 1),
      press.oval(0, -30, 28, 5, rim),
      press.fill('M-28 -30H28L22 0H-22Z', bucket),
      press.fill('M28 -30L22 0H6L10 -30Z', shade),
      press.line('M-27 -28Q-40 -18 -26 -8', rim, 1.8, { cap: 'round' }),
      press.group(
        'translate(16.500 -104) rotate(14)',
        press.fill('M-17 0Q-20 -18 0 -22Q20 -18 17 0Z', velvet),
        press.fill('M-18 6V-10L-22 -20L-11 -12L-6 -26L0 -13L6 -26L11 -12L22 -20L18 -10V6Z', crown),
        press.box(-18, 0, 36, 6, crown),
        press.disc(-10, 3, 1.8, gem),
        press.disc(0, 3, 1.8, gem),
        press.disc(10, 3, 1.8, gem),
        press.disc(0, -26, 2.6, crown),
        press.disc(-22, -20, 2.2, crown),
        press.disc(22, -20, 2.2, crown),
      ),
    ].join(''),

  /** A toy's carton with a window, the shape of the doll left empty in it; 100 tall, its foot at the origin. */
  emptyDollBox: (
    press: Press,
    {
      carton,
      side,
      window,
      hollow,
      stripe,
      flap,
    }: Readonly<{ carton: Ink; side: Ink; window: Ink; hollow: Ink; stripe: Ink; flap: Ink }>,
  ): Svg =>
    [
      press.fill('M32 -100L42 -94V-4L32 0Z', side),
      press.box(-32, -100, 64, 100, carton),
      press.fill('M-32 -100H32L42 -94L36 -112L-38 -116Z', flap),
      press.fill(archOutline(0, -16, 50, 76), window),
      press.disc(0, -68, 12, hollow),
      press.fill('M-8 -80L-13 -86L-4 -83L0 -90L4 -83L13 -86L8 -80Z', hollow),
      press.fill(
        'M0 -57Q10 -57 13 -50L20 -34L16 -31L10 -42V-18H2V-32H-2V-18H-10V-42L-16 -31L-20 -34L-13 -50Q-10 -57 0 -57Z',
        hollow,
      ),
      press.box(-32, -13, 64, 3, stripe),
      press.box(-32, -7, 64, 3, stripe),
      press.line('M-18 -24Q-22 -56 -8 -82M-12 -22Q-16 -40 -14 -56', carton, 1.2, { cap: 'round' }),
    ].join(''),

  /** A tower of hat boxes tied with ribbon, their sizes from below, around a line that sways; in poster units, its foot at the origin. */
  hatBoxTower: (
    press: Press,
    {
      boxes,
      ribbon,
      lid,
    }: Readonly<{
      boxes: readonly Readonly<{
        wide: number;
        tall: number;
        ink: Ink;
        stripe?: Ink;
        shift?: number;
      }>[];
      ribbon: Ink;
      lid: Ink;
    }>,
  ): Svg => {
    let foot = 0;
    const printed = boxes.map(({ wide, tall, ink, stripe, shift = 0 }, index) => {
      const [top, left] = [foot - tall, shift - wide / 2];
      foot = top;
      const stripes = upTo(Math.floor(wide / 8)).map((at) =>
        boxOutline(left + at * 8 + 2, top, 3.4, tall),
      );
      return [
        press.box(left, top, wide, tall, ink),
        stripe ? press.fill(stripes.join(''), stripe) : '',
        press.shade(boxOutline(left + wide * 0.76, top, wide * 0.24, tall), 0.22),
        press.box(shift - 3, top, 6, tall, ribbon),
        press.box(left - 2, top, wide + 4, Math.min(8, tall * 0.3), lid),
        index === boxes.length - 1
          ? press.fill(
              `M${shift} ${top}q-20 -18 -22 -5q0 6 22 5Zm0 0q20 -18 22 -5q0 6 -22 5Z`,
              ribbon,
            )
          : '',
      ].join('');
    });
    return printed.join('');
  },

  /** A tier of theatre boxes over a box of the sheet, swagged, one of them lit; in poster units. */
  theatreTiers: (
    press: Press,
    {
      x,
      y,
      width,
      rows,
      columns,
      tall,
      front,
      swag,
      dark,
      lit,
      odd,
      pillar,
    }: Readonly<{
      x: number;
      y: number;
      width: number;
      rows: number;
      columns: number;
      tall: number;
      front: Ink;
      swag: Ink;
      dark: Ink;
      lit: Ink;
      odd: readonly [column: number, row: number];
      pillar: Ink;
    }>,
  ): Svg => {
    const wide = width / columns;
    const cells = upTo(rows * columns).map((index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const [middle, foot] = [x + (column + 0.5) * wide, y + (row + 1) * tall];
      const isOdd = column === odd[0] && row === odd[1];
      const half = wide * 0.4;
      return [
        press.fill(
          archOutline(middle, foot - tall * 0.3, half * 2, tall * 0.62),
          isOdd ? lit : dark,
        ),
        press.fill(
          `M${middle - half} ${foot - tall * 0.3}V${foot - tall * 0.74}Q${middle - half * 0.9} ${foot - tall * 0.5} ${middle - half * 0.5} ${foot - tall * 0.88}Q${middle - half} ${foot - tall * 0.84} ${middle - half} ${foot - tall * 0.3}Z`,
          swag,
        ),
        press.fill(
          `M${middle + half} ${foot - tall * 0.3}V${foot - tall * 0.74}Q${middle + half * 0.9} ${foot - tall * 0.5} ${middle + half * 0.5} ${foot - tall * 0.88}Q${middle + half} ${foot - tall * 0.84} ${middle + half} ${foot - tall * 0.3}Z`,
          swag,
        ),
        press.box(middle - wide / 2, foot - tall * 0.3, wide, tall * 0.24, front),
        press.line(
          `M${middle - wide * 0.46} ${foot - tall * 0.27}Q${middle} ${foot - tall * 0.06} ${middle + wide * 0.46} ${foot - tall * 0.27}`,
          pillar,
          1.6,
        ),
      ].join('');
    });
    const pillars = upTo(columns + 1).map((column) =>
      boxOutline(x + column * wide - 1.5, y, 3, rows * tall - 2),
    );
    return cells.join('') + press.fill(pillars.join(''), pillar);
  },

  /** Everything but a slit to look through, with its marks; in poster units. */
  visorSlit: (
    press: Press,
    {
      y,
      height,
      ink,
      rim,
      lit,
      mark,
    }: Readonly<{ y: number; height: number; ink: Ink; rim: Ink; lit: Ink; mark: Ink }>,
  ): Svg => {
    const foot = y + height;
    return [
      press.punch(
        `M-2 -2H202V302H-2ZM14 ${y}Q100 ${y - 12} 186 ${y}Q194 ${y} 194 ${y + 10}L188 ${foot - 12}Q186 ${foot} 174 ${foot}H26Q14 ${foot} 12 ${foot - 12}L6 ${y + 10}Q6 ${y} 14 ${y}Z`,
        ink,
      ),
      press.line(`M14 ${y - 6}Q100 ${y - 18} 186 ${y - 6}`, lit, 3, { cap: 'round' }),
      press.line(
        `M14 ${y}Q100 ${y - 12} 186 ${y}Q194 ${y} 194 ${y + 10}L188 ${foot - 12}Q186 ${foot} 174 ${foot}H26Q14 ${foot} 12 ${foot - 12}L6 ${y + 10}Q6 ${y} 14 ${y}Z`,
        rim,
        2.4,
      ),
      press.line(
        upTo(8)
          .map(
            (index) =>
              `M14 ${y + 12 + (index * (height - 22)) / 7}H${index % 2 === 0 ? 26 : 21}M186 ${y + 12 + (index * (height - 22)) / 7}H${index % 2 === 0 ? 174 : 179}`,
          )
          .join(''),
        mark,
        1.2,
      ),
    ].join('');
  },

  /** A tank as a child draws it in chalk, with a flower in its barrel; 100 wide, its foot at the origin. */
  chalkTank: (
    press: Press,
    { chalk, flower, leaf }: Readonly<Record<'chalk' | 'flower' | 'leaf', Ink>>,
  ): Svg =>
    [
      press.line(
        'M-44 -4Q-52 -14 -44 -22H38Q48 -14 39 -4Q0 -1 -44 -4M-40 -22L-32 -38H26L34 -22M-20 -38Q-20 -54 -4 -55Q14 -55 15 -38',
        chalk,
        2.6,
        { cap: 'round', join: 'round' },
      ),
      press.line('M14 -50L58 -56M14 -45L58 -51M58 -57V-50', chalk, 2.2, { cap: 'round' }),
      ...[-36, -20, -4, 12, 28].map((x) => press.ring(x, -13, 6.4, chalk, 2.2)),
      press.line('M-28 -34L-22 -27M-20 -34L-12 -26M-10 -34L-2 -26', chalk, 1.4, { cap: 'round' }),
      press.line('M-6 -55V-72M-6 -72L10 -68L-6 -62', chalk, 2, { cap: 'round', join: 'round' }),
      press.line('M58 -54Q68 -60 72 -68', leaf, 2.2, { cap: 'round' }),
      press.line('M66 -60Q74 -60 76 -55', leaf, 2, { cap: 'round' }),
      ...[0, 72, 144, 216, 288].map((turn) =>
        press.group(`translate(74 -74) rotate(${turn})`, press.oval(0, -6, 3.6, 5, flower)),
      ),
      press.disc(74, -74, 3.2, chalk),
    ].join(''),

  /** A crown of three points sprayed in one go, the paint still running; 100 wide around the origin. */
  sprayedCrown: (press: Press, { ink, gem }: Readonly<{ ink: Ink; gem: Ink }>): Svg => {
    const round = { cap: 'round', join: 'round' } as const;
    return [
      press.line(
        'M-36 24L-44 -22Q-30 -2 -20 2Q-8 -16 1 -38Q8 -14 20 1Q32 -4 45 -25L37 23Q0 32 -38 26',
        ink,
        8,
        round,
      ),
      press.line('M-34 39Q0 47 36 37', ink, 6, round),
      press.line('M-24 30V52M-9 44V72M14 30V58M30 40V56', ink, 3.2, round),
      ...[
        [-44, -30],
        [1, -47],
        [45, -33],
      ].map(([x = 0, y = 0]) => press.disc(x, y, 5.4, gem)),
    ].join('');
  },
};
