import * as v from 'valibot';
import { bloomSchema, printBloom, printRamp, rampSchema } from './ink/halftone.ts';
import { archOutline, boxOutline, discOutline, polygonOutline, upTo } from './ink/outlines.ts';
import { type Point, type Press, pointSchema } from './ink/press.ts';
import type { Svg } from './ink/svg.ts';
import { MOTIFS } from './motifs.ts';

/**
 * The place of a motif. A motif is drawn 100 units wide around its own origin (its middle, or the foot of a thing on
 * the ground) and then moved there. Without a placement it is drawn in poster units.
 */
const placement = {
  at: v.exactOptional(pointSchema),
  /** Width in poster units; 100 leaves the motif as drawn. */
  size: v.exactOptional(v.number()),
  /** Degrees clockwise. */
  turn: v.exactOptional(v.number()),
  flip: v.exactOptional(v.boolean()),
};

export type MotifName = keyof typeof MOTIFS;

/** A motif by name with its own options, which are checked when it is printed. */
export const motifUseSchema = v.looseObject({
  motif: v.picklist(
    Object.keys(MOTIFS) as MotifName[],
    ({ received }) => `there is no motif ${received}`,
  ),
  ...placement,
});

export type MotifUse = Readonly<v.InferOutput<typeof motifUseSchema>>;

const clipShapeSchema = v.variant('shape', [
  v.strictObject({
    shape: v.literal('disc'),
    x: v.number(),
    y: v.number(),
    radius: v.number(),
  }),
  v.strictObject({
    shape: v.literal('box'),
    x: v.number(),
    y: v.number(),
    width: v.number(),
    height: v.number(),
  }),
  v.strictObject({
    shape: v.literal('arch'),
    x: v.number(),
    foot: v.number(),
    width: v.number(),
    height: v.number(),
  }),
  v.strictObject({
    shape: v.literal('polygon'),
    x: v.number(),
    y: v.number(),
    radius: v.number(),
    corners: v.number(),
    turn: v.exactOptional(v.number()),
  }),
  v.strictObject({ shape: v.literal('outline'), outline: v.string() }),
]);

type ClipShape = Readonly<v.InferOutput<typeof clipShapeSchema>>;

/** One layer of a poster, from the back to the front. */
export type Plane = MotifUse | Dots | Nested;

type Dots = Readonly<v.InferOutput<typeof DOTS.ramp> | v.InferOutput<typeof DOTS.bloom>>;

type Placement = Readonly<v.InferOutput<v.ObjectSchema<typeof placement, undefined>>>;

type Nested = Placement &
  Readonly<
    /** Planes that are seen through a shape. */
    | { motif: 'clipped'; to: ClipShape; planes: readonly Plane[] }
    /** Planes that are moved, turned or scaled together. */
    | { motif: 'together'; planes: readonly Plane[] }
    /** One plane, repeated. Each copy is a step further and `grow` times as large. */
    | { motif: 'repeated'; of: Plane; count: number; step: Point; grow?: number }
  >;

const DOTS = {
  ramp: v.strictObject({ motif: v.literal('ramp'), ...placement, ...rampSchema.entries }),
  bloom: v.strictObject({ motif: v.literal('bloom'), ...placement, ...bloomSchema.entries }),
};

const planeSchema: v.GenericSchema<unknown, Plane> = v.lazy((plane) => {
  switch (Object(plane).motif) {
    case 'ramp':
      return DOTS.ramp;
    case 'bloom':
      return DOTS.bloom;
    case 'clipped':
      return v.strictObject({
        motif: v.literal('clipped'),
        ...placement,
        to: clipShapeSchema,
        planes: planesSchema,
      });
    case 'together':
      return v.strictObject({
        motif: v.literal('together'),
        ...placement,
        planes: planesSchema,
      });
    case 'repeated':
      return v.strictObject({
        motif: v.literal('repeated'),
        ...placement,
        of: planeSchema,
        count: v.number(),
        step: pointSchema,
        grow: v.exactOptional(v.number()),
      });
    default:
      return motifUseSchema;
  }
});

export const planesSchema = v.array(planeSchema);

export function printPlanes(press: Press, planes: readonly Plane[]): Svg {
  return planes.map((plane) => printPlane(press, plane)).join('');
}

export function printPlane(press: Press, plane: Plane): Svg {
  const content = printContent(press, plane);
  const { at: [x, y] = [0, 0], size = 100, turn = 0, flip = false } = plane;
  const moves = [
    x === 0 && y === 0 ? '' : `translate(${x} ${y})`,
    turn === 0 ? '' : `rotate(${turn})`,
    size === 100 && !flip ? '' : `scale(${flip ? `${-size / 100} ${size / 100}` : size / 100})`,
  ].join('');
  return moves === '' ? content : press.group(moves, content);
}

function printContent(press: Press, plane: Plane): Svg {
  switch (plane.motif) {
    case 'ramp':
      return printRamp(press, plane);
    case 'bloom':
      return printBloom(press, plane);
    case 'clipped':
      return press.clip(clipOutline(plane.to), printPlanes(press, plane.planes));
    case 'together':
      return printPlanes(press, plane.planes);
    case 'repeated': {
      const { of, count, step, grow = 1 } = plane;
      const copies = upTo(count).map((index) => {
        const scale = grow ** index;
        const move = `translate(${step[0] * index} ${step[1] * index})`;
        return press.group(scale === 1 ? move : `${move}scale(${scale})`, printPlane(press, of));
      });
      return copies.join('');
    }
    default:
      return printMotif(press, plane);
  }
}

/** Throws if an option is unknown, missing or wrong. A motif's options are those that it reads. */
function printMotif(press: Press, use: MotifUse): Svg {
  const print: (press: Press, options: never) => Svg = MOTIFS[use.motif];
  const known = new Set(['motif', ...Object.keys(placement)]);
  const options = new Proxy(use, {
    get: (from, name: string) => {
      known.add(name);
      return from[name];
    },
  });
  const faultOf = (fault: string) => new Error(`the motif ${use.motif} ${fault}`);
  let svg: Svg;
  try {
    svg = print(press, options as never);
  } catch (cause) {
    throw faultOf(`lacks an option or has a wrong one: ${(cause as Error).message}`);
  }
  const unknown = Object.keys(use).filter((name) => !known.has(name));
  if (unknown.length > 0) throw faultOf(`has no option ${unknown.join(', ')}`);
  if (/NaN|undefined/.test(svg)) {
    const missing = [...known].filter((name) => use[name] === undefined && !(name in placement));
    throw faultOf(`lacks an option or has a wrong one; not given: ${missing.join(', ') || 'none'}`);
  }
  return svg;
}

function clipOutline(to: ClipShape): string {
  switch (to.shape) {
    case 'disc':
      return discOutline(to.x, to.y, to.radius);
    case 'box':
      return boxOutline(to.x, to.y, to.width, to.height);
    case 'arch':
      return archOutline(to.x, to.foot, to.width, to.height);
    case 'polygon':
      return polygonOutline(to.x, to.y, to.radius, to.corners, to.turn);
    case 'outline':
      return to.outline;
  }
}
