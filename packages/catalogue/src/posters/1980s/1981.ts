import type { PosterRecipe } from '../../poster/recipe.ts';

export const posters1981: Readonly<Record<number, PosterRecipe>> = {
  // Raiders of the Lost Ark: the exit, please.
  85: {
    palette: 'eightiesGilt',
    composition: {
      kind: 'concentric',
      ground: 'key',
      shape: 'octagon',
      inks: ['key', 'three-deep', 'three', 'three-shade', 'three'],
      centre: [100, 92],
      outer: 170,
      inner: 66,
      pull: 1.3,
      spokes: { ink: 'key', width: 1.6 },
    },
    behind: [
      { motif: 'outline', outline: 'M62 152H140L212 250H-12Z', ink: 'one' },
      { motif: 'ramp', x: -2, y: 150, width: 204, height: 34, ink: 'three', from: 1.1, to: 0.03 },
      { motif: 'oval', x: 104, y: 164, wide: 108, high: 14, ink: 'key' },
    ],
    main: {
      motif: 'greatBoulder',
      at: [104, 96],
      size: 138,
      turn: 14,
      ink: 'two',
      shade: 'one',
      lit: 'paper',
      crack: 'three',
    },
    front: [
      {
        motif: 'ramp',
        x: 34,
        y: 96,
        width: 140,
        height: 70,
        ink: 'key',
        from: 0.02,
        to: 0.5,
        pitch: 6,
      },
      { motif: 'oval', x: 86, y: 219, wide: 36, high: 5, ink: 'key' },
      { motif: 'person', at: [84, 219], size: 42, ink: 'key', hat: 'fedora', pose: 'walking' },
      {
        motif: 'stroke',
        outline: 'M93 200Q108 206 104 214Q100 221 116 221',
        ink: 'key',
        width: 1.6,
        cap: 'round',
      },
    ],
    title: {
      face: 'racing-sans-one',
      ink: ['one', 'two'],
      lines: ['Raiders of', 'the Lost Ark'],
      y: 282,
      height: 44,
      band: 'key',
    },
    smallLine: { ink: 'paper', y: 293, cap: 3.8 },
  },
};
