import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ChevronRight } from '../icons.ts';
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

type BoardRowProps = Readonly<{
  text: string;
  note: string;
  /** Shows the note at every width, where it says what the choice needs. */
  isNoteNeeded?: boolean;
  to: string;
}>;

/** A choice on the board. The whole row is the target. */
export function BoardRow({ text, note, isNoteNeeded = false, to }: BoardRowProps) {
  return (
    <Link to={to} className={styles.row} data-noted={isNoteNeeded || undefined}>
      <span className={styles.text}>
        <BoardLetters text={text} />
      </span>
      <span className={styles.note}>{note}</span>
      <Knob />
    </Link>
  );
}

type FieldRowProps = Readonly<{ text: string; children: ReactNode }>;

/** A choice on the board that is made with a field. */
export function FieldRow({ text, children }: FieldRowProps) {
  return (
    <section className={`${styles.row} ${styles.fieldRow}`}>
      <h2 className={styles.text}>
        <BoardLetters text={text} />
      </h2>
      <div className={styles.rowField}>{children}</div>
    </section>
  );
}

type NewsRowProps = Readonly<{
  text: string;
  /** Beside the text, smaller. */
  number: string;
  news: string;
  note: string;
  to: string;
  /** In the knob's place. */
  end?: ReactNode;
}>;

/** The first choice on the board, in red, with how it stands. */
export function NewsRow({ text, number, news, note, to, end = <Knob /> }: NewsRowProps) {
  return (
    <Link to={to} className={`${styles.row} ${styles.newsRow}`}>
      <span className={styles.numbered}>
        <span className={styles.text}>
          <BoardLetters text={text} />
        </span>
        <span className={styles.number}>{number}</span>
      </span>
      <span className={styles.news}>
        <strong>{news}</strong> {note}
      </span>
      {end}
    </Link>
  );
}

function Knob() {
  return (
    <span className={styles.knob}>
      <ChevronRight aria-hidden />
    </span>
  );
}
