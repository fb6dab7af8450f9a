import { type Bloom, printBloom, printRamp, type Ramp } from './ink/halftone.ts';
import { archOutline, boxOutline, discOutline, polygonOutline, upTo } from './ink/outlines.ts';
import type { Point, Press } from './ink/press.ts';
import type { Svg } from './ink/svg.ts';
import { MOTIFS } from './motifs.ts';

/**
 * The place of a motif. A motif is drawn 100 units wide around its own origin (its middle, or the foot of a thing on
 * the ground) and then moved there. Without a placement it is drawn in poster units.
 */
export type Placement = Readonly<{
  at?: Point;
  /** Width in poster units; 100 leaves the motif as drawn. */
  size?: number;
  /** Degrees clockwise. */
  turn?: number;
  flip?: boolean;
}>;

export type MotifName = keyof typeof MOTIFS;

/** A motif by name with its own options; a wrong name or option does not compile. */
export type MotifUse = {
  [Name in MotifName]: Readonly<{ motif: Name }> & Placement & Parameters<(typeof MOTIFS)[Name]>[1];
}[MotifName];

export type ClipShape = Readonly<
  | { shape: 'disc'; x: number; y: number; radius: number }
  | { shape: 'box'; x: number; y: number; width: number; height: number }
  | { shape: 'arch'; x: number; foot: number; width: number; height: number }
  | { shape: 'polygon'; x: number; y: number; radius: number; corners: number; turn?: number }
  | { shape: 'outline'; outline: string }
>;

/** One layer of a poster, from the back to the front. */
export type Plane =
  | MotifUse
  | (Readonly<{ motif: 'ramp' }> & Placement & Ramp)
  | (Readonly<{ motif: 'bloom' }> & Placement & Bloom)
  /** Planes that are seen through a shape. */
  | (Readonly<{ motif: 'clipped'; to: ClipShape; planes: readonly Plane[] }> & Placement)
  /** Planes that are moved, turned or scaled together. */
  | (Readonly<{ motif: 'together'; planes: readonly Plane[] }> & Placement)
  /** One plane, repeated. Each copy is a step further and `grow` times as large. */
  | (Readonly<{ motif: 'repeated'; of: Plane; count: number; step: Point; grow?: number }> &
      Placement);

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

function printMotif(press: Press, use: MotifUse): Svg {
  // The union type pairs every name with that motif's options. Indexing by name loses that.
  const print = MOTIFS[use.motif] as (press: Press, options: MotifUse) => Svg;
  return print(press, use);
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
