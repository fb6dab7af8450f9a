import {
  around,
  boxOutline,
  direction,
  polygonOutline,
  starOutline,
  upTo,
} from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { LineOptions, Point, Press } from '../../ink/press.ts';

/** Plain shapes in poster units, for grounds, lights and shadows between motifs. */
export const shapes = {
  disc: (
    press: Press,
    { x, y, radius, ink }: Readonly<{ x: number; y: number; radius: number; ink: Ink }>,
  ) => press.disc(x, y, radius, ink),

  ring: (
    press: Press,
    {
      x,
      y,
      radius,
      ink,
      width,
      dash,
    }: Readonly<{ x: number; y: number; radius: number; ink: Ink; width: number; dash?: string }>,
  ) => press.ring(x, y, radius, ink, width, dash),

  oval: (
    press: Press,
    {
      x,
      y,
      wide,
      high,
      ink,
    }: Readonly<{ x: number; y: number; wide: number; high: number; ink: Ink }>,
  ) => press.oval(x, y, wide / 2, high / 2, ink),

  box: (
    press: Press,
    {
      x,
      y,
      width,
      height,
      ink,
      corner,
    }: Readonly<{ x: number; y: number; width: number; height: number; ink: Ink; corner?: number }>,
  ) => press.box(x, y, width, height, ink, corner),

  polygon: (press: Press, { points, ink }: Readonly<{ points: readonly Point[]; ink: Ink }>) =>
    press.polygon(points, ink),

  /** A shape of its own, as path data. */
  outline: (press: Press, { outline, ink }: Readonly<{ outline: string; ink: Ink }>) =>
    press.fill(outline, ink),

  stroke: (
    press: Press,
    {
      outline,
      ink,
      width,
      ...line
    }: Readonly<{ outline: string; ink: Ink; width: number }> & LineOptions,
  ) => press.line(outline, ink, width, line),

  /** The house shadow over whatever lies below. */
  shade: (press: Press, { outline, strength }: Readonly<{ outline: string; strength?: number }>) =>
    press.shade(outline, strength),

  star: (
    press: Press,
    {
      x,
      y,
      radius,
      inner = 0.45,
      points = 5,
      ink,
      angle = 0,
    }: Readonly<{
      x: number;
      y: number;
      radius: number;
      inner?: number;
      points?: number;
      ink: Ink;
      angle?: number;
    }>,
  ) => press.fill(starOutline(x, y, { radius, inner, points, turn: angle }), ink),

  evenPolygon: (
    press: Press,
    {
      x,
      y,
      radius,
      corners,
      ink,
      angle = 0,
    }: Readonly<{
      x: number;
      y: number;
      radius: number;
      corners: number;
      ink: Ink;
      angle?: number;
    }>,
  ) => press.fill(polygonOutline(x, y, radius, corners, angle), ink),

  /** Level bars of shrinking height, as a sun behind slats; drawn in the box given. */
  slats: (
    press: Press,
    {
      x,
      y,
      width,
      height,
      count,
      ink,
      first = 0.2,
      last = 0.8,
    }: Readonly<{
      x: number;
      y: number;
      width: number;
      height: number;
      count: number;
      ink: Ink;
      first?: number;
      last?: number;
    }>,
  ) => {
    const step = height / count;
    const bars = upTo(count).map((index) => {
      const share = first + ((last - first) * index) / Math.max(1, count - 1);
      return boxOutline(x, y + index * step, width, step * share);
    });
    return press.fill(bars.join(''), ink);
  },

  /** Wedges from `inner` to `outer` of a circle. */
  wedges: (
    press: Press,
    {
      x,
      y,
      inner,
      outer,
      count,
      ink,
      share = 0.5,
      angle = 0,
    }: Readonly<{
      x: number;
      y: number;
      inner: number;
      outer: number;
      count: number;
      ink: Ink;
      share?: number;
      angle?: number;
    }>,
  ) => {
    const half = (180 / count) * share;
    const data = around(count, angle).map((_, index) => {
      const middle = (360 * index) / count + angle;
      const [ax, ay] = direction(middle - half);
      const [bx, by] = direction(middle + half);
      return `M${x + ax * inner} ${y + ay * inner}L${x + ax * outer} ${y + ay * outer}L${x + bx * outer} ${y + by * outer}L${x + bx * inner} ${y + by * inner}Z`;
    });
    return press.fill(data.join(''), ink);
  },
};
