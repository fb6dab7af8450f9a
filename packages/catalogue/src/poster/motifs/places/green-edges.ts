import { seededChance } from '@outoften/rules/seeded-chance';
import { boxOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

export const greenEdges = {
  /** An island of cliffs around a lagoon with a crescent of sand, from straight above, 100 wide, around the origin. */
  hiddenLagoon: (
    press: Press,
    {
      surf,
      cliff,
      wood,
      water,
      sand,
      shallow,
    }: Inks<'surf' | 'cliff' | 'wood' | 'water' | 'sand' | 'shallow'>,
  ): Svg =>
    [
      press.fill(
        'M-8 -56C14 -66 34 -52 46 -44C62 -32 58 -8 62 8C66 30 46 40 34 50C14 64 -14 52 -34 52C-58 50 -62 26 -58 6C-56 -12 -52 -26 -42 -38C-34 -48 -22 -52 -8 -56Z',
        surf,
      ),
      press.fill(
        'M-10 -50L6 -56L22 -46L38 -42L44 -28L54 -18L50 0L56 14L44 28L36 42L20 44L8 52L-8 44L-26 48L-38 40L-52 36L-48 18L-54 4L-44 -8L-46 -22L-32 -30L-26 -44Z',
        cliff,
      ),
      press.fill(
        'M-8 -46L6 -51L19 -42L34 -38L40 -25L49 -16L45 0L51 13L40 25L32 38L19 40L8 47L-7 40L-25 43L-36 36L-47 32L-43 18L-49 4L-39 -7L-41 -20L-29 -26L-23 -40Z',
        wood,
      ),
      press.fill(
        'M-36 30L-26 4L-16 26ZM-22 38L-10 16L0 36ZM-40 10L-32 -12L-22 8ZM4 42L14 26L24 38ZM-22 -24L-12 -42L-4 -26ZM36 22L42 4L48 14Z',
        cliff,
      ),
      press.fill(
        'M-26 4L-22 26H-16ZM-10 16L-8 36H0ZM-32 -12L-28 8H-22ZM14 26L16 38H24ZM-12 -42L-9 -26H-4Z',
        surf,
      ),
      press.fill('M6 -36L22 -34L34 -24L38 -8L34 8L24 16L8 18L-8 12L-14 -2L-12 -18L-4 -28Z', cliff),
      press.fill('M7 -32L21 -30L31 -21L34 -8L30 6L22 12L9 14L-5 9L-10 -2L-8 -16L-2 -25Z', water),
      press.fill('M-8 -16L-10 -2L-5 9L9 14L22 12L30 6Q14 8 6 2Q-4 -6 -2 -25Z', sand),
      press.line('M1 -24Q0 -8 8 -1Q16 5 29 3', shallow, 1.6),
    ].join(''),

  /** Stalks of bamboo with knots and leaves over the sheet, `bows` saying how far each leans over; in poster units. */
  bamboo: (
    press: Press,
    {
      stalks,
      ink,
      knot,
      leaf,
      seed,
    }: Readonly<{
      stalks: readonly Readonly<{
        x: number;
        foot: number;
        top: number;
        bow: number;
        wide: number;
      }>[];
      seed: number;
    }> &
      Inks<'ink' | 'knot' | 'leaf'>,
  ): Svg => {
    const chance = seededChance(seed);
    return stalks
      .map(({ x, foot, top, bow, wide }) => {
        const at = (share: number) =>
          [x + bow * share ** 2.2, foot + (top - foot) * share] as const;
        const way = upTo(13).map((step) => at(step / 12).join(' '));
        const knots = upTo(9).map((index) => {
          const [kx, ky] = at((index + 0.6) / 9.4);
          return boxOutline(kx - wide * 0.68, ky - 0.8, wide * 1.36, 1.6);
        });
        const leaves = upTo(Math.round(7 + wide * 0.3)).map(() => {
          const [lx, ly] = at(0.45 + chance() * 0.55);
          const side = chance() < 0.5 ? -1 : 1;
          const long = 14 + chance() * 14;
          const fall = 5 + chance() * 10;
          return `M${lx} ${ly}Q${lx + side * long * 0.5} ${ly - 3} ${lx + side * long} ${ly + fall}Q${lx + side * long * 0.4} ${ly + 5} ${lx} ${ly}Z`;
        });
        return [
          press.line(`M${way.join('L')}`, ink, wide, { join: 'round' }),
          press.fill(knots.join(''), knot),
          press.fill(leaves.join(''), leaf),
        ].join('');
      })
      .join('');
  },

  /** A straight sword with a tassel, 200 long, its point up, its guard at the origin. */
  jian: (
    press: Press,
    { blade, edge, guard, grip, tassel }: Inks<'blade' | 'edge' | 'guard' | 'grip' | 'tassel'>,
  ): Svg =>
    [
      press.fill('M-4.500 0V-140L0 -152L4.500 -140V0Z', blade),
      press.fill('M0 0V-152L4.500 -140V0Z', edge),
      press.fill('M-15 -4Q0 4 15 -4L11 7Q0 12 -11 7Z', guard),
      press.box(-3.5, 8, 7, 32, grip, 1),
      press.disc(0, 43, 5, guard),
      press.line('M0 46Q4 56 -2 64', tassel, 1.6),
      press.fill('M-2 62L4 90H-10Z', tassel),
    ].join(''),

  /** A crane's hook under its block, 100 wide, hung at the origin, 170 tall. */
  craneHook: (
    press: Press,
    { cable, block, stripe, hook, shade }: Inks<'cable' | 'block' | 'stripe' | 'hook' | 'shade'>,
  ): Svg =>
    [
      press.line('M-14 -2V24M-5 -2V24M5 -2V24M14 -2V24', cable, 2.4),
      press.box(-30, 20, 60, 46, block, 8),
      press.clip(
        boxOutline(-30, 20, 60, 46),
        press.fill('M-40 66L-14 20H-2L-28 66ZM-16 66L10 20H22L-4 66ZM8 66L34 20H46L20 66Z', stripe),
      ),
      press.disc(0, 43, 11, hook) + press.disc(0, 43, 5, shade),
      press.box(-7, 64, 14, 18, hook),
      press.fill(
        'M-8 80H10C10 92 38 98 40 126C42 156 18 168 0 168C-24 168 -40 150 -42 128L-37 106L-20 130C-20 142 -10 149 0 149C12 149 20 140 20 128C20 110 -8 106 -8 80Z',
        hook,
      ),
      press.fill(
        'M10 80C10 92 38 98 40 126C42 156 18 168 0 168C24 162 32 146 30 128C28 106 2 100 2 80Z',
        shade,
      ),
    ].join(''),

  /** A pat of butter that begins to run, 100 wide, around the origin. */
  butterPat: (
    press: Press,
    { butter, side, pool, gleam }: Inks<'butter' | 'side' | 'pool' | 'gleam'>,
  ): Svg =>
    [
      press.fill(
        'M-50 22C-60 4 -40 -22 -16 -24C14 -28 52 -20 52 8C52 26 40 26 38 44C36 56 24 54 24 42C22 32 4 36 -8 34C-18 32 -20 48 -30 46C-42 42 -40 34 -50 22Z',
        pool,
      ),
      press.fill('M-28 4L2 -18L32 -2V8L2 26L-28 14Z', side),
      press.fill('M-28 4L2 -18L32 -2L2 16Z', butter),
      press.line('M-12 3L2 -8', gleam, 2.4, { cap: 'round' }),
    ].join(''),
};
