import type { PosterRecipe } from '../../poster/recipe.ts';

export const posters1969: Readonly<Record<number, PosterRecipe>> = {
  // Butch Cassidy and the Sundance Kid: the future has two wheels, and one of them is going down.
  642: {
    palette: 'seventiesUmber',
    composition: {
      kind: 'low-horizon',
      sky: 'three',
      land: 'one',
      horizon: 182,
      haze: 'two',
      depth: 150,
    },
    behind: [
      { motif: 'mesa', at: [16, 184], size: 90, ink: 'two-shade', high: 34 },
      { motif: 'ramp', x: -2, y: 182, width: 204, height: 50, ink: 'key', from: 0.03, to: 0.9 },
      { motif: 'oval', x: 100, y: 205, wide: 190, high: 9, ink: 'key' },
    ],
    main: { motif: 'sunBicycle', at: [98, 158], size: 102, ink: 'key', spoke: 'one', sun: 'paper' },
    front: [
      {
        motif: 'outline',
        outline:
          'M132 66Q138 62 142 63L144 52Q150 47 157 52L159 63Q164 62 169 66Q160 71 150 71T132 66Z',
        ink: 'two',
      },
      {
        motif: 'outline',
        outline: 'M47 77Q53 74 56 75L57 65Q65 60 73 65L74 75Q78 74 83 77Q74 81 65 81T47 77Z',
        ink: 'key',
      },
      { motif: 'rider', at: [182, 184], size: 15, ink: 'key' },
      { motif: 'rider', at: [170, 183], size: 13, ink: 'key' },
    ],
    title: {
      face: 'alfa-slab-one',
      ink: ['three', 'paper'],
      lines: ['Butch Cassidy and', 'the Sundance Kid'],
      y: 280,
      height: 40,
      band: 'key',
    },
    smallLine: { ink: 'two', y: 293, cap: 3.8 },
  },
};
