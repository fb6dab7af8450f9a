import type { PosterRecipe } from '../../poster/recipe.ts';

export const posters1960: Readonly<Record<number, PosterRecipe>> = {
  // Psycho: a key tag among the rings of a rail, and someone in its keyhole.
  539: {
    palette: 'sixtiesEmber',
    composition: { kind: 'two-bands', upper: 'key', lower: 'paper', at: 236 },
    behind: [
      {
        motif: 'rail',
        y: 30,
        count: 7,
        ink: 'paper',
        string: 'three-shade',
        drop: 204,
        without: 4,
      },
      {
        motif: 'ramp',
        x: -2,
        y: 176,
        width: 204,
        height: 58,
        ink: 'one',
        pitch: 5.6,
        from: 0.05,
        to: 0.86,
      },
      { motif: 'stroke', outline: 'M128.6 40L112 96', ink: 'one', width: 1.2 },
    ],
    main: {
      motif: 'keyTag',
      at: [111, 100],
      size: 128,
      turn: 9,
      ink: 'one',
      hole: 'paper',
      person: 'key',
      edge: 'one-deep',
    },
    title: { face: 'bowlby-one', ink: 'key', largestCap: 31, y: 281 },
    smallLine: { ink: 'one', y: 292, cap: 3.8 },
  },
  // The Magnificent Seven: seven rounds, and the road they ride.
  966: {
    palette: 'tensClay',
    composition: {
      kind: 'low-horizon',
      sky: 'two',
      land: 'one',
      horizon: 190,
      haze: 'paper',
      depth: 130,
    },
    behind: [
      { motif: 'disc', x: 60, y: 78, radius: 36, ink: 'paper' },
      { motif: 'mesa', at: [160, 164], size: 96, ink: 'one', lit: 'one-shade', high: 40 },
      { motif: 'outline', outline: 'M-2 148L204 108V200H-2Z', ink: 'one-shade' },
      {
        motif: 'repeated',
        of: { motif: 'rider', at: [20, 146], size: 23, ink: 'key' },
        count: 7,
        step: [27, -5.3],
      },
      { motif: 'box', x: 0, y: 180, width: 200, height: 120, ink: 'key' },
    ],
    main: {
      motif: 'bandolier',
      at: [100, 176],
      size: 122,
      turn: -11.2,
      count: 7,
      leather: 'key',
      edge: 'two',
      brass: 'two',
      gleam: 'paper',
      lead: 'three',
      loop: 'one',
    },
    title: {
      face: 'alfa-slab-one',
      ink: ['paper', 'two'],
      lines: ['The Magnificent', 'Seven'],
      y: 281,
      height: 50,
    },
    smallLine: { ink: 'one', y: 293, cap: 3.8 },
  },
};
