import { letterShift } from '../house/board-heading.tsx';
import styles from './code-tiles.module.css';

type CodeTilesProps = Readonly<{
  code: string;
  label: string;
  /** Shown instead if the code is hidden. */
  cover?: string | undefined;
}>;

/** A room's code as tiles on a letter board. Screen readers spell it. */
export function CodeTiles({ code, label, cover }: CodeTilesProps) {
  return (
    <div className={styles.board}>
      <p className="visually-hidden">
        {label} {cover ?? [...code].join(' ')}
      </p>
      <div className={styles.tiles} aria-hidden>
        {[...code].map((letter, place) => (
          // A tile is its place: two letters of a code may be the same.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
          <span key={place} className={styles.tile} data-hang={letterShift(code, place) % 4}>
            {cover === undefined ? (
              <span data-wide={letter === 'W' || letter === 'M' || undefined}>{letter}</span>
            ) : (
              <span className={styles.dot} />
            )}
          </span>
        ))}
      </div>
    </div>
  );
}
