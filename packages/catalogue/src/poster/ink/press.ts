import * as v from 'valibot';
import { type Ink, inkColour, type Palette } from './palette.ts';
import { element, roundNumbers, type Svg } from './svg.ts';

export type Point = readonly [x: number, y: number];

export const pointSchema = v.strictTuple([v.number(), v.number()]);

export type LineOptions = Readonly<{
  cap?: 'butt' | 'round';
  join?: 'miter' | 'round';
  dash?: string;
}>;

/** Prints shapes in the inks of one poster. All lengths are in the units of the caller. */
export type Press = Readonly<{
  colour: (ink: Ink) => string;
  fill: (data: string, ink: Ink) => Svg;
  /** Fills by the even-odd rule, so that an inner outline cuts a hole. */
  punch: (data: string, ink: Ink) => Svg;
  line: (data: string, ink: Ink, width: number, options?: LineOptions) => Svg;
  disc: (x: number, y: number, radius: number, ink: Ink) => Svg;
  ring: (x: number, y: number, radius: number, ink: Ink, width: number, dash?: string) => Svg;
  oval: (x: number, y: number, radiusX: number, radiusY: number, ink: Ink) => Svg;
  box: (x: number, y: number, width: number, height: number, ink: Ink, corner?: number) => Svg;
  polygon: (points: readonly Point[], ink: Ink) => Svg;
  /** The flat shadow of the house style: key ink at 22 to 45 %. */
  shade: (data: string, strength?: number) => Svg;
  group: (transform: string, ...content: readonly Svg[]) => Svg;
  clip: (data: string, ...content: readonly Svg[]) => Svg;
}>;

/** Ids in the drawing begin with the prefix, so that posters on the same page share no id. */
export function makePress(palette: Palette, prefix: string): Press {
  let clips = 0;
  const colour = (ink: Ink) => inkColour(palette, ink);
  const fill = (data: string, ink: Ink) =>
    element('path', { d: roundNumbers(data), fill: colour(ink) });
  return {
    colour,
    fill,
    punch: (data, ink) =>
      element('path', { d: roundNumbers(data), fill: colour(ink), 'fill-rule': 'evenodd' }),
    line: (data, ink, width, { cap, join, dash } = {}) =>
      element('path', {
        d: roundNumbers(data),
        fill: 'none',
        stroke: colour(ink),
        ...lengths({ 'stroke-width': width }),
        'stroke-linecap': cap === 'round' ? 'round' : undefined,
        'stroke-linejoin': join === 'round' ? 'round' : undefined,
        'stroke-dasharray': dash,
      }),
    disc: (cx, cy, r, ink) => element('circle', { ...lengths({ cx, cy, r }), fill: colour(ink) }),
    ring: (cx, cy, r, ink, width, dash) =>
      element('circle', {
        ...lengths({ cx, cy, r }),
        fill: 'none',
        stroke: colour(ink),
        ...lengths({ 'stroke-width': width }),
        'stroke-dasharray': dash,
      }),
    oval: (cx, cy, rx, ry, ink) =>
      element('ellipse', { ...lengths({ cx, cy, rx, ry }), fill: colour(ink) }),
    box: (x, y, width, height, ink, corner) =>
      element('rect', { ...lengths({ x, y, width, height }), rx: corner, fill: colour(ink) }),
    polygon: (points, ink) => fill(`M${points.map((point) => point.join(' ')).join('L')}Z`, ink),
    shade: (data, strength = 0.3) =>
      element('path', { d: roundNumbers(data), fill: colour('key'), opacity: strength }),
    group: (transform, ...content) =>
      transform === ''
        ? element('g', {}, ...content)
        : element('g', { transform: roundNumbers(transform) }, ...content),
    clip: (data, ...content) => {
      clips += 1;
      const id = `${prefix}c${clips}`;
      const outline = element('clipPath', { id }, element('path', { d: roundNumbers(data) }));
      return outline + element('g', { 'clip-path': `url(#${id})` }, ...content);
    },
  };
}

/** Throws if a motif's option is missing, which would leave the length out of the markup. */
function lengths<Names extends string>(values: Readonly<Record<Names, number>>) {
  for (const [name, value] of Object.entries(values)) {
    if (!Number.isFinite(value)) throw new Error(`${name} is no number`);
  }
  return values;
}
