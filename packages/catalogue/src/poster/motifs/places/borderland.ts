import { boxOutline, discOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

/** Borders, and ways across them. */
export const borderland = {
  /** A cartridge belt laid across, as long as its rounds need, each 14 apart around the origin. */
  bandolier: (
    press: Press,
    {
      count,
      leather,
      edge,
      brass,
      gleam,
      lead,
      loop,
    }: Readonly<{
      count: number;
      leather: Ink;
      edge: Ink;
      brass: Ink;
      gleam: Ink;
      lead: Ink;
      loop: Ink;
    }>,
  ): Svg => {
    const rounds = upTo(count).map((index) => {
      const x = (index - (count - 1) / 2) * 19;
      return [
        press.fill(`M${x - 5.5} -8Q${x - 5.5} -26 ${x} -32Q${x + 5.5} -26 ${x + 5.5} -8Z`, lead),
        press.box(x - 6, -10, 12, 34, brass),
        press.box(x - 6, -10, 3.6, 34, gleam),
        press.box(x - 7.5, 24, 15, 4, brass),
        press.box(x - 8, -1, 16, 13, loop, 2),
      ].join('');
    });
    return [
      press.box(-170, -9, 340, 29, leather),
      press.line('M-170 -6H170M-170 17H170', edge, 1.2, { dash: '4 3' }),
      ...rounds,
    ].join('');
  },

  /** Two crossed poles hung with hide that warn those who come, 100 tall, the foot at the origin. */
  hideScarecrow: (press: Press, { ink, hide }: Readonly<{ ink: Ink; hide: Ink }>): Svg =>
    [
      press.line('M-34 0L28 -98M34 0L-28 -98', ink, 5),
      press.fill(
        'M-30 -92L30 -92L22 -76L25 -60L16 -48L18 -32L9 -40L4 -24L-1 -38L-8 -26L-12 -42L-20 -34L-19 -52L-26 -62L-21 -76Z',
        hide,
      ),
      press.line('M-38 -88H38', ink, 4, { cap: 'round' }),
      press.line('M-28 -98L-34 -108M-28 -98L-20 -108M28 -98L34 -108M28 -98L20 -108', ink, 3.6),
    ].join(''),

  /** A bicycle from the side whose front wheel may be a sun, 100 from hub to hub, its hubs at the origin's height. */
  sunBicycle: (
    press: Press,
    { ink, spoke, sun, wheel = 44 }: Readonly<{ ink: Ink; spoke: Ink; sun?: Ink; wheel?: number }>,
  ): Svg => {
    const rays = (x: number, count: number) =>
      upTo(count)
        .map((index) => {
          const angle = (Math.PI * index) / count;
          const [dx, dy] = [Math.cos(angle) * wheel, Math.sin(angle) * wheel];
          return `M${x - dx} ${-dy}L${x + dx} ${dy}`;
        })
        .join('');
    return [
      sun ? press.disc(50, 0, wheel, sun) : '',
      press.line(rays(-50, 12) + rays(50, 12), spoke, 0.9),
      press.ring(-50, 0, wheel, ink, 4),
      press.ring(50, 0, wheel, ink, 4),
      press.line('M-50 0L-8 6L30 -62L-22 -58L-8 6M-50 0L-22 -58M50 0L26 -78', ink, 4.6, {
        join: 'round',
      }),
      press.line('M-22 -58L-25 -70M26 -78Q34 -90 48 -82', ink, 4.6, { cap: 'round' }),
      press.fill('M-42 -74Q-28 -80 -8 -73L-12 -68Q-26 -66 -38 -67Z', ink),
      press.disc(-8, 6, 8, ink),
      press.disc(-8, 6, 3.6, spoke),
      press.line('M-8 6L4 20M-1 21H10', ink, 3.4, { cap: 'round' }),
    ].join('');
  },

  /** Wire netting over a box with a heart torn out of it; in poster units. */
  tornNetting: (
    press: Press,
    {
      x,
      y,
      width,
      height,
      mesh,
      ink,
      heart,
    }: Readonly<{
      x: number;
      y: number;
      width: number;
      height: number;
      mesh: number;
      ink: Ink;
      /** Middle and size of the hole. */
      heart: readonly [x: number, y: number, wide: number];
    }>,
  ): Svg => {
    const [hx, hy, wide] = heart;
    const inside = (px: number, py: number) => {
      const [u, v] = [(px - hx) / (wide / 2.3), -(py - hy) / (wide / 2.3)];
      return (u * u + v * v - 1) ** 3 - u * u * v * v * v < 0;
    };
    const pieces: string[] = [];
    const wires = upTo(Math.ceil((width + height) / mesh));
    for (const side of [1, -1]) {
      for (const wire of wires) {
        const start = x + wire * mesh - (side === 1 ? height : 0);
        let from: string | undefined;
        for (let down = 0; down <= height; down += mesh / 2) {
          const [px, py] = [start + side * down, y + down];
          const ends = inside(px, py) || px < x || px > x + width;
          if (from !== undefined && (ends || down + mesh / 2 > height))
            pieces.push(`${from}L${px} ${py}`);
          if (ends) from = undefined;
          else from ??= `M${px} ${py}`;
        }
      }
    }
    return press.line(pieces.join(''), ink, 1.3, { cap: 'round' });
  },

  /** A tunnel below a camp: hut, shaft, crawlway with props and someone in it, from left to right; in poster units. */
  crawlway: (
    press: Press,
    {
      y,
      deep,
      from,
      to,
      ink,
      lit,
      prop,
      digger,
    }: Readonly<{
      /** The ground, and how far below it the crawlway runs. */
      y: number;
      deep: number;
      from: number;
      to: number;
      ink: Ink;
      lit: Ink;
      prop: Ink;
      digger: Ink;
    }>,
  ): Svg => {
    const floor = y + deep;
    const props = upTo(Math.floor((to - from - 20) / 13)).map(
      (index) => `M${from + 20 + index * 13} ${floor - 22}V${floor}`,
    );
    const lamp = to - 34;
    return [
      press.fill(
        `M${from - 11} ${y - 2}H${from + 11}V${floor - 24}H${to - 8}Q${to + 6} ${floor - 12} ${to - 4} ${floor + 2}H${from - 11}Z`,
        ink,
      ),
      press.fill(
        `M${lamp - 44} ${floor + 2}V${floor - 24}H${to - 8}Q${to + 6} ${floor - 12} ${to - 4} ${floor + 2}Z`,
        lit,
      ),
      press.line(`${props.join('')}M${from + 12} ${floor - 23}H${to - 12}`, prop, 1.8),
      press.line(`M${from - 6} ${y}V${floor}M${from + 6} ${y}V${floor}`, prop, 1.4),
      press.fill(
        upTo(Math.floor(deep / 9))
          .map((index) => boxOutline(from - 6, y + 4 + index * 9, 12, 1.4))
          .join(''),
        prop,
      ),
      press.fill(
        `${discOutline(lamp + 14, floor - 9, 4.6)}M${lamp + 10} ${floor - 11}L${lamp - 20} ${floor - 8}L${lamp - 34} ${floor - 1}H${lamp - 18}L${lamp - 8} ${floor - 4}L${lamp + 6} ${floor - 3}L${lamp + 18} ${floor - 1}L${lamp + 26} ${floor - 3}L${lamp + 10} ${floor - 6}Z`,
        digger,
      ),
    ].join('');
  },
};
