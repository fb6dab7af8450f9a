import styles from './board-heading.module.css';
import { BoardLetters } from './board-letters.tsx';
import { BulbEdge } from './bulb-edge.tsx';

/** A word is one row of letters. Longer ones, such as "Datenschutzerklärung", get smaller letters on a phone. */
const LONG = 13;

/** A screen's heading on a strip of lit letter board, for screens without another light. */
export function BoardHeading({ text }: Readonly<{ text: string }>) {
  const isLong = text.split(' ').some((word) => word.length > LONG);
  return (
    <div className={styles.board}>
      <h1 className={styles.heading} data-long={isLong}>
        <BoardLetters text={text} />
      </h1>
      <BulbEdge />
    </div>
  );
}
