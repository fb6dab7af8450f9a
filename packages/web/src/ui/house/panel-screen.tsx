import type { ReactNode } from 'react';
import { BoardHeading } from './board-heading.tsx';
import styles from './panel-screen.module.css';

type PanelScreenProps = Readonly<{
  heading: string;
  /** On a high window it is further down. */
  isLow?: boolean;
  children: ReactNode;
}>;

/** A screen with a heading on a letter board and a column below it. */
export function PanelScreen({ heading, isLow = false, children }: PanelScreenProps) {
  return (
    <section className={styles.screen} data-low={isLow || undefined}>
      <BoardHeading text={heading} />
      <div className={styles.panel}>{children}</div>
    </section>
  );
}
