import type { PosterRecipe } from '../../poster/recipe.ts';

export const posters1991: Readonly<Record<number, PosterRecipe>> = {
  // The Silence of the Lambs: a lamb's bell without its clapper, in a barn.
  274: {
    palette: 'seventiesMoss',
    composition: { kind: 'low-horizon', sky: 'two', land: 'key', horizon: 200 },
    behind: [
      {
        motif: 'repeated',
        of: { motif: 'box', x: 2, y: -2, width: 25, height: 212, ink: 'three-deep' },
        count: 8,
        step: [28, 0],
      },
      { motif: 'ramp', x: -2, y: 110, width: 204, height: 100, ink: 'key', from: 0.04, to: 1 },
      { motif: 'ramp', x: -2, y: -4, width: 204, height: 60, ink: 'key', from: 1, to: 0.04 },
      {
        motif: 'polygon',
        points: [
          [60, 129],
          [140, 129],
          [180, 214],
          [20, 214],
        ],
        ink: 'three',
      },
      { motif: 'oval', x: 100, y: 214, wide: 160, high: 24, ink: 'two' },
      { motif: 'oval', x: 104, y: 217, wide: 42, high: 7, ink: 'three' },
    ],
    main: {
      motif: 'sheepBell',
      at: [100, 26],
      size: 114,
      ink: 'two',
      lit: 'paper',
      shade: 'one',
      mouth: 'key',
      strap: 'key',
      cord: 'paper',
    },
    front: [{ motif: 'lamb', at: [100, 217], size: 36, wool: 'paper', skin: 'key' }],
    title: {
      face: 'big-shoulders-600',
      ink: ['two', 'paper'],
      lines: ['The Silence', 'of the Lambs'],
      largestCap: 34,
      height: 52,
      y: 281,
    },
    smallLine: { ink: 'one', y: 293, cap: 3.6 },
  },
};
