import type { Rating } from '@outoften/rules/rating';
import { colourVariable } from '../../ui/fields/rating-slider.tsx';
import { initials } from '../guessers/guessers.ts';
import styles from './piles.module.css';

type PileViewProps = Readonly<{
  piles: Piles;
  /** Smaller letters are left out, in pixels. */
  leastLetter: number;
  /** The width of the line, in pixels. */
  width: number;
  /** Where the needle rests; undefined before the landing. */
  needle: Rating | undefined;
}>;

/** The size of a letter, as a share of its spot's height. */
const LETTER = 0.56;

/** The width of a digit and the height of its plate, in units of the type size. */
const DIGIT = 0.46;
const PLATE = 1.1;

/** The guesses of a crowd in columns. Each shows the number of its seat, or initials if they fit. */
export function PileView({ piles, leastLetter, width, needle }: PileViewProps) {
  const needleAt = needle && (needle * width) / 100;
  const parted = needleAt && partPiles(piles, { width, needle: needleAt });
  const letter = letterSize(piles);
  const hasLetters = letter >= leastLetter;
  const asideOf = (from: number) => {
    if (!needleAt || !parted) return '0px';
    const isLeft = ((from - 0.5) * width) / 100 + piles.column / 2 <= needleAt;
    return isLeft ? `${-parted.left}px` : `${parted.right}px`;
  };
  return (
    <div
      className={styles.piles}
      data-letters={hasLetters || undefined}
      style={{
        '--dot': `${piles.dot}px`,
        '--column': `${piles.column}px`,
        '--rise': `${piles.rise}px`,
        '--height': `${piles.height}px`,
        '--letter': `${letter}px`,
      }}
    >
      {piles.piles.map(({ from, guesses }) => (
        <div
          key={from}
          className={styles.pile}
          style={{ '--from': (from - 0.5) / 100, '--aside': asideOf(from) }}
        >
          {guesses.map(({ id, name, rating, isOwn, plate }) => (
            <span
              key={id}
              className={styles.dot}
              data-own={isOwn || undefined}
              data-plate={plate !== undefined || undefined}
              style={{ '--colour': colourVariable(rating) }}
            >
              {hasLetters && (plate ?? initials(name))}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Returns the size of letters, in pixels, with which the longest number fits its plate. */
function letterSize({ piles, dot, rise }: Piles): number {
  const plates = piles.flatMap(({ guesses }) => guesses.flatMap(({ plate }) => plate ?? []));
  if (plates.length === 0) return LETTER * Math.min(dot, rise);
  const digits = String(Math.max(...plates)).length;
  return Math.min((rise - 2) / PLATE, (dot - 1) / (DIGIT * digits));
}

export type PileGuess = Readonly<{
  id: string;
  name: string;
  rating: Rating;
  isOwn: boolean;
  /** The number of the seat, in a crowd. */
  plate?: number | undefined;
}>;

/** A column of guesses. It begins at `from` and is some tenths wide. */
type GuessPile<G> = Readonly<{ from: number; guesses: readonly G[] }>;

/** The guesses of a crowd in columns, with sizes in pixels. */
type Piles = Readonly<{
  piles: readonly GuessPile<PileGuess>[];
  column: number;
  dot: number;
  /** The distance from one guess to the next. */
  rise: number;
  height: number;
}>;

/** Narrower guesses could not be told apart, in pixels. */
const LEAST_DOT = 5;
/** Wider columns would say too little about the guesses, in tenths. */
const WIDEST_COLUMN = 4;

/** Half of the needle's width and outline, in pixels. */
const NEEDLE_HALF = 4;

type PileRoom = Readonly<{
  /** The width of the line, in pixels. */
  width: number;
  /** The height of a single column with all guesses, in pixels. */
  most: number;
  /** The widest column, in tenths. */
  widest?: number | undefined;
}>;

/** Sorts guesses into columns that fit the line: as wide as they can be without being too high. */
export function pileUp(guesses: readonly PileGuess[], room: PileRoom): Piles {
  for (let tenths = room.widest ?? WIDEST_COLUMN; tenths > 1; tenths--) {
    const piles = pileInto(guesses, tenths, room);
    if (piles.rise > piles.dot) return piles;
  }
  return pileInto(guesses, Math.ceil((LEAST_DOT * 100) / room.width), room);
}

/** Returns how far the columns at the left and at the right of a needle part for it, in pixels. */
export function partPiles(
  { piles, column }: Piles,
  { width, needle }: Readonly<{ width: number; needle: number }>,
): Readonly<{ left: number; right: number }> {
  const starts = piles.map(({ from }) => ((from - 0.5) * width) / 100);
  const isLeft = (start: number) => start + column / 2 <= needle;
  const most = Math.max(0, ...starts.filter(isLeft).map((start) => start + column - needle));
  const least = Math.max(
    0,
    ...starts.filter((start) => !isLeft(start)).map((start) => needle - start),
  );
  const [left, right] = [most, least].map((over) => (over > 0 ? over + NEEDLE_HALF : 0));
  return { left: left ?? 0, right: right ?? 0 };
}

function pileInto(guesses: readonly PileGuess[], tenths: number, { width, most }: PileRoom): Piles {
  const column = (tenths * width) / 100;
  const piles = pileGuesses(guesses, { width: tenths, isFirst: ({ isOwn }) => isOwn });
  const highest = piles.reduce((most, pile) => Math.max(most, pile.guesses.length), 0);
  const dot = column - 2;
  const rise = Math.min(dot + 2, most / Math.max(1, highest));
  return { piles, column, dot, rise, height: Math.ceil(rise * highest) };
}

/**
 * Sorts guesses into columns of `width` tenths, the lowest first. Guesses with flags are at the bottom of their
 * columns.
 */
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
