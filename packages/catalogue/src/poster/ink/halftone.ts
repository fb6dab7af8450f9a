import * as v from 'valibot';
import { inkSchema } from './palette.ts';
import type { Press } from './press.ts';
import { element, formatNumber, type Svg } from './svg.ts';

/** Dots in a box that grow or shrink from its top to its bottom. */
export const rampSchema = v.strictObject({
  x: v.number(),
  y: v.number(),
  width: v.number(),
  height: v.number(),
  ink: inkSchema,
  /** Units from dot to dot in a row, 4.6 to 7. */
  pitch: v.exactOptional(v.number()),
  /** Width of the dots at the top and at the bottom, as a share of the pitch; at 1.2 they close. */
  from: v.exactOptional(v.number()),
  to: v.exactOptional(v.number()),
});

export type Ramp = Readonly<v.InferOutput<typeof rampSchema>>;

/** Dots in a disc that grow or shrink from its middle to its rim. */
export const bloomSchema = v.strictObject({
  x: v.number(),
  y: v.number(),
  radius: v.number(),
  ink: inkSchema,
  pitch: v.exactOptional(v.number()),
  from: v.exactOptional(v.number()),
  to: v.exactOptional(v.number()),
  /** There are no dots within this radius. */
  hollow: v.exactOptional(v.number()),
});

export type Bloom = Readonly<v.InferOutput<typeof bloomSchema>>;

/**
 * Each row is one dashed line with dashes of no length. The round caps are the dots, so a row of any width takes forty
 * bytes.
 */
export function printRamp(press: Press, ramp: Ramp): Svg {
  const { x, y, width, height, ink, pitch = 5.4, from = 0.08, to = 0.82 } = ramp;
  const rows = Math.max(1, Math.floor(height / (pitch / 2)));
  const lines: Svg[] = [];
  for (let row = 0; row <= rows; row++) {
    const size = pitch * (from + ((to - from) * row) / rows);
    if (size < 0.25) continue;
    const start = x + (row % 2 === 0 ? 0 : pitch / 2);
    const d = `M${formatNumber(start)} ${formatNumber(y + row * (pitch / 2))}H${formatNumber(x + width)}`;
    lines.push(element('path', { d, 'stroke-width': size }));
  }
  const attributes = {
    fill: 'none',
    stroke: press.colour(ink),
    'stroke-linecap': 'round',
    'stroke-dasharray': `0 ${formatNumber(pitch)}`,
  };
  return element('g', attributes, ...lines);
}

/**
 * Dots of similar size share one path, drawn on the raster of the dots, so that its numbers are short. Neighbours in a
 * row are one dashed line. The eye distinguishes no more than eight sizes.
 */
export function printBloom(press: Press, bloom: Bloom): Svg {
  const { x, y, radius, ink, pitch = 5.4, from = 0.85, to = 0.08, hollow = 0 } = bloom;
  const step = pitch / 2;
  const reach = Math.ceil(radius / step);
  const runs = Array.from({ length: SIZES }, (): string[] => []);
  const sizeAt = (row: number, column: number) => {
    const distance = Math.hypot(column, row) * step;
    if (distance > radius || distance < hollow) return undefined;
    return Math.min(SIZES - 1, Math.floor((distance / radius) * SIZES));
  };
  for (let row = -reach; row <= reach; row++) {
    let column = -reach + ((row + reach) % 2);
    while (column <= reach) {
      const size = sizeAt(row, column);
      let last = column;
      while (last + 2 <= reach && sizeAt(row, last + 2) === size) last += 2;
      // A little longer than to the last dot, so that rounding never loses it.
      const long = last === column ? '.1' : `${last - column}.1`;
      if (size !== undefined) runs[size]?.push(`M${column} ${row}h${long}`);
      column = last + 2;
    }
  }
  const paths = runs.flatMap((dots, at) => {
    const size = pitch * (from + ((to - from) * at) / (SIZES - 1));
    if (dots.length === 0 || size < 0.25) return [];
    return [element('path', { d: dots.join(''), 'stroke-width': size / step })];
  });
  const attributes = {
    transform: `translate(${formatNumber(x)} ${formatNumber(y)}) scale(${formatNumber(step)})`,
    fill: 'none',
    stroke: press.colour(ink),
    'stroke-linecap': 'round',
    'stroke-dasharray': '0 2',
  };
  return element('g', attributes, ...paths);
}

const SIZES = 8;
