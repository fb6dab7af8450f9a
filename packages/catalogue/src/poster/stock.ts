import * as v from 'valibot';
import { PALETTES } from './ink/palette.ts';
import { makePress } from './ink/press.ts';
import { element, type Svg } from './ink/svg.ts';
import { printTitle } from './lettering.ts';
import { type MotifUse, motifUseSchema, printPlane } from './plane.ts';
import stock from './stock.json' with { type: 'json' };

/** Motifs that no film uses yet, with options that show each of them well. */
export const STOCK: readonly MotifUse[] = v.parse(v.array(motifUseSchema), stock);

/** Draws a motif of the stock alone on a sheet, with its name below. */
export function drawSpecimen(use: MotifUse): Svg {
  const press = makePress(PALETTES.earlyTeal, `stock-${use.motif}-`);
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 200 300', width: 200, height: 300 },
    press.box(0, 0, 200, 300, 'paper'),
    printPlane(press, use),
    printTitle(press, use.motif, { face: 'jost-700', ink: 'paper', band: 'key', largestCap: 12 }),
  );
}
