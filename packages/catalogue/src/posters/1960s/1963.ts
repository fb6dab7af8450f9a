import type { PosterRecipe } from '../../poster/recipe.ts';

export const posters1963: Readonly<Record<number, PosterRecipe>> = {
  // The Great Escape: what the camp looks like from the side.
  5925: {
    palette: 'sixtiesMeadow',
    composition: {
      kind: 'strata',
      ground: 'key',
      strata: [
        ['paper', 98],
        ['one', 8],
        ['two-shade', 44],
        ['two-deep', 40],
      ],
    },
    behind: [
      {
        motif: 'ramp',
        x: -2,
        y: -4,
        width: 204,
        height: 86,
        ink: 'three',
        from: 1,
        to: 0.03,
        pitch: 6,
      },
      { motif: 'outline', outline: 'M8 100V74L36 56L64 74V100Z', ink: 'key' },
      { motif: 'outline', outline: 'M2 77L36 54L70 77L68 70L36 48L4 70Z', ink: 'one' },
      { motif: 'box', x: 18, y: 78, width: 12, height: 10, ink: 'two' },
      {
        motif: 'stroke',
        outline: 'M92 100L100 44M118 100L110 44M94 86L114 66M116 86L96 66',
        ink: 'key',
        width: 2,
      },
      { motif: 'outline', outline: 'M94 44H116V28H94ZM90 28L105 16L120 28Z', ink: 'key' },
      {
        motif: 'polygon',
        points: [
          [105, 34],
          [204, 70],
          [204, 98],
          [160, 98],
        ],
        ink: 'two',
      },
      {
        motif: 'repeated',
        of: { motif: 'fir', at: [140, 100], size: 46, ink: 'one', half: 'key', wide: 40 },
        count: 5,
        step: [15, 0],
      },
      { motif: 'person', at: [105, 44], size: 14, ink: 'paper' },
      { motif: 'stroke', outline: 'M80 100V70M128 100V70', ink: 'key', width: 1.6 },
      {
        motif: 'stroke',
        outline: 'M80 74H128M80 82H128M80 90H128',
        ink: 'key',
        width: 0.8,
        dash: '3 1',
      },
      { motif: 'ramp', x: -2, y: 150, width: 204, height: 48, ink: 'key', from: 0.03, to: 0.9 },
    ],
    main: {
      motif: 'crawlway',
      y: 100,
      deep: 66,
      from: 36,
      to: 176,
      ink: 'key',
      lit: 'two',
      prop: 'paper',
      digger: 'key',
    },
    front: [
      { motif: 'disc', x: 24, y: 128, radius: 4, ink: 'paper-shade' },
      { motif: 'disc', x: 84, y: 122, radius: 3, ink: 'paper-shade' },
      { motif: 'disc', x: 150, y: 126, radius: 5, ink: 'paper-shade' },
      { motif: 'disc', x: 112, y: 184, radius: 4, ink: 'paper-shade' },
      { motif: 'disc', x: 16, y: 178, radius: 3, ink: 'paper-shade' },
    ],
    title: {
      face: 'alfa-slab-one',
      ink: 'paper',
      lines: ['The Great', 'Escape'],
      y: 281,
      height: 60,
    },
    smallLine: { ink: 'two', y: 293, cap: 3.8 },
  },
};
