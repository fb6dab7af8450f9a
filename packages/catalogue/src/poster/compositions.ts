import * as v from 'valibot';
import { around, boxOutline, discOutline, polygonOutline, upTo } from './ink/outlines.ts';
import { type Ink, inkSchema } from './ink/palette.ts';
import { type Point, type Press, pointSchema } from './ink/press.ts';
import type { Svg } from './ink/svg.ts';
import { planesSchema, printPlane, printPlanes } from './plane.ts';

/** x, y, width, height. */
const boxSchema = v.strictTuple([v.number(), v.number(), v.number(), v.number()]);

/** The division of the sheet, before the main motif is drawn on it. */
export const compositionSchema = v.variant('kind', [
  /** One ground. A disc draws the eye. */
  v.strictObject({
    kind: v.literal('centred-disc'),
    ground: inkSchema,
    disc: inkSchema,
    centre: v.exactOptional(pointSchema),
    radius: v.exactOptional(v.number()),
    rim: v.exactOptional(v.strictObject({ ink: inkSchema, width: v.number(), gap: v.number() })),
    /** Seen through the disc. */
    inside: v.exactOptional(planesSchema),
  }),
  /** Sky above, land below, with dots where they meet. */
  v.strictObject({
    kind: v.literal('low-horizon'),
    sky: inkSchema,
    land: inkSchema,
    horizon: v.number(),
    /** Dots that rise from the horizon. */
    haze: v.exactOptional(inkSchema),
    /** Dots that sink from the horizon into the land. */
    glare: v.exactOptional(inkSchema),
    depth: v.exactOptional(v.number()),
    /** Behind the land. */
    beyond: v.exactOptional(planesSchema),
  }),
  /** Two inks separated by a slanting edge. */
  v.strictObject({
    kind: v.literal('diagonal'),
    upper: inkSchema,
    lower: inkSchema,
    /** Height of the edge at the left and at the right. */
    from: v.number(),
    to: v.number(),
    /** Dots along the edge on its lower side. */
    seam: v.exactOptional(inkSchema),
    above: v.exactOptional(planesSchema),
  }),
  /** Equal cells. The content of one of them is the poster's main motif. */
  v.strictObject({
    kind: v.literal('grid'),
    ground: inkSchema,
    cell: inkSchema,
    columns: v.number(),
    rows: v.number(),
    /** The field of all cells: x, y, width, height. */
    field: boxSchema,
    gap: v.exactOptional(v.number()),
    corner: v.exactOptional(v.number()),
    /** In each cell, around its middle, in poster units. */
    content: planesSchema,
    odd: v.exactOptional(
      v.strictObject({
        column: v.number(),
        row: v.number(),
        cell: inkSchema,
        content: planesSchema,
      }),
    ),
  }),
  /** Shapes inside each other, from the outermost ink to the innermost. */
  v.strictObject({
    kind: v.literal('concentric'),
    ground: inkSchema,
    shape: v.picklist(['disc', 'square', 'diamond', 'octagon', 'hexagon']),
    inks: v.array(inkSchema),
    centre: pointSchema,
    outer: v.number(),
    inner: v.number(),
    /** With 1 the shapes are evenly spaced. Larger values move them together in the middle, like depth. */
    pull: v.exactOptional(v.number()),
    /** Lines from the middle to the rim, through the corners. */
    spokes: v.exactOptional(v.strictObject({ ink: inkSchema, width: v.number() })),
  }),
  /** Upper and lower half, each with its own planes. */
  v.strictObject({
    kind: v.literal('two-bands'),
    upper: inkSchema,
    lower: inkSchema,
    at: v.number(),
    upperPlanes: v.exactOptional(planesSchema),
    lowerPlanes: v.exactOptional(planesSchema),
    rule: v.exactOptional(v.strictObject({ ink: inkSchema, width: v.number() })),
  }),
  /** Left and right half, each with its own planes. */
  v.strictObject({
    kind: v.literal('split'),
    left: inkSchema,
    right: inkSchema,
    at: v.number(),
    leftPlanes: v.exactOptional(planesSchema),
    rightPlanes: v.exactOptional(planesSchema),
  }),
  /** A border with a view inside. */
  v.strictObject({
    kind: v.literal('framed'),
    border: inkSchema,
    view: inkSchema,
    /** x, y, width, height of the view. */
    opening: boxSchema,
    crown: v.exactOptional(v.picklist(['square', 'arch', 'round'])),
    inside: planesSchema,
    keyline: v.exactOptional(v.strictObject({ ink: inkSchema, width: v.number() })),
  }),
  /** Rays from one point over the whole sheet. */
  v.strictObject({
    kind: v.literal('rays'),
    ground: inkSchema,
    ray: inkSchema,
    count: v.number(),
    centre: pointSchema,
    turn: v.exactOptional(v.number()),
  }),
  /** Level stripes from the top, each with its height. */
  v.strictObject({
    kind: v.literal('strata'),
    ground: inkSchema,
    strata: v.array(v.strictTuple([inkSchema, v.number()])),
  }),
]);

