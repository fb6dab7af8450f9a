import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const romance = {
  /** A telephone of the seventies with its receiver off, 100 wide, its foot at the origin. */
  telephone: (
    press: Press,
    { ink, shade, dial }: Readonly<{ ink: Ink; shade: Ink; dial: Ink }>,
  ): Svg =>
    [
      press.fill('M-40 0Q-38 -34 -22 -44H22Q38 -34 40 0Z', ink),
      press.fill('M14 -44H22Q38 -34 40 0H22Q24 -26 14 -44Z', shade),
      press.fill('M-22 -44V-56H-12V-48H12V-56H22V-44Z', shade),
      press.disc(0, -20, 15, dial),
      press.disc(0, -20, 5, ink),
      ...Array.from({ length: 9 }, (_, hole) => {
        const angle = ((hole * 34 - 40) * Math.PI) / 180;
        return press.disc(Math.cos(angle) * 10, -20 - Math.sin(angle) * 10, 2.1, ink);
      }),
    ].join(''),

  /** A telephone's receiver, 100 long, lying around the origin. */
  receiver: (press: Press, { ink }: Readonly<{ ink: Ink }>): Svg =>
    press.fill(
      'M-50 -8Q-50 -16 -42 -16H-30Q-22 -16 -22 -6Q0 -12 22 -6Q22 -16 30 -16H42Q50 -16 50 -8Q50 14 36 14Q26 14 22 4Q0 0 -22 4Q-26 14 -36 14Q-50 14 -50 -8Z',
      ink,
    ),

  /** A sash window in a wall, 100 tall, its sill at the origin. */
  sashWindow: (
    press: Press,
    { frame, glass, sill, blind }: Readonly<{ frame: Ink; glass: Ink; sill: Ink; blind?: Ink }>,
  ): Svg =>
    [
      press.box(-34, -100, 68, 100, frame),
      press.box(-28, -94, 56, 90, glass),
      blind ? press.box(-28, -94, 56, 24, blind) : '',
      press.box(-28, -51, 56, 4, frame),
      press.box(-40, -4, 80, 8, sill),
    ].join(''),

  /** A telephone's coiled cord hung between two points, in poster units. */
  coiledCord: (
    press: Press,
    {
      from,
      to,
      sag,
      coils,
      ink,
      width,
      coil = 4,
    }: Readonly<{
      from: Point;
      to: Point;
      sag: number;
      coils: number;
      ink: Ink;
      width: number;
      coil?: number;
    }>,
  ): Svg => {
    const along = (share: number): Point => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
    ];
    const loops = Array.from({ length: coils }, (_, index) => {
      const [x, y] = along((index + 1) / coils);
      const [mx, my] = along((index + 0.5) / coils);
      return `C${mx + coil * 1.7} ${my - coil * 1.6} ${mx - coil * 1.7} ${my + coil * 1.6} ${x} ${y}`;
    });
    return press.line(`M${from[0]} ${from[1]}${loops.join('')}`, ink, width, {
      cap: 'round',
      join: 'round',
    });
  },
};
