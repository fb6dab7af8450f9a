import { PALETTES } from './ink/palette.ts';
import { makePress } from './ink/press.ts';
import { element, type Svg } from './ink/svg.ts';
import { printTitle } from './lettering.ts';
import { type MotifUse, printPlane } from './plane.ts';

/** Motifs that no film uses yet, with options that show each of them well. */
export const STOCK: readonly MotifUse[] = [
  { motif: 'birdPhases', at: [100, 120], size: 160, ink: 'key' },
  { motif: 'globe', at: [100, 120], size: 150, ink: 'one', line: 'paper' },
  { motif: 'iris', at: [100, 120], size: 160, ink: 'key', blade: 'one', hole: 'three' },
  { motif: 'rack', x: 30, y: 40, width: 140, height: 180, columns: 4, rows: 6, ink: 'key' },
  { motif: 'receiver', at: [100, 120], size: 150, turn: -20, ink: 'two' },
  {
    motif: 'sashWindow',
    at: [100, 220],
    size: 180,
    frame: 'key',
    glass: 'three',
    sill: 'one',
    blind: 'two',
  },
  { motif: 'streetLamp', at: [80, 230], size: 180, ink: 'key', light: 'three' },
  { motif: 'telephone', at: [100, 180], size: 150, ink: 'two', shade: 'two-shade', dial: 'paper' },
  {
    motif: 'testCard',
    at: [100, 120],
    size: 170,
    inks: ['paper', 'three', 'one', 'two', 'key'],
    line: 'key',
  },
  {
    motif: 'zoetrope',
    at: [100, 220],
    size: 150,
    ink: 'one',
    slit: 'three',
    lit: 'three',
    foot: 'key',
  },
  { motif: 'dugHole', at: [100, 150], size: 150, pit: 'key', rim: 'one', spoil: 'one' },
  {
    motif: 'engineFront',
    at: [100, 220],
    size: 150,
    ink: 'key',
    ring: 'one',
    metal: 'two',
    lamp: 'paper',
    buffer: 'one',
  },
  {
    motif: 'fellingAxe',
    at: [140, 30],
    size: 196,
    turn: 196,
    haft: 'key',
    grain: 'one',
    head: 'key',
    edge: 'three',
  },
  { motif: 'halfWeb', x: 100, y: 44, part: 100, left: 'key', right: 'one' },
  {
    motif: 'jewelledEgg',
    at: [100, 210],
    size: 150,
    ink: 'one',
    shade: 'one-deep',
    gold: 'two',
    stones: ['paper', 'two'],
    lit: 'paper',
  },
  { motif: 'laurel', at: [100, 120], size: 168, ink: 'key', half: 'three' },
  {
    motif: 'siegeWall',
    x: 150,
    top: 44,
    foot: 216,
    wide: 86,
    wall: 'key',
    shade: 'key',
    joint: 'three',
    ladder: 'three',
  },
  {
    motif: 'waterTap',
    at: [78, 98],
    size: 138,
    ink: 'one',
    lit: 'paper',
    shade: 'key',
    wheel: 'key',
  },
];

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
