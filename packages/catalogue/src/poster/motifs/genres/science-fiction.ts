import { seededChance } from '@outoften/rules/seeded-chance';
import { direction, discOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Orbit = Readonly<{
  radius: number;
  ink: Ink;
  width?: number;
  dash?: string;
  /** A body on the orbit at a clock direction in degrees. */
  body?: Readonly<{ at: number; radius: number; ink: Ink; shade?: Ink }>;
}>;

export const scienceFiction = {
  /** Orbits around the origin with bodies on them, in poster units; `squash` tilts them. */
  orbits: (
    press: Press,
    { orbits, squash = 1 }: Readonly<{ orbits: readonly Orbit[]; squash?: number }>,
  ): Svg =>
    orbits
      .map(({ radius, ink, width = 0.8, dash, body }) => {
        const path = `M${-radius} 0a${radius} ${radius * squash} 0 1 1 ${2 * radius} 0a${radius} ${radius * squash} 0 1 1 ${-2 * radius} 0`;
        const line = press.line(path, ink, width, dash === undefined ? {} : { dash });
        if (!body) return line;
        const [dx, dy] = direction(body.at);
        const [x, y] = [dx * radius, dy * radius * squash];
        return (
          line +
          printSphere(press, {
            x,
            y,
            radius: body.radius,
            ink: body.ink,
            shade: body.shade ?? body.ink,
          })
        );
      })
      .join(''),

  /** A lit ball with its dark side, 100 wide, around the origin. */
  sphere: (
    press: Press,
    { ink, shade, lean = 0 }: Readonly<{ ink: Ink; shade: Ink; lean?: number }>,
  ): Svg =>
    press.group(`rotate(${lean})`, printSphere(press, { x: 0, y: 0, radius: 50, ink, shade })),

  /** A round craft with a window and two legs, 100 wide, around the origin. */
  capsule: (
    press: Press,
    { ink, window, trim }: Readonly<{ ink: Ink; window: Ink; trim: Ink }>,
  ): Svg =>
    [
      press.line('M-24 30L-38 52M24 30L38 52M-46 52H-30M30 52H46', trim, 5, { cap: 'round' }),
      press.disc(0, 0, 40, ink),
      press.fill('M8 -39.2A40 40 0 0 1 8 39.2Q36 0 8 -39.2Z', trim),
      press.box(-24, -12, 34, 16, window, 6),
      press.line('M-50 8H-38M-50 -4H-39', trim, 4, { cap: 'round' }),
    ].join(''),

  /** A lipstick that is a rocket, 100 tall, its foot at the origin. */
  lipstickRocket: (
    press: Press,
    {
      stick,
      shade,
      metal,
      gleam,
      fire,
      heart,
    }: Readonly<{ stick: Ink; shade: Ink; metal: Ink; gleam: Ink; fire: Ink; heart: Ink }>,
  ): Svg =>
    [
      press.fill(
        'M-13 -2Q-20 14 -8 26Q-8 18 -4 16Q-4 34 2 44Q4 30 5 18Q10 20 9 28Q20 14 13 -2Z',
        fire,
      ),
      press.fill('M-7 -2Q-9 10 -3 16Q0 24 2 30Q4 18 6 12Q9 6 7 -2Z', heart),
      press.fill('M-15 -34L-30 -8V8L-15 -4ZM15 -34L30 -8V8L15 -4Z', shade),
      press.fill('M-12 -56V-82Q-10 -92 12 -102V-56Z', stick),
      press.fill('M3 -56V-97.6Q8 -100 12 -102V-56Z', shade),
      press.box(-13.6, -62, 27.2, 22, metal),
      press.box(-10.4, -62, 4, 22, gleam),
      press.box(-17, -42, 34, 42, 'key', 2),
      press.box(-13, -42, 4.4, 42, shade),
      press.box(-17, -30, 34, 3, metal),
      press.disc(2, -16, 5.6, metal),
      press.disc(2, -16, 3.6, gleam),
    ].join(''),

  /** Slow blobs that rise and part, as in a lamp; in poster units, one outline for each ink. */
  lava: (
    press: Press,
    {
      inks,
      x,
      y,
      radius,
    }: Readonly<{ inks: readonly Ink[]; x: number; y: number; radius: number }>,
  ): Svg =>
    inks
      .map((ink, index) => {
        const r = radius * (1 - index / (inks.length + 0.4));
        const lobes = upTo(12).map((lobe) => {
          const out = r * (lobe % 2 === 0 ? 1.16 : 0.8);
          const [dx, dy] = direction(lobe * 30 + index * 11);
          return [x + dx * out, y + dy * out * 1.12] as const;
        });
        const middles = lobes.map(([px, py], at) => {
          const [qx, qy] = lobes[(at + 1) % lobes.length] ?? [px, py];
          return `${px} ${py} ${(px + qx) / 2} ${(py + qy) / 2}`;
        });
        const [sx, sy] = lobes[0] ?? [x, y];
        const [ex, ey] = lobes.at(-1) ?? [x, y];
        return press.fill(`M${(sx + ex) / 2} ${(sy + ey) / 2}Q${middles.join('Q')}Z`, ink);
      })
      .join(''),

  /** Stars strewn over a box, in poster units. */
  starField: (
    press: Press,
    {
      seed,
      x,
      y,
      width,
      height,
      count,
      ink,
    }: Readonly<{
      seed: number;
      x: number;
      y: number;
      width: number;
      height: number;
      count: number;
      ink: Ink;
    }>,
  ): Svg => {
    const chance = seededChance(seed);
    const stars = upTo(count).map(() => {
      const r = 0.4 + chance() ** 3 * 1.5;
      const [sx, sy] = [x + chance() * width, y + chance() * height];
      return r > 1.1
        ? `M${sx} ${sy - r * 2}L${sx + r * 0.4} ${sy - r * 0.4}L${sx + r * 2} ${sy}L${sx + r * 0.4} ${sy + r * 0.4}L${sx} ${sy + r * 2}L${sx - r * 0.4} ${sy + r * 0.4}L${sx - r * 2} ${sy}L${sx - r * 0.4} ${sy - r * 0.4}Z`
        : discOutline(sx, sy, r);
    });
    return press.fill(stars.join(''), ink);
  },

  /** Lines of a floor that run to the horizon: from `y` to the sheet's foot, in poster units. */
  gridFloor: (
    press: Press,
    {
      y,
      foot = 300,
      ink,
      lines = 11,
      rows = 8,
      middle = 100,
      width = 0.9,
    }: Readonly<{
      y: number;
      foot?: number;
      ink: Ink;
      lines?: number;
      rows?: number;
      middle?: number;
      width?: number;
    }>,
  ): Svg => {
    const level = upTo(rows).map((row) => `M0 ${y + (foot - y) * ((row + 0.4) / rows) ** 2}H200`);
    const deep = upTo(lines * 2 + 1).map((line) => {
      const offset = line - lines;
      return `M${middle + offset * 8} ${y}L${middle + offset * 58} ${foot}`;
    });
    return press.line([...level, ...deep].join(''), ink, width);
  },

  /** A planet's rim with dots at the border of the night, 100 wide, around the origin. */
  ringedPlanet: (
    press: Press,
    { ink, shade, ring, tilt = -18 }: Readonly<{ ink: Ink; shade: Ink; ring: Ink; tilt?: number }>,
  ): Svg =>
    press.group(
      `rotate(${tilt})`,
      press.line('M-46 -6A50 13 0 0 1 46 -6', ring, 4),
      printSphere(press, { x: 0, y: 0, radius: 30, ink, shade }),
      press.line('M-29 -8Q0 -2 29 -8M-29.6 4Q0 12 29.6 4', shade, 2),
      press.line('M-46 -6C-58 2 -30 14 0 14S58 2 46 -6', ring, 4, { cap: 'round' }),
    ),
};

function printSphere(
  press: Press,
  {
    x,
    y,
    radius,
    ink,
    shade,
  }: Readonly<{ x: number; y: number; radius: number; ink: Ink; shade: Ink }>,
): Svg {
  const r = radius;
  const dark =
    shade === ink
      ? ''
      : press.fill(
          `M${x + r * 0.34} ${y - r * 0.94}A${r} ${r} 0 0 1 ${x + r * 0.34} ${y + r * 0.94}A${r * 1.12} ${r * 1.12} 0 0 0 ${x + r * 0.34} ${y - r * 0.94}Z`,
          shade,
        );
  return press.fill(discOutline(x, y, r), ink) + dark;
}
