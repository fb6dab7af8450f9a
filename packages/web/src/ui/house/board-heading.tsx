import styles from './board-heading.module.css';
import { BoardLetters } from './board-letters.tsx';
import { BulbEdge } from './bulb-edge.tsx';

type BoardHeadingProps = Readonly<{ text: string }>;

/** A screen's heading on a strip of lit letter board, for screens without another light. */
export function BoardHeading({ text }: BoardHeadingProps) {
  return (
    <div className={styles.board}>
      <h1 className={styles.heading}>
        <BoardLetters text={text} />
      </h1>
      <BulbEdge />
    </div>
  );
}
