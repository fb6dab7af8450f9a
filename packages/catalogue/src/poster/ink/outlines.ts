import type { Point } from './press.ts';

/** Path data of a disc, for clips and cut-outs. */
export function discOutline(x: number, y: number, radius: number): string {
  return ovalOutline(x, y, radius, radius);
}

export function ovalOutline(x: number, y: number, radiusX: number, radiusY: number): string {
  const half = `a${radiusX} ${radiusY} 0 1 0`;
  return `M${x - radiusX} ${y}${half} ${2 * radiusX} 0${half} ${-2 * radiusX} 0Z`;
}

export function boxOutline(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** A box with a half disc on top; `x` is its middle, `y` its foot. */
export function archOutline(x: number, y: number, width: number, height: number): string {
  const r = width / 2;
  return `M${x - r} ${y}V${y - height + r}a${r} ${r} 0 0 1 ${width} 0V${y}Z`;
}

/** An equal-sided polygon; the first corner points up unless turned (degrees). */
export function polygonOutline(
  x: number,
  y: number,
  radius: number,
  corners: number,
  turn = 0,
): string {
  return closed(around(corners, turn).map(([dx, dy]) => [x + dx * radius, y + dy * radius]));
}

/** A star with as many points, its inner corners at `inner` of the radius. */
export function starOutline(
  x: number,
  y: number,
  {
    radius,
    inner,
    points,
    turn = 0,
  }: Readonly<{ radius: number; inner: number; points: number; turn?: number }>,
): string {
  const corners = around(points * 2, turn).map(([dx, dy], index): Point => {
    const reach = index % 2 === 0 ? radius : radius * inner;
    return [x + dx * reach, y + dy * reach];
  });
  return closed(corners);
}

/** Returns evenly spread directions on the unit circle, clockwise from the top. */
export function around(count: number, turn = 0): readonly Point[] {
  return Array.from({ length: count }, (_, index) => direction((360 * index) / count + turn));
}

/** Returns the unit vector of a clock direction in degrees: 0 is up, 90 is right. */
export function direction(degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians), -Math.cos(radians)];
}

export function closed(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

/** 0, 1, ... count - 1 */
export function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
