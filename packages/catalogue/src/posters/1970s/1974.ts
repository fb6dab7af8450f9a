import type { PosterRecipe } from '../../poster/recipe.ts';

export const posters1974: Readonly<Record<number, PosterRecipe>> = {
  // Zardoz: a cut stone over the fields parts the light.
  4923: {
    palette: 'seventiesMoss',
    composition: {
      kind: 'low-horizon',
      sky: 'paper',
      land: 'one',
      horizon: 214,
      haze: 'two',
      depth: 120,
    },
    behind: [
      {
        motif: 'polygon',
        points: [
          [-4, 40],
          [84, 106],
          [84, 112],
          [-4, 62],
        ],
        ink: 'two',
      },
      {
        motif: 'spectrum',
        at: [104, 108],
        turn: 24,
        inks: ['three', 'one', 'two', 'paper', 'two', 'one', 'three'],
        long: 150,
        from: 3,
        to: 13,
      },
      { motif: 'outline', outline: 'M0 202Q40 186 84 202T200 192V240H0Z', ink: 'three' },
      { motif: 'oval', x: 96, y: 216, wide: 96, high: 14, ink: 'key' },
    ],
    main: {
      motif: 'crystal',
      at: [94, 104],
      size: 132,
      turn: -4,
      inks: ['two', 'paper', 'one', 'three', 'key'],
    },
    front: [
      { motif: 'outline', outline: 'M0 220Q60 206 120 222T200 216V300H0Z', ink: 'key' },
      { motif: 'rider', at: [152, 219], size: 26, ink: 'key', hat: 'none' },
      { motif: 'person', at: [34, 217], size: 22, ink: 'key' },
    ],
    title: { face: 'limelight', ink: 'two', y: 281, largestCap: 40 },
    smallLine: { ink: 'paper', y: 293, cap: 3.8 },
  },
  // Blazing Saddles: the hill in the sunset is a hat.
  11072: {
    palette: 'seventiesPlum',
    composition: { kind: 'rays', ground: 'two', ray: 'three', count: 26, centre: [100, 178] },
    behind: [
      { motif: 'disc', x: 100, y: 168, radius: 84, ink: 'paper' },
      { motif: 'ramp', x: 12, y: 108, width: 176, height: 80, ink: 'three', from: 0.05, to: 0.95 },
      { motif: 'mesa', at: [-2, 190], size: 80, ink: 'one', high: 62 },
      { motif: 'mesa', at: [204, 190], size: 84, flip: true, ink: 'one', high: 50 },
    ],
    main: {
      motif: 'greatHat',
      at: [100, 184],
      size: 168,
      ink: 'one',
      band: 'key',
      shade: 'one-deep',
      high: 66,
    },
    front: [
      { motif: 'outline', outline: 'M0 188Q60 180 110 186T200 176V300H0Z', ink: 'two' },
      { motif: 'ramp', x: -2, y: 190, width: 204, height: 50, ink: 'one', from: 0.06, to: 0.9 },
      { motif: 'outline', outline: 'M0 214Q50 204 120 216T200 210V300H0Z', ink: 'key' },
      { motif: 'cactus', at: [26, 218], size: 58, ink: 'key' },
      { motif: 'cactus', at: [184, 216], size: 40, flip: true, ink: 'key' },
      { motif: 'rider', at: [104, 214], size: 30, ink: 'key' },
    ],
    title: {
      face: 'caprasimo',
      ink: ['paper', 'three'],
      lines: ['Blazing', 'Saddles'],
      y: 282,
      height: 54,
    },
    smallLine: { ink: 'two', y: 293.5, cap: 3.6 },
  },
  // Chinatown: who has the tap has the valley.
  829: {
    palette: 'seventiesTeal',
    composition: {
      kind: 'low-horizon',
      sky: 'paper',
      land: 'three',
      horizon: 178,
      haze: 'three',
      depth: 140,
    },
    behind: [
      { motif: 'disc', x: 52, y: 66, radius: 32, ink: 'three' },
      { motif: 'skyline', y: 180, low: 4, high: 16, ink: 'two', seed: 37, width: 12, lit: 0 },
      {
        motif: 'outline',
        outline: 'M0 180Q50 164 96 180ZM120 180Q160 168 202 176V182H120Z',
        ink: 'two',
      },
      {
        motif: 'stroke',
        outline:
          'M-2 200L26 194L40 180M26 194L50 214L96 204L112 180M96 204L120 222L164 208L178 186L202 192M164 208L186 230L202 226M50 214L40 240L-2 230M120 222L112 244M120 222L80 240L40 240M186 230L176 250M140 180L150 194L164 208',
        ink: 'key',
        width: 1.4,
      },
      { motif: 'ramp', x: -2, y: 200, width: 204, height: 50, ink: 'key', from: 0.03, to: 0.8 },
    ],
    main: {
      motif: 'gardenTap',
      at: [92, 122],
      size: 112,
      ink: 'key',
      lit: 'one',
      wheel: 'two',
      drop: 'one',
    },
    front: [
      { motif: 'oval', x: 92, y: 222, wide: 44, high: 9, ink: 'one' },
      { motif: 'person', at: [92, 222], size: 40, ink: 'key', hat: 'fedora' },
    ],
    title: { face: 'limelight', ink: 'paper', y: 280, largestCap: 36, band: 'key' },
    smallLine: { ink: 'three', y: 292, cap: 3.8 },
  },
  // The Godfather Part II: a boy, a chair, a window as big as a country.
  240: {
    palette: 'seventiesDenim',
    composition: { kind: 'two-bands', upper: 'one-deep', lower: 'key', at: 158 },
    behind: [
      {
        motif: 'floorLight',
        at: [30, 162],
        wide: 110,
        deep: 72,
        slant: 40,
        ink: 'three',
        bar: 'key',
      },
    ],
    main: {
      motif: 'crossWindow',
      at: [46, 16],
      wide: 108,
      high: 132,
      ink: 'three',
      bar: 'three',
      sill: 'one',
    },
    front: [
      {
        motif: 'ramp',
        x: 46,
        y: 16,
        width: 107,
        height: 124,
        ink: 'paper',
        from: 0.03,
        to: 1.1,
        pitch: 6,
      },
      {
        motif: 'outline',
        outline:
          'M46 146V132H60L62 106H70L72 132H80L82 100H90L92 132H120L126 112H132L134 132H154V148H46Z',
        ink: 'two',
      },
      {
        motif: 'stroke',
        outline: 'M66 104q-4 -10 4 -18t4 -18M86 98q-4 -10 4 -18t6 -18',
        ink: 'two',
        width: 3,
        cap: 'round',
      },
      {
        motif: 'stroke',
        outline: 'M46 16H154V148H46ZM100 16V148M46 60H154M46 104H154M73 16V148M127 16V148',
        ink: 'key',
        width: 3.6,
      },
      { motif: 'outline', outline: 'M84 228H108L150 236H124Z', ink: 'key' },
      { motif: 'childOnChair', at: [96, 230], size: 62, ink: 'key', chair: 'two' },
    ],
    title: {
      face: 'limelight',
      ink: ['paper', 'three'],
      lines: ['The Godfather', 'Part II'],
      y: 282,
      height: 43,
    },
    smallLine: { ink: 'three', y: 293, cap: 3.8 },
  },
};
