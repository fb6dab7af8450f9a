import { boxOutline, direction, discOutline, ovalOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

export const snackBar = {
  /** A hamburger as tall as a hill over the whole sheet, its top at `y`; in poster units. */
  burgerHill: (
    press: Press,
    {
      y,
      bun,
      shade,
      seed,
      leaf,
      meat,
      cheese,
      slice,
    }: Readonly<{ y: number }> &
      Inks<'bun' | 'shade' | 'seed' | 'leaf' | 'meat' | 'cheese' | 'slice'>,
  ): Svg => {
    const frill = upTo(11).map((index) => `q-9.6 ${index % 2 === 0 ? 24 : 12} -19.2 0`);
    const seeds = [
      [52, 44, -30],
      [84, 26, -10],
      [118, 30, 16],
      [150, 50, 34],
      [100, 54, 4],
      [66, 66, -20],
      [132, 70, 18],
      [30, 74, -40],
      [172, 80, 44],
    ].map(([x = 0, dy = 0, turn = 0]) =>
      press.group(`translate(${x} ${y + dy}) rotate(${turn})`, press.oval(0, 0, 5.6, 3.2, seed)),
    );
    return [
      press.fill(`M4 ${y + 98}C4 ${y - 30} 196 ${y - 30} 196 ${y + 98}Z`, bun),
      press.fill(
        `M196 ${y + 98}C196 ${y + 34} 160 ${y + 4} 120 ${y + 1}C160 ${y + 22} 168 ${y + 60} 160 ${y + 98}Z`,
        shade,
      ),
      ...seeds,
      press.shade(boxOutline(4, y + 98, 192, 62), 0.85),
      press.fill(`M-4 ${y + 98}H204V${y + 112}h-2${frill.join('')}Z`, leaf),
      press.box(2, y + 120, 196, 12, slice, 6),
      press.box(-4, y + 132, 208, 24, meat, 10),
      press.fill(
        `M0 ${y + 130}H200L176 ${y + 138}L150 ${y + 164}L122 ${y + 138}H70L44 ${y + 158}L20 ${y + 138}Z`,
        cheese,
      ),
      press.fill(`M4 ${y + 158}H196V${y + 200}H4Z`, bun),
      press.fill(`M196 ${y + 158}V${y + 200}H150Q164 ${y + 186} 164 ${y + 158}Z`, shade),
    ].join('');
  },

  /** A baby's dummy with its ring, 100 tall, around the origin, its teat up. */
  dummy: (
    press: Press,
    { shield, shade, teat, ring, knob }: Inks<'shield' | 'shade' | 'teat' | 'ring' | 'knob'>,
  ): Svg =>
    [
      press.ring(0, 34, 18, ring, 7),
      press.fill('M-9 -8C-9 -22 -16 -26 -16 -36C-16 -54 16 -54 16 -36C16 -26 9 -22 9 -8Z', teat),
      press.line('M-8 -42Q-6 -47 0 -48', shield, 2.6, { cap: 'round' }),
      press.fill(
        'M-50 -4C-50 -20 -30 -18 0 -12C30 -18 50 -20 50 -4C50 12 34 20 0 20C-34 20 -50 12 -50 -4Z',
        shield,
      ),
      press.fill(
        'M50 -4C50 12 34 20 0 20C-12 20 -22 19 -30 16C10 16 30 6 34 -15C44 -16 50 -12 50 -4Z',
        shade,
      ),
      press.fill(discOutline(-33, 0, 5) + discOutline(33, 0, 5), ring),
      press.box(-13, 2, 26, 20, knob, 8),
    ].join(''),

  /** A thermometer whose fluid has risen by `level`, 100 tall, its bulb's foot at the origin. */
  thermometer: (
    press: Press,
    {
      glass,
      fluid,
      mark,
      level = 0.8,
    }: Inks<'glass' | 'fluid' | 'mark'> & Readonly<{ level?: number }>,
  ): Svg => {
    const reach = 18 + level * 76;
    const marks = upTo(13).map((index) => {
      const y = -22 - index * 6;
      return `M4 ${y}H${index % 3 === 0 ? -1 : 1}`;
    });
    return [
      press.fill(
        `${boxOutline(-4.5, -96, 9, 90)}${discOutline(0, -95.5, 4.5)}${discOutline(0, -9, 9)}`,
        glass,
      ),
      press.fill(`${boxOutline(-2, -reach, 4, reach - 8)}${discOutline(0, -9, 6.4)}`, fluid),
      press.line(marks.join(''), mark, 0.9),
    ].join('');
  },

  /** A lollipop whose sugar winds inwards, 100 wide, around the origin, its stick down. */
  lollipop: (
    press: Press,
    {
      ink,
      swirl,
      stick,
      long = 120,
    }: Inks<'ink' | 'swirl' | 'stick'> & Readonly<{ long?: number }>,
  ): Svg => {
    const arms = upTo(8).map((arm) => {
      const edge = (turn: number) =>
        upTo(9).map((index) => {
          const [x, y] = direction(arm * 45 + turn + index * 13);
          return `${x * (50 - index * 6)} ${y * (50 - index * 6)}`;
        });
      return `M${edge(0).join('L')}L0 0L${edge(22).toReversed().join('L')}Z`;
    });
    return [
      press.box(-3, 46, 6, long - 46, stick, 2),
      press.disc(0, 0, 50, ink),
      press.fill(arms.join(''), swirl),
      press.shade(`M0 -50A50 50 0 0 1 0 50A62 62 0 0 0 0 -50Z`, 0.14),
    ].join('');
  },

  /** A hatchet, 100 long, its blade up and to the left, its butt at the origin. */
  hatchet: (press: Press, { ink, edge, haft }: Inks<'ink' | 'edge' | 'haft'>): Svg =>
    [
      press.fill('M-3 0L-2 -96H4L5 0Q1 4 -3 0Z', haft),
      press.fill('M8 -94H-6Q-22 -92 -32 -104Q-38 -84 -30 -62Q-20 -72 -6 -72H8Z', ink),
      press.fill('M-32 -104Q-38 -84 -30 -62L-25 -67Q-31 -84 -26 -98Z', edge),
    ].join(''),

  /** A paper cup with a lid that is a tower of lit windows, 100 tall, its foot at the origin. */
  cupTower: (
    press: Press,
    {
      cup,
      shade,
      lid,
      window,
      lit,
      sleeve,
    }: Inks<'cup' | 'shade' | 'lid' | 'window' | 'lit' | 'sleeve'>,
  ): Svg => {
    const panes = upTo(56).flatMap((index) => {
      const row = Math.floor(index / 8);
      if (row === 3 || row === 4) return [];
      const half = 28 - row * 0.2 + (6 - row) * 1.1 - 4;
      const x = -half + (index % 8) * ((half * 2) / 8) + 1;
      return [boxOutline(x, -80 + row * 11, half / 4 - 2.4, 6.4)];
    });
    const isLit = (index: number) => index % 5 === 1 || index % 7 === 3;
    return [
      press.fill('M-34 -86H34L26 0H-26Z', cup),
      press.fill(panes.filter((_, index) => !isLit(index)).join(''), window),
      press.fill(panes.filter((_, index) => isLit(index)).join(''), lit),
      press.fill('M-31 -52H31L28.600 -28H-28.600Z', sleeve),
      press.shade('M34 -86L26 0H10L14 -86Z', 0.24),
      press.box(-37, -91, 74, 7, lid, 2),
      press.fill('M-31 -91L-28 -99H28L31 -91Z', lid),
      press.fill(ovalOutline(14, -97, 5, 1.4), shade),
    ].join('');
  },
};
