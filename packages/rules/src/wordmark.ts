/** A stroke of a letter 100 units high, and how many bulbs it has in large and in small letters. */
export type WordmarkStroke = Readonly<{ d: string; wide: number; narrow: number }>;

export type WordmarkLetter = 'O' | 'U' | 'T' | 'F' | 'E' | 'N';

export type PlacedLetter = readonly [letter: WordmarkLetter, x: number];

/**
 * The letters of the product's sign. The hundredth above a whole number puts the last bulb of an open stroke on its
 * end.
 */
export const WORDMARK_STROKES: Readonly<Record<WordmarkLetter, readonly WordmarkStroke[]>> = {
  O: [
    {
      d: 'M32 0a32 32 0 0 0-32 32v36a32 32 0 0 0 64 0v-36a32 32 0 0 0-32-32z',
      wide: 17,
      narrow: 13,
    },
  ],
  U: [{ d: 'M0 0v68a32 32 0 0 0 64 0v-68', wide: 15.02, narrow: 11.02 }],
  T: [
    { d: 'M0 0h64', wide: 4.02, narrow: 3.02 },
    { d: 'M32 18v82', wide: 5.02, narrow: 4.02 },
  ],
  F: [
    { d: 'M54 0h-54v100', wide: 10.02, narrow: 7.02 },
    { d: 'M18 49h26', wide: 2.02, narrow: 1.02 },
  ],
  E: [
    { d: 'M54 0h-54v100h54', wide: 13.02, narrow: 9.02 },
    { d: 'M18 50h26', wide: 2.02, narrow: 1.02 },
  ],
  N: [
    // The whole diagonal is there for its shape. Its one bulb is on the stem's.
    { d: 'M0 0L64 100', wide: 0.5, narrow: 0.5 },
    { d: 'M0 100v-100', wide: 6.02, narrow: 4.02 },
    { d: 'M12 19.5L52 80.5', wide: 5.02, narrow: 3.02 },
    { d: 'M64 0v100', wide: 6.02, narrow: 4.02 },
  ],
};

export const WORDMARK_OUT_OF: readonly PlacedLetter[] = [
  ['O', 15.5],
  ['U', 117.5],
  ['T', 219.5],
  ['O', 355.5],
  ['F', 457.5],
];

export const WORDMARK_TEN: readonly PlacedLetter[] = [
  ['T', 0],
  ['E', 102],
  ['N', 194],
];

/** Layers of strokes of different widths, from the shadow up to the bulbs. */
export const WORDMARK_LAYERS = [
  { name: 'shadow', width: 30 },
  { name: 'rim', width: 29 },
  { name: 'face', width: 23 },
  { name: 'glow', width: 22 },
  { name: 'glow', width: 19 },
  { name: 'glow', width: 16 },
  { name: 'glow', width: 13 },
  { name: 'socket', width: 9.5 },
  { name: 'bulb', width: 6.6 },
] as const;
