import type { PosterRecipe } from '../../poster/recipe.ts';

export const posters1992: Readonly<Record<number, PosterRecipe>> = {
  // Sister Act: the microphone has taken the veil.
  2005: {
    palette: 'ninetiesPrimary',
    composition: {
      kind: 'framed',
      border: 'one',
      view: 'two',
      opening: [26, 16, 148, 204],
      crown: 'arch',
      inside: [
        { motif: 'wedges', x: 100, y: 92, inner: 0, outer: 200, count: 14, ink: 'two-shade' },
        { motif: 'disc', x: 100, y: 92, radius: 50, ink: 'three' },
        {
          motif: 'bloom',
          x: 100,
          y: 92,
          radius: 72,
          ink: 'three',
          pitch: 6,
          from: 1,
          to: 0.1,
          hollow: 50,
        },
        { motif: 'box', x: 20, y: 204, width: 160, height: 20, ink: 'key' },
      ],
      keyline: { ink: 'key', width: 4 },
    },
    main: {
      motif: 'veiledMicrophone',
      at: [100, 210],
      size: 172,
      metal: 'three',
      grille: 'key',
      veil: 'key',
      coif: 'paper',
      shade: 'one-deep',
    },
    title: {
      face: 'anton',
      height: 25,
      ink: ['paper', 'three'],
      lines: ['Sister Act'],
      y: 280,
      largestCap: 36,
    },
    smallLine: { ink: 'paper', y: 293, cap: 3.8 },
  },
  // Unforgiven: a horseshoe hung the wrong way round is the gate to the plain.
  33: {
    palette: 'ninetiesGrunge',
    composition: { kind: 'low-horizon', sky: 'three', land: 'key', horizon: 206 },
    behind: [
      {
        motif: 'ramp',
        x: -2,
        y: -4,
        width: 204,
        height: 150,
        ink: 'two',
        from: 1,
        to: 0.1,
        pitch: 6,
      },
      { motif: 'disc', x: 100, y: 176, radius: 36, ink: 'paper' },
      { motif: 'mesa', at: [20, 208], size: 84, ink: 'one', high: 30 },
      { motif: 'mesa', at: [184, 208], size: 96, flip: true, ink: 'one', high: 38 },
      { motif: 'outline', outline: 'M-2 200Q60 192 110 200T202 196V300H-2Z', ink: 'one' },
    ],
    main: { motif: 'horseshoe', at: [100, 226], size: 168, ink: 'key', lit: 'two', hole: 'three' },
    front: [
      { motif: 'rider', at: [100, 207], size: 42, ink: 'key' },
      { motif: 'outline', outline: 'M-2 224Q40 214 92 220T202 216V300H-2Z', ink: 'key' },
      {
        motif: 'stroke',
        outline:
          'M14 20l-5 16M44 8l-5 16M30 66l-5 16M168 24l-5 16M190 60l-5 16M182 6l-5 16M10 112l-5 16M22 150l-5 16M186 112l-5 16M176 150l-5 16M100 10l-5 16M74 24l-5 16M134 12l-5 16',
        ink: 'paper',
        width: 1.2,
        cap: 'round',
      },
    ],
    title: { face: 'cinzel-800', tracking: 0.01, ink: 'three', y: 280, largestCap: 40 },
    smallLine: { ink: 'paper', y: 292, cap: 3.8 },
  },
  // Reservoir Dogs: a paint chart, worn to work.
  500: {
    palette: 'ninetiesGrunge',
    composition: {
      kind: 'strata',
      ground: 'key',
      strata: [
        ['paper', 46],
        ['two', 46],
        ['one', 46],
        ['three', 46],
        ['two-tint', 46],
        ['key', 70],
      ],
    },
    behind: [
      {
        motif: 'repeated',
        of: { motif: 'box', x: 14, y: 38, width: 28, height: 2, ink: 'key' },
        count: 5,
        step: [0, 46],
      },
      {
        motif: 'outline',
        outline: 'M62 -2L100 20L138 -2H172L118 62L100 28L82 62L28 -2Z',
        ink: 'paper',
      },
      { motif: 'stroke', outline: 'M28 -2L82 62L100 22L118 62L172 -2', ink: 'key', width: 1.6 },
    ],
    main: { motif: 'narrowTie', at: [100, 18], size: 206, ink: 'key', shade: 'key', pin: 'paper' },
    front: [
      { motif: 'person', at: [172, 230], size: 34, ink: 'key' },
      { motif: 'person', at: [146, 230], size: 36, ink: 'key', pose: 'walking' },
    ],
    title: {
      face: 'anton',
      lineCount: 1,
      ink: ['paper', 'two'],
      y: 281,
      height: 42,
      largestCap: 22,
    },
    smallLine: { ink: 'three', y: 293, cap: 3.8 },
  },
};
