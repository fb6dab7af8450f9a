import { seededChance } from '@outoften/rules/seeded-chance';
import { around, direction, discOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const tableTop = {
  /** An apple of two halves with a bite out of its right, 100 wide, around the origin. */
  bittenApple: (
    press: Press,
    {
      ink,
      half,
      flesh,
      stalk,
      leaf,
    }: Readonly<{ ink: Ink; half: Ink; flesh: Ink; stalk: Ink; leaf: Ink }>,
  ): Svg => {
    const apple =
      'M0 -34C14 -46 50 -44 50 -6C50 26 26 50 12 50Q5 50 0 46Q-5 50 -12 50C-26 50 -50 26 -50 -6C-50 -44 -14 -46 0 -34Z';
    const bite =
      'M60 -26C48 -32 38 -26 38 -17C28 -15 25 -4 32 2C27 10 34 19 43 17C48 24 56 22 62 16Z';
    return [
      press.fill(apple, ink),
      press.clip(apple, press.box(0, -50, 60, 110, half), press.fill(bite, flesh)),
      press.line('M0 -34Q1 -48 9 -56', stalk, 4, { cap: 'round' }),
      press.fill('M6 -50Q18 -68 42 -62Q34 -44 6 -50Z', leaf),
    ].join('');
  },

  /** A glazed ring of dough from above with sprinkles, 100 wide, around the origin. */
  doughnut: (
    press: Press,
    {
      dough,
      glaze,
      shade,
      sprinkles,
      seed,
    }: Readonly<{ dough: Ink; glaze: Ink; shade: Ink; sprinkles: readonly Ink[]; seed: number }>,
  ): Svg => {
    const chance = seededChance(seed);
    const edge = around(14, 9).map(([x, y], at): Point => {
      const reach = at % 2 === 0 ? 46 : 41.5;
      return [x * reach, y * reach];
    });
    const strewn = upTo(40).map((at) => {
      const [x, y] = direction(at * 137.5);
      const reach = 20 + chance() * 19;
      const lean = chance() * 180;
      return press.group(
        `translate(${x * reach} ${y * reach}) rotate(${lean})`,
        press.box(-2.6, -0.8, 5.2, 1.6, sprinkles[at % sprinkles.length] ?? shade, 0.8),
      );
    });
    return [
      press.punch(discOutline(0, 0, 50) + discOutline(0, 0, 13), dough),
      press.punch(softened(edge) + discOutline(0, 0, 15.5), glaze),
      press.fill('M-15.500 0A15.500 15.500 0 0 1 15.500 0A18 18 0 0 0 -15.500 0Z', shade),
      ...strewn,
    ].join('');
  },

  /** A kitchen knife, 100 long, its tip at the origin, its grip up. */
  kitchenKnife: (
    press: Press,
    { blade, edge, grip, rivet }: Readonly<{ blade: Ink; edge: Ink; grip: Ink; rivet: Ink }>,
  ): Svg =>
    [
      press.fill('M0 0C-7 -14 -9 -36 -9 -60H5V-6Z', blade),
      press.fill('M0 0C-7 -14 -9 -36 -9 -60H-4C-4 -36 -3 -14 0 0Z', edge),
      press.fill('M-9.500 -60H6V-63H5L6 -94Q6 -100 0 -100Q-5 -100 -5 -94L-4 -63H-9.500Z', grip),
      press.disc(0.5, -70, 1.3, rivet) +
        press.disc(0.5, -81, 1.3, rivet) +
        press.disc(0.5, -92, 1.3, rivet),
    ].join(''),

  /** A cup on its saucer from above, 100 wide, around the origin; its drink is printed by others. */
  cupAbove: (
    press: Press,
    {
      saucer,
      rim,
      cup,
      shade,
      drink,
    }: Readonly<{ saucer: Ink; rim: Ink; cup: Ink; shade: Ink; drink: Ink }>,
  ): Svg =>
    [
      press.disc(0, 0, 50, saucer),
      press.ring(0, 0, 46, rim, 1.6),
      press.disc(3, 3, 35, shade),
      press.line('M27 -14C44 -24 52 -6 32 4', cup, 5.6, { cap: 'round' }),
      press.disc(0, 0, 34, cup),
      press.disc(0, 0, 29.5, drink),
      press.fill('M-29.500 0A29.500 29.500 0 0 1 29.500 0A32 32 0 0 0 -29.500 0Z', shade),
    ].join(''),
};

/** A closed curve through the middles of the edges, its corners as handles. */
function softened(corners: readonly Point[]): string {
  const middle = (at: number): Point => {
    const [ax, ay] = corners[at % corners.length] ?? [0, 0];
    const [bx, by] = corners[(at + 1) % corners.length] ?? [0, 0];
    return [(ax + bx) / 2, (ay + by) / 2];
  };
  const [x, y] = middle(corners.length - 1);
  const bows = corners.map((corner, at) => `Q${corner.join(' ')} ${middle(at).join(' ')}`);
  return `M${x} ${y}${bows.join('')}Z`;
}
