import type { ReactNode } from 'react';
import { BoardHeading } from '../ui/house/board-heading.tsx';
import styles from './player-panel.module.css';

type PlayerPanelProps = Readonly<{ heading: string; children: ReactNode }>;

/** The frame of a player's own screens. */
export function PlayerPanel({ heading, children }: PlayerPanelProps) {
  return (
    <section className={styles.screen}>
      <BoardHeading text={heading} />
      <div className={styles.panel}>{children}</div>
    </section>
  );
}
