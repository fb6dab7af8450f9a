import type { Rating } from '@outoften/rules/rating';

export type PileGuess = Readonly<{
  id: string;
  name: string;
  rating: Rating;
  isOwn: boolean;
  /** The number of the seat, where many play. */
  plate?: number | undefined;
}>;

/** A column of guesses: those from `from` on, as many tenths as a column is wide. */
export type GuessPile<G> = Readonly<{ from: number; guesses: readonly G[] }>;

/** A crowd of guesses in columns, with what they measure in pixels. */
export type Piles = Readonly<{
  piles: readonly GuessPile<PileGuess>[];
  column: number;
  dot: number;
  /** From the foot of one guess to the foot of the next. */
  rise: number;
  height: number;
}>;

/** Narrower than this, in pixels, a guess can't be told from its neighbour. */
const LEAST_DOT = 5;
/** Columns wider than this, in tenths, tell too little of what was guessed. */
const WIDEST_COLUMN = 4;

type PileRoom = Readonly<{
  /** How wide the line is, in pixels. */
  width: number;
  /** How high the whole room in one column may be, in pixels. */
  most: number;
  /** The widest column, in tenths. */
  widest?: number | undefined;
}>;

/** The columns that fit a line: as wide as they can be without being too high. */
export function pileUp(guesses: readonly PileGuess[], room: PileRoom): Piles {
  for (let tenths = room.widest ?? WIDEST_COLUMN; tenths > 1; tenths--) {
    const piles = pileInto(guesses, tenths, room);
    if (piles.rise > piles.dot) return piles;
  }
  return pileInto(guesses, Math.ceil((LEAST_DOT * 100) / room.width), room);
}

function pileInto(guesses: readonly PileGuess[], tenths: number, { width, most }: PileRoom): Piles {
  const column = (tenths * width) / 100;
  const piles = pileGuesses(guesses, { width: tenths, isFirst: ({ isOwn }) => isOwn });
  const highest = piles.reduce((most, pile) => Math.max(most, pile.guesses.length), 0);
  const dot = column - 2;
  const rise = Math.min(dot + 2, most / Math.max(1, highest));
  return { piles, column, dot, rise, height: Math.ceil(rise * highest) };
}

/** The guesses in columns of `width` tenths, lowest first; those that are pointed out stand at the foot. */
function pileGuesses<G extends Pick<PileGuess, 'rating'>>(
  guesses: readonly G[],
  { width, isFirst }: Readonly<{ width: number; isFirst: (guess: G) => boolean }>,
): readonly GuessPile<G>[] {
  const columns = Map.groupBy(guesses, ({ rating }) => Math.floor((rating - 1) / width));
  return [...columns]
    .sort(([a], [b]) => a - b)
    .map(([column, inside]) => ({
      from: column * width + 1,
      guesses: inside.toSorted(
        (a, b) => Number(isFirst(b)) - Number(isFirst(a)) || a.rating - b.rating,
      ),
    }));
}