export type Composition = Readonly<v.InferOutput<typeof compositionSchema>>;

export function printComposition(press: Press, composition: Composition): Svg {
  const sheet = (ink: Ink) => press.box(0, 0, 200, 300, ink);
  switch (composition.kind) {
    case 'centred-disc': {
      const {
        ground,
        disc,
        centre: [x, y] = [100, 112],
        radius = 78,
        rim,
        inside = [],
      } = composition;
      return [
        sheet(ground),
        rim ? press.ring(x, y, radius + rim.gap + rim.width / 2, rim.ink, rim.width) : '',
        press.disc(x, y, radius, disc),
        inside.length === 0
          ? ''
          : press.clip(discOutline(x, y, radius), printPlanes(press, inside)),
      ].join('');
    }
    case 'low-horizon': {
      const { sky, land, horizon, haze, glare, depth = 44, beyond = [] } = composition;
      return [
        sheet(sky),
        haze ? printRampAt(press, { y: horizon - depth, depth, ink: haze, rising: true }) : '',
        printPlanes(press, beyond),
        press.box(0, horizon, 200, 300 - horizon, land),
        glare ? printRampAt(press, { y: horizon, depth, ink: glare, rising: false }) : '',
      ].join('');
    }
    case 'diagonal': {
      const { upper, lower, from, to, seam, above = [] } = composition;
      const length = Math.hypot(200, to - from);
      const angle = (Math.atan2(to - from, 200) * 180) / Math.PI;
      const dots = seam
        ? press.group(
            `translate(0 ${from}) rotate(${angle})`,
            printPlane(press, {
              motif: 'ramp',
              x: -60,
              y: 2,
              width: length + 120,
              height: 44,
              ink: seam,
              from: 0.8,
              to: 0.1,
            }),
          )
        : '';
      const edge = `M0 ${from}L200 ${to}V300H0Z`;
      return [
        sheet(upper),
        printPlanes(press, above),
        press.fill(edge, lower),
        dots === '' ? '' : press.clip(edge, dots),
      ].join('');
    }
    case 'grid':
      return sheet(composition.ground) + printGrid(press, composition);
    case 'concentric':
      return sheet(composition.ground) + printConcentric(press, composition);
    case 'two-bands': {
      const { upper, lower, at, upperPlanes = [], lowerPlanes = [], rule } = composition;
      return [
        sheet(upper),
        press.clip(boxOutline(0, 0, 200, at), printPlanes(press, upperPlanes)),
        press.box(0, at, 200, 300 - at, lower),
        press.clip(boxOutline(0, at, 200, 300 - at), printPlanes(press, lowerPlanes)),
        rule ? press.box(0, at - rule.width / 2, 200, rule.width, rule.ink) : '',
      ].join('');
    }
    case 'split': {
      const { left, right, at, leftPlanes = [], rightPlanes = [] } = composition;
      return [
        sheet(left),
        press.clip(boxOutline(0, 0, at, 300), printPlanes(press, leftPlanes)),
        press.box(at, 0, 200 - at, 300, right),
        press.clip(boxOutline(at, 0, 200 - at, 300), printPlanes(press, rightPlanes)),
      ].join('');
    }
    case 'framed': {
      const { border, view, opening, inside, keyline } = composition;
      const outline = openingOutline(opening, composition.crown ?? 'square');
      return [
        sheet(border),
        press.fill(outline, view),
        press.clip(outline, printPlanes(press, inside)),
        keyline ? press.line(outline, keyline.ink, keyline.width) : '',
      ].join('');
    }
    case 'rays': {
      const {
        ground,
        ray,
        count,
        centre: [x, y],
        turn = 0,
      } = composition;
      const half = 180 / count / 2;
      const tips = around(count, turn - half);
      const wedges = tips.map(([dx, dy], index) => {
        const [ex, ey] = around(count, turn + half)[index] ?? [0, 0];
        return `M${x} ${y}L${x + dx * 400} ${y + dy * 400}L${x + ex * 400} ${y + ey * 400}Z`;
      });
      return sheet(ground) + press.fill(wedges.join(''), ray);
    }
    case 'strata': {
      let y = 0;
      const bands = composition.strata.map(([ink, height]) => {
        y += height;
        return press.box(0, y - height, 200, height + 0.2, ink);
      });
      return sheet(composition.ground) + bands.join('');
    }
  }
}

