/** The layout of a flag: its figure above the name, or beside it. */
export type FlagCut = 'tall' | 'flat';

/** The sizes of flags, in pixels of the line's own width. */
export type FlagSizes = Readonly<{
  cut: FlagCut;
  /** The distance from one tier to the next. */
  tier: number;
  face: number;
  figure: number;
  name: number;
  /** More tiers of this size would leave too little room below. */
  mostTiers?: number;
}>;

/** The sizes for a line. */
export type LineSizes = Readonly<{
  /** The largest first. */
  flags: readonly FlagSizes[];
  /** The most height for flags. */
  most: number;
  /** Smaller letters could not be read at the usual distance. */
  leastLetter: number;
  /** The widest columns of a crowd, in tenths, so that a number fits in them. */
  widestColumn?: number;
}>;

/** The width of a line on the stage. */
const STAGE_WIDTH = 1750;

const PHONE: LineSizes = {
  flags: [
    { cut: 'tall', tier: 46, face: 36, figure: 22, name: 13, mostTiers: 3 },
    { cut: 'flat', tier: 27, face: 22, figure: 19, name: 13 },
  ],
  most: 243,
  leastLetter: 12,
  widestColumn: 5,
};

/** A phone held sideways. */
const LOW: LineSizes = {
  ...PHONE,
  flags: [{ cut: 'flat', tier: 19, face: 16, figure: 16, name: 12 }],
  most: 114,
};

const DESKTOP: LineSizes = {
  flags: [
    { cut: 'tall', tier: 62, face: 50, figure: 32, name: 15 },
    { cut: 'flat', tier: 34, face: 28, figure: 24, name: 15 },
  ],
  most: 306,
  leastLetter: 13,
};

const STAGE: LineSizes = {
  flags: [
    { cut: 'tall', tier: 124, face: 104, figure: 66, name: 36 },
    { cut: 'tall', tier: 94, face: 76, figure: 50, name: 30 },
    { cut: 'flat', tier: 47, face: 40, figure: 41, name: 30 },
  ],
  most: 423,
  leastLetter: 28,
};

/** Returns the sizes for a line of this width: on a phone, a desktop or the stage. */
export function lineSizes(width: number, isLow = false): LineSizes {
  if (isLow) return LOW;
  if (width < 560) return PHONE;
  if (width < 1300) return DESKTOP;
  // The stage is designed for 1920 pixels, and a television may have more.
  const scale = width / STAGE_WIDTH;
  const larger = ({ cut, tier, face, figure, name }: FlagSizes): FlagSizes => ({
    cut,
    tier: tier * scale,
    face: face * scale,
    figure: figure * scale,
    name: name * scale,
  });
  const { flags, most, leastLetter } = STAGE;
  return { flags: flags.map(larger), most: most * scale, leastLetter: leastLetter * scale };
}

/** Returns the length of a flag with these words, in pixels. */
export function flagWidth(
  { cut, tier, face, figure, name }: FlagSizes,
  words: Readonly<{ name: string; rating: string }>,
): number {
  const space = 0.2 * tier;
  const nameWidth = wordWidth(words.name) * name;
  const figureWidth = 0.5 * words.rating.length * figure;
  const text = cut === 'tall' ? Math.max(nameWidth, figureWidth) : nameWidth + figureWidth + space;
  return Math.ceil(face + text + 3 * space);
}

/**
 * Returns a word's width in units of its type size, rounded up. The letters' widths are those of the text face in
 * semi-bold.
 */
function wordWidth(word: string): number {
  return [...word].reduce((width, letter) => width + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (letter === 'W') return 1.08;
  if (/[mM]/.test(letter)) return 0.94;
  if (letter === 'w') return 0.82;
  if (/[ijlI]/.test(letter)) return 0.32;
  if (/[frt]/.test(letter)) return 0.43;
  if (/[A-Z]/.test(letter)) return 0.78;
  return /\d/.test(letter) ? 0.71 : 0.64;
}
