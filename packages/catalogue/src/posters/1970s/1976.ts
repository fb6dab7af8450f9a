import type { PosterRecipe } from '../../poster/recipe.ts';

export const posters1976: Readonly<Record<number, PosterRecipe>> = {
  // Taxi Driver: the night is what comes from behind.
  103: {
    palette: 'seventiesTeal',
    composition: { kind: 'two-bands', upper: 'key', lower: 'three', at: 222 },
    behind: [
      {
        motif: 'ramp',
        x: -2,
        y: 96,
        width: 204,
        height: 124,
        ink: 'two',
        from: 0.02,
        to: 0.62,
        pitch: 6,
      },
      {
        motif: 'skyline',
        y: 206,
        low: 24,
        high: 92,
        ink: 'one-deep',
        window: 'three',
        seed: 76,
        width: 22,
        lit: 0.22,
      },
      { motif: 'outline', outline: 'M-2 204H202V230H-2Z', ink: 'one-deep' },
      {
        motif: 'stroke',
        outline:
          'M22 12l-6 20M48 60l-6 18M14 96l-5 16M182 20l-6 20M160 88l-5 16M190 118l-5 16M96 118l-5 15M62 132l-4 12M128 150l-4 12M34 154l-4 12M10 40l-4 12',
        ink: 'one',
        width: 1.1,
        cap: 'round',
      },
      { motif: 'outline', outline: 'M-4 224Q40 204 100 202T204 224V232H-4Z', ink: 'three' },
    ],
    main: {
      motif: 'rearMirror',
      at: [100, 62],
      size: 150,
      ink: 'one',
      glass: 'two',
      rim: 'paper',
    },
    front: [
      {
        motif: 'clipped',
        to: {
          shape: 'outline',
          outline:
            'M37 35Q100 29 163 35Q170.500 36.500 170.500 45.500V78.500Q170.500 87.500 163 89Q100 95 37 89Q29.500 87.500 29.500 78.500V45.500Q29.500 36.500 37 35Z',
        },
        planes: [
          {
            motif: 'ramp',
            x: 26,
            y: 30,
            width: 150,
            height: 40,
            ink: 'three',
            from: 0.02,
            to: 0.8,
          },
          {
            motif: 'lampStreet',
            at: [100, 64],
            size: 118,
            lamps: ['three', 'paper', 'paper', 'three'],
            wall: 'two-deep',
            ground: 'key',
            reach: 62,
          },
          { motif: 'person', at: [100, 76], size: 13, ink: 'paper', dress: 'skirt' },
        ],
      },
      { motif: 'stroke', outline: 'M64 222L132 142', ink: 'key', width: 5 },
      { motif: 'stroke', outline: 'M64 222L132 142', ink: 'one', width: 1.4 },
      {
        motif: 'repeated',
        of: { motif: 'box', x: 0, y: 226, width: 8, height: 6, ink: 'key' },
        count: 13,
        step: [16, 0],
      },
      {
        motif: 'repeated',
        of: { motif: 'box', x: 8, y: 232, width: 8, height: 6, ink: 'key' },
        count: 13,
        step: [16, 0],
      },
    ],
    title: {
      face: 'caprasimo',
      ink: 'key',
      lines: ['Taxi Driver'],
      y: 282,
      largestCap: 36,
    },
    smallLine: { ink: 'two-deep', y: 293, cap: 3.8 },
  },
  // Rocky: one lamp, one stool, a very large corner.
  1366: {
    palette: 'seventiesDenim',
    composition: { kind: 'low-horizon', sky: 'key', land: 'key', horizon: 200 },
    behind: [
      {
        motif: 'bloom',
        x: 100,
        y: 46,
        radius: 110,
        ink: 'paper',
        pitch: 6,
        from: 0.85,
        to: 0.05,
        hollow: 0,
      },
      { motif: 'lightCone', x: 100, y: 40, foot: 206, half: 96, ink: 'one', shadeInk: 'two' },
    ],
    main: {
      motif: 'ringCorner',
      x: 100,
      y: 172,
      tall: 92,
      post: 'two',
      ropes: ['two', 'paper', 'one'],
      canvas: 'paper',
      apron: 'three',
    },
    front: [
      { motif: 'ramp', x: -2, y: 186, width: 204, height: 60, ink: 'three', from: 0.06, to: 0.75 },
      { motif: 'oval', x: 100, y: 214, wide: 60, high: 12, ink: 'three-shade' },
      { motif: 'stool', at: [100, 215], size: 34, ink: 'key', top: 'two' },
      { motif: 'person', at: [100, 208], size: 44, ink: 'key', pose: 'seated' },
    ],
    title: {
      face: 'caprasimo',
      ink: 'key',
      largestCap: 46,
      y: 281,
      band: 'two',
      height: 46,
    },
    smallLine: { ink: 'key', y: 294, cap: 3.6 },
  },
};
