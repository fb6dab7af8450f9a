import type { PosterRecipe } from '../../poster/recipe.ts';

export const posters1972: Readonly<Record<number, PosterRecipe>> = {
  // The Godfather: an armchair against the blinds, and the cat that has it.
  238: {
    palette: 'seventiesUmber',
    composition: { kind: 'low-horizon', sky: 'one', land: 'key', horizon: 214 },
    behind: [
      {
        motif: 'blinds',
        inks: ['three', 'three', 'two', 'two', 'two-shade', 'one-shade'],
        y: -14,
        height: 230,
        count: 15,
      },
      { motif: 'box', x: 0, y: 214, width: 200, height: 86, ink: 'key' },
      { motif: 'ramp', x: -2, y: 168, width: 204, height: 46, ink: 'key', from: 0.05, to: 0.95 },
    ],
    main: {
      motif: 'armchair',
      at: [100, 224],
      size: 128,
      ink: 'key',
      back: 'one-deep',
      button: 'two',
      rim: 'two',
    },
    front: [{ motif: 'cat', at: [152, 149], size: 30, ink: 'three' }],
    title: { face: 'limelight', ink: 'paper', lines: ['The', 'Godfather'], largestCap: 33, y: 281 },
    smallLine: { ink: 'two', x: 186, y: 294, anchor: 'end', cap: 3.8 },
  },
};
