import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BoardLetters } from './board-letters.tsx';
import { BulbEdge } from './bulb-edge.tsx';
import styles from './readerboard.module.css';

type ReaderboardProps = Readonly<{ children: ReactNode }>;

/** The lit board under a marquee; its rows are what there is to choose. */
export function Readerboard({ children }: ReaderboardProps) {
  return (
    <div className={styles.board}>
      {children}
      <BulbEdge />
    </div>
  );
}

type BoardRowProps = Readonly<{ text: string; note: string; to: string }>;

/** A choice on the board. The whole row is the target. */
export function BoardRow({ text, note, to }: BoardRowProps) {
  return (
    <Link to={to} className={styles.row}>
      <span className={styles.text}>
        <BoardLetters text={text} />
      </span>
      <span className={styles.note}>{note}</span>
      <span className={styles.knob}>
        <ChevronRight aria-hidden />
      </span>
    </Link>
  );
}

type ClosedBoardRowProps = Readonly<{ text: string; reason: string }>;

/** A choice that can't be made now. It can still be reached, and says why. */
export function ClosedBoardRow({ text, reason }: ClosedBoardRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an anchor without an address can't be reached by keyboard
    <span role="link" tabIndex={0} aria-disabled className={`${styles.row} ${styles.closed}`}>
      <span className={styles.text}>
        <BoardLetters text={text} />
      </span>
      <span className={styles.note}>{reason}</span>
    </span>
  );
}
