import type { PosterRecipe } from '../../poster/recipe.ts';

export const posters1964: Readonly<Record<number, PosterRecipe>> = {
  // Dr. Strangelove: the largest bomb, the smallest umbrella.
  935: {
    palette: 'sixtiesComic',
    composition: {
      kind: 'low-horizon',
      sky: 'key',
      land: 'paper',
      horizon: 214,
      haze: 'three',
      depth: 86,
    },
    behind: [
      {
        motif: 'searchlights',
        ink: 'key-tint',
        beams: [
          { x: 8, y: 222, towards: 28, long: 300 },
          { x: 192, y: 222, towards: -28, long: 300 },
        ],
      },
      { motif: 'box', x: 0, y: 214, width: 200, height: 86, ink: 'paper' },
    ],
    main: {
      motif: 'bomb',
      at: [100, 156],
      size: 172,
      ink: 'one',
      lit: 'one-tint',
      band: 'paper',
      fin: 'two',
    },
    front: [
      {
        motif: 'person',
        at: [100, 214],
        size: 28,
        ink: 'paper',
        cloth: 'two',
        hat: 'bowler',
        pose: 'umbrella',
      },
    ],
    title: {
      left: 9,
      measure: 182,
      face: 'alfa-slab-one',
      lines: ['Dr. Strangelove', 'or: How I Learned', 'to Stop Worrying', 'and Love the Bomb'],
      ink: ['one', 'key', 'one', 'key'],
      height: 70,
      y: 280,
    },
    smallLine: { ink: 'key', y: 292, cap: 3.8 },
  },
  // Goldfinger: a mountain to have your sunset on.
  658: {
    palette: 'sixtiesCabaret',
    composition: {
      kind: 'centred-disc',
      ground: 'key',
      disc: 'one',
      centre: [100, 104],
      radius: 80,
    },
    behind: [
      { motif: 'bloom', x: 100, y: 104, radius: 80, ink: 'two', pitch: 5.4, from: 0.95, to: 0.05 },
      { motif: 'box', x: 0, y: 212, width: 200, height: 88, ink: 'key' },
    ],
    main: {
      motif: 'ingotHeap',
      at: [98, 212],
      size: 176,
      front: 'two',
      top: 'paper',
      side: 'two-shade',
      rows: 6,
    },
    front: [
      {
        motif: 'ramp',
        x: 14,
        y: 150,
        width: 172,
        height: 62,
        ink: 'one',
        from: 0.02,
        to: 0.4,
        pitch: 6,
      },
      { motif: 'person', at: [102, 117], size: 30, ink: 'key', hat: 'bowler' },
    ],
    title: { face: 'alfa-slab-one', ink: 'two', y: 276, largestCap: 40 },
    smallLine: { ink: 'paper', y: 290, cap: 3.8 },
  },
  // Mary Poppins: more comes out of the bag than went in.
  433: {
    palette: 'sixtiesEmber',
    composition: { kind: 'low-horizon', sky: 'two', land: 'key', horizon: 214 },
    behind: [
      {
        motif: 'ramp',
        x: -2,
        y: -4,
        width: 204,
        height: 180,
        ink: 'paper',
        from: 1.1,
        to: 0.03,
        pitch: 6,
      },
      { motif: 'disc', x: 48, y: 60, radius: 26, ink: 'paper' },
      {
        motif: 'outline',
        outline:
          'M-2 214V176H14V160H34V176H56V190H76V168H84V156H98V168H120V186H142V166H148V150H166V166H176V182H202V214Z',
        ink: 'three',
      },
      {
        motif: 'outline',
        outline:
          'M16 160V148H22V160ZM26 160V150H32V160ZM86 156V144H91V156ZM151 150V138H156V150ZM159 150V140H164V150Z',
        ink: 'key',
      },
      { motif: 'hatStand', at: [112, 176], size: 148, ink: 'key', hat: 'one', scarf: 'three' },
      { motif: 'stroke', outline: 'M78 164V104', ink: 'key', width: 2 },
      { motif: 'outline', outline: 'M62 104H94L88 84H68Z', ink: 'one' },
      {
        motif: 'outline',
        outline:
          'M138 164Q132 140 142 128Q150 140 144 164ZM148 164Q152 144 166 138Q166 154 152 166Z',
        ink: 'three',
      },
    ],
    main: {
      motif: 'carpetBag',
      at: [112, 232],
      size: 122,
      ink: 'one',
      flower: 'paper',
      leaf: 'three',
      strap: 'key',
      dark: 'key',
    },
    front: [
      { motif: 'person', at: [26, 214], size: 24, ink: 'key', pose: 'umbrella', dress: 'skirt' },
    ],
    title: {
      face: 'alfa-slab-one',
      letters: 'as-written',
      ink: ['paper', 'two'],
      lines: ['Mary Poppins'],
      y: 277,
      height: 38,
      band: 'key',
    },
    smallLine: { ink: 'one', y: 293, cap: 3.8 },
  },
};