function printRampAt(
  press: Press,
  { y, depth, ink, rising }: Readonly<{ y: number; depth: number; ink: Ink; rising: boolean }>,
): Svg {
  const [from, to] = rising ? [0.06, 0.84] : [0.84, 0.06];
  return printPlane(press, { motif: 'ramp', x: -3, y, width: 206, height: depth, ink, from, to });
}

function printGrid(press: Press, grid: Extract<Composition, { kind: 'grid' }>): Svg {
  const {
    field: [left, top, width, height],
    columns,
    rows,
    gap = 5,
    odd,
    corner,
  } = grid;
  const cellWidth = (width - gap * (columns - 1)) / columns;
  const cellHeight = (height - gap * (rows - 1)) / rows;
  const cells = upTo(columns * rows).map((index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const x = left + column * (cellWidth + gap);
    const y = top + row * (cellHeight + gap);
    const isOdd = odd !== undefined && odd.column === column && odd.row === row;
    return press.group(
      `translate(${x + cellWidth / 2} ${y + cellHeight / 2})`,
      press.box(
        -cellWidth / 2,
        -cellHeight / 2,
        cellWidth,
        cellHeight,
        isOdd ? odd.cell : grid.cell,
        corner,
      ),
      printPlanes(press, isOdd ? odd.content : grid.content),
    );
  });
  return cells.join('');
}

function printConcentric(press: Press, nest: Extract<Composition, { kind: 'concentric' }>): Svg {
  const {
    shape,
    inks,
    centre: [x, y],
    outer,
    inner,
    pull = 1,
    spokes,
  } = nest;
  const radii = inks.map((_, index) => {
    const share = inks.length === 1 ? 0 : index / (inks.length - 1);
    return inner + (outer - inner) * (1 - share) ** pull;
  });
  const outline = (radius: number) => nestOutline(shape, [x, y], radius);
  const shapes = inks.map((ink, index) => press.fill(outline(radii[index] ?? inner), ink));
  if (!spokes) return shapes.join('');
  const corners = { disc: 8, square: 4, diamond: 4, octagon: 8, hexagon: 6 }[shape];
  const turn = shape === 'octagon' ? 22.5 : shape === 'square' ? 45 : 0;
  const lines = around(corners, turn).map(
    ([dx, dy]) => `M${x + dx * inner} ${y + dy * inner}L${x + dx * 330} ${y + dy * 330}`,
  );
  return shapes.join('') + press.line(lines.join(''), spokes.ink, spokes.width);
}

function nestOutline(
  shape: Extract<Composition, { kind: 'concentric' }>['shape'],
  [x, y]: Point,
  radius: number,
): string {
  switch (shape) {
    case 'disc':
      return discOutline(x, y, radius);
    case 'square':
      return boxOutline(x - radius, y - radius, radius * 2, radius * 2);
    case 'diamond':
      return polygonOutline(x, y, radius, 4);
    case 'octagon':
      return polygonOutline(x, y, radius, 8, 22.5);
    case 'hexagon':
      return polygonOutline(x, y, radius, 6);
  }
}

function openingOutline(
  [x, y, width, height]: readonly [number, number, number, number],
  crown: 'square' | 'arch' | 'round',
): string {
  const r = width / 2;
  switch (crown) {
    case 'square':
      return boxOutline(x, y, width, height);
    case 'arch':
      return `M${x} ${y + height}V${y + r}a${r} ${r} 0 0 1 ${width} 0V${y + height}Z`;
    case 'round':
      return `M${x + 14} ${y}h${width - 28}a14 14 0 0 1 14 14v${height - 28}a14 14 0 0 1 -14 14h${28 - width}a14 14 0 0 1 -14 -14v${28 - height}a14 14 0 0 1 14 -14Z`;
  }
}
