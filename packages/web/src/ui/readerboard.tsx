import { ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import { BoardLetters } from './board-letters.tsx';
import { BulbEdge } from './bulb-edge.tsx';
import styles from './readerboard.module.css';
import { Spinner } from './spinner.tsx';

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
  /** Of a closed choice the reason. */
  note: string;
  to: string;
  isClosed?: boolean;
  /** It was pressed, and leads on in a moment. */
  isWorking?: boolean;
  /** Comes before the choice leads anywhere, and may keep it from that. */
  onPress?: ((event: MouseEvent) => void) | undefined;
}>;

/**
 * A choice on the board. The whole row is the target. One that can't be made now can still be reached, and says why: it
 * is the same element with and without an address, so that it keeps the focus when it opens.
 */
export function BoardRow({ text, note, to, isClosed, isWorking, onPress }: BoardRowProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);

  function press(event: MouseEvent<HTMLAnchorElement>): void {
    onPress?.(event);
    if (!isClosed && !event.defaultPrevented) follow(event);
  }

  return (
    <a
      href={isClosed ? undefined : href}
      {...(isClosed && { role: 'link', tabIndex: 0, 'aria-disabled': true })}
      className={isClosed ? `${styles.row} ${styles.closed}` : styles.row}
      onClick={press}
    >
      <span className={styles.text}>
        <BoardLetters text={text} />
      </span>
      <span className={styles.note}>{note}</span>
      {!isClosed && (
        <span className={styles.knob}>
          {isWorking ? <Spinner /> : <ChevronRight aria-hidden />}
        </span>
      )}
    </a>
  );
}
