import { seededChance } from '@outoften/rules/seeded-chance';
import { archOutline, boxOutline, direction, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const horror = {
  /** Wings in a spiral that grow outwards around the origin, 100 wide; `hollow` keeps the middle free. */
  swarm: (
    press: Press,
    {
      ink,
      count = 260,
      hollow = 8,
      wing = 1,
    }: Readonly<{ ink: Ink; count?: number; hollow?: number; wing?: number }>,
  ): Svg => {
    const marks = upTo(count).map((index) => {
      const share = (index + 1) / count;
      const radius = hollow + (50 - hollow) * Math.sqrt(share);
      const degrees = index * 137.508;
      const [dx, dy] = direction(degrees);
      const long = wing * (0.7 + 2.7 * share);
      const [tx, ty] = direction(degrees + 62);
      const [x, y] = [dx * radius, dy * radius];
      const [px, py] = [-ty * long * 0.42, tx * long * 0.42];
      return `M${x - tx * long} ${y - ty * long}l${tx * long + px} ${ty * long + py} ${tx * long - px} ${ty * long - py} ${-tx * long - px * 0.3} ${-ty * long - py * 0.3}Z`;
    });
    return press.fill(marks.join(''), ink);
  },

  /** A labyrinth seen from above at a slant, 100 wide, around the origin: hedges with lit tops. */
  maze: (
    press: Press,
    {
      top,
      side,
      floor,
      seed,
      cells = 11,
      high = 3.4,
    }: Readonly<{ top: Ink; side: Ink; floor: Ink; seed: number; cells?: number; high?: number }>,
  ): Svg => {
    const walls = carve(cells, seededChance(seed));
    const unit = 100 / (cells * 2 + 1);
    const project = (column: number, row: number, lift: number) => {
      const [x, y] = [(column - cells - 0.5) * unit, (row - cells - 0.5) * unit];
      return `${(x - y) * 0.72} ${(x + y) * 0.42 - lift}`;
    };
    const quad = (a: string, b: string, c: string, d: string) => `M${a}L${b}L${c}L${d}Z`;
    const size = cells * 2 + 1;
    const ground = quad(
      project(0, 0, 0),
      project(size, 0, 0),
      project(size, size, 0),
      project(0, size, 0),
    );
    const tops: string[] = [];
    const sides: string[] = [];
    for (const [row, line] of walls.entries()) {
      for (const [from, to] of stretches(line)) {
        tops.push(
          quad(
            project(from, row, high),
            project(to, row, high),
            project(to, row + 1, high),
            project(from, row + 1, high),
          ),
        );
      }
      const below = walls[row + 1];
      for (const [from, to] of stretches(line.map((wall, at) => wall && !below?.[at]))) {
        sides.push(
          quad(
            project(from, row + 1, high),
            project(to, row + 1, high),
            project(to, row + 1, 0),
            project(from, row + 1, 0),
          ),
        );
      }
      for (let column = 0; column < size; column++) {
        if (line[column] && !line[column + 1]) {
          sides.push(
            quad(
              project(column + 1, row, high),
              project(column + 1, row + 1, high),
              project(column + 1, row + 1, 0),
              project(column + 1, row, 0),
            ),
          );
        }
      }
    }
    return [
      press.fill(ground, floor),
      press.fill(sides.join(''), side),
      press.fill(tops.join(''), top),
    ].join('');
  },

  /** A corridor of doors to a lit end, in poster units around its vanishing point. */
  doorCorridor: (
    press: Press,
    {
      x,
      y,
      wall,
      floor,
      door,
      light,
      ceiling,
      doors = 5,
    }: Readonly<{
      x: number;
      y: number;
      wall: Ink;
      floor: Ink;
      door: Ink;
      light: Ink;
      ceiling: Ink;
      doors?: number;
    }>,
  ): Svg => {
    const depth = (index: number) => 1 / (1 + index * 0.55);
    const panels = upTo(doors).flatMap((index) => {
      const [near, far] = [depth(index + 0.15) * 150, depth(index + 0.62) * 150];
      return [-1, 1].map(
        (sign) =>
          `M${x + sign * near} ${y + near * 1.1}V${y - near * 0.62}L${x + sign * far} ${y - far * 0.62}V${y + far * 1.1}Z`,
      );
    });
    const end = depth(doors + 0.4) * 150;
    return [
      press.box(0, 0, 200, 300, wall),
      press.fill(`M${x - 300} ${y - 330}H${x + 300}L${x} ${y}Z`, ceiling),
      press.fill(`M${x - 300} ${y + 330}H${x + 300}L${x} ${y}Z`, floor),
      press.fill(panels.join(''), door),
      press.box(x - end, y - end * 1.1, end * 2, end * 2.2, light),
    ].join('');
  },

  /** A narrow arched window with its cross, 100 tall, its foot at the origin. */
  lancet: (
    press: Press,
    { frame, glass, bar }: Readonly<{ frame: Ink; glass: Ink; bar: Ink }>,
  ): Svg =>
    [
      press.fill(archOutline(0, 0, 44, 100), frame),
      press.fill(archOutline(0, -5, 34, 90), glass),
      press.fill(boxOutline(-1.4, -95, 2.8, 90) + boxOutline(-17, -58, 34, 2.8), bar),
    ].join(''),
};

/** From where to where (exclusive) a line is walled without a gap. */
function stretches(line: readonly boolean[]): readonly (readonly [from: number, to: number])[] {
  const found: [number, number][] = [];
  for (const [at, wall] of line.entries()) {
    if (!wall) continue;
    const last = found.at(-1);
    if (last && last[1] === at) last[1] = at + 1;
    else found.push([at, at + 1]);
  }
  return found;
}

/** Rows of walls (true) and ways, carved by walking back where the walk is stuck. */
function carve(cells: number, chance: () => number): readonly (readonly boolean[])[] {
  const size = cells * 2 + 1;
  const walls = upTo(size).map(() => upTo(size).map(() => true));
  const open = (column: number, row: number) => {
    const line = walls[row];
    if (line) line[column] = false;
  };
  const trail: [number, number][] = [[0, 0]];
  const seen = new Set(['0 0']);
  open(1, 1);
  for (let here = trail.at(-1); here; here = trail.at(-1)) {
    const [column, row] = here;
    const ways = (
      [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const
    ).filter(([dx, dy]) => {
      const [c, r] = [column + dx, row + dy];
      return c >= 0 && r >= 0 && c < cells && r < cells && !seen.has(`${c} ${r}`);
    });
    const way = ways[Math.floor(chance() * ways.length)];
    if (!way) {
      trail.pop();
      continue;
    }
    const [c, r] = [column + way[0], row + way[1]];
    seen.add(`${c} ${r}`);
    open(column * 2 + 1 + way[0], row * 2 + 1 + way[1]);
    open(c * 2 + 1, r * 2 + 1);
    trail.push([c, r]);
  }
  return walls;
}
