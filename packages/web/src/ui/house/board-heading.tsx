import styles from './board-heading.module.css';
import { BoardLetters } from './board-letters.tsx';
import { BulbEdge } from './bulb-edge.tsx';

type BoardHeadingProps = Readonly<{ text: string }>;

/** A screen's heading on a lit strip of letter board: the one lamp of a screen that has no other. */
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
