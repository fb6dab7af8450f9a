import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ChevronRight } from '../icons.ts';
import { BoardLetters, BulbEdge } from './board-heading.tsx';
import styles from './readerboard.module.css';

/** The lit board below a marquee. Its rows are choices. */
export function Readerboard({ children }: Readonly<{ children: ReactNode }>) {
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
  /** Shows the note at every width, because it says what the choice needs. */
  isNoteNeeded?: boolean;
  to: string;
}>;

/** A choice on the board. The whole row is a link. */
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

/** A choice on the board with a field. */
export function FieldRow({ text, children }: Readonly<{ text: string; children: ReactNode }>) {
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
  /** Smaller text beside the name. */
  number: string;
  news: string;
  note: string;
  to: string;
  /** Shown instead of the knob. */
  end?: ReactNode;
}>;

/** The first choice on the board, in red, with its current state. */
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
