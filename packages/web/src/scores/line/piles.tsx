import type { Rating } from '@outoften/rules/rating';
import { colourVariable } from '../../ui/fields/rating-colour.ts';
import { initials } from '../guessers/guessers.ts';
import { type Piles, partPiles } from './pile-up.ts';
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
