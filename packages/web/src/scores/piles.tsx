import { colourVariable } from '../ui/rating-colour.ts';
import { initials } from './initials.ts';
import type { Piles } from './pile-up.ts';
import styles from './piles.module.css';

type PileViewProps = Readonly<{
  piles: Piles;
  /** Smaller letters, in pixels, are left out. */
  leastLetter: number;
}>;

/** What a letter takes of its spot's height. */
const LETTER = 0.56;

/** A crowd of guesses: a spot of light for each, with its player's initials where they fit, piled up where many thought the same. */
export function PileView({ piles, leastLetter }: PileViewProps) {
  const letter = LETTER * Math.min(piles.dot, piles.rise);
  const hasLetters = letter >= leastLetter;
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
        <div key={from} className={styles.pile} style={{ '--from': (from - 0.5) / 100 }}>
          {guesses.map(({ id, name, rating, isOwn }) => (
            <span
              key={id}
              className={styles.dot}
              data-own={isOwn || undefined}
              style={{ '--colour': colourVariable(rating) }}
            >
              {hasLetters && initials(name)}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
