import { seededChance } from '@outoften/rules/seeded-chance';
import type { Ink } from './ink/palette.ts';
import type { Press } from './ink/press.ts';
import { element, formatNumber, type Svg } from './ink/svg.ts';

/** Draws 150 marks where the ink missed the paper. They differ from film to film. */
export function printSpecks(
  press: Press,
  { seed, ink }: Readonly<{ seed: number; ink: Ink }>,
): Svg {
  const chance = seededChance(seed);
  const fine: string[] = [];
  const coarse: string[] = [];
  for (let count = 0; count < 150; count++) {
    const mark = `M${formatNumber(Math.round(chance() * 2000) / 10)} ${formatNumber(Math.round(chance() * 3000) / 10)}h0`;
    (chance() < 0.8 ? fine : coarse).push(mark);
  }
  return element(
    'g',
    { fill: 'none', stroke: press.colour(ink), 'stroke-linecap': 'round', opacity: 0.4 },
    element('path', { d: fine.join(''), 'stroke-width': 0.5 }),
    element('path', { d: coarse.join(''), 'stroke-width': 0.95 }),
  );
}
